/** The stage in words: for the text view, and for whoever hears what an answer would change. */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { diceWords } from './dice.js';
import { inARow, pieceWords } from './nouns.js';

/** @typedef {import('../types').Spotlight} Spotlight */
/** @typedef {import('../types').Side} Side */
/** @typedef {import('../types').Preview} Preview */
/** @typedef {import('../types').Chance} Chance */

/** What a side has on the stage, a line each. @param {Side} side @returns {string[]} */
export function sideWords(side) {
  const { total } = side;
  return [
    ...(side.role ? [String(side.role)] : []),
    ...(side.commanders ?? []).map((one) => inARow([one.name, ...(one.lines ?? [])])),
    ...(side.modifiers ?? []).map((one) => `${one.label}: ${one.value}`),
    ...(total ? [[`${total.label}: ${total.value}`, total.hint].filter(Boolean).join('; ')] : []),
    ...((side.dice ?? []).length ? [diceWords(side.dice ?? [])] : []),
    ...((side.lost ?? []).length ? [`${t('losses')}: ${(side.lost ?? []).map(pieceWords).join(', ')}`] : []),
    ...(side.seal ? [t(`seal-${side.seal}`)] : []),
  ];
}

/** What belongs to no side. @param {Spotlight} light */
export function contestText(light) {
  const list = (/** @type {string} */ title, /** @type {string[]} */ lines) =>
    lines.length > 0 && [
      h('h3', null, title),
      h(
        'ul',
        { 'data-key': title },
        lines.map((line) => h('li', null, line)),
      ),
    ];
  return [
    light.verdict && h('p', null, h('strong', null, String(light.verdict))),
    list(
      t('stops'),
      (light.stops ?? []).map((stop, i) =>
        [stop.label, stop.value, i === light.stop && t('now')].filter(Boolean).join('; '),
      ),
    ),
    list(t('clauses'), (light.clauses ?? []).map(clauseWords)),
    list(t('afterwards'), (light.after ?? []).map(String)),
    (light.treaties ?? []).map((one) =>
      list(`${one.title}${one.note ? ` (${one.note})` : ''}`, [
        ...(one.clauses ?? []).map(clauseWords),
        ...(one.after ?? []).map((line) => `${t('afterwards')}: ${line}`),
        ...(one.parties ?? []).map((party) => `${party.name}: ${t(`seal-${party.seal ?? 'open'}`)}`),
      ]),
    ),
    list(
      t('outcomes'),
      (light.stakes ?? []).map((one) => `${one.label}: ${one.value}`),
    ),
    list(t('chances'), (light.odds ?? []).map(chanceWords)),
  ];
}

/** @param {import('../types').Clause} one */
function clauseWords(one) {
  return [`${one.title}: ${one.text ?? ''}`, one.why_not || one.note].filter(Boolean).join('; ');
}

/** @param {Chance} one */
function chanceWords(one) {
  return `${one.label}: ${one.percent} %`;
}

/** What an answer would change, or bring on. @param {Preview | null | undefined} preview @param {Spotlight | null} light */
export function previewWords(preview, light) {
  if (!preview || !(light || preview.title)) return '';
  const sides = (preview.sides ?? []).map((one) => {
    const side = preview.title ? null : light?.sides?.[one.side];
    return `${side?.title ?? one.title ?? ''}, ${side?.total?.label ?? one.label ?? ''}: ${one.total}`;
  });
  return [...(preview.title ? [preview.title] : []), ...sides, ...(preview.odds ?? []).map(chanceWords)].join(
    '; ',
  );
}
