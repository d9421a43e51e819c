/** The lobby: play at once, find a table, come back to one's own. */

import { h, morph, classes } from '../base/dom.js';
import { ask, get, post } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { go, rulesAddress } from '../base/route.js';
import { bots, games, named, net, session, sit } from '../base/session.js';
import { openEntry, tableEntry } from './entries.js';
import { Showcase, thing } from './hero.js';
import { frame } from './frame.js';
import { fillPictures, picture } from './picture.js';

/** @typedef {import('../types').GameView} GameView */
/** @typedef {import('../types').TableView} TableView */

export class LobbyPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {GameView[]} */
    this.games = [];
    /** @type {Record<string, TableView[]>} */
    this.tables = { mine: [], open: [], running: [] };
    this.busy = false;
    this.showcase = new Showcase(() => this.draw());
    this.leaving = new AbortController();
  }

  async start() {
    const signal = this.leaving.signal;
    net.on('turn', () => this.look('mine'), signal);
    for (const type of ['prefs', 'me']) document.addEventListener(type, () => this.draw(), { signal });
    document.addEventListener('me', () => this.lookAll(), { signal });
    this.draw();
    this.showcase.start();
    this.games = await games();
    this.draw();
    await this.lookAll();
    this.timer = window.setInterval(() => document.visibilityState === 'visible' && this.lookAll(), 15000);
  }

  stop() {
    this.leaving.abort();
    this.showcase.stop();
    clearInterval(this.timer);
  }

  async lookAll() {
    await Promise.all([session.me?.user ? this.look('mine') : null, this.look('open'), this.look('running')]);
  }

  /** @param {string} list */
  async look(list) {
    try {
      this.tables[list] = (await get(`/api/tables?list=${list}`)).tables;
    } catch {
      return;
    }
    this.draw();
  }

  /** The first complete game, the lightest. */
  get first() {
    const complete = this.games.filter((game) => game.stage === 'complete');
    return [...(complete.length ? complete : this.games)].sort(
      (a, b) => a.weight - b.weight || a.minutes[0] - b.minutes[0],
    )[0];
  }

  /** Half a minute from here to the first move. @param {GameView | undefined} game @param {(game: GameView) => Promise<string>} [make] */
  async playNow(game, make = tableWithBots) {
    if (!game || this.busy) return;
    this.busy = true;
    this.draw();
    try {
      go(`/table/${await make(game)}`);
    } catch (error) {
      trouble(error);
    }
    this.busy = false;
    this.draw();
  }

  draw() {
    if (this.leaving.signal.aborted) return;
    const mine = this.tables.mine;
    const open = this.tables.open.filter((table) => !table.you.player);
    const running = this.tables.running.filter((table) => !table.you.player);
    morph(
      this.root,
      frame(
        'lobby',
        this.hero(open),
        open.length > 0 && this.openTables(open),
        mine.length > 0 &&
          section('mine', t('my-tables'), h('ul', { class: 'tables' }, mine.map(tableEntry))),
        section(
          'games',
          t('games'),
          h(
            'ul',
            { class: 'games' },
            this.games.map((game) => this.gameNode(game)),
          ),
          !this.games.length && h('p', null, t('loading')),
        ),
        running.length > 0 &&
          section('running', t('running-tables'), h('ul', { class: 'tables' }, running.map(tableEntry))),
        section(
          'bring',
          t('bring-record'),
          h('p', null, t('bring-about')),
          h(
            'p',
            null,
            h(
              'label',
              { class: 'file plain' },
              icon('scroll'),
              t('bring-choose'),
              h('input', {
                type: 'file',
                accept: '.txt,text/plain',
                onchange: (/** @type {any} */ event) => this.bring(event.target.files[0]),
              }),
            ),
          ),
        ),
      ),
    );
    this.showcase.place(this.root);
    fillPictures(this.root);
  }

  /** @param {TableView[]} open */
  hero(open) {
    const game = this.first;
    const guided = this.games.find((one) => one === game && one.guide) ?? this.games.find((one) => one.guide);
    return h(
      'section',
      { class: 'hero', 'data-key': 'hero' },
      h(
        'div',
        { class: 'hero-words' },
        h('h1', null, t('hero')),
        h('p', { class: 'lead' }, t('hero-about')),
        h(
          'div',
          { class: 'things' },
          thing({
            key: 'play-now',
            icon: 'play',
            title: t('play-now'),
            about: t('play-now-about', { game: game?.title ?? '' }),
            main: true,
            disabled: !game || this.busy,
            act: () => this.playNow(game),
          }),
          thing({
            key: 'learn-now',
            icon: 'scroll',
            title: t('learn-now'),
            about: guided?.guide ? `${guided.guide.title} (${guided.title})` : t('learn-now-about'),
            disabled: !guided || this.busy,
            act: () => this.playNow(guided, guidedTable),
          }),
          thing({
            key: 'with-others',
            icon: 'people',
            title: t('with-others'),
            about: open.length ? t('with-others-n', { n: open.length }) : t('with-others-about'),
            href: open.length ? '/#open-tables' : game ? `/game/${game.id}` : '/',
          }),
        ),
      ),
      this.showcase.node((id) => this.watch(id)),
    );
  }

  /** A table at which only bots sit. @param {string} id */
  watch(id) {
    const game = this.games.find((one) => one.id === id);
    return this.playNow(game, async (one) => {
      await sit();
      const players = one.players[one.players.length - 1];
      const seats = Array.from({ length: players }, () => ({ kind: 'bot', bot: 'greedy' }));
      const { table } = await post('/api/tables', { game: one.id, players, seats, private: true });
      return table.id;
    });
  }

  /** @param {TableView[]} open */
  openTables(open) {
    const tones = new Map(this.games.map((game) => [game.id, game.tone]));
    return h(
      'section',
      { class: 'lobby-open', id: 'open-tables', 'data-key': 'open' },
      h('h2', null, t('open-tables'), ' ', h('small', null, t('open-tables-n', { n: open.length }))),
      h(
        'ul',
        { class: 'open-list' },
        open.map((table) =>
          openEntry(table, tones.get(table.game.split('@')[0]) ?? 'brown', (one) => this.join(one)),
        ),
      ),
    );
  }

  /** @param {TableView} table */
  async join(table) {
    try {
      if (!(await named())) return;
      await post(`/api/tables/${table.id}/join`, {});
      go(`/table/${table.id}`);
    } catch (error) {
      trouble(error);
    }
  }

  /** @param {GameView} game */
  gameNode(game) {
    return h(
      'li',
      { class: classes('game', `tone-${game.tone}`), 'data-key': game.id },
      game.cover
        ? h('img', { class: 'game-cover', src: game.cover, alt: '', width: 340, height: 150 })
        : picture(game.id, 'list', game.players[0]),
      h('h3', { class: 'game-band' }, h('a', { href: `/game/${game.id}` }, game.title)),
      h(
        'div',
        { class: 'game-words' },
        game.in_short && h('p', null, game.in_short),
        gameFacts(game),
        h(
          'p',
          { class: 'buttons' },
          h(
            'button',
            { type: 'button', class: 'main', disabled: this.busy, onclick: () => this.playNow(game) },
            icon('bot'),
            t('play-bots'),
          ),
          game.guide &&
            h(
              'button',
              {
                type: 'button',
                class: 'plain learn',
                disabled: this.busy,
                title: `${game.guide.title}. ${game.guide.about}`,
                onclick: () => this.playNow(game, guidedTable),
              },
              icon('help'),
              t('learn'),
            ),
          game.more_guides.map((guide) =>
            h(
              'button',
              {
                type: 'button',
                class: 'plain learn',
                disabled: this.busy,
                title: guide.about,
                onclick: () => this.playNow(game, (one) => guidedTable(one, guide)),
              },
              icon('help'),
              guide.title,
            ),
          ),
          h('a', { class: 'plain', href: `/game/${game.id}` }, icon('people'), t('set-up')),
          h('a', { class: 'plain', href: rulesAddress(game.id) }, icon('book'), t('rulebook')),
        ),
      ),
    );
  }

  /** @param {File | undefined} file */
  async bring(file) {
    if (!file) return;
    try {
      await sit();
      const { table } = await ask('POST', '/api/records', await file.text());
      go(`/table/${table.id}`);
    } catch (error) {
      trouble(error);
    }
  }
}

/** A table with me and as many bots as it needs, of middling strength. @param {GameView} game @returns {Promise<string>} */
export async function tableWithBots(game) {
  await sit();
  const strengths = await bots();
  const bot =
    strengths.find((one) => one.id === 'greedy')?.id ??
    strengths[Math.floor(strengths.length / 2)]?.id ??
    'random';
  const players = usualPlayers(game);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  );
  const { table } = await post('/api/tables', { game: game.id, players, seats, private: true });
  return table.id;
}

/** A first game that explains itself. @param {GameView} game @param {GameView['guide']} [guide] @returns {Promise<string>} */
async function guidedTable(game, guide = game.guide) {
  await sit();
  const { table } = await post('/api/tables', {
    game: game.id,
    players: guide?.players ?? usualPlayers(game),
    guide: true,
  });
  return table.id;
}

/** As few as play with each other: who can play alone mostly wants somebody to play with. @param {GameView} game */
export function usualPlayers(game) {
  return game.players.find((players) => players > 1) ?? game.players[0];
}

/** @param {GameView} game */
export function gameFacts(game) {
  const counts =
    game.players.length > 1
      ? `${game.players[0]}–${game.players[game.players.length - 1]}`
      : String(game.players[0]);
  return h(
    'ul',
    { class: 'game-facts' },
    h('li', null, icon('people'), t('players-n', { n: counts })),
    h('li', null, icon('hourglass'), t('minutes-n', { from: game.minutes[0], to: game.minutes[1] })),
    h(
      'li',
      null,
      h(
        'span',
        { class: 'weight', role: 'img', 'aria-label': t('weight-n', { n: String(game.weight) }) },
        [1, 2, 3, 4, 5].map((pip) => h('i', { class: classes('pip', pip <= game.weight && 'full') })),
      ),
      h('span', { 'aria-hidden': 'true' }, t('weight')),
    ),
    h('li', null, icon(game.stage === 'complete' ? 'check' : 'hourglass'), game.stage_words),
    game.reconstructed.length > 0 &&
      h(
        'li',
        null,
        icon('unsure'),
        t('reconstructed-n', { n: game.reconstructed.flatMap((group) => group.things).length }),
      ),
  );
}

/** @param {string} key @param {string} title @param {...import('../types').Child} body */
function section(key, title, ...body) {
  return h('section', { class: `lobby-${key}`, 'data-key': key }, h('h2', null, title), body);
}
