/**
 * The live connection: one WebSocket that comes back by itself. What was asked and not answered when it broke is asked
 * again; an answer that had arrived is then told to be stale, and the view shows it.
 */

import { Trouble, csrf } from './api.js';
import { spoken, t } from './i18n.js';
import { prefs } from './prefs.js';

/** @typedef {{message: Record<string, unknown>, resolve: (reply: any) => void, reject: (trouble: Trouble) => void, written: number}} Pending */

const WAITS = [300, 700, 1500, 3000, 5000, 10000];
const FINAL = new Set([4400, 4401, 4403]);

export class Net extends EventTarget {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {'closed' | 'opening' | 'open' | 'lost'} */
    this.state = 'closed';
    this.tries = 0;
    this.next = 1;
    /** @type {Map<number, Pending>} */
    this.pending = new Map();
    /** @type {Map<string, number | null | undefined>} tables that are watched, and as which seat */
    this.watched = new Map();
    this.timer = 0;
    window.addEventListener('online', () => this.retry());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.retry(),
    );
  }

  start() {
    if (this.state === 'open' || this.state === 'opening') return;
    this.become('opening');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ id: 'hello', do: 'hello', csrf: csrf(), lang: spoken(), splices: true }));
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** A new session: say hello anew. */
  restart() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.become('closed');
    this.tries = 0;
    this.start();
  }

  retry() {
    if (this.state !== 'lost') return;
    clearTimeout(this.timer);
    this.start();
  }

  /** @param {number} code */
  lost(code) {
    this.become('lost');
    if (FINAL.has(code) && this.tries > 2) return;
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = window.setTimeout(() => this.start(), wait * (0.8 + Math.random() * 0.4));
    this.dispatchEvent(new CustomEvent('lost', { detail: { code } }));
  }

  /** @param {'closed' | 'opening' | 'open' | 'lost'} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent('state', { detail: state }));
  }

  /** @param {any} message */
  heard(message) {
    if (message.re === 'hello') {
      if (message.error) return;
      this.tries = 0;
      this.become('open');
      this.reopen();
      return;
    }
    const pending = this.pending.get(message.re);
    if (pending) {
      this.pending.delete(message.re);
      if (message.error && !(pending.written > 1 && message.error.code === 'stale'))
        pending.reject(new Trouble(message.error));
      else pending.resolve(message);
    } else if (message.type) {
      this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    }
  }

  /** Watch again what was watched, then ask again what was not answered. */
  reopen() {
    const unanswered = [...this.pending];
    const opening = new Set(
      unanswered.filter(([, one]) => one.message.do === 'open').map(([, one]) => one.message.table),
    );
    for (const [table, seat] of this.watched) {
      if (opening.has(table)) continue;
      this.send('open', wish(table, seat)).then(
        (reply) => this.dispatchEvent(new CustomEvent('opened', { detail: reply })),
        () => {},
      );
    }
    for (const [id] of unanswered) this.write(id);
  }

  /**
   * @template {keyof import('../types').Actions} D
   * @param {D} action @param {import('../types').Fields<D>} fields
   * @returns {Promise<import('../types').ReplyTo<D>>}
   */
  send(action, fields) {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message: { id, do: action, ...fields }, resolve, reject, written: 0 });
      if (this.state === 'open') this.write(id);
      else this.start();
    });
  }

  /** @param {number} id */
  write(id) {
    const pending = this.pending.get(id);
    if (!pending) return;
    pending.written += 1;
    this.socket?.send(JSON.stringify(pending.message));
  }

  /** @param {string} table @param {number | null} [seat] */
  async open(table, seat) {
    this.watched.set(table, seat);
    this.start();
    return this.send('open', wish(table, seat));
  }

  /** @param {string} table */
  close(table) {
    if (!this.watched.delete(table)) return;
    if (this.state === 'open') this.send('close', { table }).catch(() => {});
  }

  /**
   * Hear news of one kind.
   * @template {import('../types').News['type']} T
   * @param {T} type @param {(news: Extract<import('../types').News, {type: T}>) => void} heard @param {AbortSignal} [signal]
   */
  on(type, heard, signal) {
    this.addEventListener(type, (event) => heard(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  words() {
    return { closed: '', opening: t('connecting'), open: '', lost: t('connection-lost') }[this.state];
  }
}

/** @param {string} table @param {number | null} [seat] */
function wish(table, seat) {
  return { table, spare: prefs.spare, ...(seat === undefined ? {} : { seat }) };
}
