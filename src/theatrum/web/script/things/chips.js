/** Cards in a corner, one glance away: a chip each with its plate and its tone; hovering shows it whole. */

import { h, classes } from '../base/dom.js';
import { plate } from '../base/plates.js';
import { cardWords } from './cards.js';
import { nounOf } from './nouns.js';

/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Row} Row */
/** @typedef {import('../types').Context} Context */

/** @param {Card} card @param {Context} ctx */
export function chip(card, ctx) {
  const noun = nounOf(card);
  return h(
    'button',
    {
      type: 'button',
      class: classes(
        'chip-card',
        card.tone && `tone-${card.tone}`,
        card.face_down && 'down',
        ctx.glows(noun) && 'glow',
        ctx.chosen(noun) && 'chosen',
      ),
      'data-key': `chip ${card.id}`,
      'data-noun': noun,
      'data-thing': card.id,
      'aria-label': [cardWords(card), card.ribbon].filter(Boolean).join(', '),
    },
    card.picture && !card.face_down && plate(card.picture),
  );
}

/** What lies open before a player. @param {Row[]} rows @param {Context} ctx */
export function chipsOf(rows, ctx) {
  const held = rows.filter((row) => (row.cards ?? []).some((card) => !card.face_down));
  if (!held.length) return null;
  return h(
    'div',
    { class: 'chips' },
    held.map((row) => [
      h('span', { class: 'chips-name', 'data-key': `name ${row.id}` }, String(row.brief ?? '')),
      (row.cards ?? []).map((card) => chip(card, ctx)),
    ]),
  );
}
