/** A table that is gathering: who sits where, links for friends, bots for empty chairs. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { listed, t } from '../base/i18n.js';
import { nameNode, who } from '../things/panel.js';
import { clockWords, ruleFacts } from './affairs.js';

/** @typedef {import('../types').TableView} TableView */
/** @typedef {import('../types').SeatView} SeatView */
/** @typedef {import('../types').Labelled} Labelled */

/**
 * @param {TableView} table @param {Labelled[]} bots
 * @param {{set: (seat: number, wish: object) => void, join: (seat: number) => void, leave: (seat: number) => void, copy: (link: string) => void, remove: () => void}} at
 */
export function gatheringNode(table, bots, at) {
  return h(
    'section',
    { class: 'gathering', 'aria-label': t('gathering') },
    h('h2', null, t('gathering')),
    h('p', null, t('gathering-about')),
    h('p', { class: 'again-told' }, againHere(table)),
    h(
      'dl',
      { class: 'facts waiting-facts' },
      h('dt', null, t('game')),
      h('dd', null, h('a', { href: `/game/${table.game}` }, table.game_title)),
      table.options_words.map((option) => [h('dt', null, option.label), h('dd', null, option.value)]),
      h('dt', null, t('clock')),
      h('dd', null, clockWords(table)),
      ruleFacts(table),
      h('dt', null, t('invited-by')),
      h('dd', null, nameNode(table.creator, table.creator_account)),
    ),
    h(
      'ol',
      { class: 'seats' },
      table.seats.map((seat) =>
        h(
          'li',
          { class: classes('seat', `kind-${seat.kind}`), 'data-key': String(seat.seat) },
          h('span', { class: 'seat-number' }, String(seat.seat + 1)),
          h('span', { class: 'seat-who' }, who(seat, seat.mine, true)),
          h(
            'span',
            { class: 'buttons' },
            seat.kind === 'open' &&
              !table.you.creator &&
              h(
                'button',
                { type: 'button', class: 'main', onclick: () => at.join(seat.seat) },
                t('sit-here'),
              ),
            seat.mine &&
              !table.you.creator &&
              h(
                'button',
                { type: 'button', class: 'plain', onclick: () => at.leave(seat.seat) },
                t('stand-up'),
              ),
            table.you.creator &&
              !(seat.kind === 'user' && !seat.mine) &&
              wishes(seat, bots, (wish) => at.set(seat.seat, wish)),
          ),
          seat.link &&
            h(
              'span',
              { class: 'seat-link' },
              h('input', {
                type: 'text',
                readonly: true,
                value: address(seat.link),
                'aria-label': t('seat-link-for', { n: seat.seat + 1 }),
                onfocus: (/** @type {any} */ event) => event.target.select(),
              }),
              h(
                'button',
                { type: 'button', class: 'main', onclick: () => at.copy(address(seat.link ?? '')) },
                icon('link'),
                t('copy-link'),
              ),
            ),
        ),
      ),
    ),
    table.you.creator &&
      h('p', null, h('button', { type: 'button', class: 'link', onclick: at.remove }, t('table-remove'))),
  );
}

/** At a rematch: who of those who played before is there, and who is awaited. @param {TableView} table */
function againHere(table) {
  const people = table.seats.filter((seat) => seat.kind !== 'bot');
  const awaited = people.filter((seat) => seat.awaited).map((seat) => seat.awaited ?? '');
  const there = people
    .filter((seat) => seat.kind === 'user')
    .map((seat) => (seat.mine ? t('you') : seat.name));
  return awaited.length > 0 && againWords(there, awaited, people.length);
}

/** How it stands with a rematch: who has come, of how many, and who is awaited. @param {string[]} there @param {string[]} awaited @param {number} all */
function againWords(there, awaited, all) {
  return [
    there.length && t('again-there', { names: listed(there), here: there.length, all }),
    awaited.length && t('again-awaited', { names: listed(awaited), n: awaited.length }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same, where one has played before. @param {TableView['again']} again */
export function againNews(again) {
  if (!again) return '';
  if (again.began) return t(again.mine ? 'again-began' : 'again-began-without');
  const me = [t('you')];
  const there = [...again.there, ...(again.mine ? me : [])];
  const awaited = [...again.awaited, ...(again.mine ? [] : me)];
  return againWords(there, awaited, there.length + awaited.length);
}

/** @param {SeatView} seat @param {Labelled[]} bots @param {(wish: object) => void} set */
function wishes(seat, bots, set) {
  const now = seat.kind === 'user' ? 'me' : seat.kind === 'bot' ? `bot ${seat.bot}` : seat.kind;
  return h(
    'select',
    {
      'aria-label': t('seat-for', { n: seat.seat + 1 }),
      onchange: (/** @type {any} */ event) => set(wish(event.target.value)),
    },
    wishOptions(bots, now),
  );
}

/** @param {Labelled[]} bots @param {string} now */
export function wishOptions(bots, now) {
  const option = (/** @type {string} */ value, /** @type {string} */ words) =>
    h('option', { value, selected: value === now }, words);
  return [
    option('me', t('wish-me')),
    option('link', t('wish-link')),
    option('open', t('wish-open')),
    bots.map((bot) => option(`bot ${bot.id}`, t('wish-bot', { name: bot.label }))),
  ];
}

/** @param {string} value */
export function wish(value) {
  const [kind, bot] = value.split(' ');
  return kind === 'bot' ? { kind, bot } : { kind };
}

/** @param {string} link */
function address(link) {
  return new URL(link, location.origin).href;
}
