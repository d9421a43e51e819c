/** What is on the stage of a table: the contest that goes on, or one that is looked at again. */

import { contestNode } from '../things/contest.js';
import { forecastNode } from '../things/forecast.js';

/** @typedef {import('../pages/table.js').TablePage} Page */

/** @param {Page} page */
export function contest(page) {
  const { sight, model, asking } = page;
  if (sight.again)
    return contestNode(sight.again, still(page), {
      bearer: (side) => model.bearer(side),
      preview: null,
      show: null,
      close: () => sight.leaveAgain(),
      again: true,
    });
  const light = model.light;
  if (!light || !sight.stageOpen()) return null;
  return contestNode(light, page.ctx, {
    bearer: (side) => model.bearer(side),
    preview: asking.live && !sight.considered?.preview?.title ? (sight.considered?.preview ?? null) : null,
    show: (noun) => {
      sight.turnStage(false);
      sight.show(noun);
      sight.leave();
    },
    close: () => sight.turnStage(false),
    again: false,
    ready: model.scene.talks?.length ? (seat) => !(model.scene.waiting ?? []).includes(seat) : null,
  });
}

/** The contest that the answer under the pointer would bring on, or one that waits for a second yes. @param {Page} page */
export function forecast(page) {
  const { sight, asking } = page;
  const choice = asking.sure ?? sight.considered;
  return asking.live && choice?.preview?.title
    ? forecastNode(choice.preview, isBelow(page, choice.touches ?? []))
    : null;
}

/** Does what an answer touches last lie in the lower half of the board? @param {Page} page @param {string[]} touches */
function isBelow(page, touches) {
  const noun = touches[touches.length - 1];
  const board = page.root.querySelector('.stage .pane')?.getBoundingClientRect();
  const thing = noun && page.root.querySelector(`.stage .pane [data-noun="${CSS.escape(noun)}"]`);
  if (!board || !thing) return false;
  const { top, height } = thing.getBoundingClientRect();
  return top + height / 2 > board.top + board.height / 2;
}

/** What is over answers nothing. @param {Page} page @returns {import('../types').Context} */
function still(page) {
  return { ...page.ctx, glows: () => false, chosen: () => false, hint: () => '' };
}
