/** Pieces: heraldic shapes with a letter or number, about 26 units high, drawn around their own middle. */

import { s, classes } from '../base/dom.js';
import { widthOf } from './labels.js';

/** @typedef {import('../types').Piece} Piece */

/**
 * Outline, the part that catches light, where the letter sits and how large it may be.
 * @type {Record<string, {d: string, shine?: string, more?: string, y?: number, size?: number, bold?: boolean}>}
 */
export const SHAPES = {
  shield: {
    d: 'M-13 -15H13V2C13 11 5 16 0 19C-5 16 -13 11 -13 2Z',
    shine: 'M-13 -15H13V-7H-13Z',
    y: 6,
    size: 17,
  },
  hull: {
    d: 'M-17 2H17C16 9 12 14 8 14H-8C-12 14 -16 9 -17 2Z',
    shine: 'M-17 2H17L16 6H-16Z',
    more: 'M0 2V-17M0 -16C8 -14 11 -8 9 -1H0M0 -13C-7 -11 -9 -6 -8 -1H0',
    y: 13,
    size: 12,
  },
  disc: {
    d: 'M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12Z',
    shine: 'M-9 -8A12 12 0 0 1 9 -8Q0 -13 -9 -8Z',
    y: 5,
    size: 14,
  },
  circle: { d: 'M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12Z', y: 5, size: 13 },
  square: { d: 'M-11 -11H11V11H-11Z', shine: 'M-11 -11H11V-6H-11Z', y: 5, size: 14 },
  cube: {
    d: 'M0 -13L11 -7V6L0 12L-11 6V-7Z',
    shine: 'M0 -13L11 -7L0 -1L-11 -7Z',
    more: 'M-11 -7L0 -1L11 -7M0 -1V12',
    y: 8,
    size: 11,
  },
  cylinder: {
    d: 'M-9 -9C-9 -14 9 -14 9 -9V9C9 14 -9 14 -9 9Z',
    shine: 'M-9 -9C-9 -14 9 -14 9 -9C9 -5 -9 -5 -9 -9Z',
    more: 'M-9 -9C-9 -5 9 -5 9 -9',
    y: 8,
    size: 13,
  },
  pawn: { d: 'M-8 13C-8 9 -4 7 -3 0H-5V-3H-3A6 6 0 1 1 3 -3H5V0H3C4 7 8 9 8 13Z', y: 12, size: 10 },
  rook: {
    d: 'M-10 13V9H-7L-6 -5H-9V-13H-5V-10H-2V-13H2V-10H5V-13H9V-5H6L7 9H10V13Z',
    more: 'M-6 -5H6M-7 9H7',
    y: 6,
    size: 10,
  },
  knight: {
    d: 'M-9 13C-9 5 -4 3 -4 -2L-9 1L-11 -3L-5 -10L-4 -14L0 -10C8 -8 9 2 8 13Z',
    more: 'M-4 -7h.01',
    y: 10,
    size: 10,
  },
  bishop: {
    d: 'M-9 13C-9 9 -4 9 -4 6C-9 3 -7 -5 0 -11C7 -5 9 3 4 6C4 9 9 9 9 13Z',
    more: 'M0 -11V-14M0 -6V2M-3 -3H3',
    y: 11,
    size: 9,
  },
  queen: { d: 'M-9 13V9L-11 -8L-5 -1L-4 -11L0 -2L4 -11L5 -1L11 -8L9 9V13Z', more: 'M-9 9H9', y: 9, size: 10 },
  king: {
    d: 'M-9 13V8C-13 2 -9 -6 -3 -4L0 -9L3 -4C9 -6 13 2 9 8V13Z',
    more: 'M0 -15V-9M-3 -12H3M-9 8H9',
    y: 7,
    size: 10,
  },
  pennant: { d: 'M-8 -15H12L7 -8L12 -1H-8Z', more: 'M-8 -16V14', y: -4, size: 11 },
  flag: { d: 'M-8 -14C0 -18 5 -10 13 -14V-1C5 3 0 -5 -8 -1Z', more: 'M-8 -15V14', y: -3, size: 11 },
  coin: {
    d: 'M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11Z',
    more: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8',
    y: 4.5,
    size: 12,
  },
  star: { d: 'M0 -14L4 -5L14 -4L6 3L9 13L0 8L-9 13L-6 3L-14 -4L-4 -5Z', y: 5, size: 11 },
  crown: { d: 'M-13 -8L-6 0L0 -11L6 0L13 -8L10 9H-10Z', more: 'M-10 5H10', y: 5, size: 10 },
  tent: { d: 'M0 -13L14 12H-14Z', more: 'M0 -13L-3 12M0 -13L4 12', y: 9, size: 10 },
  ship: {
    d: 'M-17 2H17C16 9 12 14 8 14H-8C-12 14 -16 9 -17 2Z',
    more: 'M0 2V-17M0 -16C8 -14 11 -8 9 -1H0M0 -13C-7 -11 -9 -6 -8 -1H0',
    y: 13,
    size: 12,
  },
};

/** A letter is at least so high on the screen, in pixels; else it is not drawn until one looks closer. */
export const LEGIBLE = 8;
/** Letters become larger by so much, before they are left out. */
const LARGER = 1.6;
/** How wide words in a piece may be, and how far wider ones are squeezed into that, in drawing units. */
const INSIDE = 23;
const SQUEEZED = 0.6;
/** From this size on letters on arms are too large for both the letter and the strength; the strength remains. */
const BOTH = 14.5;

/**
 * How large words are that have to be read: as they are, larger, or not at all.
 * @param {string} words @param {number} size as they are drawn @param {number} least what can be read, in the same units
 * @param {number} [most] the largest there is room for
 * @returns {{size: number, squeeze: number | null} | null} `squeeze`: to this width
 */
export function legible(words, size, least, most = size * LARGER) {
  if (least <= size) return { size, squeeze: null };
  if (least > most) return null;
  const width = widthOf(words, least, 700);
  if (width > INSIDE / SQUEEZED) return null;
  return { size: least, squeeze: width > INSIDE ? INSIDE : null };
}

/** What can be read at this distance, in whole drawing units, so that nothing is drawn anew for less.
 * @param {number} scale pixels for a unit */
export function leastLetter(scale) {
  const least = Math.ceil(LEGIBLE / scale);
  return least <= LEGIBLE / 2 ? 0 : Math.min(least, 5 * LEGIBLE);
}

/** @param {string} words @param {{size: number, squeeze: number | null} | null} how @param {object} more */
function letterNode(words, how, more) {
  if (!how) return null;
  const squeeze = how.squeeze && { textLength: how.squeeze, lengthAdjust: 'spacingAndGlyphs' };
  return s('text', { class: 'piece-letter', 'font-size': how.size, ...squeeze, ...more }, words);
}

/**
 * The drawing of a piece, without a place.
 * @param {Piece} piece @param {number} [least] the smallest letter that can be read, in drawing units
 * @returns {(SVGElement | null)[]}
 */
export function pieceParts(piece, least = 0) {
  const shape = SHAPES[piece.shape] ?? SHAPES.disc;
  const count = piece.count ?? 1;
  const inside = String(insideWords(piece));
  const parts = [];
  if (count > 1 || (piece.parts?.length ?? 0) > 1) {
    parts.push(s('path', { d: shape.d, class: 'piece-under', transform: 'translate(3.5 3)' }));
  }
  parts.push(s('path', { d: shape.d, class: 'piece-body' }));
  parts.push(s('path', { d: shape.d, class: 'piece-hatch' }));
  if (piece.face_down) parts.push(s('path', { d: shape.d, class: 'piece-back' }));
  if (shape.shine) parts.push(s('path', { d: shape.shine, class: 'piece-shine' }));
  if (shape.more) parts.push(s('path', { d: shape.more, class: 'piece-more' }));
  parts.push(s('path', { d: shape.d, class: 'piece-edge' }));
  if (isArmed(piece)) {
    parts.push(...arms(piece, shape, least));
  } else if (inside) {
    const most = shape.size ?? 13;
    const size = most * (inside.length > 2 ? 0.62 : inside.length > 1 ? 0.86 : 1);
    const how = legible(inside, size, least, most * LARGER);
    const y = (shape.y ?? 5) - (inside.length > 2 ? 1.5 : 0);
    parts.push(letterNode(inside, how, { y: how?.size === size ? y : lowered(shape, least) }));
  }
  const counted = legible(String(count), 12, least);
  if (count > 1 && counted && !isArmed(piece) && inside !== String(count)) {
    parts.push(
      s(
        'g',
        { transform: `translate(12 13) scale(${counted.size / 12})`, class: 'piece-count' },
        s('circle', { r: 8 }),
        s('text', { y: 4, 'font-size': 12 }, String(count)),
      ),
    );
  }
  if (piece.blocked)
    for (const how of ['piece-struck-edge', 'piece-struck'])
      parts.push(s('path', { d: 'M-11 11L11 -11', class: how }));
  if (piece.badge !== undefined && piece.badge !== '' && !isNamed(piece)) {
    const sign = /^[?!]$/.test(String(piece.badge)) && 'sign';
    const how = legible(String(piece.badge), sign ? 19 : 11.5, least);
    const style = how && { 'font-size': `${how.size}px` };
    if (how)
      parts.push(
        s('text', { x: 14, y: -9, class: classes('piece-badge', sign), style }, String(piece.badge)),
      );
  }
  return parts;
}

/** Larger letters stand lower, in the middle of their shape. @param {{y?: number, size?: number}} shape @param {number} size */
function lowered(shape, size) {
  return (shape.y ?? 5) + (size - (shape.size ?? 13)) * 0.33;
}

/** Does it bear a name? Names are written on the board like those of places, where there is room. @param {Piece} piece */
export function isNamed(piece) {
  return /\p{L}{2}/u.test(String(piece.badge ?? ''));
}

/** Shields and hulls bear their letter and their strength. @param {Piece} piece */
function isArmed(piece) {
  return (
    (piece.shape === 'shield' || piece.shape === 'hull') &&
    Boolean(piece.letter) &&
    ((piece.parts?.length ?? 0) > 0 || (piece.count ?? 1) > 1)
  );
}

/** From far away the strength alone. @param {Piece} piece @param {{y?: number, size?: number}} shape @param {number} least */
function arms(piece, shape, least) {
  const [letter, strength] = [String(piece.letter), String(piece.count ?? 1)];
  const hull = piece.shape === 'hull';
  const size = hull ? 12 : (shape.size ?? 16) * (strength.length > 1 ? 0.9 : 1);
  if (least > BOTH)
    return [
      letterNode(strength, legible(strength, size, least, hull ? 20 : 26), {
        y: least > size ? lowered(shape, least) : shape.y,
      }),
    ];
  return [
    letterNode(letter, legible(letter, 10, least, BOTH), {
      x: hull ? 4 : 0,
      y: (hull ? -4 : -6.5) + Math.max(0, least - 10) * 0.5,
      class: classes('piece-letter', hull && 'on-sail'),
    }),
    letterNode(strength, legible(strength, size, least), { y: hull ? 13 : 9 }),
  ];
}

/** A letter tells pieces apart; where there is none, the number does. @param {Piece} piece */
function insideWords(piece) {
  if (piece.letter) return piece.letter;
  return (piece.count ?? 1) > 1 ? String(piece.count) : '';
}

/** @param {Piece} piece */
export function pieceClass(piece) {
  return classes(
    'piece',
    `shape-${piece.shape}`,
    piece.tone && `tone-${piece.tone}`,
    piece.faded && 'faded',
    piece.face_down && 'down',
  );
}

/**
 * A piece as an SVG of its own, for cards, tracks and panels.
 * @param {Piece} piece @param {string} [extra]
 */
export function pieceIcon(piece, extra = '') {
  return s(
    'svg',
    { class: `piece-icon ${extra}`, viewBox: '-19 -19 40 40', 'aria-hidden': 'true' },
    s('g', { class: pieceClass(piece) }, pieceParts({ ...piece, badge: '' })),
  );
}
