/**
 * Many players at a glance: a strip in which each has one box of fixed size. What counts most stands large, the upper edge
 * says how far it is to winning, small arms say who is at war or allied with whom; a touch opens the whole panel below.
 */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { figure, t } from '../base/i18n.js';
import { armsNode } from './arms.js';
import { nounOf } from './nouns.js';
import { panelNode, who } from './panel.js';
import { panelNoun } from './index.js';
import { placed } from './placed.js';
import { panelWords, statWords } from './stat.js';

/** @typedef {import('../types').Panel} Panel */
/** @typedef {import('../types').Stat} Stat */
/** @typedef {import('../types').Context} Context */
/** @typedef {Parameters<typeof panelNode>[2]} At */

/** From so many panels on they stand in a strip. */
const MANY = 5;

/** @param {import('../types').Scene} scene */
export function isStrip(scene) {
  return (scene.panels ?? []).length >= MANY;
}

/** @param {Panel[]} panels @param {Context} ctx @param {(panel: Panel) => At} at */
export function stripNode(panels, ctx, at) {
  return h(
    'section',
    {
      class: 'strip',
      'data-key': 'strip',
      'aria-label': t('players'),
      style: { '--boxes': String(panels.length) },
    },
    panels.map((panel) => boxNode(panel, ctx, at(panel))),
  );
}

/** @param {Panel} panel @param {Context} table @param {At} at */
function boxNode(panel, table, at) {
  const noun = panelNoun(panel);
  const ctx = placed(table, noun);
  const [first, ...others] = panel.stats ?? [];
  const counted = others.filter((stat) => !isWords(stat));
  const told = others.filter(isWords);
  const title = String(panel.title ?? '');
  const glow = ctx.glows(noun);
  const lit =
    (panel.cards ?? []).some((card) => ctx.glows(nounOf(card))) ||
    (panel.stats ?? []).some((stat) => stat.id && ctx.glows(stat.id));
  return h(
    'div',
    {
      class: classes(
        'strip-box',
        panel.tone && `tone-${panel.tone}`,
        at.mine && 'mine',
        at.asked && 'asked',
        panel.active && 'active',
        glow && 'glow',
        lit && 'lit',
        ctx.pointed(noun) && 'pointed',
      ),
      'data-key': noun,
      'data-at': noun,
    },
    (panel.progress ?? -1) >= 0 &&
      h('span', { class: 'strip-progress', style: { width: `${panel.progress}%` }, 'aria-hidden': 'true' }),
    h(
      'button',
      {
        type: 'button',
        class: 'strip-head',
        'data-noun': glow ? noun : null,
        'aria-expanded': glow ? null : String(at.open),
        'aria-label': [glow ? title : t('panel-more', { name: title }), first && statWords(first)]
          .filter(Boolean)
          .join('. '),
        'data-says': panelWords(panel),
        onclick: glow ? null : at.toggle,
      },
      h('span', { class: 'crest', 'aria-hidden': 'true' }, panel.letter || String(panel.seat + 1)),
      h(
        'span',
        { class: 'strip-names' },
        h('b', { class: 'strip-title' }, title),
        h('b', { class: 'strip-brief' }, String(panel.brief || title)),
        h(
          'span',
          { class: 'strip-who' },
          at.asked && h('span', { class: 'thinking', title: t('is-asked') }, icon('hourglass')),
          told.map((stat) => h('em', { title: String(stat.label ?? '') }, String(stat.value ?? ''))),
          at.seat && seatNode(at.seat, at.mine),
        ),
      ),
      first && pointsNode(first),
    ),
    h(
      'div',
      { class: 'strip-foot' },
      h(
        'ul',
        { class: 'strip-stats' },
        counted.map((stat) =>
          h(
            'li',
            {
              'data-says': statWords(stat),
              class: stat.tone ? `tone-${stat.tone}` : '',
            },
            stat.icon && icon(stat.icon),
            h('span', { class: 'unseen' }, `${stat.label} `),
            h('b', null, figure(stat.value).replaceAll(' ', '')),
          ),
        ),
      ),
      at.clock,
      h(
        'ul',
        { class: 'strip-ties', style: { '--ties': String(panel.ties?.length ?? 0) } },
        (panel.ties ?? []).map((tie) =>
          h(
            'li',
            { 'data-says': String(tie.label ?? ''), 'data-key': tie.id },
            armsNode({ tone: tie.tone, letter: tie.letter }),
            (tie.icons ?? []).map((mark) => icon(mark.icon)),
            h('span', { class: 'unseen' }, String(tie.label ?? '')),
          ),
        ),
      ),
    ),
    at.open && h('div', { class: 'strip-sheet' }, panelNode(panel, table, at)),
  );
}

/** Who plays it: an own seat says so, and needs no name beside it. @param {import('../types').SeatView} seat @param {boolean} mine */
function seatNode(seat, mine) {
  return h('span', { class: 'strip-seat', title: seat.name }, who(mine ? { ...seat, name: '' } : seat, mine));
}

/** What counts most: the number large, what it is counted to small. @param {Stat} stat */
function pointsNode(stat) {
  const [value, of] = figure(stat.value).split(' / ');
  return h(
    'span',
    { class: 'strip-points', 'data-says': statWords(stat) },
    h('strong', null, value),
    of && h('small', null, `/ ${of}`),
  );
}

/** Is it a name, not a count? @param {Stat} stat */
function isWords(stat) {
  return !/^[\d\s/+–-]+$/.test(String(stat.value ?? ''));
}
