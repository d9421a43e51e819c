/** The open question at a table: what was touched for it so far, the second yes, and sending the answer. */

import { Trouble } from '../base/api.js';
import { announce, trouble } from '../base/announce.js';
import { t } from '../base/i18n.js';
import { prefs } from '../base/prefs.js';
import { net } from '../base/session.js';
import { Answering } from './answering.js';
import { Lately } from './lately.js';
import { afterAWhile, onlyAnswer, tablePasses } from './sparing.js';

/** @typedef {import('../types').Choice} Choice */
/** @typedef {import('./model.js').TableModel} TableModel */

export class Asking {
  /**
   * @param {TableModel} model
   * @param {{draw: () => void, sure: () => void, sent: (only: boolean) => void}} told `sure`: a second yes is wanted; `sent`: an answer is on its way, perhaps the only one
   */
  constructor(model, told) {
    this.model = model;
    this.told = told;
    /** @type {Answering | null} */
    this.answering = null;
    this.serial = -1;
    this.busy = false;
    /** @type {Choice | null} an answer that wants a second yes */
    this.sure = null;
    this.sureWhy = '';
    /** What was taken back is asked, even if there is only one answer. */
    this.undone = false;
    this.timer = 0;
    this.lately = new Lately(model.id);
  }

  /** Is it what was answered last time? @param {Choice} choice */
  asLastTime(choice) {
    const asked = this.answering?.asked;
    const last = asked && this.lately.last(this.model.seat, asked.rule ?? '');
    return Boolean(last) && last === JSON.stringify(choice.answer);
  }

  /** What was answered last time, where it lies among many and is not offered as it is. @returns {Choice | null} */
  get lastOfMany() {
    const asking = this.open;
    if (!asking || asking.path.length > asking.forced) return null;
    const last = asking.open.find((choice) => this.asLastTime(choice));
    const offered = asking.offers.some((offer) => 'choice' in offer && offer.choice === last);
    return last && !offered ? last : null;
  }

  /** Give the only answer by itself, after a while. */
  spare() {
    clearTimeout(this.timer);
    const asked = this.answering?.asked;
    const only = asked && !this.undone && !this.model.past ? onlyAnswer(asked) : null;
    if (!only || this.tablePasses || this.model.table?.status !== 'playing' || this.model.cover !== null)
      return;
    const { serial } = this;
    this.timer = window.setTimeout(() => {
      if (serial === this.serial && !this.model.past) this.give(only, true);
    }, afterAWhile(this.model.others));
  }

  /** Is this a window in which the table passes for the reader? */
  get tablePasses() {
    const asked = this.answering?.asked;
    return Boolean(
      asked && !this.model.past && tablePasses(asked, this.model.table?.you.seats.length ?? 0, this.undone),
    );
  }

  /** The question that can be answered: also while the board still shows how it came to it. */
  get open() {
    return this.model.past ? null : this.answering;
  }

  /** Can something be touched that answers? */
  get live() {
    return this.model.behind ? null : this.open;
  }

  get myTurn() {
    return Boolean(this.answering) && this.model.table?.status === 'playing';
  }

  /** A view has come. Is there another question than before, or none any more? */
  renew() {
    const question = this.model.scene.question ?? null;
    const serial = question ? question.serial : -1;
    if (serial === this.serial && Boolean(question) === Boolean(this.answering)) {
      // What was answered is still under way: this view came for another reason.
      if (this.answering && question) this.answering.renew(question, this.model.lies);
      return false;
    }
    this.serial = serial;
    this.busy = false;
    this.sure = null;
    this.answering = question ? new Answering(question, this.model.lies) : null;
    return true;
  }

  /** Another seat is looked from: its question comes with its view. */
  drop() {
    this.answering = null;
    this.busy = false;
    this.serial = -1;
  }

  /** A touch takes one step, and back from a second yes. @param {string} noun @param {string} [place] */
  touch(noun, place) {
    const touched = this.answering?.touch(noun, place) ?? { kind: /** @type {const} */ ('nothing') };
    if (touched.kind === 'step') this.sure = null;
    return touched;
  }

  /** @param {Choice} choice @param {boolean} [only] there is no other, and nobody need say so twice */
  async give(choice, only = false) {
    if (!this.answering || this.busy) return;
    if (!only) {
      this.undone = false;
      if ((this.answering.asked.choices?.length ?? 0) > 2)
        this.lately.keep(this.model.seat, this.answering.asked.rule ?? '', JSON.stringify(choice.answer));
    }
    const meant = only || this.sure === choice || prefs.confirm === 'never';
    if (!meant && prefs.confirm === 'always') return this.askSure(choice, '');
    this.busy = true;
    this.sure = null;
    this.told.sent(only);
    const serial = this.answering.asked.serial;
    const table = this.model.id;
    try {
      const sent = { table, seat: this.model.seat, serial, answer: choice.answer };
      await net.send('answer', meant ? sent : { ...sent, unless_final: true });
    } catch (error) {
      this.busy = false;
      if (error instanceof Trouble && error.code === 'final') {
        if (serial === this.serial) this.askSure(choice, error.message);
        return;
      }
      trouble(error);
      net.send('view', { table }).catch(() => {});
    }
    this.told.draw();
  }

  /** @param {Choice} choice @param {string} why */
  askSure(choice, why) {
    this.sure = choice;
    this.sureWhy = why;
    announce(`${why} ${t('sure-about', { answer: choice.words })}`);
    this.told.sure();
  }

  /** Take back the last touch, or the answer that waits for a second yes. Was there one? */
  back() {
    if (!this.sure) return this.answering?.back() ?? false;
    this.sure = null;
    const asking = this.answering;
    if (asking && asking.path.length > asking.forced && !asking.next.size) asking.back();
    return true;
  }
}
