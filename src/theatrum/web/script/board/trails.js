/** Arrows on a board: from where to where somebody went, in his tone, with a number that the log shows as well. */

import { s, classes } from '../base/dom.js';
import { round } from './geometry.js';

/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {{path: string[], tone: string, n: number, now: boolean}} TrailMark */

const BEND = 0.18;
/** So far beneath the middle of a hexagon pieces stand: above it is its name. */
const HEX_PIECES = 13;
/** A ring larger than this would cover the name. */
const HEX_MOST = 1.3;

/** @param {TrailMark[]} trails @param {Plan} plan @param {number} scale of the camera: arrows keep their width on the screen */
export function trailNodes(trails, plan, scale) {
  const unit = 1 / Math.max(scale, 0.2);
  return trails.flatMap((trail) => {
    const points = trail.path.flatMap((noun) => plan.at.get(noun) ?? []);
    if (points.length === 1)
      return [
        plan.kind === 'hex'
          ? place(trail, points[0], Math.min(unit, HEX_MOST), HEX_PIECES)
          : place(trail, points[0], unit, 0),
      ];
    const legs = points.slice(1).map((to, i) => ({ from: points[i], to }));
    return legs
      .filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > 1)
      .map(({ from, to }, i) => leg(trail, from, to, unit, `${trail.n} ${i}`, i === legs.length - 1));
  });
}

/** Where something was done: a ring around what stands there, and the number at its shoulder.
 * @param {TrailMark} trail @param {{x: number, y: number}} point @param {number} unit @param {number} lower so far beneath the point */
function place(trail, point, unit, lower) {
  const ring = lower ? 17 : 19;
  return s(
    'g',
    {
      class: classes('trail', trail.tone && `tone-${trail.tone}`, trail.now && 'now'),
      'data-key': `${trail.n} place`,
      'aria-hidden': 'true',
      transform: `translate(${at({ x: point.x, y: point.y + lower })}) scale(${round(unit * 100) / 100})`,
    },
    s('circle', { r: ring, class: 'trail-ring-edge' }),
    s('circle', { r: ring, class: 'trail-ring' }),
    lower ? number(trail, 19, -3) : number(trail, 15, -15),
  );
}

/** @param {TrailMark} trail @param {number} x @param {number} y */
function number(trail, x, y) {
  return s(
    'g',
    { transform: `translate(${x} ${y})` },
    s('circle', { r: 10.5, class: 'trail-disc' }),
    s('text', { y: 4.6, class: 'trail-number' }, String(trail.n)),
  );
}

/** @param {TrailMark} trail @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} unit @param {string} key @param {boolean} last */
function leg(trail, from, to, unit, key, last) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const middle = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const short = Math.min((15 * unit) / length, 0.3);
  const start = along(from, middle, to, short);
  const end = along(from, middle, to, 1 - short);
  const near = along(from, middle, to, 1 - short - Math.min((9 * unit) / length, 0.3));
  const top = along(from, middle, to, 0.5);
  const d = `M${at(start)}Q${at(middle)} ${at(end)}`;
  const angle = (Math.atan2(end.y - near.y, end.x - near.x) * 180) / Math.PI;
  return s(
    'g',
    {
      class: classes('trail', trail.tone && `tone-${trail.tone}`, trail.now && 'now'),
      'data-key': key,
      'aria-hidden': 'true',
    },
    s('path', { d, class: 'trail-edge', 'stroke-width': round(6.5 * unit) }),
    s('path', { d, class: 'trail-line', 'stroke-width': round(3.6 * unit), pathLength: 1 }),
    last &&
      s('path', {
        d: 'M3 0L-13 -9L-8.5 0L-13 9Z',
        class: 'trail-head',
        transform: `translate(${at(end)}) rotate(${round(angle)}) scale(${round(unit * 100) / 100})`,
      }),
    last &&
      s('g', { transform: `translate(${at(top)}) scale(${round(unit * 100) / 100})` }, number(trail, 0, 0)),
  );
}

/** A point of the curve. @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {{x: number, y: number}} c @param {number} t */
function along(a, b, c, t) {
  const k = 1 - t;
  return { x: k * k * a.x + 2 * k * t * b.x + t * t * c.x, y: k * k * a.y + 2 * k * t * b.y + t * t * c.y };
}

/** @param {{x: number, y: number}} point */
function at(point) {
  return `${round(point.x)} ${round(point.y)}`;
}
