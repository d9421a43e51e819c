/** Leagues and knock-outs: what there is to join, standings, rounds and their tables. */

import { h, classes } from '../base/dom.js';
import { get, post } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { t, when } from '../base/i18n.js';
import { session } from '../base/session.js';
import { PeoplePage } from './person.js';

/** @typedef {import('../types').LeagueView} LeagueView */

export class LeaguesPage extends PeoplePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    super(root);
    /** @type {LeagueView[]} */
    this.leagues = [];
  }

  /** @override */
  async look() {
    this.leagues = (await get('/api/leagues')).leagues;
  }

  /** @override */
  body() {
    return [
      h('h1', { 'data-key': 'title' }, t('leagues')),
      h('p', { class: 'lead', 'data-key': 'about' }, t('leagues-about')),
      this.leagues.length
        ? h(
            'ul',
            { class: 'tables', 'data-key': 'list' },
            this.leagues.map((one) =>
              h(
                'li',
                { class: 'table-entry', 'data-key': one.id },
                h(
                  'a',
                  { href: `/league/${one.id}` },
                  h('strong', null, one.name),
                  h('span', { class: 'faint' }, one.game_title),
                ),
                h('span', { class: 'who' }, factsOf(one).join(' · ')),
                h('span', { class: 'tag' }, t(`league-${one.state}`)),
              ),
            ),
          )
        : h('p', { 'data-key': 'none' }, t('leagues-none')),
    ];
  }
}

export class LeaguePage extends PeoplePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    super(root);
    this.id = id;
    /** @type {import('../types').LeagueReply | null} */
    this.reply = null;
  }

  /** @override */
  async look() {
    this.reply = await get(`/api/leagues/${this.id}`);
  }

  /** @param {boolean} joined */
  async join(joined) {
    try {
      this.reply = joined
        ? await post(`/api/leagues/${this.id}/leave`, {})
        : await post(`/api/leagues/${this.id}/join`, {});
    } catch (error) {
      trouble(error);
    }
    this.draw();
  }

  /** @override */
  body() {
    if (!this.reply) return h('p', { class: 'notice' }, t('loading'));
    const { league, joined, standings, tables } = this.reply;
    const known = session.me?.user && !session.me.user.guest;
    const begun = league.state !== 'gathering';
    const rounds = [...new Set(tables.map((table) => table.round))].sort((a, b) => b - a);
    return [
      h('h1', { 'data-key': 'title' }, league.name),
      h(
        'p',
        { class: 'lead', 'data-key': 'facts' },
        h('a', { href: `/game/${league.game}` }, league.game_title),
        ` · ${factsOf(league).join(' · ')}`,
      ),
      !begun &&
        h(
          'p',
          { class: 'buttons', 'data-key': 'join' },
          known
            ? h(
                'button',
                { type: 'button', class: joined ? 'plain' : 'main', onclick: () => this.join(joined) },
                t(joined ? 'league-leave' : 'league-join'),
              )
            : h('a', { class: 'main', href: '/account' }, t('league-account')),
        ),
      h(
        'section',
        { 'data-key': 'standings' },
        h('h2', null, t(begun ? 'standings' : 'league-who')),
        h(
          'table',
          { class: 'standings' },
          h(
            'thead',
            null,
            h(
              'tr',
              null,
              (begun ? ['place', 'person', 'points', 'wins'] : ['person']).map((key) =>
                h('th', { scope: 'col' }, t(key)),
              ),
            ),
          ),
          h(
            'tbody',
            null,
            standings.map((one, n) =>
              h(
                'tr',
                { class: classes(one.lost_in !== null && 'lost'), 'data-key': one.name },
                begun && h('td', null, String(placeOf(standings, n))),
                h(
                  'th',
                  { scope: 'row' },
                  h('a', { href: `/person/${encodeURIComponent(one.name)}` }, one.name),
                  one.lost_in !== null && h('small', null, ` ${t('league-lost-in', { n: one.lost_in })}`),
                ),
                begun && [h('td', null, String(one.points)), h('td', null, String(one.won))],
              ),
            ),
          ),
        ),
      ),
      rounds.map((round) =>
        h(
          'section',
          { 'data-key': `round ${round}` },
          h(
            'h2',
            null,
            t('league-round', { n: round }),
            round === league.round &&
              league.deadline !== null &&
              h('small', null, ` ${t('league-until', { when: when(league.deadline) })}`),
          ),
          h(
            'ul',
            { class: 'tables' },
            tables
              .filter((table) => table.round === round)
              .map((table) =>
                h(
                  'li',
                  { class: 'table-entry', 'data-key': table.table },
                  h('a', { href: `/table/${table.table}` }, h('strong', null, table.players.join(' – '))),
                  h(
                    'span',
                    { class: 'who' },
                    table.winners.length ? t('winners', { names: table.winners.join(', ') }) : '',
                  ),
                  h('span', { class: 'tag' }, t(`status-${table.status}`)),
                ),
              ),
          ),
        ),
      ),
    ];
  }
}

/** @param {LeagueView} one */
function factsOf(one) {
  return [
    t(`league-kind-${one.kind}`),
    t('league-rounds', { n: one.rounds }),
    t('league-days', { n: one.days }),
    t('league-seats', { n: String(one.players) }),
    t('league-members', { n: one.members }),
  ].map((fact) => fact.replaceAll(' ', '\u00a0'));
}

/** Who stands exactly like the one before shares his place. @param {{points: number, won: number, lost_in: number | null}[]} standings @param {number} n */
function placeOf(standings, n) {
  const like = (/** @type {{points: number, won: number, lost_in: number | null}} */ one) =>
    one.points === standings[n].points &&
    one.won === standings[n].won &&
    one.lost_in === standings[n].lost_in;
  return 1 + standings.findIndex(like);
}
