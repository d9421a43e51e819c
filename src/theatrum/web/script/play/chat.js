/** Talking at the table. */

import { h, classes } from '../base/dom.js';
import { t, when } from '../base/i18n.js';

/** @typedef {import('../types').ChatLine} ChatLine */
/** The arms of a speaker, whom he plays where his name does not say it, and his colour. @typedef {{sign: import('../types').Child, plays: string, tone: string}} Speaker */

/**
 * @param {ChatLine[]} lines @param {(seat: number) => Speaker} speaker @param {(text: string) => void} say
 * @param {string} why one can't say anything now @param {{body?: (line: ChatLine) => import('../types').Child, more?: import('../types').Child}} [extra] how a line that is
 *   more than words looks, and what else can be done
 */
export function chatNode(lines, speaker, say, why, extra = {}) {
  return h(
    'div',
    { class: 'chat', 'data-key': 'chat' },
    h(
      'ol',
      { class: 'chat-lines', tabindex: 0, 'aria-label': t('chat') },
      lines.map((line) => {
        const who = line.seat === null ? null : speaker(line.seat);
        return h(
          'li',
          {
            class: classes(line.mine && 'mine', who ? who.tone && `tone-${who.tone}` : 'watching'),
            'data-key': String(line.id),
          },
          who?.sign,
          h('span', { class: 'chat-name' }, line.name),
          ' ',
          (who ? who.plays !== line.name && who.plays : t('chat-watching')) &&
            h('span', { class: 'chat-plays' }, who ? who.plays : t('chat-watching'), ' '),
          h('time', { datetime: new Date(line.at).toISOString() }, when(line.at)),
          bodyOf(line, extra.body),
        );
      }),
      !lines.length && h('li', { class: 'empty' }, t('chat-empty')),
    ),
    why
      ? h('p', { class: 'chat-why' }, why)
      : h(
          'form',
          {
            class: 'chat-form',
            onsubmit: (/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              const input = /** @type {HTMLInputElement} */ (
                /** @type {HTMLFormElement} */ (event.target).elements.namedItem('text')
              );
              const text = input.value.trim();
              if (text) say(text);
              input.value = '';
            },
          },
          h('label', { class: 'unseen', for: 'chat-text' }, t('chat-say')),
          h('input', {
            type: 'text',
            name: 'text',
            id: 'chat-text',
            maxlength: 1000,
            autocomplete: 'off',
            placeholder: t('chat-say'),
          }),
          h('button', { type: 'submit', class: 'plain' }, t('send')),
          extra.more,
        ),
  );
}

/** @param {ChatLine} line @param {((line: ChatLine) => import('../types').Child) | undefined} body */
function bodyOf(line, body) {
  const more = body?.(line);
  return more && (!Array.isArray(more) || more.length) ? more : h('p', null, line.text);
}
