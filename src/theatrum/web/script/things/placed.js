/** Where things lie: several may be called alike, and then a question may mean only those in one place. */

import { nounOf, parts } from './nouns.js';
import { panelNoun } from './index.js';

/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Card} Card */

/** The context of things that lie at one place: a space, a row, a supply. @param {Context} ctx @param {string} place @returns {Context} */
export function placed(ctx, place) {
  return {
    ...ctx,
    glows: (noun) => ctx.glows(noun, place),
    touch: (noun) => ctx.touch(noun, place),
  };
}

/** The place of what an event happened at. @param {EventTarget | null} target */
export function placeAt(target) {
  return target instanceof Element
    ? (target.closest('[data-at]')?.getAttribute('data-at') ?? undefined)
    : undefined;
}

/** Every noun, with the places where something of it lies; spaces of boards lie at themselves. @param {Scene} scene @returns {Map<string, Set<string>>} */
export function whereabouts(scene) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map();
  const put = (/** @type {string} */ noun, /** @type {string} */ place) => {
    const places = all.get(noun);
    if (places) places.add(place);
    else all.set(noun, new Set([place]));
  };
  const card = (/** @type {Card} */ one, /** @type {string} */ place) => {
    put(nounOf(one), place);
    for (const piece of one.pieces ?? []) put(nounOf(piece), place);
    for (const under of one.under ?? []) card(under, place);
  };
  for (const board of scene.boards ?? []) {
    for (const space of board.spaces ?? []) {
      put(space.id, space.id);
      for (const slot of space.slots ?? []) put(nounOf(slot), space.id);
    }
    for (const piece of board.pieces ?? [])
      for (const one of [piece, ...parts(piece)]) put(nounOf(one), piece.at ?? '');
  }
  for (const row of scene.rows ?? []) for (const one of row.cards ?? []) card(one, row.id);
  for (const pool of scene.pools ?? []) for (const stat of pool.stats ?? []) put(stat.id ?? '', pool.id);
  for (const panel of scene.panels ?? []) {
    for (const one of panel.cards ?? []) card(one, panelNoun(panel));
    for (const stat of panel.stats ?? []) put(stat.id ?? '', panelNoun(panel));
  }
  return all;
}
