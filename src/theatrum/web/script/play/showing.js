/**
 * What others did, played to the reader step by step: a caption, an arrow, what is named marked, the end of a contest on the
 * stage, and the board as it was then. A click skips to now. Where nothing may move it is a list, and the board is at now.
 */

import { get } from '../base/api.js';
import { moves, prefs } from '../base/prefs.js';
import { worthPlaying } from './chronicle.js';
import { Steps } from './steps.js';

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
  /**
   * @param {TableModel} model @param {Sight} sight @param {() => void} draw
   * @param {() => void} caughtUp the board has come to where the game is
   */
  constructor(model, sight, draw, caughtUp) {
    this.model = model;
    this.sight = sight;
    this.draw = draw;
    this.caughtUp = caughtUp;
    this.steps = new Steps();
    /** @type {Line | null} what hangs over the board */
    this.banner = null;
    /** @type {Line[]} all at once, where nothing may move */
    this.list = [];
    /** Is the list seen at length? */
    this.unfolded = false;
    this.timer = 0;
    this.bannerTimer = 0;
    /** @type {Map<string, Promise<import('../types').Spotlight[]>>} */
    this.seen = new Map();
  }

  /** The line that is played. */
  get now() {
    return this.steps.now?.line ?? null;
  }

  /** How many steps come after it. */
  get left() {
    return this.steps.queue.length;
  }

  /** Does the reader want to see steps, and not everything at once? */
  get stepwise() {
    return moves() && prefs.pace !== 'none' && !prefs.text;
  }

  /** A view has come, with these new lines of the log. @param {Line[]} lines */
  take(lines) {
    const { model, steps } = this;
    const mine = model.table?.you.seats ?? [];
    const worth = worthPlaying(lines, model.scene.panels ?? [], mine).filter((line) => !line.gone);
    if (!moves()) {
      this.list = [...this.list, ...worth].slice(-LISTED);
      return;
    }
    const moment = { scene: model.scene, log: model.log };
    const missed = this.stepwise ? steps.add(worth, moment) : worth;
    const banner = missed.findLast((line) => line.banner);
    if (banner) this.hang(banner);
    if (this.left && !this.now) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.sight.again = null;
    const step = this.steps.next();
    const line = step?.line;
    this.sight.pointed = line ? (named(line).at(-1) ?? null) : null;
    this.turn(step?.moment ?? null);
    if (line) {
      if (line.banner) this.hang(line);
      const haste = Math.min(1, PATIENCE / (this.left + 1));
      const time = (PACES[prefs.pace] || PACES.normal) * haste;
      this.timer = window.setTimeout(() => this.next(), line.stage ? Math.max(time * STAGE, time) : time);
      if (line.stage) this.restage(line).then((stage) => this.now === line && stage && this.raise(stage));
    }
    this.draw();
  }

  /** Let the table be seen as it was. @param {import('./steps.js').Moment | null} moment as it is, if null */
  turn(moment) {
    const { behind } = this.model;
    this.model.played = moment;
    if (behind && !this.model.behind) this.caughtUp();
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

  /** Everything at once, and the board as it is now. Was something being played? */
  skip() {
    if (!this.now && !this.banner && !this.list.length) return false;
    clearTimeout(this.timer);
    clearTimeout(this.bannerTimer);
    if (this.now) {
      this.sight.again = null;
      this.sight.pointed = null;
    }
    this.steps.clear();
    this.banner = null;
    this.list = [];
    this.unfolded = false;
    this.turn(null);
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

  fold() {
    this.unfolded = !this.unfolded;
    this.draw();
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
