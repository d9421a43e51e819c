/** Things that change their place glide there: remember where they were, draw, and let them come from there. */

import { moves } from './prefs.js';

/** @param {Element} root @param {() => void} draw */
export function flip(root, draw) {
  if (!moves()) return draw();
  /** @type {Map<string, DOMRect>} */
  const before = new Map();
  for (const element of root.querySelectorAll('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width) before.set(element.getAttribute('data-flip') ?? '', rect);
  }
  draw();
  for (const element of root.querySelectorAll('[data-flip]')) {
    const was = before.get(element.getAttribute('data-flip') ?? '');
    const is = element.getBoundingClientRect();
    if (!was || !is.width) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.hypot(dx, dy) < 4) continue;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: 380,
      easing: 'cubic-bezier(.4,0,.2,1)',
    });
  }
}
