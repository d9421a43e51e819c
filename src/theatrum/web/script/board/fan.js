/** A stack, opened: its pieces side by side with their names, each of them to be touched. */

import { s, classes } from '../base/dom.js';
import { round, rows } from './geometry.js';
import { nounOf } from '../things/nouns.js';
import { widthOf } from './labels.js';
import { pieceClass, pieceParts } from './pieces.js';

/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Context} Context */

/**
 * @param {Piece} stack @param {{x: number, y: number}} at @param {number} scale drawing units to a readable size
 * @param {Context} ctx @param {{width: number, height: number}} sheet
 */
export function fan(stack, at, scale, ctx, sheet) {
  const parts = (stack.parts ?? []).flatMap((part) => [part, ...(part.parts ?? [])]);
  const cell = Math.max(
    46,
    ...parts.map((part) => Math.min(widthOf(String(part.label ?? ''), 12) + 10, 170)),
  );
  const most = Math.min(parts.length, Math.max(2, Math.floor(420 / cell)));
  const spots = rows(parts.length, most, cell, 58, 0);
  const lines = Math.ceil(parts.length / most);
  const width = Math.max(most * cell + 16, widthOf(String(stack.label ?? ''), 14, 600) + 24);
  const height = lines * 58 + 30;
  const x = Math.min(Math.max(at.x, (width / 2) * scale), sheet.width - (width / 2) * scale);
  const y = Math.min(Math.max(at.y - (height + 16) * scale, 6), sheet.height - height * scale);
  return s(
    'g',
    {
      class: 'fan',
      transform: `translate(${round(x)} ${round(y)}) scale(${scale})`,
      'data-key': `fan ${stack.id}`,
      'data-at': stack.at,
    },
    s('rect', { x: -width / 2, y: 0, width, height, rx: 5, class: 'fan-sheet' }),
    s('text', { y: 18, class: 'fan-title' }, String(stack.label ?? '')),
    parts.map((part, i) =>
      s(
        'g',
        {
          class: classes(
            pieceClass(part),
            ctx.glows(nounOf(part)) && 'glow',
            ctx.chosen(nounOf(part)) && 'chosen',
          ),
          'data-noun': nounOf(part),
          'data-key': part.id,
          transform: `translate(${round(spots[i].x)} ${round(spots[i].y + 46)})`,
          role: 'button',
          tabindex: 0,
          'aria-label': String(part.label ?? part.id),
        },
        s('rect', { x: -cell / 2 + 2, y: -20, width: cell - 4, height: 54, rx: 4, class: 'fan-cell' }),
        pieceParts(part),
        s('text', { y: 30, class: 'fan-name' }, String(part.label ?? '')),
      ),
    ),
  );
}
