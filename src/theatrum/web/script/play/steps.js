/**
 * What others did and the reader has not seen yet: lines of the log, each with the moment it belongs to, so that the board
 * shows no more than the words tell. Pure: it knows no clock and draws nothing.
 */

/** @typedef {import('../types').Line} Line */
/** @typedef {{scene: import('../types').Scene, log: Line[]}} Moment the table as a view has told it */
/** @typedef {{line: Line, moment: Moment}} Step */

/** More steps than these are not waited for: what is shown skips ahead, to the last few. */
export const LONGEST = 24;
export const LAST_FEW = 8;

export class Steps {
  constructor() {
    /** @type {Step[]} what is still to be shown */
    this.queue = [];
    /** @type {Step | null} */
    this.now = null;
  }

  /**
   * A view, and those of its lines that are worth being shown. One without any goes with what is shown last: it is seen as
   * soon as the words have come there. The lines that are left out because there are too many.
   * @param {Line[]} lines @param {Moment} moment @returns {Line[]}
   */
  add(lines, moment) {
    const last = this.queue.at(-1) ?? this.now;
    if (!lines.length) {
      if (last) Object.assign(last.moment, moment);
      return [];
    }
    this.queue.push(...lines.map((line) => ({ line, moment })));
    const over = this.queue.length > LONGEST ? this.queue.length - LAST_FEW : 0;
    return this.queue.splice(0, over).map((step) => step.line);
  }

  /** To the next step, or to the end. */
  next() {
    this.now = this.queue.shift() ?? null;
    return this.now;
  }

  /** Was there something to be shown? */
  clear() {
    const was = this.now !== null;
    this.queue = [];
    this.now = null;
    return was;
  }
}
