/** Where pieces stand: inside a hexagon or plate in rows, beside a symbol at its shoulder, in a slot exactly there. */

import { hexRoom, rows, slotPlaces } from './geometry.js';
import { hexWords, isFramed, symbolRadius, titleWords } from './spaces.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Space} Space */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {{piece: Piece, x: number, y: number, scale: number}} Stand */

/** How high the title of a plate is at least, and what its pieces need below it, in drawing units. */
const TITLE = 34;
const ROOM = 30;
/** So far up and down a piece reaches. */
const REACH = 22;
/** So far beneath the name of a hexagon the middle of a pennant is. */
const PENNANT = 6;

/** @param {Board} board @param {Plan} plan @param {{symbol: number, piece: number, least: number}} sizes @returns {Stand[]} */
export function stands(board, plan, sizes) {
  /** @type {Map<string, Piece[]>} */
  const groups = new Map();
  for (const piece of board.pieces ?? []) {
    const there = groups.get(piece.at ?? '');
    if (there) there.push(piece);
    else groups.set(piece.at ?? '', [piece]);
  }
  return [...groups].flatMap(([at, pieces]) => {
    const centre = plan.at.get(at);
    if (!centre) return [];
    const space = plan.spaces.get(at);
    const flags = space?.shape === 'hex' ? pieces.filter((piece) => piece.shape === 'pennant') : [];
    const others = flags.length ? pieces.filter((piece) => piece.shape !== 'pennant') : pieces;
    return [
      ...flags.map((piece, i) => ({
        piece,
        x: centre.x - 40 + i * 6,
        y: centre.y + pennantRoom(space, plan, sizes.least),
        scale: 0.9,
      })),
      ...within(
        places(space, others.length, plan, sizes).map((spot, i) => ({
          piece: others[i],
          x: centre.x + spot.x,
          y: centre.y + spot.y,
          scale: spot.scale,
        })),
        plan.height,
      ),
    ];
  });
}

/** Where a place lies at the upper or lower edge, nothing beside it stands half outside the sheet. @param {Stand[]} stood @param {number} height */
function within(stood, height) {
  const above = Math.max(0, ...stood.map(({ y, scale }) => REACH * scale - y));
  const below = Math.max(0, ...stood.map(({ y, scale }) => y + REACH * scale - height));
  return stood.map((stand) => ({ ...stand, y: stand.y + above - below }));
}

/** A pennant hangs beneath the name. @param {Space | undefined} space @param {Plan} plan @param {number} least */
function pennantRoom(space, plan, least) {
  return space && plan.pointy ? hexWords(space, plan, least).below + PENNANT : 5;
}

/** Half as wide and as high as a piece is. */
const [WIDE, HIGH] = [13, 16];
/** A symbol is covered from this part of its radius on. */
const INTO = 0.35;

/** Does a piece cover the middle of a place's symbol? @param {{x: number, y: number}} at @param {number} r @param {Stand[]} stood */
export function isUnder(at, r, stood) {
  return stood.some(
    ({ x, y, scale }) =>
      Math.abs(x - at.x) < WIDE * scale + r * INTO && Math.abs(y - at.y) < HIGH * scale + r * INTO,
  );
}

/** @param {Space | undefined} space @param {number} count @param {Plan} plan @param {{symbol: number, piece: number, least: number}} sizes */
function places(space, count, plan, sizes) {
  if (!space) return rows(count, 3, 14, 12, 0).map((spot) => ({ ...spot, scale: 0.7 }));
  if (space.shape === 'hex') return inHex(space, count, plan);
  if (space.shape === 'plate')
    return plan.kind === 'map'
      ? inBox(space, count, plan, sizes.least)
      : inPlate(space, count, plan, Math.min(sizes.piece, 1.3));
  if (space.shape === 'plaque')
    return rows(count, 5, 40, 40, -38 * sizes.piece).map((spot) => ({
      x: spot.x * sizes.piece,
      y: spot.y,
      scale: sizes.piece,
    }));
  if (isFramed(space)) return rows(count, 5, 34, 40, -6).map((spot) => ({ ...spot, scale: 1 }));
  return beside(space, count, sizes);
}

/** What stands on a plate itself stands in its corner, the places on it have the middle. @param {Space} space @param {number} count @param {Plan} plan @param {number} k */
function inPlate(space, count, plan, k) {
  const [w, h] = [(space.width || 10) * plan.scale, (space.height || 10) * plan.scale];
  return Array.from({ length: count }, (_, i) => ({
    x: -w / 2 + 27 * k + i * 34 * k,
    y: -h / 2 + 14 + 18 * k,
    scale: 1.05 * k,
  }));
}

/** On a map a plate is a box beside the land: what stands in it stands in rows beneath its title; where that leaves no room, over it. @param {Space} space @param {number} count @param {Plan} plan @param {number} least */
function inBox(space, count, plan, least) {
  const words = titleWords(space, plan.scale, least);
  const [wide, high] = [(space.width || 10) * plan.scale, (space.height || 10) * plan.scale];
  const title = Math.max(TITLE, 12 + words.lines.length * words.size);
  const above = space.principal && high - title >= ROOM ? title : TITLE;
  const [w, h] = [wide - 24, high - above];
  const fits = (/** @type {number} */ k) => Math.floor(w / (38 * k)) * Math.floor(h / (38 * k)) >= count;
  const k = [2, 1.7, 1.45, 1.25, 1.05, 0.9, 0.75, 0.6].find(fits) ?? 0.5;
  const most = Math.max(1, Math.floor(w / (38 * k)));
  const lines = Math.ceil(count / most);
  return rows(count, most, 38 * k, 38 * k, above / 2 - 4 - ((lines - 1) * 38 * k) / 2).map((spot) => ({
    ...spot,
    scale: k,
  }));
}

/** @param {Space} space @param {number} count @param {Plan} plan */
function inHex(space, count, plan) {
  const slots = slotPlaces(space, plan).length;
  const room = hexRoom(space, plan);
  if (count <= 3)
    return rows(count, 3, slots ? 26 : 33, 0, room).map((spot) => ({ ...spot, scale: slots ? 0.72 : 0.98 }));
  if (count <= 4) return rows(count, 4, 25, 0, room).map((spot) => ({ ...spot, scale: 0.78 }));
  const lines = Math.ceil(count / 5);
  return rows(count, 5, 20, 22, room - (lines - 1) * 9).map((spot) => ({ ...spot, scale: 0.6 }));
}

/** @param {Space} space @param {number} count @param {{symbol: number, piece: number}} sizes */
function beside(space, count, sizes) {
  const r = symbolRadius(space, sizes.symbol);
  const k = sizes.piece * (count > 3 ? 0.8 : 1);
  return rows(count, 3, 0, 0, 0).map((_, i) => ({
    x: r * 0.8 + (12 + (i % 3) * 25) * k,
    y: -r * 0.6 - (12 + Math.floor(i / 3) * 30) * k,
    scale: k,
  }));
}
