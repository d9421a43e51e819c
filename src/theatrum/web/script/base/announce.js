/** Saying things: to screen readers in a live region, to eyes in a passing line. */

import { h } from './dom.js';

const live = h('div', { class: 'unseen', 'aria-live': 'polite', role: 'status', id: 'announcements' });
const passing = h('div', { class: 'toasts' });

export function announcer() {
  return [live, passing];
}

/** @param {string} words */
export function announce(words) {
  const line = h('p', null, words);
  live.append(line);
  while (live.childElementCount > 8) live.firstElementChild?.remove();
}

/** @param {string} words @param {'said' | 'bad'} [kind] */
export function toast(words, kind = 'said') {
  announce(words);
  const line = h('p', { class: `toast ${kind}`, 'aria-hidden': 'true' }, words);
  passing.append(line);
  setTimeout(() => line.remove(), 6000);
}

/** What went wrong, said. @param {unknown} error */
export function trouble(error) {
  toast(error instanceof Error ? error.message : String(error), 'bad');
}
