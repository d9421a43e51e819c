/** Roads, passes, waters and trade routes between the places of a board. */

import { s, classes } from '../base/dom.js';
import { round } from './geometry.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Link} Link */
/** @typedef {import('./geometry.js').Plan} Plan */

/** @param {Board} board @param {Plan} plan */
export function linkNodes(board, plan) {
  return (board.links ?? []).flatMap((link, i) => linkParts(link, plan, i));
}

/** @param {Link} link @param {Plan} plan @param {number} i */
function linkParts(link, plan, i) {
  const a = plan.at.get(link.a);
  const b = plan.at.get(link.b);
  if (!a || !b) return [];
  const points = [a, ...(link.via ?? []).map(([x, y]) => plan.place(x, y)), b];
  const d = smooth(points);
  const kind = link.kind ?? 'road';
  const name = classes('way', `way-${kind}`, link.tone && `tone-${link.tone}`);
  const key = `${link.a} ${link.b} ${i}`;
  if (kind === 'wind') return [s('path', { d: gust(points), class: name, 'data-key': key })];
  if (kind === 'danger') return [s('path', { d, class: name, 'data-key': key }), skull(halfway(points), key)];
  if (kind !== 'route') return [s('path', { d, class: name, 'data-key': key })];
  return [
    s('path', { d, class: `${name} ribbon-edge`, 'data-key': `${key} edge` }),
    s('path', { d, class: `${name} ribbon`, 'data-key': `${key} ribbon` }),
    s('path', { d, class: `${name} ribbon-line`, 'data-key': `${key} line` }),
  ];
}

/** @typedef {{x: number, y: number}} Point */

/** A point of the bow from the first to the last, pulled by those between. @param {Point[]} points @param {number} t @returns {Point} */
function onBow(points, t) {
  const [a, b] = [points[0], points[points.length - 1]];
  const c = points.length > 2 ? points[1] : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const mix = (/** @type {'x' | 'y'} */ k) =>
    (1 - t) * (1 - t) * a[k] + 2 * t * (1 - t) * c[k] + t * t * b[k];
  return { x: mix('x'), y: mix('y') };
}

/** @param {Point[]} points */
function halfway(points) {
  return onBow(points, 0.5);
}

/** The engraver's wind: three cuts that swell, and a head where it blows to. @param {Point[]} points */
function gust(points) {
  const cut = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ off,
    /** @type {number} */ fat,
  ) => {
    const [a, m, b] = [onBow(points, from), onBow(points, (from + to) / 2), onBow(points, to)];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const side = { x: (-(b.y - a.y) / long) * 1, y: (b.x - a.x) / long };
    const at = (/** @type {Point} */ one, /** @type {number} */ by) =>
      p({ x: one.x + side.x * by, y: one.y + side.y * by });
    return `M${at(a, off)}Q${at(m, off + fat)} ${at(b, off)}Q${at(m, off - fat)} ${at(a, off)}Z`;
  };
  const [tip, back] = [onBow(points, 0.74), onBow(points, 0.68)];
  const angle = Math.atan2(tip.y - back.y, tip.x - back.x);
  const barb = (/** @type {number} */ turn, /** @type {number} */ far) =>
    p({ x: tip.x - far * Math.cos(angle + turn), y: tip.y - far * Math.sin(angle + turn) });
  const head = `M${p(tip)}L${barb(0.5, 32)}L${barb(0, 21)}L${barb(-0.5, 32)}Z`;
  return cut(0.26, 0.72, 0, 8) + cut(0.32, 0.64, 13, 4.5) + cut(0.32, 0.64, -13, 4.5) + head;
}

/** Danger on the way. @param {Point} at @param {string} key */
function skull(at, key) {
  return s(
    'g',
    { transform: `translate(${round(at.x)} ${round(at.y)})`, 'data-key': `${key} skull` },
    s('circle', { r: 18, class: 'way-danger-mark' }),
    s('path', {
      class: 'way-danger-skull',
      transform: 'scale(1.4)',
      d: 'M-3.5 7V4.5C-6.500 3 -7 0 -7 -1.500A7 7 0 0 1 7 -1.500C7 0 6.500 3 3.500 4.500V7ZM-2.800 -.500h.1M2.800 -.500h.1M0 4.500V7',
    }),
  );
}

/** A line through all points, bent where it passes one. @param {{x: number, y: number}[]} points */
function smooth(points) {
  if (points.length === 2) return `M${p(points[0])}L${p(points[1])}`;
  let d = `M${p(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const next = points[i + 1];
    const end =
      i === points.length - 2 ? next : { x: (points[i].x + next.x) / 2, y: (points[i].y + next.y) / 2 };
    d += `Q${p(points[i])} ${p(end)}`;
  }
  return d;
}

/** @param {{x: number, y: number}} point */
function p(point) {
  return `${round(point.x)} ${round(point.y)}`;
}
