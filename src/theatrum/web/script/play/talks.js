/** Secret talks: rooms of some seats, opened and closed by the game; who is not in a room knows nothing of it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { chatNode } from './chat.js';
import { proposalNode } from './proposal.js';
import { saidIn, shownNode } from './shown.js';

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
    /** Cards that are chosen to be shown, by nouns. @type {Set<string>} */
    this.laid = new Set();
    /** Seats chosen for a new room. @type {Set<number>} */
    this.chosen = new Set();
  }

  /** What was said so far, to the seat that is looked from. @param {TalkRoom[]} rooms */
  take(rooms) {
    this.rooms = rooms;
    for (const { seats, fresh } of rooms) if (fresh) this.unread.add(roomKey(seats));
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
    this.rooms = [
      { seats: news.seats, lines, fresh: false },
      ...this.rooms.filter((room) => roomKey(room.seats) !== key),
    ];
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

  /** Everybody in a room but me. @param {TalkRoom} room */
  othersIn(room) {
    return room.seats.filter((seat) => seat !== this.model.seat);
  }

  /** Was anything proposed that was not withdrawn? */
  get proposed() {
    return this.rooms.some((room) => room.lines.some(stands));
  }

  /** Is there anything to show? */
  get any() {
    return this.rooms.length > 0 || this.partners.length > 0;
  }

  /** The open room is seen, with all that is said in it. */
  read() {
    this.unread.delete(this.open);
  }

  /** @param {string} key */
  enter(key) {
    if (this.open !== key) this.laid.clear();
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
    if (!this.room(key)) this.rooms = [{ seats, lines: [], fresh: false }, ...this.rooms];
    this.chosen.clear();
    this.enter(key);
  }

  /** Choose a card to be shown, or not. @param {string} noun */
  lay(noun) {
    if (!this.laid.delete(noun)) this.laid.add(noun);
    this.draw();
  }

  /** @param {number} seat */
  choose(seat) {
    if (!this.chosen.delete(seat)) this.chosen.add(seat);
    this.draw();
  }
}

/**
 * @typedef {object} At
 * @property {(text: string) => void} say aloud
 * @property {(to: number[], text: string) => void} whisper
 * @property {boolean} known has the reader a name?
 * @property {((to: number[]) => void) | null} propose
 * @property {((to: number[]) => void) | null} show
 * @property {(to: number[], line: number) => void} withdraw
 */

/** The talk beside the table: aloud, or in one of my rooms. @param {Talks} talks @param {At & {clock: import('../types').Child}} at */
export function talksNode(talks, at) {
  return h(
    'div',
    { class: 'talks', 'data-key': 'talks' },
    at.clock,
    talks.any && roomList(talks),
    talkNode(talks, at),
  );
}

/** What is said where the reader is: in a room, or aloud. @param {Talks} talks @param {At} at */
export function talkNode(talks, at) {
  const { model } = talks;
  const { propose, show } = at;
  const room = talks.room(talks.open);
  const speaker = (/** @type {number} */ seat) => speakerOn(talks, seat);
  if (!room) return chatNode(model.chat, speaker, at.say, at.known ? '' : t('chat-needs-name'));
  const others = talks.othersIn(room);
  return chatNode(
    room.lines.map(({ id, at: when, seat, mine, text }) => ({
      id,
      at: when,
      seat,
      mine,
      text,
      name: model.seatName(seat),
    })),
    speaker,
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
  );
}

/** Who speaks from a seat. @param {Talks} talks @param {number} seat @returns {import('./chat.js').Speaker} */
export function speakerOn(talks, seat) {
  const panel = (talks.model.shown.panels ?? []).find((one) => one.seat === seat);
  return { sign: crests(talks, [seat]), plays: talks.model.seatName(seat), tone: panel?.tone ?? '' };
}

/** @param {string} sign @param {string} words @param {() => void} act */
function toolNode(sign, words, act) {
  return h('button', { type: 'button', class: 'plain', onclick: act }, icon(sign), words);
}

/** @param {Talks} talks */
export function roomList(talks) {
  const { partners } = talks;
  return h(
    'div',
    { class: 'rooms', role: 'group', 'aria-label': t('talks-rooms') },
    roomButton(talks, '', icon('people'), t('talks-open-table'), talks.model.chat.at(-1)?.text ?? ''),
    talks.rooms.map((room) => {
      const key = roomKey(room.seats);
      const others = talks.othersIn(room);
      return roomButton(
        talks,
        key,
        crests(talks, others),
        names(talks, others),
        lastOf(room),
        offersIn(room),
      );
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

/** What was said last. @param {TalkRoom} room */
function lastOf(room) {
  const line = room.lines.at(-1);
  if (!line) return '';
  if (line.items.length) return t(line.withdrawn ? 'proposal-withdrawn' : 'proposal');
  return saidIn(line);
}

/** How many proposals of others stand there. @param {TalkRoom} room */
const offersIn = (room) => room.lines.filter((line) => stands(line) && !line.mine).length;

/** Is it a proposal of the newest talks, and not withdrawn? @param {import('../types').WhisperLine} line */
export const stands = (line) => line.items.length > 0 && !line.withdrawn && !line.earlier;

/**
 * @param {Talks} talks @param {string} key @param {import('../types').Child} sign @param {string} words @param {string} last
 * @param {number} [offers]
 */
function roomButton(talks, key, sign, words, last, offers = 0) {
  return h(
    'button',
    {
      type: 'button',
      class: classes('room', talks.unread.has(key) && 'fresh'),
      'data-key': `room ${key}`,
      'aria-pressed': String(talks.open === key),
      onclick: () => talks.enter(key),
    },
    h('span', { class: 'room-sign' }, sign),
    h('span', { class: 'room-words' }, words, last && h('small', null, last)),
    offers > 0 && h('span', { class: 'tag room-offers' }, t('room-offers', { n: offers })),
    talks.unread.has(key) && h('span', { class: 'tag' }, t('talks-fresh')),
  );
}

/** The arms of these seats; of one that plays several, all. @param {Talks} talks @param {number[]} seats */
export function crests(talks, seats) {
  return seats.flatMap((seat) => {
    const panels = (talks.model.shown.panels ?? []).filter((one) => one.seat === seat);
    return (panels.length ? panels : [null]).map((panel) =>
      h(
        'span',
        { class: classes('crest', panel?.tone && `tone-${panel.tone}`), 'aria-hidden': 'true' },
        panel?.letter || String(seat + 1),
      ),
    );
  });
}

/** @param {Talks} talks @param {number[]} seats */
export const names = (talks, seats) => seats.map((seat) => talks.model.seatName(seat)).join(', ');

/** The newest line shall be seen, when there is one more or the reader has come from elsewhere. @param {Element} root @param {Talks} talks */
export function followTalk(root, talks) {
  const lines = root.querySelector('.chamber .chat-lines');
  if (!lines) return;
  const now = `${talks.open}: ${lines.childElementCount}`;
  if (lines.getAttribute('data-at') !== now) {
    lines.scrollTop = lines.scrollHeight;
    const open = /** @type {HTMLElement | null} */ (
      root.querySelector('.chamber-rooms .room[aria-pressed=true]')
    );
    const row = open?.closest('.chamber-rooms');
    if (open && row) row.scrollLeft = open.offsetLeft - 40;
  }
  lines.setAttribute('data-at', now);
}
