/** The front door: a board that is alive, and three things to do. */

import { h } from '../base/dom.js';
import { get } from '../base/api.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { moves } from '../base/prefs.js';
import { BoardView } from '../board/board.js';

/** @typedef {import('../types').ShowcaseReply} ShowcaseReply */

const EVERY = 5500;
/** A board that nobody touches comes to rest after so many steps. */
const STEPS = 60;

/** A game that bots play while somebody looks. */
export class Showcase {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    /** @type {ShowcaseReply | null} */
    this.shown = null;
    this.paused = !moves();
    this.steps = 0;
    /** @type {Set<string>} */
    this.pointed = new Set();
    const nothing = () => false;
    this.view = new BoardView(
      {
        name: (noun) => noun,
        glows: nothing,
        chosen: nothing,
        origin: () => '',
        pointed: (noun) => this.pointed.has(noun ?? ''),
        touch: () => {},
        inspect: () => {},
        hint: () => '',
        letterOf: (tone) =>
          String(this.shown?.scene.panels?.find((panel) => panel.tone === tone)?.letter ?? ''),
      },
      true,
    );
    this.view.camera.cover = true;
  }

  start() {
    this.look();
    this.timer = window.setInterval(() => {
      if (!this.paused && document.visibilityState === 'visible' && this.steps < STEPS) this.look();
    }, EVERY);
  }

  stop() {
    clearInterval(this.timer);
    this.view.watcher.disconnect();
  }

  async look() {
    try {
      this.shown = await get('/api/showcase');
    } catch {
      return; // the front door is open without it
    }
    this.steps += 1;
    this.pointed = new Set(this.shown.nouns);
    const board = this.shown.scene.boards?.[0];
    if (board) this.view.update(board, this.shown.game);
    const place = this.shown.nouns.find((noun) => this.view.holds(noun));
    if (place) this.view.seek(place);
    this.draw();
  }

  /** Let it play on, or rest. */
  turn() {
    this.paused = !this.paused;
    this.steps = 0;
    if (!this.paused) this.look();
    this.draw();
  }

  /** @param {(game: string) => void} watch */
  node(watch) {
    const { shown } = this;
    return h(
      'div',
      { class: 'showcase', 'data-key': 'showcase' },
      h('div', { class: 'showcase-board', 'data-own': true, 'data-key': 'board', id: 'showcase-board' }),
      shown &&
        h(
          'div',
          { class: 'showcase-told' },
          h('span', { class: 'live' }, t('showcase-live')),
          h(
            'p',
            { class: 'showcase-head' },
            h('strong', null, t('showcase-bots', { game: shown.title })),
            ' ',
            h('em', null, shown.when),
          ),
          h(
            'p',
            { class: 'showcase-lines' }, // the newest first: it has its place before the one above it
            [...shown.lines].reverse().map((line) => h('span', { class: 'showcase-line' }, line, ' ')),
          ),
          h(
            'button',
            {
              type: 'button',
              class: 'round',
              'aria-label': t(this.paused ? 'showcase-play' : 'showcase-pause'),
              title: t(this.paused ? 'showcase-play' : 'showcase-pause'),
              onclick: () => this.turn(),
            },
            icon(this.paused ? 'play' : 'pause'),
          ),
          h(
            'button',
            { type: 'button', class: 'plain', onclick: () => watch(shown.game) },
            t('showcase-watch'),
          ),
        ),
    );
  }

  /** Put the board where it belongs, once that is on the page. @param {Element} root */
  place(root) {
    const slot = root.querySelector('#showcase-board');
    if (slot && this.view.host.parentElement !== slot) slot.replaceChildren(this.view.host);
  }
}

/**
 * One of the things to do here.
 * @param {{key: string, icon: string, title: string, about: string, main?: boolean, disabled?: boolean, href?: string, act?: () => void}} at
 */
export function thing(at) {
  const body = [
    h('span', { class: 'thing-icon', 'aria-hidden': 'true' }, icon(at.icon)),
    h('span', { class: 'thing-words' }, h('strong', null, at.title), ' ', h('em', null, at.about)),
  ];
  const look = `thing${at.main ? ' thing-main' : ''}`;
  if (at.href) return h('a', { class: look, 'data-key': at.key, href: at.href }, body);
  return h(
    'button',
    { type: 'button', class: look, id: at.key, 'data-key': at.key, disabled: at.disabled, onclick: at.act },
    body,
  );
}
