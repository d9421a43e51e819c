/** What happened: under headings that fold, with arms and symbols, links to the things it names, and ways back to it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { armsNode } from '../things/arms.js';
import { withNumbers } from '../things/nouns.js';
import { actorOf, headingKey, shownLines } from './chronicle.js';

/** @typedef {import('../types').Line} Line */
/** @typedef {import('./chronicle.js').Shown} Shown */

/**
 * @typedef {object} At
 * @property {number | null} since where my last turn ended
 * @property {boolean} earlier are there older lines?
 * @property {() => void} more
 * @property {(noun: string | null) => void} point
 * @property {(noun: string) => void} show
 * @property {((position: number) => void) | null} jump to a moment of the game
 * @property {number | null} now the moment that is looked at
 * @property {import('../types').Panel[]} panels
 * @property {Set<string>} folded headings that are shut
 * @property {(key: string) => void} fold
 * @property {(line: Line) => void} again see a contest again
 * @property {(line: Line) => number} number of a last move on the board; 0 if it is none
 */

/** @param {Line[]} lines @param {At} at */
export function logNode(lines, at) {
  const first =
    at.since === null ? -1 : lines.findIndex((line) => line.position >= /** @type {number} */ (at.since));
  const since = first > 0 ? lines[first] : null;
  const shown = shownLines(lines, at.folded);
  const own = shown.findIndex(({ line }) => !line.before);
  const before = own < 0 ? shown : shown.slice(0, own);
  const after = own < 0 ? [] : shown.slice(own);
  const node = (/** @type {Shown} */ one) => [
    one.line === since && h('li', { class: 'log-since', 'data-key': 'since' }, t('since-last-turn')),
    one.depth < 3 ? headingNode(one, at) : lineNode(one.line, at),
  ];
  return h(
    'ol',
    { class: 'log', 'data-key': 'log', tabindex: 0, 'aria-label': t('log') },
    at.earlier &&
      h(
        'li',
        { class: 'log-more', 'data-key': 'more' },
        h('button', { type: 'button', class: 'link', onclick: at.more }, t('earlier')),
      ),
    before.length > 0 && [
      h('li', { class: 'log-part', 'data-key': 'before' }, t('log-before-sandbox')),
      before.map(node),
      h('li', { class: 'log-part', 'data-key': 'own' }, t('log-in-sandbox')),
    ],
    after.map(node),
    !after.length && h('li', { class: 'empty', 'data-key': 'empty' }, t('log-empty')),
  );
}

/** @param {Shown} shown @param {At} at */
function headingNode({ line, folded, hidden, depth }, at) {
  const key = headingKey(line);
  return h(
    'li',
    { class: classes('log-heading', depth === 1 ? 'of-round' : 'of-turn', folded && 'folded') },
    h(
      'button',
      {
        type: 'button',
        class: 'log-fold',
        'aria-expanded': String(!folded),
        'aria-label': t(folded ? 'unfold' : 'fold'),
        onclick: () => at.fold(key),
      },
      icon(folded ? 'plus' : 'minus'),
    ),
    depth === 2 && armsNode(actorOf(line, at.panels)),
    depth === 1 && line.icon && icon(line.icon),
    lineWords(line, at),
    folded && h('span', { class: 'row-count' }, String(hidden)),
    tools(line, at),
  );
}

/** @param {Line} line @param {At} at */
function lineNode(line, at) {
  return h(
    'li',
    {
      class: classes(
        'log-line',
        `log-${line.key}`,
        line.key === 'undone' && 'undone',
        line.banner && 'weighty',
        at.now !== null && line.position === at.now && 'now',
      ),
    },
    armsNode(actorOf(line, at.panels)),
    line.icon ? icon(line.icon) : h('span', { class: 'log-plain', 'aria-hidden': 'true' }),
    lineWords(line, at),
    tools(line, at),
  );
}

/** @param {Line} line @param {At} at */
function tools(line, at) {
  const number = at.number(line);
  return [
    number > 0 && h('span', { class: 'move-number', title: t('last-move') }, String(number)),
    line.stage &&
      !line.gone &&
      h(
        'button',
        {
          type: 'button',
          class: 'log-again',
          'aria-label': t('see-again'),
          title: t('see-again'),
          onclick: () => at.again(line),
        },
        icon('curtain'),
      ),
    at.jump &&
      !line.gone &&
      h(
        'button',
        {
          type: 'button',
          class: 'log-jump',
          'aria-label': t('jump-to', { n: line.position }),
          title: t('jump-to', { n: line.position }),
          onclick: () => at.jump?.(line.position),
        },
        icon('clock'),
      ),
  ];
}

/** @param {Line} line @param {{point: (noun: string | null) => void, show: (noun: string) => void}} at */
export function lineWords(line, at) {
  return h(
    'span',
    { class: 'log-words' },
    line.words.map((part, i) =>
      typeof part === 'string'
        ? withNumbers(part, i === line.words.length - 1)
        : h(
            'span',
            {
              role: 'button',
              tabindex: 0,
              class: 'link',
              onclick: () => at.show(part[0]),
              onkeydown: (/** @type {KeyboardEvent} */ event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                at.show(part[0]);
              },
              onpointerenter: () => at.point(part[0]),
              onpointerleave: () => at.point(null),
              onfocus: () => at.point(part[0]),
              onblur: () => at.point(null),
            },
            withNumbers(part[1]),
          ),
    ),
  );
}

/** A line in words, as it is written in the log. @param {Line} line */
export function toldLine(line) {
  return line.words
    .map((part, i) =>
      typeof part === 'string' ? withNumbers(part, i === line.words.length - 1) : withNumbers(part[1]),
    )
    .join('');
}

/** @param {Line} line */
export function plainLine(line) {
  return line.words.map((part) => (typeof part === 'string' ? part : part[1])).join('');
}
