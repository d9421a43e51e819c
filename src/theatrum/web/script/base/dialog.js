/** A sheet laid over the table. Escape and a touch beside it close it; focus goes back where it was. */

import { h } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @typedef {import('../types').Child} Child */

/**
 * @param {string} title @param {Child[]} body @param {{className?: string, closed?: () => void}} [options]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, options = {}) {
  const sheet = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      {
        class: `sheet ${options.className ?? ''}`,
        'aria-label': title,
        onclick: (/** @type {MouseEvent} */ event) => event.target === sheet && sheet.close(),
        onclose: () => {
          sheet.remove();
          options.closed?.();
        },
      },
      h(
        'div',
        { class: 'sheet-body' },
        h(
          'header',
          { class: 'sheet-head' },
          h('h2', null, title),
          h(
            'button',
            { type: 'button', class: 'round', 'aria-label': t('close'), onclick: () => sheet.close() },
            icon('close'),
          ),
        ),
        body,
      ),
    )
  );
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/**
 * Asked only where something can't be undone.
 * @param {string} title @param {string} words @param {string} yes
 * @returns {Promise<boolean>}
 */
export function confirmed(title, words, yes) {
  return new Promise((resolve) => {
    let said = false;
    const sheet = dialog(
      title,
      [
        h('p', null, words),
        h(
          'div',
          { class: 'buttons' },
          h('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, t('cancel')),
          h(
            'button',
            {
              type: 'button',
              class: 'main',
              onclick: () => {
                said = true;
                sheet.close();
              },
            },
            yes,
          ),
        ),
      ],
      { closed: () => resolve(said) },
    );
  });
}

/** What shall the others call you? Empty: it does not matter; null: never mind. @param {string} now @returns {Promise<string | null>} */
export function askName(now) {
  return new Promise((resolve) => {
    /** @type {string | null} */
    let said = null;
    const sheet = dialog(
      t('name-ask'),
      [
        h(
          'form',
          {
            class: 'name-form',
            onsubmit: (/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              const input = /** @type {HTMLInputElement} */ (sheet.querySelector('#your-name'));
              said = input.value.trim();
              sheet.close();
            },
          },
          h('label', { for: 'your-name' }, t('name-about')),
          h('input', { type: 'text', id: 'your-name', maxlength: 24, autocomplete: 'nickname', value: now }),
          h('button', { type: 'submit', class: 'main' }, t('name-take')),
        ),
      ],
      { closed: () => resolve(said) },
    );
    /** @type {HTMLInputElement} */ (sheet.querySelector('#your-name')).select();
  });
}
