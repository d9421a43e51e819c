/** Somebody with an account: how strong at which game, and what he has played. And who is best. */

import { h, morph, classes } from '../base/dom.js';
import { get } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { t, when } from '../base/i18n.js';
import { games } from '../base/session.js';
import { nameNode } from '../things/panel.js';
import { between } from './entries.js';
import { frame, gamesNode } from './frame.js';

/** @typedef {import('../types').RatingView} RatingView */
/** @typedef {import('../types').PlayedView} PlayedView */

export class PeoplePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {import('../types').GameView[]} */
    this.games = [];
    this.leaving = new AbortController();
  }

  async start() {
    for (const type of ['prefs', 'me'])
      document.addEventListener(type, () => this.draw(), { signal: this.leaving.signal });
    this.draw();
    this.games = await games();
    await this.look().catch(trouble);
    this.draw();
  }

  stop() {
    this.leaving.abort();
  }

  /** @returns {Promise<void>} */
  async look() {}

  draw() {
    if (!this.leaving.signal.aborted) morph(this.root, frame('people', this.body()));
  }

  /** @returns {import('../types').Child} */
  body() {
    return null;
  }

  /** @param {string} game */
  titleOf(game) {
    return this.games.find((one) => one.id === game.split('@')[0])?.title ?? game;
  }
}

export class PersonPage extends PeoplePage {
  /** @param {HTMLElement} root @param {string} name */
  constructor(root, name) {
    super(root);
    this.name = name;
    /** @type {import('../types').Profile | null} */
    this.profile = null;
  }

  /** @override */
  async look() {
    this.profile = await get(`/api/people/${encodeURIComponent(this.name)}`);
  }

  /** @override */
  body() {
    const { profile } = this;
    if (!profile) return h('p', { class: 'notice' }, t('loading'));
    return [
      h('h1', { 'data-key': 'name' }, profile.name, profile.mine && h('span', { class: 'tag' }, t('you'))),
      h('p', { class: 'lead', 'data-key': 'since' }, t('person-since', { when: when(profile.since) })),
      h(
        'section',
        { 'data-key': 'ratings' },
        h('h2', null, t('ratings')),
        profile.ratings.length
          ? h(
              'ul',
              { class: 'rating-list' },
              profile.ratings.map((one) =>
                h(
                  'li',
                  null,
                  h('strong', null, this.titleOf(one.game)),
                  ratingNode(one),
                  h('small', null, t('games-played', { n: one.games })),
                ),
              ),
            )
          : h('p', null, t('ratings-none')),
        profile.ratings.some((one) => one.provisional) &&
          h('p', { class: 'faint', 'data-key': 'about' }, t('ratings-about')),
      ),
      h(
        'section',
        { 'data-key': 'history' },
        h('h2', null, t('history')),
        profile.games.length
          ? h(
              'ul',
              { class: 'tables' },
              profile.games.map((one) => this.played(one)),
            )
          : h('p', null, t('history-none')),
      ),
    ];
  }

  /** @param {PlayedView} one */
  played(one) {
    return h(
      'li',
      { class: 'table-entry', 'data-key': one.table },
      h(
        'a',
        { href: `/table/${one.table}` },
        h('strong', null, one.title || this.titleOf(one.game)),
        h('span', { class: 'faint' }, one.title ? this.titleOf(one.game) : ''),
      ),
      h(
        'span',
        { class: 'who' },
        one.others.length
          ? between(one.others.map((other) => nameNode(other.name, other.account)))
          : one.status === 'gathering'
            ? ''
            : t('against-bots'),
      ),
      h(
        'span',
        { class: classes('tag', one.won === true && 'won') },
        one.won === null ? t(`status-${one.status}`) : t(one.won ? 'history-won' : 'history-lost'),
        one.change !== null && ` ${signed(one.change)}`,
      ),
      h('time', { class: 'faint', datetime: new Date(one.at).toISOString() }, when(one.at)),
    );
  }
}

export class RankingPage extends PeoplePage {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    super(root);
    this.game = game;
    /** @type {import('../types').Ranked[]} */
    this.ranking = [];
  }

  /** @override */
  async look() {
    this.game ||= this.games[0]?.id ?? '';
    if (this.game) this.ranking = (await get(`/api/games/${this.game}/ranking`)).ranking;
  }

  /** @override */
  body() {
    return [
      h('h1', { 'data-key': 'title' }, t('ranking')),
      gamesNode(this.games, this.game, (game) => `/ranking/${game}`),
      this.ranking.length
        ? h(
            'ol',
            { class: 'ranking', 'data-key': 'list' },
            this.ranking.map((one, n) =>
              h(
                'li',
                { 'data-key': one.name },
                h('span', { class: 'seat-number' }, String(n + 1)),
                h('a', { href: `/person/${encodeURIComponent(one.name)}` }, one.name),
                ratingNode(one.rating),
                h('small', null, t('games-played', { n: one.rating.games })),
              ),
            ),
          )
        : h('p', { 'data-key': 'none' }, t('ranking-none')),
      h('p', { class: 'faint', 'data-key': 'about' }, t('ratings-about')),
    ];
  }
}

/** @param {RatingView | import('../types').RatingChange} one */
export function ratingNode(one) {
  return h(
    'span',
    { class: 'rating', title: one.provisional ? t('rating-provisional') : null },
    String(one.rating),
    one.provisional && [
      h('span', { 'aria-hidden': 'true' }, '?'),
      h('span', { class: 'unseen' }, t('rating-provisional')),
    ],
  );
}

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
