/**
 * Several players at one screen: the table is covered until the right one looks. Where one person plays all of them, there
 * is nobody to hide anything from: who says so is asked without covers at this table, in this browser, until he wants them
 * again. Nothing is lost by it that the cover kept: whoever can press this can also press the button that lifts it.
 */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

const KEY = 'theatrum-uncovered';
/** So many tables are remembered. */
const TABLES = 40;
/** @type {Set<string>} tables at which nothing is covered */
const uncovered = new Set(read());

/** @returns {string[]} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') ?? [];
  } catch {
    return [];
  }
}

/** Does one person play all seats of this screen? @param {string} table */
export function isUncovered(table) {
  return uncovered.has(table);
}

/** Hide nothing any more at this table, or hide again. @param {string} table @param {boolean} open */
export function uncover(table, open) {
  uncovered.delete(table);
  if (open) uncovered.add(table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...uncovered].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
}

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
