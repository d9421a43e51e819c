/** Keys at the table: one for every answer, every tab, every way of looking. `help.js` lists them. */

import { trouble } from '../base/announce.js';
import { prefer, prefs } from '../base/prefs.js';
import { nounAt } from '../things/nouns.js';
import { ALL } from './sight.js';

/** @typedef {import('../pages/table.js').TablePage} Page */

const SIDES = /** @type {Record<string, string>} */ ({ l: 'log', c: 'chat', n: 'notes', o: 'affairs' });

/** @param {Page} page @param {KeyboardEvent} event */
export function keyed(page, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  const heard =
    event.key === 'Escape'
      ? escape(page)
      : page.model.cover === null && prefs.keys && stroke(page, event.key, target);
  if (heard) event.preventDefault();
}

/** One step back from whatever is in front. @param {Page} page */
function escape(page) {
  const over = page.showing.skip() || page.sight.again !== null;
  page.sight.again = null;
  const heard = over || page.sight.leave() || page.asking.back() || page.sight.leaveAll();
  if (heard) page.draw();
  return heard;
}

/** @param {Page} page @param {string} key @param {HTMLElement} target */
function stroke(page, key, target) {
  if (/^[1-9]$/.test(key) && choose(page, Number(key) - 1)) return true;
  if (key in SIDES) {
    page.sight.turnSide(SIDES[key]);
    return true;
  }
  if (key === 'Backspace') return page.back();
  const board = page.sight.boardOf(key);
  if (board) {
    page.sight.turnBoard(board.id);
    return true;
  }
  if (key === 'a' && page.sight.hasAll()) {
    page.sight.turnBoard(ALL);
    return true;
  }
  const deed = deeds(page, key, target);
  deed?.();
  return Boolean(deed);
}

/** The answer with that number. @param {Page} page @param {number} at */
function choose(page, at) {
  const offer = page.asking.sure ? undefined : page.asking.open?.offers[at];
  if (!offer) return false;
  if ('choice' in offer) page.asking.give(offer.choice);
  else page.touch(offer.noun);
  return true;
}

/** What a key does now; nothing if it has no meaning now. @param {Page} page @param {string} key @param {HTMLElement} target @returns {(() => void) | null} */
function deeds(page, key, target) {
  const { model, sight, acts, travel, guiding } = page;
  const hint = guiding.guide?.hint;
  switch (key) {
    case '/':
      return () => page.command();
    case 'u':
      return page.undoes();
    case '=': {
      const again = page.asking.open?.open.find((choice) => page.asking.asLastTime(choice));
      return again ? () => page.asking.give(again) : null;
    }
    case 'g':
      return hint ? () => acts.mine('guide', { got: hint.id }) : null;
    case '?':
      return () => page.help();
    case 't':
      return () => prefer({ text: !prefs.text });
    case 'm':
      return model.light?.stage ? () => sight.turnStage(!sight.stageOpen()) : null;
    case 'b':
      return () => /** @type {HTMLElement | null} */ (page.root.querySelector('.pane'))?.focus();
    case 'i': {
      const noun = nounAt(target);
      return noun ? () => sight.inspect(noun) : null;
    }
    case 'r':
      if (model.table?.status === 'gathering') return null;
      return () => (model.past ? travel.present() : travel.to(null));
    case ',':
    case '.':
      return travel.replay ? () => travel.step(key === '.' ? 1 : -1).catch(trouble) : null;
    default:
      return null;
  }
}
