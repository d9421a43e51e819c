/** A chart: a real table with heads and cells, its first column and its heads always in sight. */

import { h, classes } from '../base/dom.js';
import { figure } from '../base/i18n.js';
import { icon } from '../base/icons.js';
import { armsNode } from './arms.js';

/** @typedef {import('../types').Chart} Chart */
/** @typedef {import('../types').Head} Head */
/** @typedef {import('../types').Cell} Cell */
/** @typedef {import('../types').Context} Context */

/** What a cell leaves free at its sides. */
const PADDING = 4;

/** @param {Chart} chart @param {Context} ctx @param {number | null | undefined} seat whose rows are framed */
export function chartNode(chart, ctx, seat) {
  const columns = chart.columns ?? [];
  return h(
    'div',
    {
      class: 'chart-sheet',
      'data-key': chart.id,
      tabindex: 0,
      role: 'region',
      'aria-label': String(chart.title),
    },
    h(
      'table',
      { class: 'chart' },
      h('caption', null, String(chart.title)),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('td', null),
          columns.map((head) =>
            h('th', { scope: 'col', class: classes(head.apart && 'apart') }, headNode(head, ctx)),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        (chart.rows ?? []).map((row) =>
          h(
            'tr',
            { class: classes(typeof row.seat === 'number' && row.seat === seat && 'mine') },
            h('th', { scope: 'row' }, headNode(row.head, ctx)),
            row.cells.map((cell, i) => cellNode(cell, columns[i], row.head, ctx)),
          ),
        ),
      ),
    ),
    (chart.lines ?? []).length > 0 &&
      h(
        'ul',
        { class: 'chart-lines' },
        (chart.lines ?? []).map((line) => h('li', null, String(line))),
      ),
  );
}

/** Words too long for their columns: heads stand upright, cells are written smaller; if that is not enough, columns are as
 * wide as their words. Nothing is broken inside a word.
 * @param {Element} root */
export function fitCharts(root) {
  for (const chart of root.querySelectorAll('.chart')) {
    const crowded = (/** @type {string} */ where) =>
      [...chart.querySelectorAll(`${where} span:last-child:not(.chart-head)`)].some((words) => {
        const room = (words.closest('th, td')?.clientWidth ?? Infinity) - PADDING;
        return words.getBoundingClientRect().width > room || words.scrollWidth > room;
      });
    chart.classList.remove('upright', 'close', 'loose');
    chart.classList.toggle('upright', crowded('thead'));
    if (chart.classList.toggle('close', crowded('td')) && crowded('td'))
      chart.classList.replace('close', 'loose');
  }
}

/** @param {Head} head @param {Context} ctx */
function headNode(head, ctx) {
  const glow = Boolean(head.id && ctx.glows(head.id));
  const inner = [
    head.letter && armsNode({ tone: head.tone, letter: head.letter }),
    head.icon && icon(head.icon),
    h('span', null, String(head.label)),
  ];
  return glow
    ? h(
        'button',
        { type: 'button', class: 'panel-touch', 'data-noun': head.id, title: ctx.hint(head.id ?? '') },
        inner,
      )
    : h(
        'span',
        { class: 'chart-head', 'data-noun': head.id || null, title: String(head.hint || '') || null },
        inner,
      );
}

/** Where an answer names row and column, the cell is touched for it, as the head of its column is.
 * @param {Cell} cell @param {Head | undefined} column @param {Head} row @param {Context} ctx */
function cellNode(cell, column, row, ctx) {
  const noun = column?.id ?? '';
  const glow = Boolean(noun && row.id && noun !== row.id && ctx.pairs?.(noun, row.id));
  const inner = [
    cell.icon && icon(cell.icon),
    String(cell.words ?? '') && h('span', null, figure(cell.words)),
    !cell.words && !cell.icon && !cell.barred && h('span', { class: 'nothing', 'aria-hidden': 'true' }, '·'),
  ];
  return h(
    'td',
    {
      class: classes(
        cell.tone && `tone-${cell.tone} toned`,
        cell.barred && 'barred',
        column?.apart && 'apart',
        glow && 'answers-here',
      ),
      title: String(cell.hint || '') || null,
    },
    glow
      ? h(
          'button',
          {
            type: 'button',
            class: 'cell-touch',
            'data-noun': noun,
            title: ctx.hint(noun),
            'aria-label': [row.label, column?.label, cell.words].filter(Boolean).join(', '),
          },
          inner,
        )
      : inner,
  );
}
