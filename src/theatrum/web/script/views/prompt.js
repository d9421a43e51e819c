/** The line of the question, or of the replay: what it offers and what comes of it. */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { actorOf } from '../play/chronicle.js';
import { commandNode } from '../play/command.js';
import { draftsNode } from '../play/drafts.js';
import { questionNode } from '../play/question.js';
import { againNews } from '../play/seats.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').TableView} TableView */

/** How many of the last lines are told while others are asked. */
const LATELY = 3;

/** Do I play for more than one seat, so that a question has to say whom it asks? @param {Page} page */
function manySeats(page) {
  return (page.model.table?.you.seats.length ?? 0) > 1;
}

/** @param {Page} page */
export function question(page) {
  const asking = page.asking.answering;
  const news = page.sight.told ? 0 : page.model.news;
  return questionNode({
    answering: asking,
    seat: manySeats(page) && page.model.seat !== null ? page.model.seatName(page.model.seat) : '',
    waiting: (page.model.scene.waiting ?? []).map((seat) => page.model.seatName(seat)),
    light: page.model.light,
    lately: page.model.told.slice(-LATELY),
    actor: (line) => actorOf(line, page.model.scene.panels ?? []),
    show: (noun) => page.sight.show(noun),
    unfolded: page.sight.unfolded,
    unfold: () => page.sight.set({ unfolded: !page.sight.unfolded }),
    over: page.model.overWords,
    scores: scoresOf(page),
    after: afterwards(page),
    again: againNews(page.model.table?.again ?? null),
    busy: page.asking.busy,
    sure: page.asking.sure,
    sureWhy: page.asking.sureWhy,
    name: (noun) => page.model.name(noun),
    answer: (choice) => page.asking.give(choice),
    touch: (noun) => page.touch(noun),
    back: () => page.back(),
    rule: (rule) => page.rule(rule),
    undo: undoOf(page),
    drafts: draftsNode(page.drafts),
    passes: page.asking.tablePasses,
    stand: asking?.asked.window
      ? () => page.acts.leaveStanding(asking.asked, page.game?.windows ?? [])
      : null,
    news: asking ? news : 0,
    asLastTime: (choice) => page.asking.asLastTime(choice),
    lastOfMany: page.asking.lastOfMany,
    advise: asking && !page.model.others && !page.model.table?.rated ? () => page.advising.ask(true) : null,
    tell: () => {
      page.sight.told = true;
      page.sight.turnSide('log');
    },
    point: (noun) => page.sight.point(page.root, noun),
    typing: prefs.command,
    type: () => (prefs.command ? prefer({ command: false }) : page.command()),
    command:
      asking && !page.asking.sure
        ? commandNode(
            page.typing,
            asking.open,
            (choice) => page.asking.give(choice),
            () => page.draw(),
          )
        : null,
  });
}

/** @param {Page} page */
function scoresOf(page) {
  const outcome = page.model.scene.outcome;
  return (outcome?.scores ?? [])
    .map((points, seat) => ({
      name: page.model.seatName(seat),
      arms: page.model.bearer({ seat }),
      points,
      won: outcome?.winners.includes(seat) ?? false,
    }))
    .sort((a, b) => b.points - a.points);
}

/** @param {Page} page */
function afterwards(page) {
  const { table } = page.model;
  const again = table?.again;
  return [
    h(
      'button',
      { type: 'button', class: 'plain', onclick: () => page.travel.to(0) },
      icon('clock'),
      t('replay'),
    ),
    h(
      'button',
      { type: 'button', class: 'plain', onclick: () => page.ending.show(!page.ending.open) },
      icon(page.ending.open ? 'map' : 'eye'),
      t(page.ending.open ? 'to-the-board' : 'ending'),
    ),
    again?.mine
      ? h('a', { class: 'main', id: 'again', href: `/table/${table?.rematch}` }, icon('play'), t('again-go'))
      : table?.you.played &&
        !again?.began &&
        h(
          'button',
          { type: 'button', class: 'main', id: 'again', onclick: () => page.acts.again() },
          icon('play'),
          t(again ? 'again-join' : 'again'),
        ),
  ];
}

/** @param {Page} page */
function undoOf(page) {
  if (page.model.seat === null || !page.model.undo || page.model.table?.status === 'gathering') return null;
  return {
    may: page.model.undo.may,
    why: page.model.undo.why ?? '',
    undo: () => page.undo(),
    alone: !page.model.others,
    ask: page.model.undo.may ? null : page.undoes(),
  };
}

/** @param {Page} page @param {TableView} table */
export function replayTools(page, table) {
  const over = table.status === 'over';
  const seats = over ? table.seats.map((seat) => seat.seat) : table.you.seats;
  return {
    seats: seats.map((seat) => ({ seat, name: page.model.seatName(seat) })),
    open: over,
    choose: (/** @type {number | 'open'} */ seat) => page.travel.to(page.travel.replay?.at ?? null, seat),
    leave: () => page.travel.present(),
    fork: () => page.acts.fork(page.model.past?.position, page.travel.seat),
    copy: () =>
      page.acts.copy(
        `${location.origin}/table/${table.id}?at=${page.travel.replay?.at ?? 0}${typeof page.travel.replay?.seat === 'number' ? `&seat=${page.travel.replay.seat}` : ''}`,
      ),
  };
}
