/** The arms of a player: a small shield in the tone, with the letter that tells it apart without colour. */

import { h, classes } from '../base/dom.js';

/** Who takes part: a player, or somebody with a tone and a letter. @typedef {{seat?: number | null, id?: string, tone?: string, letter?: string | number, title?: string | number}} Party */
/** @typedef {{seat?: number | null, tone?: string, letter?: string | number, title?: string | number}} Bearer */

/** @param {Bearer | null | undefined} who @param {string} [extra] */
export function armsNode(who, extra = '') {
  return h(
    'span',
    {
      class: classes('arms', extra, who?.tone && `tone-${who.tone}`, !who && 'none'),
      title: who?.title ? String(who.title) : null,
      'aria-hidden': 'true',
    },
    String(who?.letter || ((who?.seat ?? null) === null ? '' : Number(who?.seat) + 1)).slice(0, 2),
  );
}

/** Who a side of a contest is. @param {import('../types').Side} side @returns {Party} */
export function partyOf(side) {
  return { seat: side.seat, tone: side.tone, letter: side.letter, title: side.title };
}
