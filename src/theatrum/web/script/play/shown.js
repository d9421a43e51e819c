/** Cards laid into a secret talk: seen at once by those in the room, as the table found them in the hand at that moment. */

import { h, classes } from '../base/dom.js';
import { choosing } from '../base/dialog.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { cardWords, wholeCard } from '../things/cards.js';
import { nounOf } from '../things/nouns.js';

/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').WhisperLine} WhisperLine */

/** My cards that I may show now, as they lie before me. @param {Scene} scene @returns {Card[]} */
export function showable(scene) {
  const cards = (scene.rows ?? []).flatMap((row) => row.cards ?? []).filter((card) => !card.face_down);
  return (scene.showable ?? []).flatMap((noun) => cards.find((card) => nounOf(card) === noun) ?? []);
}

/** What a line lays on the table of its room. @param {WhisperLine} line @param {string} name who shows it */
export function shownNode(line, name) {
  const { shown, mine, text } = line;
  return h(
    'div',
    { class: 'shown' },
    text && h('p', null, text),
    h('p', { class: 'shown-head' }, icon('eye'), mine ? t('shown-by-me') : t('shown-by', { name })),
    shown.map((card) => h('article', { class: 'shown-card', 'aria-label': cardWords(card) }, faceNode(card))),
    h('p', { class: 'shown-true' }, icon('check'), t('shown-true', { n: shown.length })),
  );
}

/** A card that was shown leads nowhere. @param {Card} card */
function faceNode(card) {
  const none = /** @type {import('../types').Context} */ (/** @type {unknown} */ ({ inspect: () => {} }));
  return wholeCard(card, none);
}

/** In words, for whoever listens. @param {WhisperLine} line */
export function saidIn(line) {
  return [line.text, ...line.shown.map(cardWords)].filter(Boolean).join(' ');
}

/** A card as a small button that can be pressed. @param {Card} card @param {boolean} pressed @param {() => void} press */
export function chipNode(card, pressed, press) {
  return h(
    'button',
    {
      type: 'button',
      class: classes('show-chip', card.tone && `tone-${card.tone}`),
      'data-key': card.id,
      'data-noun': nounOf(card),
      'data-thing': card.id,
      'aria-pressed': String(pressed),
      'aria-label': cardWords(card),
      onclick: (/** @type {Event} */ event) => {
        event.stopPropagation(); // it is laid into the talk, and answers no question
        press();
      },
    },
    h('span', null, String(card.title ?? '')),
    card.seal !== undefined && card.seal !== '' && h('b', null, String(card.seal)),
  );
}

/** Choose what to show. @param {Card[]} cards @param {string} names to whom @param {(nouns: string[]) => void} send */
export function chooseShown(cards, names, send) {
  choosing(
    t('show-cards'),
    'showing-cards',
    [icon('eye'), t('show-now')],
    (/** @type {(noun: string) => boolean} */ toggle) => {
      const chips = cards.map((card) => {
        const chip = chipNode(card, false, () =>
          chip.setAttribute('aria-pressed', String(toggle(nounOf(card)))),
        );
        return chip;
      });
      return [h('p', null, t('show-about', { names })), h('div', { class: 'show-chips' }, chips)];
    },
    (chosen) => send(cards.map(nounOf).filter((noun) => chosen.has(noun))),
  );
}
