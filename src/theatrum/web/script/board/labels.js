/**
 * Names on a map, placed so that none overlaps another, a symbol or a piece: the important ones first, each at the
 * best of eight sides. One that is spoken of comes before all but the principal ones, and may stand beside a piece that
 * hides its symbol. Those that find no room are settled in the crowd (`crowded.js`). A name for which there is none at all
 * waits until the reader comes nearer; a principal one is written all the same, over symbols and pieces if it has to be,
 * and only never over another of its kind. One that had to go far is tied to its symbol.
 */

import { edge, settled } from './crowded.js';

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{id: string, words: string, x: number, y: number, radius: number, rank: number, size: number, style: string, weight: number, beside?: string, principal?: boolean, spoken?: boolean, around?: {x: number, y: number, radius: number}[], smallest?: number, outside?: (box: Box) => number, decor?: boolean}} Wish `around`: pieces that stand there; `smallest`: so small its letters may become, to find room; `outside`: which part of it is not in the water that it names; `decor`: the name of no place, written where room is left */
/** @typedef {{id: string, words: string, x: number, y: number, size: number, style: string, weight: number, anchor: string, box: Box, lines?: string[], smallest?: number, principal?: boolean, spoken?: boolean, tie?: {x: number, y: number}}} Label `tie`: the symbol from which it lies far off */
/** @typedef {Label & {wish: Wish, cost: number}} Placed `cost`: how much worse it stands than it might */

/** How wide and high a cell of a grid is, in drawing units, and how many lie in a row at most. */
const [CELL, ROW] = [60, 10_000];

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** @type {Map<string, number>} */
const widths = new Map();

/** The width of words in the board's letters. @param {string} words @param {number} size @param {number} [weight] @param {boolean} [italic] */
export function widthOf(words, size, weight = 400, italic = false) {
  const memo = `${weight} ${italic} ${words}`;
  let unit = widths.get(memo);
  if (unit === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (!pen) return words.length * size * 0.5;
    pen.font = `${italic ? 'italic ' : ''}${weight} 100px ${getComputedStyle(document.documentElement).getPropertyValue('--serif')}`;
    unit = pen.measureText(words).width / 100;
    if (widths.size > 4000) widths.clear();
    widths.set(memo, unit);
  }
  return unit * size;
}

/** @param {Box} a @param {Box} b */
export function overlaps(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * @param {Wish[]} wishes @param {Box[]} taken symbols and pieces @param {Box} sheet nothing is written beyond it
 * @param {Placed[]} [before] where names stood: those that can stay do @param {Box[]} [walls] what even a principal name is not written over
 * @returns {Placed[]}
 */
export function placeLabels(wishes, taken, sheet, before = [], walls = []) {
  const grid = new Grid(taken);
  const walled = new Grid(walls);
  let written = new Written([]);
  const past = new Map(before.map((label) => [label.id, label]));
  const stayed = (/** @type {Wish} */ wish) => {
    const label = past.get(wish.id);
    return label && isSame(label, wish) && grid.isFree(label.box)
      ? { ...label, principal: wish.principal, spoken: wish.spoken }
      : null;
  };
  const stay = (/** @type {Wish} */ wish) => {
    const label = stayed(wish);
    if (label && (wish.smallest || !label.cost)) written.write(label);
  };
  const place = (/** @type {Wish} */ wish) => {
    const somewhere = wish.style === 'water' || wish.style === 'region' ? strayed : beside;
    const found =
      somewhere(wish, [grid, written], sheet) ??
      wish.around?.map((piece) => somewhere({ ...wish, ...piece }, [grid, written], sheet)).find(Boolean) ??
      (wish.principal && !wish.smallest ? forced(wish, written, walled, sheet) : null);
    const label = stayed(wish);
    const isBetter = label && (!found || label.cost <= found.cost) && written.isFree(label.box);
    const best = isBetter ? label : found;
    if (best) written.write(best);
  };
  const without = (/** @type {Wish} */ wish) => !written.labels.has(wish.id);
  const first = (/** @type {Wish} */ wish) => wish.rank + (wish.principal ? 100 : wish.spoken ? 50 : 0);
  const sorted = [...wishes].sort((a, b) => first(b) - first(a) || a.id.localeCompare(b.id));
  const crowd = sorted.filter((wish) => wish.smallest);
  crowd.forEach(stay);
  crowd.filter(without).forEach(place);
  written = new Written(settled(crowd, [...written.labels.values()], taken, sheet, before.length > 0));
  for (const wish of crowd.filter((wish) => wish.principal && without(wish))) {
    const found = forced(wish, written, walled, sheet);
    if (found) written.write(found);
  }
  const others = sorted.filter((wish) => !wish.smallest && !wish.decor);
  others.forEach(stay);
  others.filter(without).forEach(place);
  sorted.filter((wish) => wish.decor).forEach(place);
  return [...written.labels.values()];
}

/** Over symbols and pieces, if it has to be, and in smaller letters; over other names only where it covers least of them.
 * @param {Wish} wish @param {Grid<Box>} written @param {Grid<Box>} walls @param {Box} sheet @returns {Placed | null} */
function forced(wish, written, walls, sheet) {
  const small = { ...wish, size: Math.min(wish.smallest || wish.size, wish.size) };
  const free = [wish, small].map((tried) => beside(tried, [written, walls], sheet)).find(Boolean);
  if (free) return { ...free, wish };
  let least = Infinity;
  /** @type {Placed | null} */
  let best = null;
  for (const spot of spotsBeside(small, sheet)) {
    const over = covered(spot.box, written) + WALL * covered(spot.box, walls);
    if (over >= least) continue;
    [least, best] = [over, { ...spot, wish }];
  }
  return best;
}

/** To cover a wall counts so much more than to cover a name. */
const WALL = 4;

/** How much of what lies there a box would cover. @param {Box} box @param {Grid<Box>} grid */
function covered(box, grid) {
  let area = 0;
  for (const other of new Set(grid.under(box)))
    area +=
      (Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
      (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  return area;
}

/** Is it the same name for the same place? @param {Placed} label @param {Wish} wish */
function isSame({ words, wish: past }, wish) {
  return words === wish.words && past.x === wish.x && past.y === wish.y && past.radius === wish.radius;
}

/** The sides in the order in which they are tried. */
const SIDES = ['s', 'n', 'e', 'w', 'se', 'ne', 'sw', 'nw'];

/** The first free place at its symbol. @param {Wish} wish @param {Grid<Box>[]} grids @param {Box} sheet @returns {Placed | null} */
function beside(wish, grids, sheet) {
  for (const spot of spotsBeside(wish, sheet)) if (grids.every((grid) => grid.isFree(spot.box))) return spot;
  return null;
}

/** At the side that the scene asks for, else under, over, right, left, then the corners, then between them. @param {Wish} wish @param {Box} sheet @returns {Generator<Placed>} */
function* spotsBeside(wish, sheet) {
  const width = widthOf(wish.words, wish.size, wish.weight);
  const height = wish.size;
  const gap = wish.radius + wish.size * 0.12;
  const slant = wish.radius * 0.72 + wish.size * 0.1;
  /** @type {[number, number, string][]} */
  const sides = [
    [0, gap + height * 0.78, 'middle'],
    [0, -gap - height * 0.16, 'middle'],
    [gap + 2, height * 0.3, 'start'],
    [-gap - 2, height * 0.3, 'end'],
    [slant, slant + height * 0.7, 'start'],
    [slant, -slant, 'start'],
    [-slant, slant + height * 0.7, 'end'],
    [-slant, -slant, 'end'],
  ];
  const liked = SIDES.indexOf(wish.beside ?? '');
  if (liked > 0) sides.unshift(...sides.splice(liked, 1));
  for (const shift of [-0.55, 0.55])
    sides.push(
      [gap + 2, height * (0.3 + shift), 'start'],
      [-gap - 2, height * (0.3 + shift), 'end'],
      [width * shift * 0.6, gap + height * 0.78, 'middle'],
      [width * shift * 0.6, -gap - height * 0.16, 'middle'],
    );
  for (const farther of [1, 1.6, wish.rank >= 5 ? 2.4 : 0, wish.principal ? 3 : 0]) {
    for (const [dx, dy, anchor] of farther ? sides : []) {
      const [x, y] = [wish.x + dx * farther, wish.y + dy * farther];
      const box = boxOf(x, y, width, height, anchor);
      if (isWithin(box, sheet))
        yield {
          ...wish,
          wish,
          x,
          y,
          anchor,
          box,
          tie: isFar(wish, box) ? edge(wish, box) : undefined,
          cost: farther - 1,
        };
    }
  }
}

/** Is it not seen any more which symbol a name belongs to? @param {Wish} wish @param {Box} box */
function isFar(wish, box) {
  const dx = Math.max(box.left - wish.x, wish.x - box.right, 0);
  const dy = Math.max(box.top - wish.y, wish.y - box.bottom, 0);
  return Math.hypot(dx, dy) > wish.radius + wish.size * 0.7;
}

/** Names of waters may wander a little. @param {Wish} wish @param {Grid<Box>[]} grids @param {Box} sheet @returns {Placed | null} */
function strayed(wish, grids, sheet) {
  const region = wish.style === 'region';
  const words = region ? wish.words.toUpperCase() : wish.words;
  const width =
    widthOf(words, wish.size, wish.weight, !region) + words.length * wish.size * (region ? 0.3 : 0.16);
  for (const far of [0, 1, 2, 3, 4]) {
    for (let turn = 0; turn < (far ? 12 : 1); turn++) {
      const x = wish.x + Math.cos((turn * Math.PI) / 6) * far * wish.size * 0.9;
      const y = wish.y + Math.sin((turn * Math.PI) / 6) * far * wish.size * 0.7;
      const box = boxOf(x, y, width, wish.size, 'middle');
      if (isWithin(box, sheet) && grids.every((grid) => grid.isFree(box)))
        return { ...wish, wish, x, y, anchor: 'middle', box, cost: far * 0.05 };
    }
  }
  return null;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} anchor @returns {Box} */
function boxOf(x, y, width, height, anchor) {
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { left: left - 1, right: left + width + 1, top: y - height * 0.78, bottom: y + height * 0.24 };
}

/** @param {Box} box @param {Box} sheet */
export function isWithin(box, sheet) {
  return (
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
  );
}

/** Boxes found by where they are. @template {Box} T */
export class Grid {
  /** @param {T[]} boxes */
  constructor(boxes) {
    /** @type {Map<number, T[]>} */
    this.cells = new Map();
    for (const box of boxes) this.add(box);
  }

  /** @param {T} box */
  add(box) {
    const { left, right, top, bottom } = box;
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
        const cell = this.cells.get(x * ROW + y);
        if (cell) cell.push(box);
        else this.cells.set(x * ROW + y, [box]);
      }
    }
  }

  /** @param {T} box */
  remove(box) {
    const { left, right, top, bottom } = box;
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
        const cell = this.cells.get(x * ROW + y) ?? [];
        const at = cell.indexOf(box);
        if (at >= 0) cell.splice(at, 1);
      }
    }
  }

  /** What overlaps it; in more cells than one it is found more than once. @param {Box} box @param {T[]} [found] more of it */
  under(box, found = []) {
    const { left, right, top, bottom } = box;
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
        const cell = this.cells.get(x * ROW + y);
        if (cell) for (const other of cell) if (overlaps(box, other)) found.push(other);
      }
    }
    return found;
  }

  /** @param {Box} box */
  isFree(box) {
    const { left, right, top, bottom } = box;
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++) {
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) {
        const cell = this.cells.get(x * ROW + y);
        if (cell) for (const other of cell) if (overlaps(box, other)) return false;
      }
    }
    return true;
  }
}

/** Names that are written, with air at their sides. @extends {Grid<Box>} */
class Written extends Grid {
  /** @param {Placed[]} labels */
  constructor(labels) {
    super([]);
    /** @type {Map<string, Placed>} */
    this.labels = new Map();
    for (const label of labels) this.write(label);
  }

  /** @param {Placed} label */
  write(label) {
    const air = label.size * (label.style === 'water' || label.style === 'region' ? 0.4 : 0.25);
    this.add({ ...label.box, left: label.box.left - air, right: label.box.right + air });
    this.labels.set(label.id, label);
  }
}

/**
 * Words in one or two lines that fit, made smaller if need be.
 * @param {string} words @param {{one: number, two: [number, number]}} widths room for a single line, and for each of two
 * @param {number} size @param {number} least @param {number} [weight]
 * @returns {{lines: string[], size: number}}
 */
export function fitted(words, widths, size, least, weight = 400) {
  const fits = (/** @type {string} */ line, /** @type {number} */ width, /** @type {number} */ tried) =>
    widthOf(line, tried, weight) <= width;
  const split = halves(words);
  for (let tried = size; tried >= least; tried -= 0.5) {
    if (fits(words, widths.one, tried)) return { lines: [words], size: tried };
    if (split.length === 2 && fits(split[0], widths.two[0], tried) && fits(split[1], widths.two[1], tried))
      return { lines: split, size: tried };
  }
  const lines = (split.length === 2 ? split : [words]).map((line, i) =>
    shortened(line, split.length === 2 ? widths.two[i] : widths.one, least, weight),
  );
  return { lines, size: least };
}

/** The same, never cut: as small as it takes. @param {string} words @param {{one: number, two: [number, number]}} widths @param {number} size @param {number} least @param {number} [weight] */
export function whole(words, widths, size, least, weight = 400) {
  for (let smallest = least; ; smallest *= 0.96) {
    const found = fitted(words, widths, Math.max(size, smallest), smallest, weight);
    if (smallest < 3 || !found.lines.some((line) => line.endsWith('…'))) return found;
  }
}

/** @param {string} line @param {number} width @param {number} size @param {number} weight */
function shortened(line, width, size, weight) {
  if (widthOf(line, size, weight) <= width) return line;
  let short = line;
  while (short.length > 2 && widthOf(`${short}…`, size, weight) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** Broken at the space or hyphen nearest to the middle. @param {string} words */
export function halves(words) {
  let best = -1;
  for (let i = 1; i < words.length - 1; i++) {
    if (
      (words[i] === ' ' || words[i] === '-') &&
      Math.abs(i - words.length / 2) < Math.abs(best - words.length / 2)
    )
      best = i;
  }
  if (best < 0) return [words];
  return words[best] === ' '
    ? [words.slice(0, best), words.slice(best + 1)]
    : [words.slice(0, best + 1), words.slice(best + 1)];
}
