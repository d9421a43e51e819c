/** Tables in lists: what is played, who sits there, and what one can do. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t, when } from '../base/i18n.js';
import { clockWords } from '../play/affairs.js';
import { nameNode } from '../things/panel.js';

/** @typedef {import('../types').TableView} TableView */
/** @typedef {import('../types').GameView} GameView */

/** A table that looks for players. @param {TableView} table @param {string} tone @param {(table: TableView) => void} join */
export function openEntry(table, tone, join) {
  return h(
    'li',
    { class: classes('open-entry', `tone-${tone}`), 'data-key': table.id },
    h(
      'div',
      { class: 'open-words' },
      h('a', { href: `/table/${table.id}` }, h('strong', null, table.title || table.game_title)),
      h('small', null, factsOf(table).join(' · ')),
      h(
        'ul',
        { class: 'open-seats' },
        table.seats.map((seat) =>
          h(
            'li',
            { class: classes('open-seat', seat.kind === 'open' && 'free', seat.kind === 'link' && 'kept') },
            shieldNode(seat),
            h('span', null, seatNode(seat)),
          ),
        ),
      ),
    ),
    h('button', { type: 'button', class: 'answer', onclick: () => join(table) }, t('join-in')),
  );
}

/** A seat: whoever sits there bears the game's colour; a shield without it waits for its bearer. Whose arms they will be,
 * the game tells when it begins. @param {import('../types').SeatView} seat */
function shieldNode(seat) {
  const name = seat.kind === 'bot' ? '' : seat.name;
  return h(
    'span',
    { class: 'arms', 'aria-hidden': 'true' },
    seat.kind === 'bot' ? icon('bot') : [...name].slice(0, 1),
  );
}

/** What was agreed on: options, clock, rating. @param {TableView} table */
export function factsOf(table) {
  return [
    table.title ? table.game_title : '',
    ...table.options_words.map((option) => `${option.label}: ${option.value}`).slice(0, 2),
    clockWords(table),
    t(table.rated ? 'rated-yes' : 'rated-no'),
  ].filter(Boolean);
}

/** @param {TableView} table */
export function tableEntry(table) {
  const turn = table.status === 'playing' && table.you.seats.some((seat) => table.waiting.includes(seat));
  return h(
    'li',
    { class: classes('table-entry', turn && 'turn'), 'data-key': table.id },
    h(
      'a',
      { href: `/table/${table.id}` },
      h('strong', null, table.title || table.game_title),
      h(
        'span',
        { class: 'faint' },
        table.title ? table.game_title : '',
        table.sandbox ? ` ${t('sandbox')}` : '',
      ),
    ),
    h('span', { class: 'who' }, between(table.seats.map(seatNode))),
    h('span', { class: classes('tag', turn && 'your-turn') }, turn ? t('your-turn') : statusWords(table)),
    h('time', { class: 'faint', datetime: new Date(table.updated).toISOString() }, when(table.updated)),
  );
}

/** Who sits there: a name leads to whose it is. @param {import('../types').SeatView} seat */
function seatNode(seat) {
  return nameNode(seatWord(seat), seat.kind === 'user' && seat.account);
}

/** @param {import('../types').Child[]} parts */
export function between(parts) {
  return parts.map((part, n) => [n > 0 && ' · ', part]);
}

/** @param {import('../types').SeatView} seat */
export function seatWord(seat) {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'link' ? t('seat-link') : seat.name || t('bot');
}

/** @param {TableView} table */
function statusWords(table) {
  if (table.status === 'playing' && table.waiting.length) {
    const names = table.waiting.map((seat) => seatWord(table.seats[seat]));
    return t('waiting-for', { names: names.join(', ') });
  }
  return t(`status-${table.status}`);
}
