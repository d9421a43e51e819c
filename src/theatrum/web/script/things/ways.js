/** Ways to victory: a small track each, with everybody's arms where they stand and a flag at the end. */

import { h, s, classes } from '../base/dom.js';
import { SHAPES, pieceClass } from '../board/pieces.js';

/** @typedef {import('../types').Way} Way */

const WIDTH = 250;
/** Half of a marker: none stands beyond the end of its track by more. */
const MARKER = 4;

/** @param {Way[]} ways */
export function waysNode(ways) {
  return h('div', { class: 'ways' }, ways.map(wayNode));
}

/** @param {Way} way */
function wayNode(way) {
  const markers = way.markers ?? [];
  const words = markers.map((marker) => `${marker.letter}: ${marker.label}`).join('; ');
  const x = (/** @type {number} */ step) => 10 + (step * (WIDTH - 28)) / Math.max(way.steps, 1);
  return h(
    'section',
    { class: classes('way', (way.awake ?? true) && 'awake'), 'data-key': way.id, title: words },
    h(
      'p',
      { class: 'way-head' },
      String(way.title),
      way.state && h('span', { class: 'way-state' }, String(way.state)),
      way.note && h('span', { class: 'note' }, String(way.note)),
    ),
    s(
      'svg',
      { viewBox: `0 0 ${WIDTH} 34`, role: 'img', 'aria-label': words },
      s('path', { class: 'way-line', d: `M${x(0)} 25H${x(way.steps)}` }),
      Array.from({ length: way.steps + 1 }, (_, i) =>
        s('circle', { class: 'way-dot', cx: x(i), cy: 25, r: 3.2 }),
      ),
      s('path', { class: 'way-flag', d: `M${x(way.steps) - 1} 25V3l13 4l-11 4V25Z` }),
      markers.map((marker, i) => {
        const beside = markers.slice(0, i).filter((one) => one.at === marker.at).length;
        const of = markers.filter((one) => one.at === marker.at).length;
        const gap = of > 3 ? 10 : 14;
        const reach = ((of - 1) / 2) * gap + MARKER;
        const middle = Math.min(Math.max(x(Number(marker.at)), reach), WIDTH - reach);
        const at = middle + (beside - (of - 1) / 2) * gap;
        return s(
          'g',
          {
            class: pieceClass(marker),
            transform: `translate(${at.toFixed(1)} 14.5) scale(.58)`,
            'data-key': marker.id,
          },
          s('path', { d: SHAPES.shield.d, class: 'piece-body' }),
          s('path', { d: SHAPES.shield.d, class: 'piece-edge' }),
          s('text', { y: 8, 'font-size': 22, class: 'piece-letter' }, String(marker.letter ?? '')),
        );
      }),
    ),
  );
}
