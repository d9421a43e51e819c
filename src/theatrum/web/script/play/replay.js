/** Going through a game again: a time line to pull, steps, playing by itself, bookmarks. */

import { h, classes } from '../base/dom.js';
import { get } from '../base/api.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').View} View */
/** @typedef {import('../types').Timeline} Timeline */

const PACE = 1100;

export class Replay {
  /**
   * @param {string} table @param {number | null | 'open'} seat @param {(view: View | null) => void} show
   */
  constructor(table, seat, show) {
    this.table = table;
    this.seat = seat;
    this.show = show;
    /** @type {Timeline} */
    this.line = { first: 0, steps: [], bookmarks: [] };
    this.at = 0;
    this.last = 0;
    this.playing = 0;
    this.wanted = 0;
    this.busy = false;
  }

  get query() {
    return this.seat === null ? '' : `seat=${this.seat}&`;
  }

  /** @param {number | null} position where to begin; the end if null */
  async start(position) {
    this.line = await get(`/api/tables/${this.table}/timeline?${this.query}`);
    this.last = this.line.steps.length
      ? this.line.steps[this.line.steps.length - 1].position
      : this.line.first;
    await this.go(position ?? this.last);
  }

  /** Only the newest wish is carried out. @param {number} position */
  async go(position) {
    this.wanted = Math.min(Math.max(position, this.line.first), this.last);
    if (this.busy) return;
    this.busy = true;
    try {
      do {
        const at = this.wanted;
        const view = await get(`/api/tables/${this.table}/view?${this.query}position=${at}`);
        this.at = at;
        this.show(view);
      } while (this.at !== this.wanted);
    } finally {
      this.busy = false;
    }
  }

  /** @param {boolean} on */
  play(on) {
    clearInterval(this.playing);
    this.playing = 0;
    if (on) {
      if (this.at >= this.last) this.go(this.line.first);
      this.playing = window.setInterval(() => {
        if (this.wanted >= this.last) this.play(false);
        else this.go(this.wanted + 1).catch(() => this.play(false));
      }, PACE);
    }
    this.show(null);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
  }

  /** @param {{seats: {seat: number, name: string}[], open: boolean, choose: (seat: number | 'open') => void, leave: () => void, fork: (() => void) | null, copy: () => void}} at */
  node(at) {
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ key,
      /** @type {() => void} */ onclick,
      disabled = false,
    ) =>
      h(
        'button',
        { type: 'button', class: 'round', 'aria-label': t(key), title: t(key), onclick, disabled },
        icon(name),
      );
    return h(
      'section',
      { class: 'replay', 'data-key': 'replay', 'aria-label': t('replay') },
      h(
        'div',
        { class: 'replay-line' },
        button('first', 'replay-first', () => this.go(this.line.first), this.at <= this.line.first),
        button('back', 'replay-back', () => this.go(this.wanted - 1), this.at <= this.line.first),
        button(this.playing ? 'pause' : 'play', this.playing ? 'replay-pause' : 'replay-play', () =>
          this.play(!this.playing),
        ),
        button('forward', 'replay-next', () => this.go(this.wanted + 1), this.at >= this.last),
        button('last', 'replay-last', () => this.go(this.last), this.at >= this.last),
        h('input', {
          type: 'range',
          class: 'time',
          min: this.line.first,
          max: this.last,
          value: this.at,
          'aria-label': t('time-line'),
          list: 'bookmarks',
          oninput: (/** @type {any} */ event) => this.go(Number(event.target.value)),
        }),
        h('span', { class: 'replay-at' }, t('replay-at', { at: this.at, all: this.last })),
      ),
      h(
        'div',
        { class: 'replay-line' },
        this.line.bookmarks.length > 0 &&
          h(
            'select',
            {
              'aria-label': t('bookmarks'),
              onchange: (/** @type {any} */ event) =>
                event.target.value && this.go(Number(event.target.value)),
            },
            h('option', { value: '' }, t('bookmarks')),
            this.line.bookmarks.map((mark) =>
              h('option', { value: String(mark.position) }, `${mark.position}: ${mark.words}`),
            ),
          ),
        (at.open || at.seats.length > 1) &&
          h(
            'select',
            {
              'aria-label': t('replay-seat'),
              onchange: (/** @type {any} */ event) =>
                at.choose(event.target.value === 'open' ? 'open' : Number(event.target.value)),
            },
            at.seats.map((seat) =>
              h(
                'option',
                { value: String(seat.seat), selected: this.seat === seat.seat },
                t('replay-as', { name: seat.name }),
              ),
            ),
            at.open && h('option', { value: 'open', selected: this.seat === 'open' }, t('replay-open')),
          ),
        at.fork &&
          h(
            'button',
            { type: 'button', class: 'tool', onclick: at.fork, title: t('fork-about') },
            icon('fork'),
            t('fork'),
          ),
        h('button', { type: 'button', class: 'tool', onclick: at.copy }, icon('link'), t('copy-position')),
        h(
          'button',
          { type: 'button', class: classes('tool', 'leave'), onclick: at.leave },
          icon('close'),
          t('replay-leave'),
        ),
      ),
    );
  }
}
