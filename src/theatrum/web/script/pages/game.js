/** A game: what it is, what is reconstructed in it, and a table to set up. */

import { h, morph } from '../base/dom.js';
import { post } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { go, rulesAddress } from '../base/route.js';
import { bots, games, named, session, sit } from '../base/session.js';
import { timeWords } from '../play/affairs.js';
import { wish, wishOptions } from '../play/seats.js';
import { frame } from './frame.js';
import { gameFacts, usualPlayers } from './lobby.js';
import { fillPictures, picture } from './picture.js';

/** @typedef {import('../types').GameView} GameView */
/** @typedef {import('../types').OptionView} OptionView */

const PACES = [
  [3600, '1 h'],
  [86400, '24 h'],
  [259200, '72 h'],
];

/** Seconds for talks: at the table, and by correspondence. */
const TALKS = [0, 300, 600, 1200, 86400, 172800];

export class GamePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    /** @type {GameView | undefined} */
    this.game = undefined;
    /** @type {import('../types').Labelled[]} */
    this.bots = [];
    this.players = 2;
    /** @type {string[]} */
    this.seats = [];
    /** @type {Record<string, string | number | boolean>} */
    this.options = {};
    this.clock = 'none';
    /** Seconds for each time of secret talks; 0: no clock ends them. */
    this.talks = 0;
    this.private = false;
    this.rated = false;
    this.study = false;
    this.busy = false;
    this.leaving = new AbortController();
  }

  async start() {
    for (const type of ['prefs', 'me'])
      document.addEventListener(type, () => this.draw(), { signal: this.leaving.signal });
    this.draw();
    [this.game, this.bots] = [(await games()).find((game) => game.id === this.id), await bots()];
    if (!this.game) return go('/', true);
    this.count(usualPlayers(this.game));
  }

  stop() {
    this.leaving.abort();
  }

  /** @param {number} players */
  count(players) {
    this.players = players;
    const middling = this.bots.find((bot) => bot.id === 'greedy')?.id ?? this.bots[0]?.id ?? 'random';
    this.seats = Array.from(
      { length: players },
      (_, seat) => this.seats[seat] ?? (seat ? `bot ${middling}` : 'me'),
    );
    this.options = {};
    this.draw();
  }

  /** The options that this number of players has, with their choices. */
  get wanted() {
    return (this.game?.options ?? [])
      .filter((option) => !option.players || option.players.includes(this.players))
      .map((option) => ({ option, choices: option.choices_for?.[String(this.players)] ?? option.choices }))
      .filter(({ choices }) => choices.length > 1);
  }

  /** Ratings compare people with an account, each on one seat. */
  get mayRate() {
    const people = this.seats.filter((seat) => !seat.startsWith('bot'));
    const mine = people.length - this.seats.filter(isForOthers).length;
    return Boolean(session.me?.user && !session.me.user.guest) && people.length > 1 && mine <= 1;
  }

  async create() {
    if (this.seats.some(isForOthers) && !(await named())) return;
    this.busy = true;
    this.draw();
    const title =
      /** @type {HTMLInputElement | null} */ (this.root.querySelector('#title'))?.value.trim() ?? '';
    try {
      await sit();
      const [kind, seconds, increment] = this.clock.split(' ');
      const { table } = await post('/api/tables', {
        game: this.id,
        players: this.players,
        options: this.options,
        seats: this.seats.map(wish),
        title,
        private: this.private,
        rated: this.mayRate && this.rated,
        study: this.clock === 'none' || this.study,
        clock: {
          kind,
          ...(kind === 'none' ? {} : { seconds: Number(seconds) }),
          ...(kind === 'bank' ? { increment: Number(increment) } : {}),
          ...(this.game?.talks && this.talks ? { talks: this.talks } : {}),
        },
      });
      go(`/table/${table.id}`);
    } catch (error) {
      trouble(error);
    }
    this.busy = false;
    this.draw();
  }

  /** @param {'rated' | 'study'} what @param {string} words */
  box(what, words) {
    return h(
      'label',
      { class: 'box', 'data-key': what },
      h('input', {
        type: 'checkbox',
        checked: this[what],
        onchange: (/** @type {any} */ event) => {
          this[what] = event.target.checked;
        },
      }),
      h('span', null, words),
    );
  }

  draw() {
    if (this.leaving.signal.aborted) return;
    const game = this.game;
    morph(
      this.root,
      frame(
        'game',
        game
          ? [
              h(
                'section',
                { class: 'game-head', 'data-key': 'head' },
                h(
                  'div',
                  null,
                  h('h1', null, game.title),
                  h('p', { class: 'lead' }, game.about),
                  gameFacts(game),
                  h(
                    'p',
                    null,
                    h('a', { class: 'plain', href: rulesAddress(game.id) }, icon('book'), t('rulebook')),
                  ),
                ),
                picture(game.id, 'page', Math.max(...game.players)), // whole: with few, some maps are small
              ),
              h(
                'section',
                { class: 'sheet-like', 'data-key': 'new' },
                h('h2', null, t('new-table')),
                this.form(game),
              ),
              game.reconstructed.length > 0 &&
                h(
                  'section',
                  { class: 'sheet-like', 'data-key': 'reconstructed' },
                  h('h2', null, t('reconstructed')),
                  h('p', null, t('reconstructed-about')),
                  ...game.reconstructed.map(({ heading, things }) =>
                    h(
                      'details',
                      { class: 'ours', 'data-key': heading },
                      h('summary', null, heading || t('see-all', { n: things.length })),
                      h('p', null, things.join(' · ')),
                    ),
                  ),
                ),
            ]
          : h('p', { class: 'notice' }, t('loading')),
      ),
    );
    fillPictures(this.root);
  }

  /** @param {GameView} game */
  form(game) {
    const choose = (
      /** @type {string} */ label,
      /** @type {import('../types').Child[]} */ options,
      /** @type {(value: string) => void} */ set,
      /** @type {string} */ key,
      about = '',
    ) =>
      h(
        'div',
        { class: 'field', 'data-key': key },
        h('label', { for: `new-${key}` }, label),
        h(
          'select',
          {
            id: `new-${key}`,
            'aria-describedby': about ? `about-${key}` : null,
            onchange: (/** @type {any} */ event) => set(event.target.value),
          },
          options,
        ),
        about && h('p', { class: 'faint', id: `about-${key}` }, about),
      );
    return h(
      'form',
      {
        class: 'new-table',
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          this.create();
        },
      },
      game.players.length > 1 &&
        choose(
          t('players'),
          game.players.map((n) => h('option', { value: String(n), selected: n === this.players }, String(n))),
          (value) => this.count(Number(value)),
          'players',
        ),
      h(
        'fieldset',
        { class: 'field', 'data-key': 'seats' },
        h('legend', null, t('seats')),
        this.seats.map((now, seat) =>
          h(
            'div',
            { class: 'seat-wish', 'data-key': String(seat) },
            h('span', { class: 'seat-number', 'aria-hidden': 'true' }, String(seat + 1)),
            h(
              'select',
              {
                'aria-label': t('seat-for', { n: seat + 1 }),
                onchange: (/** @type {any} */ event) => {
                  this.seats[seat] = event.target.value;
                  this.draw();
                },
              },
              wishOptions(this.bots, now),
            ),
          ),
        ),
      ),
      this.wanted.map(({ option, choices }) =>
        choose(
          option.label,
          choices.map((choice, i) =>
            h(
              'option',
              { value: String(i), selected: (this.options[option.id] ?? choices[0].value) === choice.value },
              choice.label,
            ),
          ),
          (value) => {
            this.options[option.id] = choices[Number(value)].value;
          },
          `option-${option.id}`,
          option.about,
        ),
      ),
      choose(
        t('clock'),
        [
          ['none', t('clock-none')],
          ...PACES.map(([seconds, words]) => [
            `pace ${seconds}`,
            t('clock-pace-of', { time: String(words) }),
          ]),
          ['bank 1800 20', t('clock-bank-of', { time: t('minutes', { n: 30 }), plus: 20 })],
          ['bank 5400 30', t('clock-bank-of', { time: t('minutes', { n: 90 }), plus: 30 })],
        ].map(([value, words]) => h('option', { value, selected: value === this.clock }, words)),
        (value) => {
          this.clock = value;
          this.draw();
        },
        'clock',
      ),
      game.talks &&
        choose(
          t('clock-talks'),
          TALKS.map((seconds) =>
            h(
              'option',
              { value: String(seconds), selected: seconds === this.talks },
              seconds ? timeWords(seconds) : t('clock-talks-none'),
            ),
          ),
          (value) => {
            this.talks = Number(value);
          },
          'talk-clock',
          t('clock-talks-about'),
        ),
      h(
        'div',
        { class: 'field', 'data-key': 'title' },
        h('label', { for: 'title' }, t('table-title')),
        h('input', { type: 'text', id: 'title', maxlength: 60, autocomplete: 'off' }),
      ),
      h(
        'label',
        { class: 'box', 'data-key': 'private' },
        h('input', {
          type: 'checkbox',
          checked: this.private,
          onchange: (/** @type {any} */ event) => {
            this.private = event.target.checked;
          },
        }),
        h('span', null, t('private')),
      ),
      this.mayRate && this.box('rated', t('rated-about')),
      this.clock !== 'none' && this.box('study', t('study-about')),
      h(
        'p',
        { class: 'buttons', 'data-key': 'go' },
        h('button', { type: 'submit', class: 'main big', disabled: this.busy }, t('open-table')),
      ),
    );
  }
}

/** @param {string} seat */
const isForOthers = (seat) => seat !== 'me' && !seat.startsWith('bot');
