/** The table itself: boards, what is going on, the tray, and the thing that is looked at closely. */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { shapeOf } from '../board/geometry.js';
import { inspectNode } from '../play/inspect.js';
import { docked, leaves, trayNode } from '../play/tray.js';
import { spotlightNode } from '../things/spotlight.js';
import { isStrip } from '../things/strip.js';
import { allBoards } from './all_boards.js';
import { boardTabs, openBoard } from './boards.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').Spotlight} Spotlight */

/** So high a window is at least that shows hand and spotlight, one over the other. */
const LOW = 800;
/** Wider than high by more than this. */
const FLAT = 2.5;

/** Is there room for everything side by side? */
export function isWide() {
  return innerWidth > 1000;
}

/** Is the board larger with the tray beside it than below it? Decided once for a board and a window. @param {Page} page */
export function isTall(page) {
  const board = page.model.shown.boards?.[0];
  if (!board || !isWide()) return false;
  return page.sight.once(`tall ${board.id} ${innerWidth} ${innerHeight}`, () => {
    const shape = shapeOf(board);
    const fit = (/** @type {number} */ width, /** @type {number} */ height) =>
      Math.min(width, height * shape);
    const column = Math.min(Math.max(innerWidth * 0.24, 284), 440);
    const above = isStrip(page.model.shown) ? 222 : 160;
    const [width, height] = [innerWidth - column, innerHeight - above];
    return fit(width - column, height) > fit(width, height - 270) * 1.05;
  });
}

/** Width to height of the first board, for the columns beside it: they leave it the room that it can fill. @param {Page} page */
export function shapeOfBoard(page) {
  const board = page.model.shown.boards?.[0];
  return board ? shapeOf(board).toFixed(3) : '1';
}

/** @param {Page} page */
export function stage(page) {
  const open = page.sight.openBoard();
  if (!open) return null;
  return h(
    'section',
    { class: 'stage', 'data-key': 'stage', 'aria-label': t('board') },
    boardTabs(page),
    page.sight.together ? allBoards(page) : openBoard(page, open),
  );
}

/**
 * What is going on now, unless the stage says it: in the side column, over the tray beside a tall board, or over the board of
 * a narrow screen. @param {Page} page
 */
export function lightOf(page) {
  const light = page.model.light;
  const open = page.sight.lightOpen ?? (light !== null && hasRoomForLight(page, light));
  return (
    light &&
    !page.sight.stageOpen() &&
    spotlightNode(light, page.ctx, {
      open,
      stage: light.stage ? () => page.sight.turnStage(true) : null,
      show: (noun) => page.sight.show(noun),
      toggle: () => page.sight.set({ lightOpen: !open }),
    })
  );
}

/** What is told in a sentence always has room, but over the cards beneath a flat map. On a narrow screen the rest would cover the
 * board, over the tray of a low window the cards: but a contest while none of them answers. @param {Page} page @param {Spotlight} light */
function hasRoomForLight(page, light) {
  if (!light.sides?.length && !light.steps?.length) return !isFlat(page);
  if (!isWide()) return false;
  if (!isTall(page) || innerHeight >= LOW) return true;
  return Boolean(light.stage) && light.stage !== 'treaty' && !cardsAnswer(page);
}

/** @param {Page} page */
function cardsAnswer(page) {
  const lit = page.sight.lit();
  return leaves(page.model.shown).some((leaf) => leaf.sections.some((section) => lit.has(section)));
}

/** A board far wider than high leaves room for answers under it on a phone. @param {Page} page */
export function isFlat(page) {
  const board = page.model.shown.boards?.[0];
  return Boolean(board && !isWide() && shapeOf(board) > FLAT);
}

/** Is there room beside the leaves of the tray for what lies in view all the time? @param {Page} page */
export function hasDock(page) {
  return isWide() && !isTall(page) && !page.sight.wide && docked(page.model.shown).length > 0;
}

/** @param {Page} page */
export function trayOf(page) {
  const dock = hasDock(page);
  return trayNode(page.model.shown, leaves(page.model.shown, dock), page.sight.leaf, page.ctx, {
    dock,
    lit: page.sight.lit(),
    wide: page.sight.wide,
    staged: isWide() && !page.sight.wide && (page.sight.again !== null || page.sight.stageOpen()),
    turn: (leaf) => page.sight.set({ leaf: leaf }),
    widen: () => page.sight.set({ wide: !page.sight.wide }),
  });
}

/** @param {Page} page */
export function inspect(page) {
  const at = /** @type {NonNullable<Page['sight']['inspected']>} */ (page.sight.inspected);
  const found = page.model.things.get(at.noun);
  const noun = found?.thing?.noun || at.noun;
  return inspectNode(at.noun, found, page.model.shown, page.ctx, {
    reasons: at.reasons,
    rule: (rule) => page.rule(rule),
    act: page.ctx.glows(noun) ? () => page.touch(noun) : null,
    show: page.sight.onBoard(noun) ? () => page.sight.show(noun) : null,
    close: () => {
      page.sight.inspected = null;
      page.sight.pointed = null;
      page.draw();
    },
  });
}
