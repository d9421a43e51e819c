/** Figures of the rulebook, and of turning points: a part of a board as it lies there, drawn when the reader comes to it. */

import { h } from '../base/dom.js';
import { get } from '../base/api.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/i18n.js';
import { once } from '../base/session.js';
import { BoardView } from '../board/board.js';
import { shapeOf } from '../board/geometry.js';
import { pieceWords } from '../things/nouns.js';
import { slotWords, spaceParts } from './textview.js';

/** @typedef {import('../types').Drawing} Drawing */
/** @typedef {import('../types').Child} Child */

/** A figure is drawn so long, in pixels, before it is scrolled into view. */
const AHEAD = '300px';

/** Places on the page that are drawn already, or will be. @type {WeakSet<Element>} */
const known = new WeakSet();

/** A place for the figure, and its caption; `fillFigures` draws it once it is on the page. @param {string} name @param {Child[]} caption */
export function figureNode(name, caption) {
  return h(
    'figure',
    { class: 'rule-figure', 'data-key': `figure ${name}` },
    h('div', { class: 'figure-place', 'data-own': true, 'data-figure': name }),
    h('figcaption', { id: captionOf(name) }, caption),
  );
}

/** A place for a small picture of where a turning point of a game was. @param {string} table @param {number} n counted from 0 @param {string} caption what happened there */
export function turnPicture(table, n, caption) {
  return h('div', {
    class: 'figure-place turn-picture',
    'data-own': true,
    'data-key': 'picture',
    'data-drawing': `/api/tables/${table}/analysis/${n}/drawing`,
    'data-caption': caption,
  });
}

/** @param {string} name */
function captionOf(name) {
  return `caption-${name}`;
}

/** @param {Element} root @param {string} game */
export function fillFigures(root, game) {
  const places = [...root.querySelectorAll('.figure-place')].filter((place) => !known.has(place));
  if (!places.length) return;
  const watcher = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        fill(target, game);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const place of places) {
    known.add(place);
    watcher.observe(place);
  }
}

/** @param {Element} place @param {string} game */
async function fill(place, game) {
  const name = place.getAttribute('data-figure') ?? '';
  const reply = await fetched(place, game, name).catch(() => null);
  if (!reply) return place.replaceChildren(h('div')); // its caption says it in words
  const { drawing } = reply;
  const caption =
    place.getAttribute('data-caption') ?? place.parentElement?.querySelector('figcaption')?.textContent ?? '';
  const view = viewOf(drawing);
  const open = h('button', {
    type: 'button',
    class: 'figure-open',
    'aria-label': t('figure-open'),
    'aria-describedby': name ? captionOf(name) : null,
    onclick: () => enlarge(drawing, game, caption),
  });
  place.replaceChildren(framed(drawing, view.host, open), inWords(drawing));
  view.update(drawing.board, game);
}

/** @param {Element} place @param {string} game @param {string} name */
function fetched(place, game, name) {
  const drawing = place.getAttribute('data-drawing');
  if (drawing) return get(/** @type {`/api/tables/${string}/analysis/${string}/drawing`} */ (drawing));
  const path = `/api/games/${encodeURIComponent(game)}/figures/${encodeURIComponent(name)}`;
  return once(/** @type {`/api/games/${string}/figures/${string}`} */ (path));
}

/** In a frame of its shape. @param {Drawing} drawing @param {...Child} children */
function framed(drawing, ...children) {
  const frame = h('div', { class: 'figure-frame' }, children);
  frame.style.setProperty('--shape', String(shapeOf(drawing.board)));
  return frame;
}

/** @param {Drawing} drawing */
function viewOf(drawing) {
  const nothing = () => false;
  const view = new BoardView(
    {
      name: nameIn(drawing),
      glows: nothing,
      origin: () => '',
      chosen: nothing,
      pointed: (noun) => drawing.marked.includes(noun),
      touch: () => {},
      inspect: () => {},
      hint: () => '',
      letterOf: (tone) => String(drawing.letters[tone ?? ''] ?? ''),
    },
    true,
  );
  view.trails = drawing.arrows.map(({ n, path, tone = '' }) => ({ n, path, tone, now: true }));
  return view;
}

/** @param {Drawing} drawing @param {string} game @param {string} caption */
function enlarge(drawing, game, caption) {
  const view = viewOf(drawing);
  const wide = h(
    'div',
    { class: 'figure-wide', tabindex: 0, role: 'group', 'aria-label': t('figure') },
    framed(drawing, view.host),
  );
  dialog(t('figure'), [wide, h('p', null, caption), inWords(drawing)], {
    className: 'figure-sheet',
    closed: () => view.watcher.disconnect(),
  });
  wide.scrollLeft = (wide.scrollWidth - wide.clientWidth) / 2;
  view.update(drawing.board, game);
}

/** The same for those who do not see it: the places it is about, as the text view of a table tells them. @param {Drawing} drawing */
function inWords(drawing) {
  const { board, about, marked } = drawing;
  const name = nameIn(drawing);
  return h(
    'ul',
    { class: 'unseen' },
    about.map((id) => {
      const space = (board.spaces ?? []).find((one) => one.id === id);
      if (!space) return null;
      const here = (board.pieces ?? []).filter((piece) => piece.at === id).map(pieceWords);
      const told = [...spaceParts(space, board, name), slotWords(space), ...here].filter(Boolean).join('; ');
      return h(
        'li',
        null,
        `${name(id)}${marked.includes(id) ? ` (${t('figure-marked')})` : ''}${told && `: ${told}`}`,
      );
    }),
  );
}

/** @param {Drawing} drawing @returns {(noun: string) => string} */
function nameIn({ board }) {
  const names = new Map((board.spaces ?? []).map((space) => [space.id, String(space.label ?? '')]));
  return (noun) => names.get(noun) ?? '';
}
