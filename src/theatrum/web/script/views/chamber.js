/**
 * The negotiation as a screen of its own: rooms and what is said in them, what is on paper or waits for seals, who is ready,
 * the clock, and one's own cards. It lies over the table, which keeps its place beneath.
 */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { session } from '../base/session.js';
import { talkClockNode } from '../play/clock.js';
import { composeNode, paperNode } from '../play/paper.js';
import { chipNode, showable } from '../play/shown.js';
import { crests, names, roomList, stands, talkNode } from '../play/talks.js';
import { armsNode, partyOf } from '../things/arms.js';
import { stepsNode } from '../things/contest.js';
import { nounOf } from '../things/nouns.js';
import { isStrip } from '../things/strip.js';
import { treatyNodes } from '../things/treaty.js';
import { guide } from './head.js';
import { players } from './players.js';
import { talkAt } from './side.js';
import { isWide } from './stage.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').Spotlight} Spotlight */

const PARTS = /** @type {const} */ (['talk', 'papers', 'state']);

/** Do people negotiate, and does the reader look at it? Against bots alone the treaty is shown over the map. @param {Page} page */
export function inChamber(page) {
  const { sight, model, talks } = page;
  if (sight.again || model.past || model.light?.stage !== 'treaty' || !sight.stageOpen()) return false;
  return (talks.any || model.others) && (isWide() || sight.pane === 'board');
}

/** @param {Page} page */
export function chamber(page) {
  const light = /** @type {Spotlight} */ (page.model.light);
  page.paper.renew();
  return h(
    'section',
    {
      class: classes('chamber', `part-${partOf(page)}`, !page.talks.any && 'roomless'),
      'data-key': 'chamber',
      'aria-label': String(light.title),
      tabindex: -1,
    },
    headNode(page, light),
    partTabs(page),
    roomsNode(page),
    saidNode(page),
    papersNode(page, light),
    stateNode(page, light),
  );
}

/** @param {Page} page @param {Spotlight} light */
function headNode(page, light) {
  return h(
    'header',
    { class: 'chamber-head', 'data-key': 'head' },
    h('h2', null, String(light.title)),
    stepsNode(light),
    h(
      'button',
      { type: 'button', class: 'tool', onclick: () => page.sight.turnStage(false) },
      icon('map'),
      h('span', null, t('chamber-leave')),
      h('kbd', { 'aria-hidden': 'true' }, 'M'),
    ),
  );
}

/** What a narrow screen shows: the talk while there is one, else what waits for seals, unless the reader has chosen. @param {Page} page */
function partOf(page) {
  return page.sight.part || (page.model.scene.talks?.length ? 'talk' : 'papers');
}

/** Where there is little room one part is seen at a time. @param {Page} page */
function partTabs(page) {
  return h(
    'nav',
    { class: 'chamber-parts', 'data-key': 'parts', 'aria-label': t('parts') },
    PARTS.map((part) =>
      h(
        'button',
        {
          type: 'button',
          'data-key': part,
          'aria-pressed': String(partOf(page) === part),
          onclick: () => page.sight.set({ part }),
        },
        t(`chamber-${part}`),
        part === 'talk' && page.talks.unread.size > 0 && h('span', { class: 'tag' }, t('talks-fresh')),
      ),
    ),
  );
}

// ---- talk -----------------------------------------------------------------------------------------------------------
/** @param {Page} page */
function roomsNode(page) {
  return (
    page.talks.any &&
    h(
      'section',
      { class: 'chamber-rooms', 'data-key': 'rooms' },
      h('h3', null, t('chamber-rooms')),
      roomList(page.talks),
    )
  );
}

/** @param {Page} page */
function saidNode(page) {
  const { talks } = page;
  const room = talks.room(talks.open);
  const others = room ? talks.othersIn(room) : [];
  return h(
    'section',
    { class: 'chamber-talk', 'data-key': `talk ${talks.open}` },
    h(
      'header',
      null,
      h('span', { class: 'room-sign' }, room ? crests(talks, others) : icon('people')),
      h('h3', null, room ? names(talks, others) : t('talks-open-table')),
      h('em', null, t(room ? 'room-secret' : 'room-aloud')),
    ),
    talkNode(talks, { ...talkAt(page), propose: null, show: isWide() ? null : talkAt(page).show }),
  );
}

// ---- papers ---------------------------------------------------------------------------------------------------------
/** Drafts and bundles of the game, what stands on paper in this room, and what I compose. @param {Page} page @param {Spotlight} light */
function papersNode(page, light) {
  const { talks, paper, model, game } = page;
  const bearer = (/** @type {import('../things/arms.js').Party} */ party) => model.bearer(party);
  const room = talks.room(talks.open);
  const at = talkAt(page);
  const stand = (room?.lines ?? []).filter(stands).reverse();
  const deals = treatyNodes(light, bearer, page.ctx);
  const compose = game?.agreements && composeNode(paper, page.ctx);
  return h(
    'section',
    { class: 'chamber-papers', 'data-key': 'papers', 'aria-label': t('chamber-papers') },
    deals &&
      h(
        'div',
        {
          class: classes('papers-deals', !light.treaties?.length && 'treaty-sheet yours'),
          'data-key': 'deals',
        },
        deals,
      ),
    compose,
    stand.map((line) =>
      paperNode(paper, line, page.ctx, {
        withdraw: () => at.withdraw(talks.othersIn(/** @type {any} */ (room)), line.id),
        reply: (words) => at.whisper(talks.othersIn(/** @type {any} */ (room)), words),
      }),
    ),
    !deals &&
      !compose &&
      !stand.length &&
      h(
        'p',
        { class: 'papers-none', 'data-key': 'none' },
        icon('treaty'),
        t(page.talks.partners.length ? 'papers-open-room' : 'papers-none'),
      ),
  );
}

// ---- how it stands --------------------------------------------------------------------------------------------------
/** @param {Page} page @param {Spotlight} light */
function stateNode(page, light) {
  const { model } = page;
  return h(
    'section',
    { class: 'chamber-state', 'data-key': 'state', 'aria-label': t('chamber-state') },
    isWide() && guide(page),
    talkClockNode(model.clock, session.skew),
    partiesNode(page, light),
    cardsNode(page),
    !isStrip(model.shown) && model.table && players(page, model.table),
    (light.lines ?? []).length > 0 && [
      h('h3', null, t('chamber-holds')),
      h(
        'ul',
        { class: 'chamber-lines' },
        (light.lines ?? []).map((line) => h('li', null, String(line))),
      ),
    ],
  );
}

/** Who is ready, while all talk; else who is asked. @param {Page} page @param {Spotlight} light */
function partiesNode(page, light) {
  const { model } = page;
  const sides = (light.sides ?? []).filter((side) => !side.seal);
  const talking = Boolean(model.scene.talks?.length);
  const asked = (/** @type {number | null | undefined} */ seat) =>
    (model.scene.waiting ?? []).includes(seat ?? -1);
  const ready = sides.filter((side) => !asked(side.seat)).length;
  if (!sides.length) return null;
  return [
    h(
      'h3',
      null,
      t(talking ? 'chamber-ready' : 'chamber-parties'),
      talking && h('em', null, t('n-of-m', { n: ready, m: sides.length })),
    ),
    h(
      'ul',
      { class: 'readiness' },
      sides.map((side, i) =>
        h(
          'li',
          { class: classes('party', side.tone && `tone-${side.tone}`), 'data-key': `party ${i}` },
          armsNode(model.bearer(partyOf(side))),
          h('b', null, String(side.title ?? ''), side.seat === model.seat && h('small', null, t('you'))),
          talking
            ? stateOf(asked(side.seat) ? 'chat' : 'check', asked(side.seat) ? 'is-talking' : 'is-ready')
            : asked(side.seat) && stateOf('hourglass', 'is-asked'),
          (side.cards ?? []).length > 0 &&
            h(
              'div',
              { class: 'show-chips' },
              h('em', null, String(side.role ?? '')),
              (side.cards ?? []).map((card) => chipNode(card, false, () => page.sight.inspect(card.id))),
            ),
        ),
      ),
    ),
  ];
}

/** @param {string} sign @param {string} words */
function stateOf(sign, words) {
  return h('span', { class: classes('ready', sign === 'check' && 'yes') }, t(words), icon(sign));
}

/** What I may show, to whom I talk with now; at other times what I hold. @param {Page} page */
function cardsNode(page) {
  const { talks, model } = page;
  const cards = showable(model.scene);
  const room = talks.room(talks.open);
  const to = room && talks.may(room.seats) ? talks.othersIn(room) : [];
  if (!cards.length) {
    const held = (model.scene.rows ?? [])
      .filter((row) => row.kind === 'hand' && row.seat === model.seat)
      .flatMap((row) => row.cards ?? [])
      .filter((card) => !card.face_down);
    return (
      held.length > 0 && [
        h('h3', null, t('chamber-hand')),
        h(
          'div',
          { class: 'show-chips', 'data-key': 'hand' },
          held.map((card) => chipNode(card, false, () => page.sight.inspect(card.id))),
        ),
      ]
    );
  }
  const laid = cards.filter((card) => talks.laid.has(nounOf(card)));
  return [
    h('h3', null, t('chamber-show'), to.length > 0 && h('span', { class: 'room-sign' }, crests(talks, to))),
    h(
      'div',
      { class: 'show-chips', 'data-key': 'hand' },
      cards.map((card) =>
        chipNode(card, talks.laid.has(nounOf(card)), () =>
          to.length ? talks.lay(nounOf(card)) : page.sight.inspect(card.id),
        ),
      ),
    ),
    to.length
      ? h(
          'button',
          {
            type: 'button',
            class: 'main show-now',
            'data-key': 'show',
            disabled: !laid.length,
            onclick: () => {
              talks.laid.clear();
              page.acts.mine('whisper', { to, show: laid.map(nounOf) });
            },
          },
          icon('eye'),
          laid.length ? t('show-n', { n: laid.length }) : t('show-choose'),
        )
      : h('p', { class: 'show-hint', 'data-key': 'hint' }, t('show-needs-room')),
  ];
}
