/** What happened, with links to the things it names, and a way back to any of its moments. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').Line} Line */

/**
 * @param {Line[]} lines
 * @param {{since: number | null, earlier: boolean, more: () => void, point: (noun: string | null) => void, show: (noun: string) => void,
 *   jump: ((position: number) => void) | null, now: number | null}} at
 */
export function logNode(lines, at) {
  const first =
    at.since === null ? -1 : lines.findIndex((line) => line.position >= /** @type {number} */ (at.since));
  return h(
    'ol',
    { class: 'log', 'data-key': 'log', tabindex: 0, 'aria-label': t('log') },
    at.earlier &&
      h(
        'li',
        { class: 'log-more', 'data-key': 'more' },
        h('button', { type: 'button', class: 'link', onclick: at.more }, t('earlier')),
      ),
    lines.map((line, i) => [
      i === first && i > 0 && h('li', { class: 'log-since', 'data-key': 'since' }, t('since-last-turn')),
      h(
        'li',
        {
          class: classes(
            'log-line',
            `log-${line.key}`,
            line.key === 'undone' && 'undone',
            at.now !== null && line.position === at.now && 'now',
          ),
        },
        lineWords(line, at),
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
      ),
    ]),
    !lines.length && h('li', { class: 'empty' }, t('log-empty')),
  );
}

/** @param {Line} line @param {{point: (noun: string | null) => void, show: (noun: string) => void}} at */
export function lineWords(line, at) {
  return h(
    'span',
    { class: 'log-words' },
    line.words.map((part) =>
      typeof part === 'string'
        ? part
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
            part[1],
          ),
    ),
  );
}

/** @param {Line} line */
export function plainLine(line) {
  return line.words.map((part) => (typeof part === 'string' ? part : part[1])).join('');
}
