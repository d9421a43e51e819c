/** Beside the table: what happened, talk, notes, affairs. */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { session } from '../base/session.js';
import { affairsNode } from '../play/affairs.js';
import { talkClockNode } from '../play/clock.js';
import { logNode } from '../play/log.js';
import { notesNode } from '../play/notes.js';
import { compose } from '../play/proposing.js';
import { chooseShown, showable } from '../play/shown.js';
import { names, talksNode } from '../play/talks.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').TableView} TableView */

/** @param {Page} page @param {TableView} table */
export function talk(page, table) {
  const tabs = [
    ['log', 'log', 'log'],
    ['chat', 'chat', 'chat'],
    ['notes', 'note', 'notes'],
    ['affairs', 'people', 'affairs'],
  ];
  const gatheringNow = table.status === 'gathering';
  const open = gatheringNow ? 'chat' : page.sight.side;
  return h(
    'section',
    { class: 'talk', 'data-key': 'talk', 'aria-label': t('talk') },
    !gatheringNow &&
      h(
        'div',
        { class: 'tabs', role: 'tablist', 'aria-label': t('talk') },
        tabs.map(([side, name, key]) =>
          h(
            'button',
            {
              type: 'button',
              role: 'tab',
              class: 'tab',
              'aria-selected': String(open === side),
              'aria-controls': 'talk-body',
              'data-key': side,
              onclick: () => page.sight.turnSide(side),
            },
            icon(name),
            h('span', { class: 'tab-words' }, t(key)),
            side === 'chat' &&
              page.sight.unread > 0 &&
              h('span', { class: 'row-count' }, String(page.sight.unread)),
          ),
        ),
      ),
    h(
      'div',
      {
        class: 'talk-body',
        id: 'talk-body',
        role: gatheringNow ? null : 'tabpanel',
        'aria-label': t(open === 'notes' ? 'notes' : open),
      },
      open === 'log'
        ? logNode(page.model.told, {
            since: page.model.past ? null : page.model.turnSince,
            earlier: !page.model.past && page.model.earlier,
            more: () => page.acts.olderLog(),
            point: (noun) => page.sight.point(page.root, noun),
            show: (noun) => page.sight.show(noun),
            jump: (position) =>
              page.travel.replay ? page.travel.replay.go(position) : page.travel.to(position),
            now: page.model.past ? page.model.past.position : null,
            panels: page.model.shown.panels ?? [],
            folded: page.sight.folded,
            fold: (heading) => page.sight.fold(heading),
            again: (line) => page.again(line),
            number: (line) => page.trails().find((trail) => trail.line === line)?.n ?? 0,
          })
        : open === 'chat'
          ? talksNode(page.talks, {
              ...talkAt(page),
              clock: talkClockNode(page.model.clock, session.skew),
            })
          : open === 'notes'
            ? notesNode(page.model.note, (text) => page.acts.does('note', { text }))
            : affairsNode(table, page.bots, {
                standing: page.model.standing,
                windows: page.game?.windows ?? [],
                unstand: (window) => page.acts.unstand(window),
                resign: (seat) => page.acts.resign(seat),
                back: (seat) => page.acts.does('return', { seat }),
                replace: (seat, by) => page.acts.mine('propose', { kind: 'replace', who: seat, with: by }),
                rename: (title) => page.acts.arrange('PATCH', '', { title }),
                copy: (words) => page.acts.copy(words),
                look: (seat) => page.look(seat),
                uncover: (open) => page.uncover(open),
                uncovered: page.model.unhidden,
                seat: page.model.seat,
                fork: () => page.acts.fork(page.model.past?.position, page.travel.seat),
                alone: !page.model.others,
                game: table.game,
                away: table.you.creator && table.sandbox ? () => page.acts.remove() : null,
                lookingBack: page.ending.open,
                lookBack:
                  page.ending.here && !page.ending.over ? () => page.ending.show(!page.ending.open) : null,
              }),
    ),
  );
}

/** What can be said, shown and proposed. @param {Page} page @returns {import('../play/talks.js').At} */
export function talkAt(page) {
  const { acts, model } = page;
  const cards = showable(model.scene);
  const whisper = (/** @type {object} */ what) => acts.mine('whisper', /** @type {any} */ (what));
  return {
    say: (text) => acts.does('chat', { text }),
    whisper: (to, text) => whisper({ to, text }),
    withdraw: (to, line) => acts.mine('withdraw', { to, line }),
    propose: page.game?.agreements
      ? (to) => compose(model.id, model.seat ?? 0, to, (items) => whisper({ to, items }))
      : null,
    show: cards.length
      ? (to) => chooseShown(cards, names(page.talks, to), (show) => whisper({ to, show }))
      : null,
    known: Boolean(session.me?.user),
  };
}
