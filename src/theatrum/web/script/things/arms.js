/** The arms of a player: a small shield in the tone, with the letter that tells it apart without colour. */

import { h, classes } from '../base/dom.js';

/** @typedef {{tone?: string, letter?: string | number, title?: string | number}} Bearer */

/** @param {Bearer | null | undefined} who @param {string} [extra] */
export function armsNode(who, extra = '') {
  return h(
    'span',
    {
      class: classes('arms', extra, who?.tone && `tone-${who.tone}`, !who && 'none'),
      title: who?.title ? String(who.title) : null,
      'aria-hidden': 'true',
    },
    String(who?.letter ?? '').slice(0, 2),
  );
}
