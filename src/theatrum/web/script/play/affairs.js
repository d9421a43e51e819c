/** The table's own affairs: seats, absent players, standing answers, resigning, the record. */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { who } from '../things/panel.js';
import { standingList } from './standing.js';

/** @typedef {import('../types').TableView} TableView */
/** @typedef {import('../types').Labelled} Labelled */

/**
 * @param {TableView} table @param {Labelled[]} bots
 * @param {{standing: import('../types').StandingView[], windows: {id: string, label: string}[], unstand: (window: string) => void,
 *   resign: (seat: number) => void, back: (seat: number) => void, replace: (seat: number, by: string) => void, rename: (title: string) => void,
 *   copy: (text: string) => void, look: (seat: number) => void, uncover: (open: boolean) => void, uncovered: boolean, seat: number | null, fork: () => void, alone: boolean, game: string, away: (() => void) | null, lookingBack: boolean, lookBack: (() => void) | null}} at
 */
export function affairsNode(table, bots, at) {
  const mine = table.you.seats;
  return h(
    'div',
    { class: 'affairs', 'data-key': 'affairs' },
    h(
      'ul',
      { class: 'seat-list' },
      table.seats.map((seat) =>
        h(
          'li',
          { 'data-key': String(seat.seat) },
          h('span', { class: 'seat-number' }, String(seat.seat + 1)),
          h('span', { class: 'seat-who' }, who(seat, seat.mine, true)),
          mine.length > 1 &&
            seat.mine &&
            seat.seat !== at.seat &&
            h('button', { type: 'button', class: 'link', onclick: () => at.look(seat.seat) }, t('look-as')),
          seat.mine &&
            seat.stand_in &&
            !seat.resigned &&
            h(
              'button',
              { type: 'button', class: 'plain', onclick: () => at.back(seat.seat) },
              t('come-back'),
            ),
          seat.link &&
            !seat.mine &&
            h(
              'button',
              {
                type: 'button',
                class: 'link',
                onclick: () => at.copy(new URL(seat.link ?? '', location.origin).href),
              },
              t('copy-link'),
            ),
          table.status === 'playing' &&
            table.you.player &&
            seat.absent &&
            !seat.stand_in &&
            !seat.mine &&
            h(
              'select',
              {
                'aria-label': t('replace'),
                onchange: (/** @type {any} */ event) =>
                  event.target.value && at.replace(seat.seat, event.target.value),
              },
              h('option', { value: '' }, t('replace')),
              bots.map((bot) => h('option', { value: bot.id }, t('wish-bot', { name: bot.label }))),
              h('option', { value: 'friend' }, t('wish-link')),
            ),
        ),
      ),
    ),
    standingList(at.standing, at.windows, at.unstand),
    h(
      'div',
      { class: 'buttons' },
      h(
        'button',
        {
          type: 'button',
          class: 'tool',
          onclick: () => at.copy(`${location.origin}/table/${table.id}?at=${table.position}`),
        },
        icon('link'),
        t('copy-position'),
      ),
      table.status !== 'gathering' &&
        (table.study || at.alone || table.status === 'over') &&
        h(
          'button',
          { type: 'button', class: 'tool', onclick: at.fork, title: t('fork-about') },
          icon('fork'),
          t('fork'),
        ),
      at.lookBack &&
        h(
          'button',
          { type: 'button', class: 'tool', 'data-key': 'look-back', onclick: at.lookBack },
          icon(at.lookingBack ? 'map' : 'eye'),
          t(at.lookingBack ? 'to-the-board' : 'ending'),
        ),
      table.status === 'over' &&
        h(
          'a',
          { class: 'tool', href: `/api/tables/${table.id}/record`, download: `${table.id}.txt` },
          icon('scroll'),
          t('record'),
        ),
      table.status === 'playing' &&
        !table.sandbox &&
        mine
          .filter((seat) => !table.seats[seat]?.resigned)
          .map((seat) =>
            h(
              'button',
              { type: 'button', class: 'tool', 'data-key': `resign ${seat}`, onclick: () => at.resign(seat) },
              icon('flag'),
              mine.length > 1 ? t('resign-seat', { n: seat + 1 }) : t('resign'),
            ),
          ),
      mine.length > 1 &&
        !table.sandbox &&
        h(
          'button',
          { type: 'button', class: 'tool', 'data-key': 'covers', onclick: () => at.uncover(!at.uncovered) },
          icon('eye'),
          t(at.uncovered ? 'cover-again' : 'cover-alone'),
        ),
      at.away &&
        h('button', { type: 'button', class: 'tool', onclick: at.away }, icon('close'), t('table-remove')),
    ),
    h(
      'dl',
      { class: 'facts' },
      h('dt', null, t('game')),
      h('dd', null, h('a', { href: `/game/${table.game}` }, table.game_title)),
      (table.options_words ?? []).map((option) => [h('dt', null, option.label), h('dd', null, option.value)]),
      h('dt', null, t('clock')),
      h('dd', null, clockWords(table)),
      ruleFacts(table),
      h('dt', null, t('spectators')),
      h('dd', null, String(table.spectators)),
      table.parent && [
        h('dt', null, t('forked-from')),
        h(
          'dd',
          null,
          h(
            'a',
            { href: `/table/${table.parent.table}?at=${table.parent.position}` },
            t('position', { n: table.parent.position }),
          ),
        ),
      ],
      table.commitment && [
        h('dt', null, t('commitment')),
        h('dd', { class: 'code', title: t('commitment-about') }, table.commitment),
      ],
      table.seed && [h('dt', null, t('seed')), h('dd', { class: 'code' }, table.seed)],
    ),
  );
}

/** What was agreed on when the table was set up, said to all. @param {TableView} table */
export function ruleFacts(table) {
  return [
    h('dt', null, t('rated')),
    h('dd', null, t(table.rated ? 'rated-yes' : 'rated-no')),
    h('dt', null, t('study')),
    h('dd', null, t(table.study ? 'study-yes' : 'study-no')),
    table.private && [h('dt', null, t('private-table')), h('dd', null, t('private'))],
  ];
}

/** @param {TableView} table */
export function clockWords(table) {
  const { kind, seconds = 0, increment = 0, talks = 0 } = table.clock;
  const time = timeWords(seconds);
  const clock =
    kind === 'none'
      ? t('clock-none')
      : kind === 'pace'
        ? t('clock-pace-of', { time })
        : t('clock-bank-of', { time, plus: increment });
  return talks ? `${clock}; ${t('clock-talks-of', { time: timeWords(talks) })}` : clock;
}

/** So much time, in the unit that fits. @param {number} seconds */
export function timeWords(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes >= 1440) return t('days', { n: Math.round(minutes / 1440) });
  return minutes >= 120 ? t('hours', { n: Math.round(minutes / 60) }) : t('minutes', { n: minutes });
}
