/** Dice as dice: pips on a square in the thrower's colour, hits framed. */

import { h, s, classes } from '../base/dom.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').Die} Die */

/** Where the pips of a face lie, on a field of 24 × 24. @type {[number, number][][]} */
const PIPS = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [7, 12],
    [7, 18],
    [17, 6],
    [17, 12],
    [17, 18],
  ],
];

/** The dice of one side, the hits first to the ear. @param {Die[]} dice @param {string} [tone] */
export function diceNode(dice, tone = '') {
  return h(
    'ol',
    { class: classes('dice', tone && `tone-${tone}`), 'aria-label': diceWords(dice) },
    dice.map((die, i) =>
      h(
        'li',
        {
          class: classes('die', die.hit && 'hit', !die.face && 'unthrown', isNumbered(die) && 'numbered'),
          'data-key': `${i}`,
          'aria-hidden': 'true',
        },
        s(
          'svg',
          { viewBox: '0 0 24 24' },
          s('rect', { x: 1.2, y: 1.2, width: 21.6, height: 21.6, rx: 4.5, class: 'die-body' }),
          s('path', { d: 'M4.5 2.6H19', class: 'die-shine' }),
          isNumbered(die)
            ? s('text', { x: 12, y: 17.4, class: 'die-number' }, die.face ? String(die.face) : '')
            : (PIPS[die.face ?? 0] ?? []).map(([x, y]) =>
                s('circle', { cx: x, cy: y, r: 2, class: 'die-pip' }),
              ),
        ),
      ),
    ),
  );
}

/** Dice of more than six sides have no pips. @param {Die} die */
function isNumbered(die) {
  return (die.sides ?? 6) > 6;
}

/** How many hit. @param {Die[]} dice */
export function hits(dice) {
  return dice.filter((die) => die.hit).length;
}

/** @param {Die[]} dice */
export function diceWords(dice) {
  const thrown = dice.filter((die) => die.face);
  if (!thrown.length) return t('dice-unthrown', { n: dice.length });
  const faces = thrown.map((die) => die.face).join(', ');
  return thrown.some(isNumbered)
    ? t('dice-fallen', { faces })
    : t('dice-thrown', { faces, hits: hits(dice) });
}
