/**
 * The sheet beneath everything: the engraver's sea with its hatched coast, the land, a frame and a compass rose.
 * A map's coast comes from its backdrop; hexagons are a coast of their own.
 */

import { s } from '../base/dom.js';
import { HEX, closed, hexCorners, round } from './geometry.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {{land: string, lakes: string, rivers: string, more: {name: string, d: string}[]}} Coast */

/** @type {Map<string, Promise<Coast | null>>} */
const fetched = new Map();

/**
 * The coast lines of a backdrop: an SVG in the board's units, whose paths are of class land, lake or river. Paths of
 * other classes (hills, borders of sea zones, anchors) are drawn upon them, in order.
 * @param {string} game @param {string} name @returns {Promise<Coast | null>}
 */
export function coast(game, name) {
  const path = `/games/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg`;
  let promise = fetched.get(path);
  if (!promise) {
    promise = fetch(path)
      .then(async (reply) => (reply.ok ? read(await reply.text()) : null))
      .catch(() => null);
    fetched.set(path, promise);
  }
  return promise;
}

/** @param {string} text @returns {Coast} */
function read(text) {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  const all = (/** @type {string} */ name) =>
    [...drawing.querySelectorAll(`path.${name}, path#${name}`)]
      .map((path) => path.getAttribute('d'))
      .join('');
  const land =
    all('land') || [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('');
  const more = [...drawing.querySelectorAll('path[class]:not(.land, .lake, .river)')].map((path) => ({
    name: path.getAttribute('class') ?? '',
    d: path.getAttribute('d') ?? '',
  }));
  return { land, lakes: all('lake'), rivers: all('river'), more };
}

/** @param {Board} board @param {Plan} plan @param {Coast | null} coastline */
export function sheetNodes(board, plan, coastline) {
  const { width, height } = plan;
  return [
    s('rect', {
      x: 0,
      y: 0,
      width: round(width),
      height: round(height),
      class: plan.kind === 'map' && !board.backdrop ? 'open-land' : 'sea',
    }),
    plan.kind === 'hex' && hexCoast(board, plan),
    coastline && mapCoast(plan, coastline),
    plan.kind === 'hex' && rose(plan),
  ];
}

/** @param {Plan} plan */
export function frameNodes({ width, height }) {
  const frame = (/** @type {number} */ by, /** @type {string} */ name) =>
    s('rect', { x: by, y: by, width: round(width - 2 * by), height: round(height - 2 * by), class: name });
  return [frame(5, 'frame-1'), frame(11, 'frame-2')];
}

/** @param {Board} board @param {Plan} plan */
function hexCoast(board, plan) {
  const d = (board.spaces ?? [])
    .filter((space) => space.shape === 'hex')
    .map((space) => closed(hexCorners(plan.place(space.x, space.y), HEX, plan.pointy)))
    .join('');
  return strokes(d, '');
}

/** @param {Plan} plan @param {Coast} coastline */
function mapCoast(plan, coastline) {
  const zero = plan.place(0, 0);
  const move = `translate(${round(zero.x)} ${round(zero.y)}) scale(${plan.scale})`;
  const sheet = { width: round(plan.width), height: round(plan.height) };
  return s(
    'svg',
    { ...sheet, viewBox: `0 0 ${sheet.width} ${sheet.height}`, class: 'cut-sheet' },
    strokes(coastline.land, move, plan.scale),
    s('path', { d: coastline.land, transform: move, class: 'land', 'stroke-width': 1.1 / plan.scale }),
    coastline.lakes &&
      s('path', { d: coastline.lakes, transform: move, class: 'lake', 'stroke-width': 1 / plan.scale }),
    coastline.rivers &&
      s('path', { d: coastline.rivers, transform: move, class: 'river', 'stroke-width': 1.1 / plan.scale }),
    coastline.more.map(({ name, d }) =>
      s('path', {
        d,
        transform: move,
        class: `drawn ${name}`,
        'vector-effect': name === 'hill' ? null : 'non-scaling-stroke',
      }),
    ),
  );
}

/** The water's edge: a wide hatch, then paler and paler bands. @param {string} d @param {string} move @param {number} [scale] */
function strokes(d, move, scale = 1) {
  const band = (/** @type {number} */ width, /** @type {string} */ name) =>
    s('path', { d, transform: move || null, class: name, 'stroke-width': width / scale });
  return s(
    'g',
    { class: 'coast' },
    band(34, 'coast-pale'),
    scaledHatch(d, move, 30, scale),
    band(14, 'coast-pale'),
    band(9, 'coast-pale'),
    band(4, 'coast-pale'),
  );
}

/** A pattern is scaled with what it strokes, so a scaled coast gets a hatch scaled back.
 * @param {string} d @param {string} move @param {number} width @param {number} scale */
function scaledHatch(d, move, width, scale) {
  if (scale === 1) return s('path', { d, class: 'coast-hatch', 'stroke-width': width });
  const id = `sea-hatch-${Math.round(scale * 1000)}`;
  return [
    s(
      'pattern',
      { id, width: 6 / scale, height: 4.6 / scale, patternUnits: 'userSpaceOnUse' },
      s('path', {
        d: `M0 ${2.3 / scale}H${6 / scale}`,
        class: 'sea-hatch-line',
        'stroke-width': 0.7 / scale,
      }),
    ),
    s('path', {
      d,
      transform: move,
      class: 'coast-hatch-scaled',
      stroke: `url(#${id})`,
      'stroke-width': width / scale,
    }),
  ];
}

/** A compass rose in the emptiest corner, but for the one with the buttons. @param {Plan} plan */
function rose(plan) {
  const at = emptiest(plan);
  if (!at) return null;
  const long = 30;
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const far = i % 2 ? long * 0.55 : long;
    const angle = (Math.PI / 4) * i - Math.PI / 2;
    const tip = { x: far * Math.cos(angle), y: far * Math.sin(angle) };
    const side = (/** @type {number} */ turn) => ({
      x: 7 * Math.cos(angle + turn),
      y: 7 * Math.sin(angle + turn),
    });
    return { tip, left: side(-Math.PI / 8 - 0.2), right: side(Math.PI / 8 + 0.2) };
  });
  const half = (/** @type {'left' | 'right'} */ side) =>
    points
      .map(
        ({ tip, ...sides }) =>
          `M0 0L${round(sides[side].x)} ${round(sides[side].y)}L${round(tip.x)} ${round(tip.y)}Z`,
      )
      .join('');
  return s(
    'g',
    { class: 'rose', transform: `translate(${round(at.x)} ${round(at.y)})`, 'aria-hidden': 'true' },
    s('circle', { r: long * 0.62 }),
    s('circle', { r: long * 0.7 }),
    s('path', { d: half('left'), class: 'rose-light' }),
    s('path', { d: half('right'), class: 'rose-dark' }),
    s('text', { y: -long - 4 }, 'N'),
  );
}

/** @param {Plan} plan */
function emptiest(plan) {
  const away = 70;
  const corners = [
    [away, away + 12],
    [plan.width - away, away + 12],
    [away, plan.height - away],
  ];
  let best = null;
  let room = HEX + 42;
  for (const [x, y] of corners) {
    const near = Math.min(...[...plan.at.values()].map((p) => Math.hypot(p.x - x, p.y - y)));
    if (near > room) {
      room = near;
      best = { x, y };
    }
  }
  return best;
}
