/** Several players at one screen: the table is covered until the right one looks. */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @param {string} name @param {() => void} look @param {() => void} alone one person plays all */
export function coverNode(name, look, alone) {
  return h(
    'div',
    {
      class: 'cover',
      'data-key': 'cover',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': 'cover-title',
    },
    h(
      'div',
      { class: 'cover-sheet' },
      icon('eye', 'large'),
      h('h2', { id: 'cover-title' }, t('cover-title', { name })),
      h('p', null, t('cover-about', { name })),
      h(
        'button',
        { type: 'button', class: 'main big', id: 'cover-look', autofocus: true, onclick: look },
        t('cover-look', { name }),
      ),
      h('button', { type: 'button', class: 'link', id: 'cover-alone', onclick: alone }, t('cover-alone')),
    ),
  );
}
