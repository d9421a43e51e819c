/** A labelled value, alone or in a supply. */

import { h, classes } from '../base/dom.js';
import { figure } from '../base/i18n.js';
import { icon } from '../base/icons.js';
import { placed } from './placed.js';

/** @typedef {import('../types').Stat} Stat */
/** @typedef {import('../types').Pool} Pool */
/** @typedef {import('../types').Context} Context */

/** @param {Stat} stat @param {Context} ctx @param {boolean} [named] with its label written out, in a line of its own @param {boolean} [said] with its label where there is room */
export function statNode(stat, ctx, named = false, said = false) {
  const glow = Boolean(stat.id && ctx.glows(stat.id));
  const inner = [
    stat.icon ? icon(stat.icon) : null,
    h(
      'span',
      { class: named || !stat.icon ? 'stat-label' : said ? 'stat-said' : 'unseen' },
      String(stat.label ?? ''),
    ),
    h('b', { class: 'stat-value' }, figure(stat.value)),
  ];
  return h(
    'li',
    {
      class: classes(
        'stat',
        stat.tone && `tone-${stat.tone} toned`,
        glow && 'glow',
        stat.id && ctx.chosen(stat.id) && 'chosen',
        named && 'named',
        named && String(stat.value ?? '').length > 14 && 'wordy',
      ),
      'data-says': statWords(stat),
      'data-key': stat.id || String(stat.label),
    },
    glow ? h('button', { type: 'button', class: 'stat-touch', 'data-noun': stat.id }, inner) : inner,
  );
}

/** What is counted, how many of it there are, and what that means. @param {Stat} stat */
export function statWords(stat) {
  const words = `${stat.label}: ${figure(stat.value)}`;
  return stat.hint ? `${words}\n${stat.hint}` : words;
}

/** All that is counted in a panel, a line each. @param {import('../types').Panel} panel */
export function panelWords(panel) {
  return [panel.title, ...(panel.stats ?? []).map((stat) => `${stat.label}: ${figure(stat.value)}`)]
    .map(String)
    .join('\n');
}

/** @param {Pool} pool @param {Context} table */
export function poolNode(pool, table) {
  const ctx = placed(table, pool.id);
  return h(
    'section',
    { class: 'pool', 'data-key': pool.id, 'data-at': pool.id, 'aria-label': String(pool.title ?? '') },
    h('h3', { class: 'row-title' }, String(pool.title ?? '')),
    h(
      'ul',
      { class: 'stats' },
      (pool.stats ?? []).map((stat) => statNode(stat, ctx, true)),
    ),
  );
}
