/** My private note at this table: kept by the server, seen by nobody else. */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';

/** @type {number} */
let timer = 0;

/** @param {string} note @param {(text: string) => void} keep */
export function notesNode(note, keep) {
  return h(
    'div',
    { class: 'notes', 'data-key': 'notes' },
    h('label', { for: 'note' }, t('notes-about')),
    h('textarea', {
      id: 'note',
      maxlength: 20000,
      value: note,
      rows: 10,
      oninput: (/** @type {any} */ event) => {
        clearTimeout(timer);
        const text = event.target.value;
        timer = window.setTimeout(() => keep(text), 700);
      },
    }),
  );
}
