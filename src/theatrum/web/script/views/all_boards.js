/**
 * All boards but the first on one screen, each with its title and its letter: what is seldom large enough to be opened
 * alone, and often wanted together. They are the same boards, so what glows on them answers as it does alone.
 */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { shapeOf } from '../board/geometry.js';
import { openBoard } from './boards.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Chart} Chart */

/** Drawings and tables want width and stand in one part, sheets of rows in the other. @param {Page} page */
export function allBoards(page) {
  const boards = page.sight.others();
  const [wide, sheets] = [boards.filter(isWide), boards.filter((board) => !isWide(board))];
  const part = (/** @type {string} */ name, /** @type {(Board | Chart)[]} */ some) =>
    some.length > 0 &&
    h(
      'div',
      { class: classes('all-part', name), 'data-key': name },
      some.map((board) => boardBox(page, board)),
    );
  return h(
    'div',
    {
      class: 'all-boards',
      'data-key': 'all boards',
      tabindex: 0,
      role: 'region',
      'aria-label': t('all-boards'),
    },
    part('all-wide', wide),
    part('all-sheets', sheets),
  );
}

/** @param {Board | Chart} board */
function isWide(board) {
  return 'rows' in board || isDrawn(board);
}

/** @param {Board | Chart} board @returns {board is Board} */
function isDrawn(board) {
  return 'spaces' in board && (board.spaces ?? []).length > 0;
}

/** A board in its frame; its title opens it alone. @param {Page} page @param {Board | Chart} board */
function boardBox(page, board) {
  const title = String(board.title ?? '');
  return h(
    'section',
    {
      class: classes('all-box', isDrawn(board) && 'drawn-box'),
      'data-key': `all ${board.id}`,
      'aria-label': title,
      style: isDrawn(board) ? { '--shape': shapeOf(board).toFixed(3) } : null,
    },
    h(
      'h2',
      { class: 'all-head' },
      h(
        'button',
        {
          type: 'button',
          class: 'all-title',
          title: t('open-alone', { name: title }),
          onclick: () => page.sight.turnBoard(board.id),
        },
        board.icon && icon(board.icon),
        h('span', null, title),
        board.key && h('kbd', { 'aria-hidden': 'true' }, String(board.key)),
      ),
    ),
    openBoard(page, board, true),
  );
}
