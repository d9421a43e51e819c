/** Standing answers: for reaction windows that come up again and again. */

import { h } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').Asked} Asked */
/** @typedef {import('../types').StandingView} StandingView */

/**
 * @param {Asked} asked @param {string} name of the window
 * @param {(answer: import('../types').Choice['answer'], only: boolean) => void} leave
 */
export function standingDialog(asked, name, leave) {
  const plain = (asked.choices ?? []).filter(
    (choice) => !choice.answer.some((part) => String(part).includes(':')),
  );
  const sheet = dialog(t('standing-title', { name }), [
    h('p', null, t('standing-about')),
    plain.map((choice) =>
      h(
        'div',
        { class: 'buttons wide' },
        h(
          'button',
          {
            type: 'button',
            class: 'plain',
            onclick: () => {
              leave(choice.answer, false);
              sheet.close();
            },
          },
          t('standing-always', { words: choice.words }),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'plain',
            onclick: () => {
              leave(choice.answer, true);
              sheet.close();
            },
          },
          t('standing-only', { words: choice.words }),
        ),
      ),
    ),
  ]);
}

/** @param {StandingView[]} standing @param {{id: string, label: string}[]} windows @param {(window: string) => void} remove */
export function standingList(standing, windows, remove) {
  if (!standing.length) return null;
  return h(
    'section',
    { class: 'standing' },
    h('h3', null, t('standing')),
    h(
      'ul',
      null,
      standing.map((one) =>
        h(
          'li',
          { 'data-key': one.window },
          h(
            'span',
            null,
            windows.find((window) => window.id === one.window)?.label ?? one.window,
            ': ',
            String(one.answer[0]),
            one.only_if_nothing_else ? ` (${t('standing-only-short')})` : '',
          ),
          h('button', { type: 'button', class: 'link', onclick: () => remove(one.window) }, t('remove')),
        ),
      ),
    ),
  );
}
