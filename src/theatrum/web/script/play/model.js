/**
 * What is known of a table: its seats, the scene, the log, the clocks. Views and news from the server change it, and
 * nothing else does; it draws nothing and sends nothing.
 */

import { t } from '../base/i18n.js';
import { index } from '../things/index.js';
import { whereabouts } from '../things/placed.js';
import { patched } from './patch.js';
import { isUncovered } from './uncovered.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').View} View */
/** @typedef {import('../types').TableView} TableView */
/** @typedef {import('../types').ClockView} ClockView */
/** @typedef {import('../types').Line} Line */
/** @typedef {import('../things/arms.js').Party} Party */

export class TableModel {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {TableView | null} */
    this.table = null;
    /** @type {ClockView} the newest word about time, from the table or from a view */
    this.clock = { kind: 'none' };
    /** @type {Scene} */
    this.scene = {};
    this.version = -1;
    this.position = -1;
    /** @type {number | null} */
    this.seat = null;
    /** @type {Line[]} */
    this.log = [];
    this.earlier = false;
    /** @type {View['undo']} */
    this.undo = null;
    /** @type {number | null} */
    this.turnSince = null;
    /** @type {number | null} */
    this.cover = null;
    /** @type {import('../types').ChatLine[]} */
    this.chat = [];
    this.note = '';
    /** @type {import('../types').StandingView[]} */
    this.standing = [];
    /** @type {View | null} what is looked at instead of the present */
    this.past = null;
    /** @type {import('./steps.js').Moment | null} how far others' moves have been shown, while they are */
    this.played = null;
    this.gone = false;
    /** @type {WeakMap<Scene, Map<string, import('../things/index.js').Found>>} */
    this.indexed = new WeakMap();
  }

  /** The scene that is seen now: of the game, of what has been shown of it, or of its past. */
  get shown() {
    return this.past?.scene ?? this.played?.scene ?? this.scene;
  }

  /** The lines that go with it. */
  get told() {
    return this.past?.log.lines ?? this.played?.log ?? this.log;
  }

  /** Has the game gone on since what is shown? */
  get behind() {
    return !this.past && this.played !== null && this.played.scene !== this.scene;
  }

  /** What is going on now; nothing any more when it is over. */
  get light() {
    return this.shown.outcome ? null : (this.shown.spotlight ?? null);
  }

  /** The things of the scene that is seen, by their nouns. */
  get things() {
    return this.thingsOf(this.shown);
  }

  /** @param {Scene} scene */
  thingsOf(scene) {
    const known = this.indexed.get(scene) ?? index(scene);
    this.indexed.set(scene, known);
    return known;
  }

  /** Where the things of the present scene lie, by their nouns. */
  get lies() {
    return whereabouts(this.scene);
  }

  /** The table as it is now. Did the game begin? @param {TableView} table */
  seated(table) {
    const began = this.table?.status === 'gathering' && table.status === 'playing';
    this.table = table;
    this.tellTime(table.clock);
    return began;
  }

  /** Time is told by views and by the table; the later word counts. @param {ClockView} clock */
  tellTime(clock) {
    if ((clock.at ?? 0) >= (this.clock.at ?? 0)) this.clock = clock;
  }

  /**
   * A view. The lines that it tells anew; null if it can't be understood without the one before it.
   * @param {View} view @returns {Line[] | null}
   */
  take(view) {
    if (view.scene) this.scene = view.scene;
    else if (view.base === this.version && view.patch) this.scene = patched(this.scene, view.patch);
    else return null;
    const first = this.version < 0 || this.seat !== view.seat;
    const known = first ? Infinity : (this.log[this.log.length - 1]?.position ?? -1);
    const heard = this.log.filter((line) => line.position === known).map((line) => JSON.stringify(line));
    this.version = view.version;
    this.position = view.position;
    this.seat = view.seat;
    const { since, lines, earlier } = view.log;
    this.log = [...this.log.filter((line) => line.position < since), ...lines];
    this.earlier = since === 0 ? earlier : this.earlier || earlier;
    this.undo = view.undo;
    this.turnSince = view.turn_since;
    this.cover = view.cover;
    if (view.clock) this.tellTime(view.clock);
    // The last position may be told again from its beginning, with what has been added to it, or otherwise after an undo.
    const again = lines.filter((line) => line.position === known);
    const other = again.findIndex((line, i) => JSON.stringify(line) !== heard[i]);
    const anew = other < 0 ? [] : again.slice(other);
    return [...anew, ...lines.filter((line) => line.position > known)];
  }

  /** @param {string} noun */
  name(noun) {
    const found = this.things.get(noun) ?? (this.behind ? this.thingsOf(this.scene).get(noun) : undefined);
    return found?.name || noun.slice(noun.indexOf(':') + 1);
  }

  /** @param {number} seat */
  seatName(seat) {
    const panels = (this.shown.panels ?? []).filter((one) => one.seat === seat && one.title);
    if (panels.length > 1) return panels.map((one) => String(one.brief || one.title)).join(' + ');
    return String(panels[0]?.title || this.table?.seats[seat]?.name || t('seat-n', { n: seat + 1 }));
  }

  /** The letter of a tone's player. @param {string | undefined} tone */
  letterOf(tone) {
    return String(this.shown.panels?.find((panel) => panel.tone === tone)?.letter ?? '');
  }

  /** Whose arms a party bears: a player's, or its own. @param {Party} party */
  bearer(party) {
    const seat = party.seat ?? null;
    const panels = this.shown.panels ?? [];
    const theirs = panels.filter((one) => seat !== null && one.seat === seat);
    const panel =
      panels.find((one) => party.id && one.id === party.id) ??
      theirs.find((one) => party.tone && one.tone === party.tone) ??
      theirs[0];
    return {
      tone: party.tone || panel?.tone,
      letter: party.letter || panel?.letter || (seat === null ? '' : seat + 1),
      arms: party.arms,
      title: panel?.title || party.title,
    };
  }

  /** How it ended, in words; empty while it goes on. */
  get overWords() {
    return this.endingOf(this.shown);
  }

  /** @param {Scene} scene */
  endingOf({ outcome }) {
    if (!outcome) return '';
    const ending = String(outcome.ending);
    const names = outcome.winners.map((seat) => this.seatName(seat));
    if (names.every((name) => isNamed(ending, name))) return ending;
    return `${ending} ${t('winners', { names: names.join(', ') })}`;
  }

  /** Does anybody else play here who would have to be asked? */
  get others() {
    const plays = (/** @type {import('../types').SeatView} */ seat) =>
      seat.stand_in ? seat.stand_in.kind !== 'bot' : seat.kind === 'user';
    return Boolean(this.table?.seats.some((seat) => !seat.mine && plays(seat)));
  }

  /** Do my seats keep nothing from each other? */
  get unhidden() {
    return Boolean(this.table?.sandbox) || isUncovered(this.id);
  }

  /** How many lines were told since my last turn. */
  get news() {
    const since = this.turnSince;
    return since === null ? 0 : this.log.filter((line) => line.position >= since).length;
  }
}

/** Does a sentence name somebody, perhaps in another case: "Das Osmanische Reich" is "Osmanisches Reich"?
 * @param {string} sentence @param {string} name */
export function isNamed(sentence, name) {
  const stems = name.split(' ').map((word) => (word.length > 6 ? word.slice(0, -2) : word));
  return stems.every((stem) => sentence.includes(stem));
}
