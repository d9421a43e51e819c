/** Ground as an engraver draws it: peaks, trees, tufts and waves, strewn by a generator of each space's own. */

import { chance, round } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {(x: number, y: number, next: () => number) => string} Glyph */

/** What kinds of ground look like: the glyph, its spacing, and how much it wanders. @type {Record<string, {glyph: Glyph, dx: number, dy: number, stray: number, miss: number}>} */
const GROUNDS = {
  plains: { glyph: tuft, dx: 17, dy: 13, stray: 0.7, miss: 0.45 },
  fields: { glyph: furrow, dx: 22, dy: 14, stray: 0.5, miss: 0.4 },
  forest: { glyph: tree, dx: 13.5, dy: 11.5, stray: 0.5, miss: 0.12 },
  mountains: { glyph: peak, dx: 22, dy: 14, stray: 0.5, miss: 0.12 },
  hills: { glyph: hill, dx: 22, dy: 14, stray: 0.6, miss: 0.2 },
  desert: { glyph: dot, dx: 6, dy: 6, stray: 1, miss: 0.4 },
  marsh: { glyph: reed, dx: 18, dy: 11, stray: 0.6, miss: 0.3 },
  sea: { glyph: wave, dx: 27, dy: 10.5, stray: 0.7, miss: 0.3 },
  lake: { glyph: wave, dx: 24, dy: 9, stray: 0.7, miss: 0.3 },
};

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * One path for the ground of a space, around its own centre.
 * @param {string} name seeds the strewing @param {string} terrain @param {(x: number, y: number) => boolean} inside
 * @param {number} width half the width to fill @param {number} height half the height to fill
 * @param {{left: number, right: number, top: number, bottom: number}[]} calm where nothing is to be strewn
 */
export function ground(name, terrain, inside, width, height, calm) {
  const kind = GROUNDS[terrain];
  if (!kind) return '';
  const memo = `${name} ${terrain} ${width} ${calm.map((c) => Object.values(c).map(round).join()).join(';')}`;
  const known = drawn.get(memo);
  if (known !== undefined) return known;
  const next = chance(name + terrain);
  let path = '';
  let odd = 0;
  for (let y = -height; y <= height; y += kind.dy) {
    odd = 1 - odd;
    for (let x = -width + (odd * kind.dx) / 2; x <= width; x += kind.dx) {
      const px = x + (next() - 0.5) * kind.dx * kind.stray;
      const py = y + (next() - 0.5) * kind.dy * kind.stray;
      const missed = next() < kind.miss;
      const glyph = kind.glyph(px, py, next);
      if (
        !missed &&
        inside(px, py) &&
        !calm.some((c) => px > c.left && px < c.right && py > c.top && py < c.bottom)
      )
        path += glyph;
    }
  }
  if (drawn.size > 500) drawn.clear();
  drawn.set(memo, path);
  return path;
}

/** @param {string} terrain */
export function isWater(terrain) {
  return terrain === 'sea' || terrain === 'lake' || terrain === 'ocean' || terrain === 'water';
}

/** @type {Glyph} */
function tuft(x, y, next) {
  if (next() < 0.55) return dot(x, y, next) + dot(x + 3 + next() * 3, y + next() * 3, next);
  const k = 0.8 + next() * 0.5;
  return `M${p(x - 2.4 * k, y - 2.8 * k)}l${p(1.4 * k, 3 * k)}M${p(x, y - 3.8 * k)}v${round(4 * k)}M${p(x + 2.6 * k, y - 2.8 * k)}l${p(-1.4 * k, 3 * k)}`;
}

/** @type {Glyph} */
function furrow(x, y) {
  return `M${p(x - 7, y)}q7 -3 14 0M${p(x - 6, y + 3)}q6 -2.5 12 0`;
}

/** @type {Glyph} */
function dot(x, y) {
  return `M${p(x, y)}h.01`;
}

/** @type {Glyph} */
function tree(x, y, next) {
  const k = 0.85 + next() * 0.35;
  const q = (/** @type {number} */ a, /** @type {number} */ b) => p(a * k, b * k);
  return (
    `M${p(x, y)}v${round(-2.6 * k)}M${p(x - 3.6 * k, y - 3.2 * k)}c${q(-2.4, -1.6)} ${q(-1.2, -4.2)} ${q(0.6, -4)}` +
    `c${q(0.4, -3.4)} ${q(5.4, -3.4)} ${q(5.8, 0)}c${q(2, 0.2)} ${q(2.6, 2.8)} ${q(0.6, 4)}c${q(-1.8, 1)} ${q(-5.4, 1)} ${q(-7, 0)}` +
    `M${p(x + 1.2 * k, y - 6.2 * k)}l${q(1.6, 1.6)}M${p(x + 0.4 * k, y - 4.2 * k)}l${q(1.4, 1)}`
  );
}

/** @type {Glyph} */
function peak(x, y, next) {
  const k = 0.8 + next() * 0.45;
  const q = (/** @type {number} */ a, /** @type {number} */ b) => p(a * k, b * k);
  let path = `M${p(x - 9 * k, y)}l${q(4.6, -6.4)}${q(1.6, 0.9)}${q(3, -5.6)}${q(2.6, 4)}${q(1.4, -0.6)}${q(6, 7.7)}`;
  path += `M${p(x + 0.4 * k, y - 11 * k)}l${q(-1, 4)}${q(1.4, 2.4)}${q(-0.8, 3)}`;
  for (let i = 0; i < 4; i++)
    path += `M${p(x + (2 + i * 1.5) * k, y - (7.6 - i * 1.6) * k)}l${q(-0.5 + i * 0.2, 3.4)}`;
  return path;
}

/** @type {Glyph} */
function hill(x, y, next) {
  const k = 0.8 + next() * 0.4;
  const q = (/** @type {number} */ a, /** @type {number} */ b) => p(a * k, b * k);
  let path = `M${p(x - 8 * k, y)}c${q(2, -6)} ${q(9, -8)} ${q(15, 0)}`;
  for (let i = 0; i < 4; i++) path += `M${p(x + (1 + i * 1.6) * k, y - (4.6 - i * 0.9) * k)}l${q(-0.8, 3)}`;
  return path;
}

/** @type {Glyph} */
function reed(x, y, next) {
  const low = `M${p(x - 6, y)}h5M${p(x + 1, y)}h6`;
  return next() < 0.5 ? low : `${low}M${p(x - 1, y - 1)}l-1.5 -5M${p(x, y - 1)}v-6M${p(x + 1, y - 1)}l1.5 -5`;
}

/** @type {Glyph} */
function wave(x, y, next) {
  const n = 2 + Math.floor(next() * 2);
  let path = `M${p(x - n * 4.5, y)}q2.25 -2.8 4.5 0`;
  for (let i = 1; i < n * 2; i++) path += 't4.5 0';
  return path;
}

/** @param {number} x @param {number} y */
function p(x, y) {
  return `${round(x)} ${round(y)} `;
}
