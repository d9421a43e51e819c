/** Which names a board wants to have written, where they can't be, and writing them. */

import { s, keep, classes } from '../base/dom.js';
import { round } from './geometry.js';
import { LEADING, nearestOf } from './crowded.js';
import { isNamed } from './pieces.js';
import { plaqueBox, symbolRadius, titleWords } from './spaces.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./labels.js').Box} Box */
/** @typedef {import('./standing.js').Stand} Stand */

const RANKS = /** @type {Record<string, number>} */ ({
  capital: 6,
  square: 5,
  key: 5,
  area: 4,
  star: 3,
  fortress: 3,
  circle: 2,
});

/** Principal names stay so much larger than others where there is no room. */
const LARGER = 1.12;

/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/** So far from the middle of a piece its name begins: beyond the rings that say that it answers. */
const RINGED = 22;

/** How far a place that answers goes before others of its kind. */
const ANSWERING = 2.5;

/**
 * What shall be written on the board, and where it can't be. A place that the question or a line of the log speaks of is
 * named first after the principal ones, for who reads of it looks for it; one that answers before its like.
 * @param {Board} board @param {Plan} plan @param {Stand[]} standing @param {{symbol: number, least: number, smallest: number, sketch: boolean, plaque: number}} sizes `smallest`: letters of those without room else, on a sketch of principal names only
 * @param {Pick<import('../types').Context, 'glows' | 'pointed' | 'origin'>} ctx
 */
export function names(board, plan, standing, sizes, ctx) {
  /** @type {Box[]} */
  const taken = standing.map(({ x, y, scale, piece }) => ({
    left: x - 15 * scale,
    right: x + (piece.badge && !isNamed(piece) ? 16 + String(piece.badge).length * 6 : 15) * scale,
    top: y - 17 * scale,
    bottom: y + 19 * scale,
  }));
  /** @type {import('./labels.js').Wish[]} */
  const wishes = [];
  /** @type {import('./labels.js').Label[]} */
  const titles = [];
  for (const space of board.spaces ?? []) {
    const at = plan.at.get(space.id);
    if (!at || space.shape === 'hex') continue;
    if (space.shape === 'plaque') {
      taken.push(plaqueBox(space, plan, at, sizes.plaque));
      continue;
    }
    if (space.shape === 'plate') {
      const lines = space.principal ? titleLines(space, at, plan.scale, sizes.least) : [];
      titles.push(...lines);
      taken.push(plan.kind === 'map' ? wholeBox(space, at, plan.scale) : titleBox(space, at, plan.scale));
      taken.push(...lines.map((line) => line.box));
      continue;
    }
    for (const slot of space.slots ?? []) {
      const spot = plan.at.get(slot.id);
      if (spot) taken.push({ left: spot.x - 8, right: spot.x + 8, top: spot.y - 9, bottom: spot.y + 9 });
    }
    const radius = space.shape === 'area' ? 0 : symbolRadius(space, sizes.symbol);
    const important = (RANKS[space.shape ?? 'circle'] ?? 2) >= 5;
    if (radius)
      taken.push({ left: at.x - radius, right: at.x + radius, top: at.y - radius, bottom: at.y + radius });
    if (!space.label || space.silent) continue;
    wishes.push({
      id: space.id,
      words: String(space.label),
      x: at.x,
      y: at.y,
      radius,
      rank:
        (RANKS[space.shape ?? 'circle'] ?? 2) +
        (space.size ?? 1) / 10 +
        (ctx.glows(space.id) ? ANSWERING : 0),
      size: Math.max(
        space.shape === 'area' ? 17 * (space.size ?? 1) : important ? 14 : 11.5,
        sizes.least * (important ? 1.14 : 1),
      ),
      style: space.terrain === 'sea' ? 'water' : 'town',
      weight: important ? 600 : 400,
      beside: space.beside,
      principal: space.principal,
      smallest: space.principal ? sizes.smallest * LARGER : sizes.sketch ? 0 : sizes.smallest,
      outside: space.outline ? waters(space.outline, plan) : undefined,
      ...(ctx.pointed(space.id) || ctx.origin() === space.id
        ? { spoken: true, around: piecesAt(space.id, standing) }
        : {}),
    });
  }
  for (const { x, y, scale, piece } of standing.filter((stand) => isNamed(stand.piece)))
    wishes.push({
      id: `name ${piece.id}`,
      words: String(piece.badge),
      x,
      y,
      radius: RINGED * scale,
      rank: 3,
      size: Math.max(11.5, sizes.least),
      style: 'piece',
      weight: 600,
      beside: 'n',
      smallest: sizes.sketch ? 0 : sizes.smallest,
    });
  for (const [i, label] of (board.labels ?? []).entries()) {
    const at = plan.place(label.x, label.y);
    wishes.push({
      id: `label ${i}`,
      words: String(label.text),
      ...at,
      radius: 0,
      rank: label.style === 'region' ? 1 : 4,
      size: Math.max(18 * (label.size ?? 1), sizes.least * 1.25),
      style: label.style ?? 'water',
      weight: 400,
      decor: true,
    });
  }
  return { wishes, taken, titles };
}

/** Where the pieces of a place stand. @param {string} id @param {Stand[]} standing */
function piecesAt(id, standing) {
  return standing
    .filter(({ piece }) => piece.at === id)
    .map(({ x, y, scale }) => ({ x, y, radius: 17 * scale }));
}

/** @param {Element} layer @param {import('./labels.js').Label[]} labels */
export function write(layer, labels) {
  keep(layer, [
    ...labels.flatMap((label) => (label.tie ? [tieOf(label, label.tie)] : [])),
    ...labels.map((label) => ({
      key: label.id,
      sign: `${label.lines?.length ?? 1} ${label.words} ${round(label.x)} ${round(label.y)} ${round(label.size)} ${label.anchor}`,
      make: () =>
        s(
          'text',
          {
            class: classes('label', `label-${label.style}`, label.weight > 500 && 'label-key'),
            x: round(label.x),
            y: round(label.y),
            'font-size': round(label.size),
            'text-anchor': label.anchor,
          },
          (label.lines?.length ?? 0) > 1
            ? label.lines?.map((line, i) =>
                s(
                  'tspan',
                  { x: round(label.x), dy: i ? round(label.size * LEADING) : null },
                  label.words[line.length] === ' ' && !i ? `${line} ` : line,
                ),
              )
            : label.words,
        ),
    })),
  ]);
}

/** A hairline from a symbol to its name. @param {import('./labels.js').Label} label @param {{x: number, y: number}} from */
function tieOf({ id, box: around }, from) {
  const to = nearestOf(around, from);
  const ends = { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) };
  return {
    key: `tie ${id}`,
    sign: Object.values(ends).join(' '),
    make: () => s('line', { class: 'label-tie', ...ends }),
  };
}

/** The name of a plate that has to be read at every zoom: over everything that runs across the plate.
 * @param {import('../types').Space} plate @param {{x: number, y: number}} at @param {number} scale @param {number} least
 * @returns {import('./labels.js').Label[]} */
function titleLines(plate, at, scale, least) {
  const [width, height] = [(plate.width || 10) * scale - 16, (plate.height || 10) * scale];
  const words = titleWords(plate, scale, least);
  return words.lines.map((line, i) => {
    const y = at.y - height / 2 + 10 + words.size * (i + 0.9);
    const box = { left: at.x - width / 2, right: at.x + width / 2, top: y - words.size, bottom: y + 4 };
    return {
      id: `${plate.id} ${i}`,
      words: line,
      x: at.x,
      y,
      size: words.size,
      style: 'title',
      weight: 600,
      anchor: 'middle',
      box,
    };
  });
}

/** Where a plate's own name stands. @param {import('../types').Space} plate @param {{x: number, y: number}} at @param {number} scale @returns {Box} */
function titleBox(plate, at, scale) {
  const [width, top] = [(plate.width || 10) * scale, at.y - ((plate.height || 10) * scale) / 2];
  return {
    left: at.x - width * 0.42,
    right: at.x + width * 0.42,
    top,
    bottom: top + 36 + ((plate.icons ?? []).length ? 20 : 0),
  };
}

/** A box beside the land: what stands in it needs all of it. @param {import('../types').Space} plate @param {{x: number, y: number}} at @param {number} scale @returns {Box} */
function wholeBox(plate, at, scale) {
  const [w, h] = [((plate.width || 10) * scale) / 2 + 4, ((plate.height || 10) * scale) / 2 + 4];
  return { left: at.x - w, right: at.x + w, top: at.y - h, bottom: at.y + h };
}

/** Which part of a name lies outside the water with this outline? @param {string} outline @param {Plan} plan */
function waters(outline, plan) {
  const zero = plan.place(0, 0);
  /** @type {Path2D | undefined} */
  let shore;
  return (/** @type {Box} */ { left, right, top, bottom }) => {
    shore ??= new Path2D(outline);
    pen ??= document.createElement('canvas').getContext('2d');
    let outside = 0;
    for (let part = 0; part <= 1; part += 0.25) {
      const x = (left + (right - left) * part - zero.x) / plan.scale;
      for (const y of [top, bottom])
        if (!pen?.isPointInPath(shore, x, (y - zero.y) / plan.scale)) outside += 0.1;
    }
    return outside;
  };
}

/** @param {import('./lens.js').Rect} rect @returns {Box} */
export function box({ x, y, width, height }) {
  return { left: x, right: x + width, top: y, bottom: y + height };
}
