/** The boards of a table: their tabs, the one that is open, and the rows of cards that lie on it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { ALL } from '../play/sight.js';
import { chartNode } from '../things/chart.js';
import { rowNode } from '../things/row.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Chart} Chart */

/** Tabs over the board, each with its key, where there is more than one board. @param {Page} page */
export function boardTabs(page) {
  const boards = page.sight.allBoards();
  if (boards.length < 2) return null;
  const open = page.sight.together ? null : page.sight.openBoard();
  const lit = page.sight.lit();
  return h(
    'div',
    { class: 'tabs board-tabs', role: 'group', 'aria-label': t('boards') },
    boards.map((board) => {
      const answers = page.sight.isLit(board, lit);
      return h(
        'button',
        {
          type: 'button',
          class: classes('tab', answers && 'lit'),
          'aria-pressed': String(board === open),
          'data-key': board.id,
          title: String(board.title ?? ''),
          onclick: () => page.sight.turnBoard(board.id),
        },
        board.icon && icon(board.icon),
        h('span', { class: 'tab-words' }, String(board.brief || board.title || '')),
        board.key && h('kbd', { 'aria-hidden': 'true' }, String(board.key)),
        answers && h('span', { class: 'unseen' }, ` – ${t('something-glows')}`),
      );
    }),
    page.sight.hasAll() && allTab(page),
    page.sight.together && h('span', { class: 'all-hint' }, t('all-boards-back')),
  );
}

/** @param {Page} page */
function allTab(page) {
  return h(
    'button',
    {
      type: 'button',
      class: 'tab',
      'aria-pressed': String(page.sight.together),
      'data-key': ALL,
      title: t('all-boards'),
      onclick: () => page.sight.turnBoard(ALL),
    },
    icon('panes'),
    h('span', { class: 'tab-words' }, t(innerWidth > 1000 ? 'all-boards' : 'all-boards-brief')),
    !page.sight.boardOf('a') && h('kbd', { 'aria-hidden': 'true' }, 'A'),
  );
}

/** What is open: a drawing, with rows below it; a sheet of rows; a chart.
 * @param {Page} page @param {Board | Chart} board @param {boolean} [titled] its title stands over it already */
export function openBoard(page, board, titled = false) {
  if ('rows' in board) return chartNode(board, page.ctx, page.model.seat);
  return boardParts(page, board, titled);
}

/** @param {Page} page @param {Board} board @param {boolean} titled */
function boardParts(page, board, titled) {
  const rows = (page.model.shown.rows ?? []).filter((row) => row.board === board.id);
  const drawn = (board.spaces ?? []).length > 0;
  return [
    drawn &&
      h('div', { class: 'board-slot', 'data-own': true, 'data-board': board.id, 'data-key': board.id }),
    (rows.length > 0 || !drawn) &&
      h(
        'div',
        {
          class: classes('sheet-board', drawn && 'below'),
          'data-key': `rows ${board.id}`,
          tabindex: 0,
          role: 'region',
          'aria-label': String(board.title ?? ''),
        },
        !drawn &&
          !titled &&
          h('h2', { class: 'sheet-title' }, board.icon && icon(board.icon), String(board.title ?? '')),
        rows.map((row) => rowNode(row, page.ctx)),
      ),
  ];
}
