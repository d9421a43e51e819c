/** What dice decide, before they fall: odds as a bar, lines of a reckoning, and the contest that an answer would bring on. */

import { h, classes } from '../base/dom.js';
import { figure, t } from '../base/i18n.js';

/** @typedef {import('../types').Preview} Preview */
/** @typedef {import('../types').Modifier} Modifier */

/** The odds as a bar, with what each part of it means. @param {import('../types').Chance[]} odds @param {boolean} would @param {string} words */
export function oddsNode(odds, would, words) {
  const likely = odds.filter((one) => one.percent > 0);
  return h(
    'div',
    { class: classes('contest-odds', would && 'would') },
    h(
      'ul',
      { class: 'odds-legend' },
      likely.map((one) =>
        h(
          'li',
          { class: one.tone ? `tone-${one.tone}` : null },
          h('span', null, String(one.label)),
          h('b', null, `${one.percent} %`),
        ),
      ),
    ),
    h(
      'div',
      { class: 'odds-bar', 'aria-hidden': 'true' },
      likely.map((one) =>
        h('span', {
          class: one.tone ? `tone-${one.tone}` : null,
          style: { 'flex-grow': String(Math.max(one.percent, 0.5)) },
        }),
      ),
    ),
    words && h('p', { class: 'faint' }, words),
  );
}

/** One line of a reckoning. @param {Modifier} one @param {boolean} [added] by the answer that is considered */
export function lineNode(one, added = false) {
  return h(
    'li',
    { class: classes(added && 'would') },
    h('span', { 'data-noun': one.noun || null }, String(one.label)),
    h('b', null, figure(one.value)),
  );
}

/** The contest that an answer would bring on, in small: over a corner of the board, until its stage stands.
 * @param {Preview} preview @param {boolean} up at the top, for what it is about lies below */
export function forecastNode(preview, up) {
  return h(
    'aside',
    { class: classes('forecast', up && 'up'), 'data-key': 'forecast', 'aria-hidden': 'true' },
    h('p', { class: 'forecast-head' }, t('forecast')),
    h('h3', null, String(preview.title ?? '')),
    h(
      'div',
      { class: 'forecast-sides' },
      (preview.sides ?? []).map((one) =>
        h(
          'section',
          { class: classes('forecast-side', one.tone && `tone-${one.tone}`) },
          h(
            'p',
            { class: 'forecast-total' },
            h('span', null, String(one.title ?? '')),
            h('strong', null, String(one.total)),
            h('em', null, String(one.label ?? '')),
          ),
          h(
            'ul',
            { class: classes('reckoning', one.tone && `tone-${one.tone}`) },
            (one.modifiers ?? []).map((line) => lineNode(line)),
          ),
        ),
      ),
    ),
    (preview.odds ?? []).length > 0 && oddsNode(preview.odds ?? [], false, String(preview.odds_words ?? '')),
  );
}
