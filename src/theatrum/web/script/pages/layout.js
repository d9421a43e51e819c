/** How a table's page is laid out: head, question, board, tray, players, talk. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { net, session } from '../base/session.js';
import { shapeOf } from '../board/geometry.js';
import { affairsNode } from '../play/affairs.js';
import { chatNode } from '../play/chat.js';
import { clockNode } from '../play/clock.js';
import { commandNode } from '../play/command.js';
import { coverNode } from '../play/hotseat.js';
import { inspectNode } from '../play/inspect.js';
import { logNode } from '../play/log.js';
import { notesNode } from '../play/notes.js';
import { questionNode } from '../play/question.js';
import { gatheringNode } from '../play/seats.js';
import { textNode } from '../play/textview.js';
import { leaves, trayNode } from '../play/tray.js';
import { votesNode } from '../play/vote.js';
import { panelNode } from '../things/panel.js';
import { spotlightNode } from '../things/spotlight.js';
import { statNode } from '../things/stat.js';

/** @typedef {import('./table.js').TablePage} Page */
/** @typedef {import('../types').Table} Table */

/** @param {Page} page */
export function layout(page) {
  if (page.gone)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      h('p', { class: 'notice' }, t('table-gone'), ' ', h('a', { href: '/' }, t('to-lobby'))),
    );
  const table = page.table;
  if (!table)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      h('p', { class: 'notice' }, net.words() || t('loading')),
    );
  if (table.status === 'gathering')
    return h('div', { class: 'table-page lone' }, head(page), gathering(page, table), talk(page, table));
  const covered = page.cover !== null && !table.sandbox && !page.past;
  if (covered)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      coverNode(coverName(page, table), () => page.look(/** @type {number} */ (page.cover))),
    );
  const text = prefs.text;
  const bare = !(page.shown.boards ?? []).length;
  return h(
    'div',
    {
      class: classes(
        'table-page',
        text && 'as-text',
        bare && 'bare',
        !text && !bare && isTall(page) && 'tall',
        lightClass(page),
        `pane-${page.pane}`,
      ),
    },
    head(page),
    banners(page, table),
    page.replay ? page.replay.node(replayTools(page, table)) : question(page),
    text
      ? textNode(page.shown, page.ctx, {
          seatName: (seat) => page.seatName(seat),
          sitter: (seat) => table.seats[seat]?.name || t('bot'),
        })
      : [lightOf(page), stage(page), trayOf(page)],
    h('div', { class: 'side-column', 'data-key': 'side' }, !text && players(page, table), talk(page, table)),
    page.inspected && inspect(page),
    !text && paneTabs(page),
  );
}

/** Is the board larger with the tray beside it than below it? @param {Page} page */
function isTall(page) {
  const board = page.shown.boards?.find((one) => one.id === page.board) ?? page.shown.boards?.[0];
  if (!board || innerWidth <= 1000) return false;
  const shape = shapeOf(board);
  const fit = (/** @type {number} */ width, /** @type {number} */ height) => Math.min(width, height * shape);
  const column = Math.min(Math.max(innerWidth * 0.24, 284), 440);
  const [width, height] = [innerWidth - column, innerHeight - 160];
  return fit(width - column, height) > fit(width, height - 270) * 1.05;
}

// ---- head -----------------------------------------------------------------------------------------------------------
/** @param {Page} page */
function head(page) {
  const table = page.table;
  const tool = (
    /** @type {string} */ name,
    /** @type {string} */ key,
    /** @type {() => void} */ onclick,
    pressed = false,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: classes('round', pressed && 'pressed'),
        'aria-label': t(key),
        title: t(key),
        onclick,
        'aria-pressed': pressed ? 'true' : null,
      },
      icon(name),
    );
  return h(
    'header',
    { class: 'table-head' },
    h(
      'a',
      { href: '/', class: 'brand', 'aria-label': t('to-lobby') },
      h('span', { class: 'brand-mark', 'aria-hidden': 'true' }, 'Θ'),
      h('span', { class: 'brand-name' }, 'Theatrum'),
    ),
    h(
      'div',
      { class: 'table-title' },
      h('h1', null, table ? table.title || table.game_title : t('table')),
      page.shown.headline && h('p', { class: 'headline' }, page.shown.headline),
    ),
    net.words() && h('span', { class: 'net', role: 'status' }, net.words()),
    table?.sandbox && h('span', { class: 'tag' }, t('sandbox')),
    page.seat === null && table && table.status !== 'gathering' && h('span', { class: 'tag' }, t('watching')),
    h(
      'nav',
      { class: 'tools', 'aria-label': t('tools') },
      tool(
        prefs.text ? 'map' : 'text',
        prefs.text ? 'as-board' : 'as-text',
        () => prefer({ text: !prefs.text }),
        prefs.text,
      ),
      table &&
        table.status !== 'gathering' &&
        tool(
          'clock',
          'replay',
          () => (page.replay ? page.present() : page.rewind(null)),
          Boolean(page.replay),
        ),
      tool('gear', 'settings', () => page.settings()),
      tool('help', 'help', () => page.help()),
    ),
  );
}

/** @param {Page} page @param {Table} table */
function banners(page, table) {
  const mine = table.you.seats;
  return h(
    'div',
    { class: 'banners' },
    !page.replay &&
      page.guiding.node({
        draw: () => page.draw(),
        rule: (rule) => page.rule(rule),
        got: (hint) => page.does('guide', { seat: page.seat, got: hint }),
        off: (off) => page.does('guide', { seat: page.seat, off }),
        show: (noun) =>
          ['card', 'space'].includes(page.index.get(noun)?.kind ?? '') ? () => page.show(noun) : null,
      }),
    votesNode(table.proposals, mine, (proposal, agree, seat) =>
      page.does('vote', { proposal: proposal.id, agree, seat }),
    ),
    mine
      .filter((seat) => table.seats[seat]?.stand_in && !table.seats[seat].resigned)
      .map((seat) =>
        h(
          'div',
          { class: 'banner', 'data-key': `back ${seat}` },
          h('p', null, t('somebody-plays-for-you')),
          h(
            'button',
            { type: 'button', class: 'main', onclick: () => page.does('return', { seat }) },
            t('come-back'),
          ),
        ),
      ),
  );
}

// ---- question -------------------------------------------------------------------------------------------------------
/** @param {Page} page */
function question(page) {
  const asking = page.answering;
  const news =
    page.turnSince === null || page.told
      ? 0
      : page.log.filter((line) => line.position >= /** @type {number} */ (page.turnSince)).length;
  return questionNode({
    answering: asking,
    waiting: (page.scene.waiting ?? []).map((seat) => page.seatName(seat)),
    over: page.overWords(),
    scores: scoresOf(page),
    after: afterwards(page),
    busy: page.busy,
    sure: page.sure,
    sureWhy: page.sureWhy,
    name: (noun) => page.name(noun),
    answer: (choice) => page.answer(choice),
    touch: (noun) => page.touch(noun),
    back: () => page.back(),
    rule: (rule) => page.rule(rule),
    undo: undoOf(page),
    stand: asking?.asked.window ? () => page.leaveStanding() : null,
    news: asking ? news : 0,
    tell: () => {
      page.told = true;
      page.turnSide('log');
    },
    point: (noun) => page.point(noun),
    typing: prefs.command,
    type: () => (prefs.command ? prefer({ command: false }) : page.command()),
    command:
      asking && !page.sure
        ? commandNode(
            page.typing,
            asking.open,
            (choice) => page.answer(choice),
            () => page.draw(),
          )
        : null,
  });
}

/** @param {Page} page */
function scoresOf(page) {
  const outcome = page.scene.outcome;
  return (outcome?.scores ?? [])
    .map((points, seat) => ({
      name: page.seatName(seat),
      tone: page.scene.panels?.find((panel) => panel.seat === seat)?.tone ?? '',
      points,
      won: outcome?.winners.includes(seat) ?? false,
    }))
    .sort((a, b) => b.points - a.points);
}

/** @param {Page} page */
function afterwards(page) {
  return [
    h(
      'button',
      { type: 'button', class: 'plain', onclick: () => page.rewind(0) },
      icon('clock'),
      t('replay'),
    ),
    page.table?.you.player &&
      h('button', { type: 'button', class: 'main', onclick: () => page.again() }, icon('play'), t('again')),
  ];
}

/** Does anybody else play here who would have to be asked? @param {Page} page */
function others(page) {
  return Boolean(
    page.table?.seats.some(
      (seat) => !seat.mine && (seat.stand_in ? seat.stand_in.kind !== 'bot' : seat.kind === 'user'),
    ),
  );
}

/** @param {Page} page */
function undoOf(page) {
  if (page.seat === null || !page.undo || page.table?.status === 'gathering') return null;
  const beyond =
    page.undo.position !== undefined && !page.table?.proposals.some((one) => one.kind === 'rewind');
  return {
    may: page.undo.may,
    why: page.undo.why ?? '',
    undo: () => page.takeBack(),
    alone: !others(page),
    ask: beyond ? () => page.does('propose', { seat: page.seat, kind: 'rewind' }) : null,
  };
}

/** @param {Page} page @param {Table} table */
function replayTools(page, table) {
  const over = table.status === 'over';
  const seats = over ? table.seats.map((seat) => seat.seat) : table.you.seats;
  return {
    seats: seats.map((seat) => ({ seat, name: page.seatName(seat) })),
    open: over,
    choose: (/** @type {number | 'open'} */ seat) => page.rewind(page.replay?.at ?? null, seat),
    leave: () => page.present(),
    fork: () => page.fork(),
    copy: () =>
      page.copy(
        `${location.origin}/table/${table.id}?at=${page.replay?.at ?? 0}${typeof page.replay?.seat === 'number' ? `&seat=${page.replay.seat}` : ''}`,
      ),
  };
}

// ---- the table --------------------------------------------------------------------------------------------------------
/** @param {Page} page */
function stage(page) {
  const boards = page.shown.boards ?? [];
  if (!boards.length) return null;
  const open = boards.find((board) => board.id === page.board) ?? boards[0];
  const lit = page.lit();
  return h(
    'section',
    { class: 'stage', 'data-key': 'stage', 'aria-label': t('board') },
    boards.length > 1 &&
      h(
        'div',
        { class: 'tabs board-tabs', role: 'group', 'aria-label': t('boards') },
        boards.map((board) =>
          h(
            'button',
            {
              type: 'button',
              class: classes('tab', lit.has(board.id) && 'lit'),
              'aria-pressed': String(board === open),
              onclick: () => {
                page.board = board.id;
                page.draw();
              },
            },
            String(board.title ?? ''),
          ),
        ),
      ),
    open && h('div', { class: 'board-slot', 'data-own': true, 'data-board': open.id, 'data-key': open.id }),
  );
}

/** What is going on now: a line, or a leaf with its sides. @param {Page} page */
function lightOf(page) {
  const light = page.light;
  return (
    light &&
    spotlightNode(light, page.ctx, {
      open: page.lightOpen,
      show: (noun) => page.show(noun),
      toggle: () => {
        page.lightOpen = !page.lightOpen;
        page.draw();
      },
    })
  );
}

/** @param {Page} page */
function lightClass(page) {
  const light = page.light;
  if (!light) return '';
  return light.sides?.length && page.lightOpen ? 'light-leaf' : 'light-line-only';
}

/** @param {Page} page */
function trayOf(page) {
  return trayNode(page.shown, leaves(page.shown), page.leaf, page.ctx, {
    lit: page.lit(),
    wide: page.wide,
    turn: (leaf) => {
      page.leaf = leaf;
      page.draw();
    },
    widen: () => {
      page.wide = !page.wide;
      page.draw();
    },
  });
}

/** @param {Page} page @param {Table} table */
function players(page, table) {
  const scene = page.shown;
  const victory = scene.victory ?? [];
  return h(
    'section',
    { class: 'players', 'data-key': 'players', 'aria-label': t('players') },
    (scene.panels ?? []).map((panel) =>
      panelNode(panel, page.ctx, {
        seat: table.seats[panel.seat],
        mine: table.you.seats.includes(panel.seat),
        asked: !page.past && (scene.waiting ?? []).includes(panel.seat) && table.status === 'playing',
        clock: clockNode(table.clock, panel.seat, session.skew),
        open: page.panels.has(panel.seat),
        toggle: () => {
          if (!page.panels.delete(panel.seat)) page.panels.add(panel.seat);
          page.draw();
        },
      }),
    ),
    !(scene.panels ?? []).length &&
      h(
        'ul',
        { class: 'seat-list' },
        table.seats.map((seat) =>
          h(
            'li',
            { 'data-key': String(seat.seat) },
            h('span', { class: 'seat-number' }, String(seat.seat + 1)),
            seat.name,
          ),
        ),
      ),
    victory.length > 0 &&
      h(
        'section',
        { class: 'victory', 'data-key': 'victory', 'aria-label': t('victory') },
        h('h3', { class: 'row-title' }, t('victory')),
        h(
          'ul',
          { class: 'stats' },
          victory.map((stat) => statNode(stat, page.ctx, true)),
        ),
      ),
  );
}

/** @param {Page} page */
function inspect(page) {
  const at = /** @type {NonNullable<Page['inspected']>} */ (page.inspected);
  const found = page.index.get(at.noun);
  const noun = found?.thing?.noun || at.noun;
  return inspectNode(at.noun, found, page.shown, page.ctx, {
    reasons: at.reasons,
    refused: at.refused,
    rule: (rule) => page.rule(rule),
    act: page.ctx.glows(noun) ? () => page.touch(noun) : null,
    show: [...page.boards.values()].some((board) => board.holds(noun)) ? () => page.show(noun) : null,
    close: () => {
      page.inspected = null;
      page.pointed = null;
      page.draw();
    },
  });
}

// ---- beside it ----------------------------------------------------------------------------------------------------------
/** @param {Page} page @param {Table} table */
function talk(page, table) {
  const tabs = [
    ['log', 'log', 'log'],
    ['chat', 'chat', 'chat'],
    ['notes', 'note', 'notes'],
    ['affairs', 'people', 'affairs'],
  ];
  const gatheringNow = table.status === 'gathering';
  const open = gatheringNow ? 'chat' : page.side;
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
              onclick: () => page.turnSide(side),
            },
            icon(name),
            h('span', { class: 'tab-words' }, t(key)),
            side === 'chat' && page.unread > 0 && h('span', { class: 'row-count' }, String(page.unread)),
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
        ? logNode(page.past ? page.past.log.lines : page.log, {
            since: page.past ? null : page.turnSince,
            earlier: !page.past && page.earlier,
            more: () => page.olderLog(),
            point: (noun) => page.point(noun),
            show: (noun) => page.show(noun),
            jump: (position) => (page.replay ? page.replay.go(position) : page.rewind(position)),
            now: page.past ? page.past.position : null,
          })
        : open === 'chat'
          ? chatNode(page.chat, (text) => page.does('chat', { text }), Boolean(session.me?.user))
          : open === 'notes'
            ? notesNode(page.note, (text) => page.does('note', { text }))
            : affairsNode(table, page.bots, {
                standing: page.standing,
                windows: page.game?.windows ?? [],
                unstand: (window) => page.unstand(window),
                resign: (seat) => page.resign(seat),
                back: (seat) => page.does('return', { seat }),
                replace: (seat, by) =>
                  page.does('propose', { seat: page.seat, kind: 'replace', who: seat, with: by }),
                rename: (title) => page.arrange('PATCH', '', { title }),
                copy: (words) => page.copy(words),
                look: (seat) => page.look(seat),
                seat: page.seat,
                fork: () => page.fork(),
                game: table.game,
                away: table.you.creator && table.sandbox ? () => page.remove() : null,
              }),
    ),
  );
}

/** @param {Page} page @param {Table} table */
function gathering(page, table) {
  return gatheringNode(table, page.bots, {
    set: (seat, wish) => page.arrange('PUT', `/seats/${seat}`, wish),
    join: (seat) => page.arrange('POST', '/join', { seat }),
    leave: (seat) => page.arrange('POST', '/leave', { seat }),
    copy: (link) => page.copy(link),
    remove: () => page.remove(),
  });
}

/** @param {Page} page @param {Table} table */
function coverName(page, table) {
  const seat = /** @type {number} */ (page.cover);
  const panel = page.shown.panels?.find((one) => one.seat === seat);
  return panel?.title
    ? String(panel.title)
    : t('seat-n', { n: seat + 1 }) + (table.seats[seat]?.name ? '' : '');
}

/** On a narrow screen one part is seen at a time. @param {Page} page */
function paneTabs(page) {
  const lit = page.lit();
  const tray = leaves(page.shown).some((leaf) => leaf.sections.some((section) => lit.has(section)));
  const boards =
    (page.shown.boards ?? []).some((board) => lit.has(board.id)) ||
    Boolean(page.light && lit.has(page.light.id));
  const seats = (page.shown.panels ?? []).some((panel) => lit.has(`seat ${panel.seat}`));
  const tab = (
    /** @type {string} */ pane,
    /** @type {string} */ name,
    /** @type {string} */ key,
    glow = false,
    count = 0,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: classes('pane-tab', glow && 'lit'),
        'aria-pressed': String(page.pane === pane),
        'data-key': pane,
        onclick: () => {
          page.pane = pane;
          page.draw();
        },
      },
      icon(name),
      h('span', null, t(key)),
      count > 0 && h('span', { class: 'row-count' }, String(count)),
    );
  return h(
    'nav',
    { class: 'pane-tabs', 'aria-label': t('parts') },
    tab('board', 'map', 'board', boards),
    tab('cards', 'cards', 'cards', tray),
    tab('players', 'people', 'players', seats),
    tab('log', 'log', 'log-short', false, page.unread),
  );
}
