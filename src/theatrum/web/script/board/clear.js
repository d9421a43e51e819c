/** Where something small may lie on a map so that it covers as little as can be of what is read or touched there. */

import { overlaps } from './labels.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./labels.js').Box & {weight: number}} Held what shall not be covered, and how little */

/** A place farther down the list is taken if it covers so much less, in parts of the thing itself. */
const LATER = 0.02;
/** To be cut is worse than to cover what is read. */
const CUT = 4;

/**
 * The first of the places at which it covers as little as at any other, or nearly so.
 * @param {Point[]} places the best ones first @param {number} radius of the thing @param {Held[]} held @returns {Point}
 */
export function clearest(places, radius, held) {
  let best = places[0];
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const cost = covered(around(place, radius), held) + i * LATER;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** What lies beyond a sheet: who lies there is cut. @param {number} width @param {number} height @returns {Held[]} */
export function beyond(width, height) {
  const far = width + height;
  const all = { left: -far, right: width + far, top: -far, bottom: height + far, weight: CUT };
  return [
    { ...all, right: 0 },
    { ...all, left: width },
    { ...all, bottom: 0 },
    { ...all, top: height },
  ];
}

/** @param {Point} point @param {number} radius */
export function around({ x, y }, radius) {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** How much of what is held lies beneath, in parts of the thing. @param {import('./labels.js').Box} box @param {Held[]} held */
function covered(box, held) {
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return held.reduce((sum, one) => {
    if (!overlaps(box, one)) return sum;
    const width = Math.min(box.right, one.right) - Math.max(box.left, one.left);
    const height = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
    return sum + (one.weight * width * height) / whole;
  }, 0);
}
