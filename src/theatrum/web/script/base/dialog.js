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
 * Some of several things are chosen, and sent.
 * @template T
 * @param {string} title @param {string} className @param {Child} sends what the button says that sends them
 * @param {(toggle: (one: T) => boolean) => Child[]} body with what is pressed to choose one, or not: is it chosen then?
 * @param {(chosen: Set<T>) => void} send
 */
export function choosing(title, className, sends, body, send) {
  /** @type {Set<T>} */
  const chosen = new Set();
  const button = h(
    'button',
    {
      type: 'button',
      class: 'main',
      disabled: true,
      onclick: () => {
        send(chosen);
        sheet.close();
      },
    },
    sends,
  );
  const toggle = (/** @type {T} */ one) => {
    if (!chosen.delete(one)) chosen.add(one);
    button.toggleAttribute('disabled', !chosen.size);
    return chosen.has(one);
  };
  const sheet = dialog(title, [...body(toggle), h('p', { class: 'buttons' }, button)], { className });
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
