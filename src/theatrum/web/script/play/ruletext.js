/** The blocks of a rule's text as elements: paragraphs, lists, tables, examples, rulings, figures. */

import { h } from '../base/dom.js';
import { figureNode } from './figures.js';

/** @typedef {import('../types').Span} Span */
/** @typedef {import('../types').AnyBlock} AnyBlock */
/** @typedef {import('../types').Child} Child */

const TAGS = { strong: 'strong', em: 'em', code: 'code' };

/** @param {Span[]} spans @param {(number: string) => void} open @returns {Child[]} */
export function spanNodes(spans, open) {
  return spans.map((span) => {
    const words = span.rule ? ruleLink(span.text, span.rule, open) : span.text;
    return span.style ? h(TAGS[span.style], null, words) : words;
  });
}

/** @param {string} text @param {string} number @param {(number: string) => void} open */
function ruleLink(text, number, open) {
  return h('button', { type: 'button', class: 'link', onclick: () => open(number) }, text);
}

/** @param {AnyBlock[]} blocks @param {(number: string) => void} open @returns {Child[]} */
export function blockNodes(blocks, open) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'list':
        return h(
          block.ordered ? 'ol' : 'ul',
          null,
          block.items.map((item) =>
            h('li', null, spanNodes(item.spans, open), blockNodes(item.blocks ?? [], open)),
          ),
        );
      case 'table':
        return tableNode(block, open);
      case 'verbatim':
        return h('pre', null, block.text);
      case 'figure':
        return figureNode(block.figure, spanNodes(block.spans, open));
      default:
        return h('p', { class: `rule-${block.kind}` }, spanNodes(block.spans, open));
    }
  });
}

/** @param {import('../types').Grid} table @param {(number: string) => void} open */
function tableNode(table, open) {
  const row = (/** @type {'th' | 'td'} */ tag, /** @type {Span[][]} */ cells) =>
    h(
      'tr',
      null,
      cells.map((cell) => h(tag, tag === 'th' ? { scope: 'col' } : null, spanNodes(cell, open))),
    );
  return h(
    'div',
    { class: 'rule-table' },
    h(
      'table',
      null,
      h('thead', null, row('th', table.head)),
      h(
        'tbody',
        null,
        table.rows.map((cells) => row('td', cells)),
      ),
    ),
  );
}
