/**
 * What others did, played to the reader step by step: a caption, an arrow, what is named marked, the end of a contest on the
 * stage. A click skips. Where nothing may move it is a list.
 */

import { get } from '../base/api.js';
import { moves, prefs } from '../base/prefs.js';
import { worthPlaying } from './chronicle.js';

/** @typedef {import('../types').Line} Line */
/** @typedef {import('./model.js').TableModel} TableModel */
/** @typedef {import('./sight.js').Sight} Sight */

/** How long a step is seen, in milliseconds. */
export const PACES = /** @type {Record<string, number>} */ ({ slow: 2800, normal: 1600, fast: 750, none: 0 });
/** A contest is looked at longer, a banner hangs longer. */
const STAGE = 3;
const BANNER = 3600;
/** More steps than these are played faster. */
const PATIENCE = 8;
const LISTED = 12;

export class Showing {
  /** @param {TableModel} model @param {Sight} sight @param {() => void} draw */
  constructor(model, sight, draw) {
    this.model = model;
    this.sight = sight;
    this.draw = draw;
    /** @type {Line[]} what is still to be played */
    this.queue = [];
    /** @type {Line | null} */
    this.now = null;
    /** @type {Line | null} what hangs over the board */
    this.banner = null;
    /** @type {Line[]} all at once, where nothing may move */
    this.list = [];
    this.timer = 0;
    this.bannerTimer = 0;
    /** @type {Map<string, Promise<import('../types').Spotlight[]>>} */
    this.seen = new Map();
  }

  /** New lines of the log. @param {Line[]} lines */
  take(lines) {
    const mine = this.model.table?.you.seats ?? [];
    const worth = worthPlaying(lines, this.model.scene.panels ?? [], mine).filter((line) => !line.gone);
    if (!worth.length) return;
    if (!moves()) {
      this.list = [...this.list, ...worth].slice(-LISTED);
      return;
    }
    const banner = worth.findLast((line) => line.banner);
    if (prefs.pace === 'none') {
      if (banner) this.hang(banner);
      return;
    }
    this.queue.push(...worth);
    if (!this.now) this.next();
  }

  get left() {
    return this.queue.length + (this.now ? 1 : 0);
  }

  next() {
    clearTimeout(this.timer);
    this.sight.again = null;
    this.now = this.queue.shift() ?? null;
    const line = this.now;
    this.sight.pointed = line ? (named(line).at(-1) ?? null) : null;
    if (line) {
      if (line.banner) this.hang(line);
      const haste = Math.min(1, PATIENCE / (this.queue.length + 1));
      const time = (PACES[prefs.pace] || PACES.normal) * haste;
      this.timer = window.setTimeout(() => this.next(), line.stage ? Math.max(time * STAGE, time) : time);
      if (line.stage) this.restage(line).then((stage) => this.now === line && stage && this.raise(stage));
    }
    this.draw();
  }

  /** @param {import('../types').Spotlight} stage */
  raise(stage) {
    this.sight.again = stage;
    this.draw();
  }

  /** @param {Line} line */
  hang(line) {
    clearTimeout(this.bannerTimer);
    this.banner = line;
    this.bannerTimer = window.setTimeout(() => {
      this.banner = null;
      this.draw();
    }, BANNER);
  }

  /** Everything at once. Was something being played? */
  skip() {
    if (!this.now && !this.banner && !this.list.length) return false;
    clearTimeout(this.timer);
    clearTimeout(this.bannerTimer);
    if (this.now) {
      this.sight.again = null;
      this.sight.pointed = null;
    }
    this.queue = [];
    this.now = null;
    this.banner = null;
    this.list = [];
    this.draw();
    return true;
  }

  /** The contest that a line ended, as it ended. @param {Line} line */
  async restage(line) {
    const seat = this.model.past ? this.model.past.seat : this.model.seat;
    const lines = this.model.past?.log.lines ?? this.model.log;
    const which = lines.filter((one) => one.stage && one.position === line.position).indexOf(line);
    const key = `${seat} ${line.position}`;
    let stages = this.seen.get(key);
    if (!stages) {
      const from = seat === null ? '' : `seat=${seat}&`;
      stages = get(`/api/tables/${this.model.id}/stages?${from}position=${line.position}`).then(
        (reply) => reply.stages,
      );
      this.seen.set(key, stages);
      stages.catch(() => this.seen.delete(key));
    }
    return (await stages.catch(() => []))[which] ?? null;
  }

  stop() {
    clearTimeout(this.timer);
    clearTimeout(this.bannerTimer);
  }
}

/** The things a line names, in order. @param {Line} line */
export function named(line) {
  return line.words.flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));
}
