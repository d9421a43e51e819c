/**
 * Woodcuts on cards: plates in two colours, ink and the tone of the card. A drawing is fetched when a card first shows
 * it and kept in the document, so that all cards with it share one; its classes take their colours from the card.
 */

import { s } from './dom.js';
import { file } from './files.js';

const SIZE = '0 0 240 150';
/** @type {Set<string>} */
const asked = new Set();

/** @param {string} name */
export function plate(name) {
  fetchPlate(name);
  return s(
    'svg',
    { class: 'plate', viewBox: SIZE, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    s('use', { href: `#plate-${name}` }),
  );
}

/** @param {string} name */
async function fetchPlate(name) {
  if (asked.has(name)) return;
  asked.add(name);
  const reply = await fetch(file(`plates/${encodeURIComponent(name)}.svg`)).catch(() => null);
  if (!reply?.ok) return;
  const drawing = new DOMParser().parseFromString(await reply.text(), 'image/svg+xml').documentElement;
  cabinet().append(
    s('symbol', { id: `plate-${name}`, class: 'woodcut', viewBox: SIZE }, [...drawing.children]),
  );
}

/** Where the drawings are kept. */
function cabinet() {
  const there = document.querySelector('.plates');
  if (there) return there;
  const made = s('svg', { class: 'plates', 'aria-hidden': 'true' });
  document.body.append(made);
  return made;
}
