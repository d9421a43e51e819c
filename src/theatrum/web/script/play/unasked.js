/** Why nothing answers that is touched while the reader is not asked: whose decision it is, or that there is none. */

import { listed, t } from '../base/i18n.js';

/** @typedef {import('./model.js').TableModel} TableModel */

/** @param {TableModel} model @param {boolean} busy is an answer on its way? @returns {string} nothing where nobody is asked */
export function whyUnasked(model, busy) {
  if (model.past) return t('unasked-past');
  const { scene } = model;
  if (scene.outcome) return t('unasked-over');
  if (busy) return t('unasked-busy');
  const waiting = scene.waiting ?? [];
  if (!waiting.length) return '';
  const names = listed(waiting.map((seat) => model.seatName(seat)));
  return t(waiting.length > 1 ? 'unasked-others' : 'unasked-one', { names, what: goingOn(scene) }).trim();
}

/** What is going on, as everybody sees it: the step of what is in the spotlight, else where the game stands.
 * @param {import('../types').Scene} scene */
function goingOn(scene) {
  const light = scene.spotlight;
  const step = light?.steps?.[light.step ?? 0];
  return light ? [light.title, step].filter(Boolean).join(' · ') : String(scene.headline ?? '');
}
