/** Cards in order: a hand, a market, a tableau, a deck, a pile; or in a tree of what grows out of what. */

import { h, s, classes } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { cardNode } from './cards.js';
import { lineNode, matNode, personNode } from './forms.js';
import { placed } from './placed.js';

/** @typedef {import('../types').Row} Row */
/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Context} Context */

/** Rows whose cards are drawn in another form. @type {Record<string, (card: Card, ctx: Context) => HTMLElement>} */
const FORMS = { people: personNode, chips: lineNode, mats: matNode };
const TREE = { width: 128, height: 74, across: 30, down: 10 };
const SHORT = 80;

/** @param {Row} row @param {Context} table */
export function rowNode(row, table) {
  const ctx = placed(table, row.id);
  const cards = row.cards ?? [];
  const hidden = Math.max((row.count ?? 0) - cards.length, 0);
  return h(
    'section',
    {
      class: classes('row', `row-${row.kind ?? 'row'}`),
      'data-key': row.id,
      'data-at': row.id,
      'aria-label': String(row.title ?? ''),
    },
    h(
      'h3',
      { class: 'row-title' },
      titleNode(row, ctx),
      row.count || cards.length > 1
        ? h('span', { class: 'row-count' }, String(row.count || cards.length))
        : null,
    ),
    row.kind === 'tree'
      ? tree(cards, ctx)
      : row.kind === 'table'
        ? tableNode(row, cards, ctx)
        : row.kind === 'pile'
          ? h(
              'div',
              { class: 'row-cards' },
              cards.length ? pileOf(row, cards, ctx) : h('p', { class: 'empty' }, t('empty')),
            )
          : h(
              'div',
              { class: 'row-cards' },
              hidden > 0 && pile(row, hidden, ctx),
              cards.map((card) => (FORMS[row.kind ?? ''] ?? cardNode)(card, ctx)),
              !cards.length && !hidden && h('p', { class: 'empty' }, t('empty')),
            ),
  );
}

/** People in boxes under heads: what row and column have in common is who lies there. @param {Row} row @param {Card[]} cards @param {Context} ctx */
function tableNode(row, cards, ctx) {
  const within = (/** @type {number} */ column, /** @type {number} */ lane) =>
    cards.filter((card) => card.column === column + 1 && card.lane === lane + 1);
  return h(
    'table',
    { class: 'boxes' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('td', null),
        (row.columns ?? []).map((head) => h('th', { scope: 'col' }, String(head))),
      ),
    ),
    h(
      'tbody',
      null,
      (row.lanes ?? []).map((head, lane) =>
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, String(head)),
          (row.columns ?? []).map((_, column) =>
            h(
              'td',
              null,
              within(column, lane).map((card) => personNode(card, ctx)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The name of a row; where the row itself answers, it is the thing to touch. @param {Row} row @param {Context} ctx */
function titleNode(row, ctx) {
  const title = String(row.title ?? '');
  const glow = ctx.glows(row.id);
  if (!glow && !ctx.chosen(row.id)) return title;
  return h(
    'button',
    {
      type: 'button',
      class: classes('row-touch', glow && 'glow', ctx.chosen(row.id) && 'chosen'),
      'data-noun': row.id,
      title: ctx.hint(row.id) || null,
    },
    title,
  );
}

/** A pile shows its top card; touched, all of it. @param {Row} row @param {Card[]} cards @param {Context} ctx */
function pileOf(row, cards, ctx) {
  const lit = cards.filter((card) => ctx.glows(card.noun || card.id));
  if (lit.length) return cards.map((card) => cardNode(card, ctx));
  return [
    cardNode({ ...cards[0], under: cards.slice(1, 4) }, ctx),
    cards.length > 1 &&
      h(
        'button',
        { type: 'button', class: 'link', onclick: () => ctx.inspect(row.id) },
        t('see-all', { n: cards.length }),
      ),
  ];
}

/** @param {Row} row @param {number} count @param {Context} ctx */
function pile(row, count, ctx) {
  return h(
    'article',
    {
      class: classes('card', 'pile', 'down', ctx.glows(row.id) && 'glow', ctx.chosen(row.id) && 'chosen'),
      'data-key': `pile ${row.id}`,
    },
    h('div', { class: 'pile-count' }, String(count)),
    h('button', {
      type: 'button',
      class: 'card-touch',
      'data-noun': row.id,
      'aria-label': t('pile-of', { n: count, name: String(row.title ?? '') }),
    }),
  );
}

/** Has it so little to say that it need not be high? @param {Card} card */
function isShort(card) {
  return (card.lines ?? []).join(' ').length <= SHORT;
}

/** @param {Card[]} cards @param {Context} ctx */
function tree(cards, ctx) {
  const columns = Math.max(1, ...cards.map((card) => card.column ?? 1));
  const lanes = Math.max(1, ...cards.map((card) => card.lane ?? 1));
  const { width, height, across, down } = TREE;
  const place = new Map(
    cards.map((card) => [
      card.id,
      { x: ((card.column || 1) - 1) * (width + across), y: ((card.lane || 1) - 1) * (height + down) },
    ]),
  );
  const full = { width: columns * (width + across) - across, height: lanes * (height + down) - down };
  let lines = '';
  for (const card of cards) {
    const to = place.get(card.id);
    for (const need of card.needs ?? []) {
      const from = place.get(need);
      if (!from || !to) continue;
      const [ax, ay, bx, by] = [from.x + width, from.y + height / 2, to.x, to.y + height / 2];
      const middle = bx - across / 2;
      lines += `M${ax} ${ay}C${middle + across / 4} ${ay} ${middle} ${by} ${bx} ${by}`;
    }
  }
  return h(
    'div',
    {
      class: classes('tree', cards.every(isShort) && 'short'),
      style: { '--width': `${full.width}px`, '--height': `${full.height}px` },
    },
    s(
      'svg',
      {
        class: 'tree-lines',
        viewBox: `0 0 ${full.width} ${full.height}`,
        preserveAspectRatio: 'none',
        'aria-hidden': 'true',
      },
      s('path', { d: lines }),
    ),
    cards.map((card) => {
      const at = place.get(card.id) ?? { x: 0, y: 0 };
      return h(
        'div',
        {
          class: 'tree-place',
          'data-key': card.id,
          style: {
            left: `${(100 * at.x) / full.width}%`,
            top: `${(100 * at.y) / full.height}%`,
            width: `${(100 * width) / full.width}%`,
            height: `${(100 * height) / full.height}%`,
          },
        },
        cardNode(card, ctx, 'flat'),
      );
    }),
  );
}
