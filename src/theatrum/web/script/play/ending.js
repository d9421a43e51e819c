/** After a game: what the bots make of it, and whether that is looked at or the board. */

import { ask, get } from '../base/api.js';
import { announce, trouble } from '../base/announce.js';
import { t } from '../base/i18n.js';
import { sit } from '../base/session.js';

/** @typedef {import('../types').AnalysisReply} AnalysisReply */

const EVERY = 1500;

export class Ending {
  /** @param {import('./model.js').TableModel} model @param {() => void} draw */
  constructor(model, draw) {
    this.model = model;
    this.draw = draw;
    /** Is it looked at, instead of the board? Unless somebody has said so: when the game is over. @type {boolean | null} */
    this.wanted = null;
    /** @type {AnalysisReply | null} */
    this.reply = null;
    this.asked = false;
    /** So far a record had been played that is not over, when it was asked. */
    this.at = 0;
    /** What a rated game has changed. @type {import('../types').RatingChange[]} */
    this.ratings = [];
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Is there an end to look back from? */
  get over() {
    return Boolean(this.model.scene.outcome && this.model.table?.status === 'over' && !this.model.behind);
  }

  /** A record that I have brought along, and that is not over? */
  get brought() {
    const { table } = this.model;
    return Boolean(table?.status === 'playing' && table.sandbox && !table.parent && table.you.creator);
  }

  /** Can it be looked back at: at the end, or at what a record holds? */
  get here() {
    const { reply } = this;
    return this.over || (this.brought && Boolean(reply?.possible || reply?.analysis || this.running));
  }

  get open() {
    return this.here && (this.wanted ?? this.over);
  }

  get path() {
    return /** @type {`/api/tables/${string}/analysis`} */ (`/api/tables/${this.model.id}/analysis`);
  }

  get running() {
    return this.reply?.state === 'waiting' || this.reply?.state === 'running';
  }

  /** Look once what there is; go on looking while it is being made. */
  look() {
    const { position = 0 } = this.model.scene;
    if (!this.over && !this.brought) return;
    if (this.asked && (this.over || this.at === position)) return;
    this.asked = true;
    this.at = position;
    get(this.path).then((reply) => this.take(reply), trouble);
    if (this.model.table?.rated) this.lookAtRatings(5);
  }

  /** Ratings are counted some seconds after the end. @param {number} tries */
  async lookAtRatings(tries) {
    this.ratings = (await get(`/api/tables/${this.model.id}/ratings`).catch(() => null))?.changes ?? [];
    if (!this.ratings.length && tries > 0) setTimeout(() => this.lookAtRatings(tries - 1), 3000);
    this.draw();
  }

  begin() {
    return this.send('POST');
  }

  cancel() {
    return this.send('DELETE');
  }

  /** @param {'POST' | 'DELETE'} method */
  async send(method) {
    try {
      await sit();
      this.take(await ask(method, this.path));
    } catch (error) {
      trouble(error);
    }
  }

  /** @param {AnalysisReply} reply */
  take(reply) {
    if (this.running && reply.state === 'done') announce(t('analysis-done'));
    this.reply = reply;
    clearTimeout(this.timer);
    if (this.running)
      this.timer = window.setTimeout(() => get(this.path).then((next) => this.take(next), trouble), EVERY);
    this.draw();
  }

  /** @param {boolean} open */
  show(open) {
    this.wanted = open;
    this.draw();
  }

  stop() {
    clearTimeout(this.timer);
  }
}
