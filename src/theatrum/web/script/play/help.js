/** Keys, and what the drawn symbols mean. */

import { h } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

const KEYS = [
  ['1 – 9', 'key-answers'],
  ['Tab', 'key-tab'],
  ['← ↑ ↓ →', 'key-walk'],
  ['Enter', 'key-enter'],
  ['i', 'key-inspect'],
  ['Esc', 'key-back'],
  ['/', 'key-command'],
  ['=', 'as-last-time'],
  ['u', 'key-undo'],
  ['g', 'key-guide'],
  ['+ − 0', 'key-zoom'],
  ['⇧ ← ↑ ↓ →', 'key-pan'],
  ['b', 'key-board'],
  ['m', 'key-peek'],
  ['a', 'key-all-boards'],
  ['t', 'key-text'],
  ['l', 'key-log'],
  ['c', 'key-chat'],
  ['n', 'key-notes'],
  ['o', 'key-affairs'],
  ['r', 'key-replay'],
  [', .', 'key-step'],
  ['?', 'key-help'],
];

/** @param {import('../types').Icon[]} legend @param {string} rules where the rulebook is */
export function help(legend, rules) {
  dialog(
    t('help'),
    [
      h('p', null, t('help-about')),
      h('p', null, h('a', { class: 'plain', href: rules, target: '_blank' }, icon('book'), t('rulebook'))),
      h('h3', null, t('keys')),
      h(
        'dl',
        { class: 'keys' },
        KEYS.map(([key, words]) => [h('dt', null, h('kbd', null, key)), h('dd', null, t(words))]),
      ),
      legend.length > 0 && [
        h('h3', null, t('legend')),
        h(
          'ul',
          { class: 'legend columns' },
          legend.map((one) => h('li', null, icon(one.icon), String(one.label ?? one.icon))),
        ),
      ],
    ],
    { className: 'help' },
  );
}
