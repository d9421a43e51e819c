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
    /** Is it looked at, instead of the board? */
    this.open = true;
    /** @type {AnalysisReply | null} */
    this.reply = null;
    this.asked = false;
    /** What a rated game has changed. @type {import('../types').RatingChange[]} */
    this.ratings = [];
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Is there an end to look back from? */
  get here() {
    return Boolean(this.model.scene.outcome && this.model.table?.status === 'over' && !this.model.behind);
  }

  get path() {
    return /** @type {`/api/tables/${string}/analysis`} */ (`/api/tables/${this.model.id}/analysis`);
  }

  get running() {
    return this.reply?.state === 'waiting' || this.reply?.state === 'running';
  }

  /** Look once what there is; go on looking while it is being made. */
  look() {
    if (this.asked || !this.here) return;
    this.asked = true;
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
    this.open = open;
    this.draw();
  }

  stop() {
    clearTimeout(this.timer);
  }
}
