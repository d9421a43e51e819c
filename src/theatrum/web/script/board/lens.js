/**
 * A crowded part of a board, magnified in an inset on its edge. The inset shows the board's own layers a second time, so
 * it is always as they are; what is touched in it is touched on the board.
 */

import { s } from '../base/dom.js';
import { round } from './geometry.js';

/** @typedef {import('../types').Lens} Lens */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */

/** @param {[number, number, number, number]} rect left, top, width, height in the board's units @param {Plan} plan @returns {Rect} */
export function area([x, y, width, height], plan) {
  return { ...plan.place(x, y), width: width * plan.scale, height: height * plan.scale };
}

/** @param {Lens} lens @param {Plan} plan @param {string[]} layers ids of what is shown again */
export function lensNode(lens, plan, layers) {
  const from = area(lens.source, plan);
  const to = area(lens.target, plan);
  const frame = (/** @type {string} */ name, /** @type {Rect} */ at) =>
    s('rect', {
      class: name,
      x: round(at.x),
      y: round(at.y),
      width: round(at.width),
      height: round(at.height),
    });
  return s(
    'g',
    { class: 'lens', 'aria-hidden': 'true' },
    frame('lens-source', from),
    frame('lens-ground', to),
    s(
      'svg',
      {
        class: 'lens-glass',
        x: round(to.x),
        y: round(to.y),
        width: round(to.width),
        height: round(to.height),
        viewBox: [from.x, from.y, from.width, from.height].map(round).join(' '),
      },
      frame('lens-ground', from),
      layers.map((id) => s('use', { href: `#${id}` })),
      s('g', { class: 'lens-names', 'data-own': true }),
    ),
    frame('lens-frame', to),
    s('text', { class: 'lens-title', x: round(to.x + 14), y: round(to.y + 32) }, lens.title),
  );
}

/** The point of the board under a click in an inset; null if the click was elsewhere. @param {Event} event */
export function throughLens(event) {
  const glass =
    event instanceof MouseEvent && event.target instanceof Element
      ? event.target.closest('.lens-glass')
      : null;
  const seen = /** @type {SVGSVGElement | null} */ (glass)?.getScreenCTM();
  if (!seen || !(event instanceof MouseEvent)) return null;
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(seen.inverse());
}
