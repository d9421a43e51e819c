/** A picture of a game's table: its opening, drawn as a board that can't be touched. */

import { h } from '../base/dom.js';
import { once } from '../base/session.js';
import { BoardView } from '../board/board.js';
import { shapeOf } from '../board/geometry.js';

/** @typedef {import('../types').Scene} Scene */

/** A board that is hardly wider than high has a frame like it. */
const UPRIGHT = 1.2;
/** @type {Map<string, BoardView>} */
const made = new Map();

/** An empty frame, filled by `fillPictures` once it is on the page. @param {string} game @param {string} where @param {number} players */
export function picture(game, where, players) {
  return h('div', {
    class: 'picture',
    'data-own': true,
    'data-picture': game,
    'data-players': players,
    'data-key': `${where} ${game}`,
  });
}

/** @param {Element} root */
export function fillPictures(root) {
  for (const frame of root.querySelectorAll('[data-picture]')) {
    if (frame.childElementCount) continue;
    const game = frame.getAttribute('data-picture') ?? '';
    const players = frame.getAttribute('data-players') ?? '2';
    once(`/api/games/${game}/scene?players=${players}`).then(
      ({ scene }) => draw(frame, game, scene),
      () => frame.classList.add('none'),
    );
  }
}

/** @param {Element} frame @param {string} game @param {Scene} scene */
function draw(frame, game, scene) {
  const board = scene.boards?.[0];
  if (!board) {
    frame.classList.add('none');
    return;
  }
  const letters = new Map((scene.panels ?? []).map((panel) => [panel.tone, panel.letter ?? '']));
  const nothing = () => false;
  const view = new BoardView(
    {
      name: (noun) => noun,
      glows: nothing,
      origin: () => '',
      chosen: nothing,
      pointed: nothing,
      touch: () => {},
      inspect: () => {},
      hint: () => '',
      letterOf: (tone) => String(letters.get(tone) ?? ''),
    },
    true,
  );
  made.set(frame.getAttribute('data-key') ?? '', view);
  if (shapeOf(board) < UPRIGHT) view.host.classList.add('upright');
  frame.replaceChildren(view.host);
  view.update(board, game);
}
