/** The arms of a player: a small shield in the tone, with the letter that tells it apart without colour; a realm that nobody
 * plays has a shield of its own. */

import { h, classes } from '../base/dom.js';
import { file } from '../base/files.js';

/** Who takes part: a player, or somebody with a tone and a letter. @typedef {{seat?: number | null, id?: string, tone?: string, letter?: string | number, arms?: string, title?: string | number}} Party */
/** @typedef {{seat?: number | null, tone?: string, letter?: string | number, arms?: string, title?: string | number}} Bearer */

/** @param {Bearer | null | undefined} who @param {string} [extra] */
export function armsNode(who, extra = '') {
  if (who?.arms)
    return h(
      'span',
      { class: classes('arms drawn', extra), title: String(who.title ?? ''), 'aria-hidden': 'true' },
      h('img', { src: file(`art/arms-${who.arms}.svg`), alt: '' }),
    );
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
  return { seat: side.seat, tone: side.tone, letter: side.letter, arms: side.arms, title: side.title };
}
