/**
 * Realms on a map: every place colours the land round it in the tone of whose it is, as far as the middle of the way to the
 * next place. Beyond the last places the land is nobody's: points are strewn there that colour nothing.
 */

import { s, classes } from '../base/dom.js';
import { chance, round } from './geometry.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Space} Space */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./geometry.js').Point} Point */
/** A side of a cell: from `a` to `b`, and the number of the point on its other side (-1: the edge of the sheet). @typedef {{a: Point, b: Point, other: number}} Side */

/** Nobody's land begins so many times as far from a place as places usually lie from each other. */
const REACH = 2.1;

/** @type {Map<string, {cells: Side[][], own: number}>} */
const known = new Map();

/** The places that colour land. @param {Board} board */
function places(board) {
  return (board.spaces ?? []).filter((space) => space.shape !== 'area');
}

/** Everything the drawing depends on but the places themselves. @param {Board} board */
export function whose(board) {
  if (!board.realms?.length) return '';
  return places(board)
    .map((space) => `${space.tone}${space.ring ? '+' : ''}`)
    .join();
}

/**
 * @param {Board} board @param {Plan} plan @param {import('./sheet.js').Coast | null} coastline
 * @param {string} name of the land's outline, to which all is cut
 */
export function realmNodes(board, plan, coastline, name) {
  if (!board.realms?.length || !coastline) return [];
  const spaces = places(board);
  const { cells, own } = cellsOf(board, spaces);
  const tone = (/** @type {number} */ i) => (i >= 0 && i < own ? toneOf(board, spaces[i]) : '');
  const zero = plan.place(0, 0);
  const move = `translate(${round(zero.x)} ${round(zero.y)}) scale(${plan.scale})`;
  const fields = (/** @type {string} */ of, /** @type {(space: Space) => unknown} */ which) =>
    spaces.map((space, i) => (tone(i) === of && which(space) ? outline(cells[i]) : '')).join('');
  const map = s(
    'g',
    { transform: move, 'clip-path': `url(#${name})` },
    s('clipPath', { id: name }, s('path', { d: coastline.land })),
    board.realms.map((of) => [
      s('path', { class: classes('realm', `tone-${of}`), d: fields(of, () => true) }),
      s('path', { class: 'realm-ringed', d: fields(of, (space) => space.ring) }),
    ]),
    s('path', { class: 'realm-border', d: borders(cells, tone), 'vector-effect': 'non-scaling-stroke' }),
  );
  return [map];
}

/** @param {Board} board @param {Space} space */
function toneOf(board, space) {
  return board.realms?.includes(space.tone ?? '') ? (space.tone ?? '') : '';
}

/** @param {Board} board @param {Space[]} spaces */
function cellsOf(board, spaces) {
  const sign = `${board.width} ${board.height} ${spaces.map(({ x, y }) => `${x},${y}`).join(' ')}`;
  let found = known.get(sign);
  if (!found) {
    const sheet = {
      left: board.x ?? 0,
      top: board.y ?? 0,
      width: board.width ?? 100,
      height: board.height ?? 100,
    };
    const points = [...spaces, ...strewn(spaces, sheet)];
    found = { cells: cellsAround(points, sheet), own: spaces.length };
    if (known.size > 8) known.clear();
    known.set(sign, found);
  }
  return found;
}

/**
 * Points of nobody, where no place is near.
 * @param {Point[]} spaces @param {{left: number, top: number, width: number, height: number}} sheet @returns {Point[]}
 */
export function strewn(spaces, { left, top, width, height }) {
  if (spaces.length < 2) return [];
  const far = REACH * usual(spaces);
  const next = chance('nobody');
  const points = [];
  for (let y = top; y <= top + height; y += far / 2)
    for (let x = left; x <= left + width; x += far / 2) {
      const point = { x: x + (next() - 0.5) * far * 0.4, y: y + (next() - 0.5) * far * 0.4 };
      if (spaces.every((space) => Math.hypot(space.x - point.x, space.y - point.y) > far)) points.push(point);
    }
  return points;
}

/** How far places usually lie from the next one. @param {Point[]} spaces */
function usual(spaces) {
  const nearest = spaces.map((a) =>
    Math.min(...spaces.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y)))),
  );
  return nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 2)];
}

/**
 * For every point what is nearer to it than to all others.
 * @param {Point[]} points @param {{left: number, top: number, width: number, height: number}} sheet @returns {Side[][]}
 */
export function cellsAround(points, { left, top, width, height }) {
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
  return points.map((point, i) => {
    let cell = corners.map((a, k) => ({ a, b: corners[(k + 1) % 4], other: -1 }));
    const others = points
      .map((other, k) => ({ other, k, far: Math.hypot(other.x - point.x, other.y - point.y) }))
      .filter(({ k, far }) => k !== i && far > 0)
      .sort((a, b) => a.far - b.far);
    for (const { other, k, far } of others) {
      const reach = Math.max(0, ...cell.map(({ a }) => Math.hypot(a.x - point.x, a.y - point.y)));
      if (far / 2 > reach) break;
      cell = cut(cell, point, other, k);
    }
    return cell;
  });
}

/** What of a cell is nearer to `here` than to `there`. @param {Side[]} cell @param {Point} here @param {Point} there @param {number} other */
function cut(cell, here, there, other) {
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const beyond = (/** @type {Point} */ p) =>
    (p.x - middle.x) * (there.x - here.x) + (p.y - middle.y) * (there.y - here.y);
  /** @type {Side[]} */
  const kept = [];
  /** @type {Side | null} */
  let closing = null;
  for (const side of cell) {
    const [a, b] = [beyond(side.a), beyond(side.b)];
    const part = a / (a - b);
    const crossing = () => ({
      x: side.a.x + (side.b.x - side.a.x) * part,
      y: side.a.y + (side.b.y - side.a.y) * part,
    });
    if (a <= 0 && b <= 0) kept.push(side);
    else if (a <= 0) {
      const out = crossing();
      closing = { a: out, b: out, other };
      kept.push({ ...side, b: out }, closing);
    } else if (b <= 0) kept.push({ ...side, a: crossing() });
  }
  kept.forEach((side, i) => {
    if (side === closing) side.b = kept[(i + 1) % kept.length].a;
  });
  return kept;
}

/** @param {Side[]} cell */
function outline(cell) {
  return cell.length ? `M${cell.map(({ a }) => near(a)).join('L')}Z` : '';
}

/** Where one realm ends. @param {Side[][]} cells @param {(i: number) => string} tone */
function borders(cells, tone) {
  let d = '';
  cells.forEach((cell, i) => {
    for (const { a, b, other } of cell)
      if (other > i && tone(i) !== tone(other)) d += `M${near(a)}L${near(b)}`;
  });
  return d;
}

/** @param {Point} point */
function near({ x, y }) {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
