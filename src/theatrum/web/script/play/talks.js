/** Secret talks: rooms of some seats, opened and closed by the game; who is not in a room knows nothing of it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { chatNode } from './chat.js';
import { proposalNode } from './proposal.js';
import { shownNode } from './shown.js';

/** @typedef {import('../types').TalkRoom} TalkRoom */
/** @typedef {import('./model.js').TableModel} TableModel */

/** @param {number[]} seats */
export const roomKey = (seats) => [...seats].sort((a, b) => a - b).join(' ');

export class Talks {
  /** @param {TableModel} model @param {() => void} draw */
  constructor(model, draw) {
    this.model = model;
    this.draw = draw;
    /** @type {TalkRoom[]} */
    this.rooms = [];
    /** The room that is open, by its key; '' is the open table. */
    this.open = '';
    /** Rooms with something that was not read yet. @type {Set<string>} */
    this.unread = new Set();
    /** Seats chosen for a new room. @type {Set<number>} */
    this.chosen = new Set();
  }

  /** What was said so far, to the seat that is looked from. @param {TalkRoom[]} rooms */
  take(rooms) {
    this.rooms = rooms;
    if (this.open && !this.room(this.open)) this.open = '';
  }

  /** @param {string} key */
  room(key) {
    return this.rooms.find((room) => roomKey(room.seats) === key);
  }

  /** Somebody has said something. @param {import('../types').WhisperNews} news @param {boolean} seen */
  heard(news, seen) {
    const key = roomKey(news.seats);
    const before = this.room(key)?.lines ?? [];
    const again = before.some((line) => line.id === news.line.id); // a proposal was withdrawn
    const lines = again
      ? before.map((line) => (line.id === news.line.id ? news.line : line))
      : [...before, news.line];
    this.rooms = [{ seats: news.seats, lines }, ...this.rooms.filter((room) => roomKey(room.seats) !== key)];
    if (!news.line.mine && !(seen && this.open === key)) this.unread.add(key);
  }

  /** May these seats talk in secret now? @param {number[]} seats */
  may(seats) {
    return (this.model.scene.talks ?? []).some((circle) => seats.every((seat) => circle.includes(seat)));
  }

  /** Those I may ask into a room now: people, with whom the game lets me talk. */
  get partners() {
    const { scene, seat, table } = this.model;
    const seats = new Set((scene.talks ?? []).flat());
    return [...seats]
      .filter((one) => one !== seat && table?.seats[one]?.kind === 'user')
      .sort((a, b) => a - b);
  }

  /** Was anything proposed that was not withdrawn? */
  get proposed() {
    return this.rooms.some((room) => room.lines.some((line) => line.items?.length && !line.withdrawn));
  }

  /** Is there anything to show? */
  get any() {
    return this.rooms.length > 0 || this.partners.length > 0;
  }

  /** @param {string} key */
  enter(key) {
    this.open = key;
    this.unread.delete(key);
    this.draw();
  }

  /** A room with those who are chosen. */
  begin() {
    const { seat } = this.model;
    if (seat === null || !this.chosen.size) return;
    const seats = [seat, ...this.chosen].sort((a, b) => a - b);
    const key = roomKey(seats);
    if (!this.room(key)) this.rooms = [{ seats, lines: [] }, ...this.rooms];
    this.chosen.clear();
    this.enter(key);
  }

  /** @param {number} seat */
  choose(seat) {
    if (!this.chosen.delete(seat)) this.chosen.add(seat);
    this.draw();
  }
}

/**
 * The talk beside the table: aloud, or in one of my rooms.
 * @param {Talks} talks
 * @param {{
 *   say: (text: string) => void, whisper: (to: number[], text: string) => void, known: boolean,
 *   clock: import('../types').Child, propose: ((to: number[]) => void) | null, withdraw: (to: number[], line: number) => void,
 *   show: ((to: number[]) => void) | null,
 * }} at
 */
export function talksNode(talks, at) {
  const { model } = talks;
  const { propose, show } = at;
  const room = talks.room(talks.open);
  const others = room ? room.seats.filter((seat) => seat !== model.seat) : [];
  return h(
    'div',
    { class: 'talks', 'data-key': 'talks' },
    at.clock,
    talks.any && roomList(talks),
    room
      ? chatNode(
          room.lines.map(({ id, at: when, seat, mine, text }) => ({
            id,
            at: when,
            mine,
            text,
            name: model.seatName(seat),
          })),
          (text) => at.whisper(others, text),
          talks.may(room.seats) ? '' : t('talks-closed'),
          {
            body: ({ id }) => {
              const line = room.lines.find((one) => one.id === id);
              if (!line) return null;
              return [
                line.shown.length > 0 && shownNode(line, model.seatName(line.seat)),
                line.items.length > 0 && proposalNode(line, () => at.withdraw(others, id)),
              ].filter(Boolean);
            },
            more: [
              show && toolNode('eye', t('show'), () => show(others)),
              propose && toolNode('treaty', t('propose-short'), () => propose(others)),
            ],
          },
        )
      : chatNode(model.chat, at.say, at.known ? '' : t('chat-needs-name')),
  );
}

/** @param {string} sign @param {string} words @param {() => void} act */
function toolNode(sign, words, act) {
  return h('button', { type: 'button', class: 'plain', onclick: act }, icon(sign), words);
}

/** @param {Talks} talks */
function roomList(talks) {
  const { partners } = talks;
  return h(
    'div',
    { class: 'rooms', role: 'group', 'aria-label': t('talks-rooms') },
    roomButton(talks, '', [icon('people'), t('talks-open-table')]),
    talks.rooms.map((room) => {
      const key = roomKey(room.seats);
      const others = room.seats.filter((seat) => seat !== talks.model.seat);
      return roomButton(talks, key, [crests(talks, others), names(talks, others)]);
    }),
    partners.length > 0 &&
      h(
        'div',
        { class: 'room-new', 'data-key': 'new' },
        h('span', { class: 'room-with' }, t('talks-new')),
        partners.map((seat) =>
          h(
            'button',
            {
              type: 'button',
              class: 'room-seat',
              'data-key': String(seat),
              'aria-pressed': String(talks.chosen.has(seat)),
              title: talks.model.seatName(seat),
              'aria-label': talks.model.seatName(seat),
              onclick: () => talks.choose(seat),
            },
            crests(talks, [seat]),
          ),
        ),
        h(
          'button',
          { type: 'button', class: 'plain', disabled: !talks.chosen.size, onclick: () => talks.begin() },
          t('talks-begin'),
        ),
      ),
  );
}

/** @param {Talks} talks @param {string} key @param {import('../types').Child} words */
function roomButton(talks, key, words) {
  return h(
    'button',
    {
      type: 'button',
      class: classes('room', talks.unread.has(key) && 'fresh'),
      'data-key': `room ${key}`,
      'aria-pressed': String(talks.open === key),
      onclick: () => talks.enter(key),
    },
    words,
    talks.unread.has(key) && h('span', { class: 'tag' }, t('talks-fresh')),
  );
}

/** @param {Talks} talks @param {number[]} seats */
function crests(talks, seats) {
  return seats.map((seat) => {
    const panel = talks.model.shown.panels?.find((one) => one.seat === seat);
    const tone = panel?.tone ? `tone-${panel.tone}` : '';
    return h(
      'span',
      { class: classes('crest', tone), 'aria-hidden': 'true' },
      panel?.letter || String(seat + 1),
    );
  });
}

/** @param {Talks} talks @param {number[]} seats */
const names = (talks, seats) => seats.map((seat) => talks.model.seatName(seat)).join(', ');
