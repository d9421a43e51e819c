/** Looking at the past of a table, and coming back. */

import { trouble } from '../base/announce.js';
import { go } from '../base/route.js';
import { Replay } from './replay.js';

/** @typedef {import('./model.js').TableModel} TableModel */

export class Travel {
  /** @param {TableModel} model @param {() => void} draw */
  constructor(model, draw) {
    this.model = model;
    this.draw = draw;
    /** @type {Replay | null} */
    this.replay = null;
  }

  /** The seat whose eyes are lent. */
  get seat() {
    return this.replay ? this.replay.seat : this.model.seat;
  }

  /** @param {number | null} position the newest if null @param {number | null | 'open'} [seat] */
  async to(position, seat = this.seat) {
    this.replay?.stop();
    const replay = new Replay(this.model.id, seat, (view) => {
      if (this.replay !== replay) return;
      if (view) this.model.past = view;
      this.draw();
    });
    this.replay = replay;
    try {
      await replay.start(position);
    } catch (error) {
      trouble(error);
      this.present();
    }
  }

  /** @param {number} by */
  async step(by) {
    if (this.replay) await this.replay.go(this.replay.wanted + by);
  }

  present() {
    this.stop();
    this.model.past = null;
    if (location.search.includes('at=')) go(`/table/${this.model.id}`, true);
    this.draw();
  }

  stop() {
    this.replay?.stop();
    this.replay = null;
  }
}
