/**
 * How a table's page is laid out: head, question, board, tray, players, talk. The board never moves while a game is
 * played: every part has a place of its own whose size does not depend on what is in it, or lies over the board.
 */

import { h, classes } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { prefs } from '../base/prefs.js';
import { net } from '../base/session.js';
import { coverNode } from '../play/hotseat.js';
import { gatheringNode } from '../play/seats.js';
import { textNode } from '../play/textview.js';
import { isStrip } from '../things/strip.js';
import { chamber, inChamber } from './chamber.js';
import { contest, forecast } from './contest.js';
import { ending } from './ending.js';
import { banners, guide, head } from './head.js';
import { paneTabs } from './panes.js';
import { players, strip } from './players.js';
import { question, replayTools } from './prompt.js';
import { showing } from './showing.js';
import { talk } from './side.js';
import { hasDock, isFlat, inspect, isTall, isWide, lightOf, shapeOfBoard, stage, trayOf } from './stage.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').TableView} TableView */

/** @param {Page} page */
export function layout(page) {
  if (page.model.gone)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      h('p', { class: 'notice' }, t('table-gone'), ' ', h('a', { href: '/' }, t('to-lobby'))),
    );
  const table = page.model.table;
  if (!table)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      h('p', { class: 'notice' }, net.words() || t('loading')),
    );
  if (table.status === 'gathering')
    return h('div', { class: 'table-page lone' }, head(page), gathering(page, table), talk(page, table));
  const { cover } = page.model;
  if (cover !== null && !page.model.unhidden && !page.model.past)
    return h(
      'div',
      { class: 'table-page lone' },
      head(page),
      coverNode(
        roleOf(page, cover),
        () => page.look(cover),
        () => page.uncover(true),
      ),
    );
  const text = prefs.text;
  const looking = page.ending.open && !page.travel.replay;
  const bare = !(page.model.shown.boards ?? []).length;
  const tall = !text && !bare && !looking && isTall(page);
  const beside = isWide() && !tall;
  const many = !text && isStrip(page.model.shown);
  const talking = !text && !looking && !bare && inChamber(page);
  return h(
    'div',
    {
      class: classes(
        'table-page',
        text && 'as-text',
        bare && 'bare',
        tall && 'tall',
        many && 'with-strip',
        talking && 'in-chamber',
        !text && !looking && !talking && page.sight.together && 'in-all',
        talking && Boolean(page.model.scene.talks?.length) && 'in-talks',
        !text && !bare && !looking && hasDock(page) && 'with-dock',
        !text && !looking && isFlat(page) && 'with-flat',
        !text && (looking || !page.sight.hasTray()) && 'trayless',
        `pane-${page.sight.pane}`,
      ),
      style: { '--shape': tall ? shapeOfBoard(page) : '1' },
    },
    head(page),
    many && strip(page, table),
    banners(page, table),
    page.travel.replay ? page.travel.replay.node(replayTools(page, table)) : question(page),
    looking && ending(page),
    text
      ? textNode(page.model.shown, page.ctx, {
          seatName: (seat) => page.model.seatName(seat),
          sitter: (seat) => table.seats[seat]?.name || t('bot'),
          again: page.sight.again,
          close: () => page.sight.leaveAgain(),
        })
      : !looking && [
          !beside && !talking && lightOf(page),
          stage(page),
          talking ? chamber(page) : contest(page),
          forecast(page),
          showing(page),
          !talking && trayOf(page),
        ],
    !isWide() && guide(page),
    h(
      'div',
      { class: 'side-column', 'data-key': 'side' },
      !talking && [
        isWide() && guide(page),
        !text && beside && lightOf(page),
        !text && !(many && isWide()) && players(page, table),
        talk(page, table),
      ],
    ),
    page.sight.inspected && inspect(page),
    !text && paneTabs(page),
  );
}

/** @param {Page} page @param {TableView} table */
function gathering(page, table) {
  return gatheringNode(table, page.bots, {
    set: (seat, wish) => page.acts.arrange('PUT', `/seats/${seat}`, wish),
    join: (seat) => page.acts.arrange('POST', '/join', { seat }),
    leave: (seat) => page.acts.arrange('POST', '/leave', { seat }),
    copy: (link) => page.acts.copy(link),
    remove: () => page.acts.remove(),
  });
}

/** What a seat is called in the game; one person sits on several, so their name would not tell. @param {Page} page @param {number} seat */
function roleOf(page, seat) {
  const panel = page.model.shown.panels?.find((one) => one.seat === seat);
  return String(panel?.title || t('seat-n', { n: seat + 1 }));
}
