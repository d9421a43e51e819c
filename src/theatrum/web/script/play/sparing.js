/**
 * What need not be asked of a person: a question with one answer. It is given for them, after a moment; where other people
 * play, after as long as somebody might think, so that no speed tells them that there was nothing to choose. What was taken
 * back is asked again, for the reader wants to go further back. In reaction windows the table does it, for all at one pace;
 * but not at a hot seat, where the cover asks who sits there.
 */

import { prefs } from '../base/prefs.js';

/** @typedef {import('../types').Asked} Asked */

const ALONE = 350;
const THINKING = { least: 1600, more: 4200 };

/** The only answer there is. @param {Asked} asked */
export function onlyAnswer(asked) {
  const choices = asked.choices ?? [];
  return prefs.spare && choices.length === 1 ? choices[0] : null;
}

/** Will the table pass here by itself? @param {Asked} asked @param {number} seats how many the reader plays @param {boolean} undone */
export function tablePasses(asked, seats, undone) {
  return Boolean(asked.window) && seats === 1 && !undone && onlyAnswer(asked) !== null;
}

/** How long it takes to give it. @param {boolean} others do other people play here? @param {() => number} [random] */
export function afterAWhile(others, random = Math.random) {
  return others ? THINKING.least + random() * THINKING.more : ALONE;
}
