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
  if (kind !== 'route') return [s('path', { d, class: name, 'data-key': key })];
  return [
    s('path', { d, class: `${name} ribbon-edge`, 'data-key': `${key} edge` }),
    s('path', { d, class: `${name} ribbon`, 'data-key': `${key} ribbon` }),
    s('path', { d, class: `${name} ribbon-line`, 'data-key': `${key} line` }),
  ];
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
