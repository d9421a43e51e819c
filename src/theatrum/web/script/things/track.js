/** Steps in a line or circle, with markers on them. */

import { h, s, classes } from '../base/dom.js';
import { round } from '../board/geometry.js';
import { pieceClass, pieceIcon, pieceParts } from '../board/pieces.js';
import { nounOf, pieceWords } from './nouns.js';

/** @typedef {import('../types').Track} Track */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Context} Context */

/** Of more steps, boxes are low, and markers stand beside their numbers. */
const LONG = 16;

/** @param {Track} track @param {Context} ctx */
export function trackNode(track, ctx) {
  return h(
    'section',
    { class: 'track-box', 'data-key': track.id, 'aria-label': String(track.title ?? '') },
    h('h3', { class: 'row-title' }, String(track.title ?? '')),
    track.circular && (track.steps?.length ?? 0) < 13 ? wheel(track, ctx) : line(track, ctx),
  );
}

/** @param {Track} track @param {number} step @returns {Piece[]} */
export function markersAt(track, step) {
  return (track.markers ?? []).filter((marker) => marker.at === String(step));
}

/** @param {Track} track @param {Context} ctx */
function line(track, ctx) {
  return h(
    'ol',
    {
      class: classes(
        'track',
        (track.steps ?? []).every((step) => String(step).length < 4) && 'narrow',
        (track.steps ?? []).length > LONG && 'long',
      ),
    },
    (track.steps ?? []).map((step, i) => {
      const noun = track.ids?.[i] ?? '';
      const here = markersAt(track, i);
      const glow = Boolean(noun) && ctx.glows(noun);
      return h(
        'li',
        {
          class: classes(
            'step',
            glow && 'glow',
            here.length > 0 && 'taken',
            noun && ctx.chosen(noun) && 'chosen',
          ),
        },
        glow
          ? h('button', { type: 'button', class: 'step-name', 'data-noun': noun }, String(step))
          : h('span', { class: 'step-name' }, String(step)),
        here.length > 0 &&
          h(
            'span',
            { class: 'step-markers' },
            here.map((marker) => markerNode(marker, ctx)),
          ),
      );
    }),
  );
}

/** @param {Piece} marker @param {Context} ctx */
function markerNode(marker, ctx) {
  const glow = ctx.glows(nounOf(marker));
  return h(
    glow ? 'button' : 'span',
    {
      class: classes('marker', glow && 'glow', ctx.chosen(nounOf(marker)) && 'chosen'),
      'data-noun': nounOf(marker),
      'data-key': marker.id,
      'data-flip': marker.id,
      title: String(marker.label ?? ''),
      role: glow ? null : 'img',
      'aria-label': pieceWords(marker),
      type: glow ? 'button' : null,
    },
    pieceIcon(marker),
  );
}

/** @param {Track} track @param {Context} ctx */
function wheel(track, ctx) {
  const steps = track.steps ?? [];
  const far = 62;
  const label = `${track.title ?? ''}: ${steps.map((step, i) => [step, ...markersAt(track, i).map(pieceWords)].join(' – ')).join(', ')}`;
  return h(
    'div',
    { class: 'wheel' },
    s(
      'svg',
      {
        viewBox: '-110 -92 220 184',
        role: steps.some((_, i) => track.ids?.[i] && ctx.glows(track.ids[i])) ? 'group' : 'img',
        'aria-label': label,
      },
      s('circle', { r: far, class: 'wheel-line' }),
      s('circle', { r: far - 5, class: 'wheel-line thin' }),
      steps.map((step, i) => {
        const angle = (Math.PI * 2 * i) / steps.length - Math.PI / 2;
        const at = { x: far * Math.cos(angle), y: far * Math.sin(angle) };
        const here = markersAt(track, i);
        const noun = track.ids?.[i] ?? '';
        const glow = Boolean(noun) && ctx.glows(noun);
        return s(
          'g',
          {
            transform: `translate(${round(at.x)} ${round(at.y)})`,
            class: classes('wheel-place', glow && 'glow', noun && ctx.chosen(noun) && 'chosen'),
            'data-noun': glow ? noun : null,
            role: glow ? 'button' : null,
            tabindex: glow ? 0 : null,
            'aria-label': glow ? String(step) : null,
          },
          s('circle', { r: here.length ? 17 : 11, class: classes('wheel-step', here.length > 0 && 'taken') }),
          here.map((marker, j) =>
            s(
              'g',
              {
                class: classes(pieceClass(marker), ctx.glows(nounOf(marker)) && 'glow'),
                'data-noun': nounOf(marker),
                transform: `translate(${round((j - (here.length - 1) / 2) * 14)} 0) scale(.8)`,
              },
              pieceParts(marker),
            ),
          ),
          s(
            'text',
            { y: here.length ? 30 : 24, class: classes('wheel-name', here.length > 0 && 'taken') },
            String(step),
          ),
        );
      }),
    ),
  );
}
