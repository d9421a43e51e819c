/** Over the board: the banner of something important, and the caption of the move that is being played. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { actorOf } from '../play/chronicle.js';
import { plainLine, toldLine } from '../play/log.js';
import { armsNode } from '../things/arms.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').Line} Line */

/** Screen readers hear the lines as they come: this is for the eye only. @param {Page} page */
export function showing(page) {
  const { now, list, left } = page.showing;
  const staged = isStaged(page);
  const banner =
    page.showing.banner && !(staged && isHidden(page, page.showing.banner)) ? page.showing.banner : null;
  if (page.model.past || !(banner || now || list.length)) return null;
  const skip = (/** @type {string} */ words) =>
    h(
      'button',
      {
        type: 'button',
        class: 'round small',
        'aria-label': words,
        title: words,
        onclick: () => page.showing.skip(),
      },
      icon('close'),
    );
  return h(
    'div',
    { class: classes('showing', staged && 'at-the-foot'), 'data-key': 'showing' },
    banner &&
      h(
        'p',
        {
          class: classes('event-banner', toneOf(page, banner)),
          'data-key': `banner ${banner.position} ${banner.key}`,
        },
        icon(banner.icon || 'flag'),
        h('span', null, toldLine(banner)),
      ),
    now &&
      now !== banner &&
      !isOnStage(page, now) &&
      h(
        'p',
        { class: classes('caption', toneOf(page, now)), 'data-key': 'caption' },
        armsNode(actorOf(now, page.model.scene.panels ?? [])),
        now.icon && icon(now.icon),
        h('span', { class: 'caption-words' }, toldLine(now)),
        left > 0 && h('span', { class: 'caption-left' }, t('steps-left', { n: left })),
        skip(t('skip')),
      ),
    list.length > 0 && listNode(page, skip(t('contest-close'))),
  );
}

/** Is a contest or a negotiation seen, whose title stands where a banner would hang? @param {Page} page */
function isStaged(page) {
  return Boolean(page.sight.again || (page.model.light && page.sight.stageOpen()));
}

/** Does a banner at the foot of a contest give way: to the caption of what is played, or since the contest says the same?
 * @param {Page} page @param {Line} banner */
function isHidden(page, banner) {
  const { now } = page.showing;
  return (now !== null && now !== banner) || isOnStage(page, banner);
}

/** Is it what the contest that is seen says as its verdict, where a caption would hide it? @param {Page} page @param {Line} line */
function isOnStage(page, line) {
  const seen = page.sight.again ?? page.model.light;
  return Boolean(seen?.verdict && String(seen.verdict) === plainLine(line));
}

/** What happened, where nothing may move: one line, so that it hides no place and no word of a talk, until it is unfolded.
 * @param {Page} page @param {Element} close */
function listNode(page, close) {
  const { list, unfolded } = page.showing;
  const seen = unfolded ? list : [list.findLast((line) => line.banner) ?? list[list.length - 1]];
  return h(
    'section',
    {
      class: classes('happened', !unfolded && 'folded'),
      'data-key': 'list',
      'aria-label': t('log'),
    },
    unfolded && h('h3', null, t('log')),
    h(
      'ol',
      null,
      seen.map((line) => lineNode(page, line)),
    ),
    list.length > 1 &&
      h(
        'button',
        {
          type: 'button',
          class: 'link happened-fold',
          'data-key': 'fold',
          'aria-expanded': String(unfolded),
          onclick: () => page.showing.fold(),
        },
        unfolded ? t('fewer-answers') : t('steps-left', { n: list.length - 1 }),
      ),
    close,
  );
}

/** @param {Page} page @param {Line} line */
function lineNode(page, line) {
  return h(
    'li',
    { class: line.banner ? 'weighty' : null },
    armsNode(actorOf(line, page.model.scene.panels ?? [])),
    line.icon && icon(line.icon),
    h('span', null, toldLine(line)),
    line.stage &&
      h(
        'button',
        {
          type: 'button',
          class: 'log-again',
          'aria-label': t('see-again'),
          title: t('see-again'),
          onclick: () => page.again(line),
        },
        icon('curtain'),
      ),
  );
}

/** @param {Page} page @param {Line} line */
function toneOf(page, line) {
  const tone = actorOf(line, page.model.scene.panels ?? [])?.tone;
  return tone ? `tone-${tone}` : '';
}
