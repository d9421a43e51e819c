/** Cards in other forms than a card: the head of a person, a line, a field with its pieces. */

import { h, classes } from '../base/dom.js';
import { file } from '../base/files.js';
import { icon } from '../base/icons.js';
import { pieceIcon } from '../board/pieces.js';
import { cardWords } from './cards.js';
import { nounOf, pieceWords, unbroken } from './nouns.js';

/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Context} Context */

/** What all forms have: states, and the button that is touched. @param {Card} card @param {Context} ctx @param {string} form @param {import('../types').Child} inside */
function thing(card, ctx, form, inside) {
  const noun = nounOf(card);
  return h(
    'article',
    {
      class: classes(
        form,
        card.tone && `tone-${card.tone}`,
        card.faded && 'faded',
        card.face_down && 'down',
        ctx.glows(noun) && 'glow',
        ctx.chosen(noun) && 'chosen',
        ctx.pointed(noun) && 'pointed',
      ),
      'data-key': card.id,
      'data-card': card.id,
    },
    inside,
    h('button', {
      type: 'button',
      class: 'card-touch',
      'data-noun': noun,
      'data-thing': card.id,
      'aria-label': [cardWords(card), card.ribbon].filter(Boolean).join(', '),
    }),
  );
}

/** A head in a ring of its tone, with a name; couples side by side. @param {Card} card @param {Context} ctx @returns {HTMLElement} */
export function personNode(card, ctx) {
  const [partner] = card.under ?? [];
  if (partner)
    return h(
      'div',
      { class: 'couple', 'data-key': `couple ${card.id}` },
      personNode({ ...card, under: [] }, ctx),
      h('span', { class: 'couple-rings' }, icon('alliance')),
      personNode(partner, ctx),
    );
  return thing(card, ctx, 'person', [
    h(
      'span',
      { class: 'person-head' },
      card.portrait && h('img', { src: file(`art/portrait-${card.portrait}.svg`), alt: '' }),
      card.seal !== undefined && card.seal !== '' && h('b', { class: 'person-seal' }, String(card.seal)),
    ),
    h('span', { class: 'person-name' }, String(card.title ?? '')),
    card.ribbon && h('span', { class: 'person-ribbon' }, String(card.ribbon)),
    pieces(card, ctx),
  ]);
}

/** A card in a line. @param {Card} card @param {Context} ctx */
export function lineNode(card, ctx) {
  return thing(card, ctx, 'line-card', [
    !card.face_down && h('span', { class: 'line-title' }, unbroken(card.title)),
    card.ribbon && h('span', { class: 'line-ribbon' }, String(card.ribbon)),
    card.seal !== undefined && card.seal !== '' && h('b', { class: 'line-seal' }, String(card.seal)),
    card.reconstructed &&
      !card.face_down &&
      h('span', { class: 'card-unsure', title: String(card.reconstructed) }, '∗'),
  ]);
}

/** A field: title, what is to be known of it, and all that lies on it. @param {Card} card @param {Context} ctx */
export function matNode(card, ctx) {
  return thing(card, ctx, 'mat', [
    h(
      'header',
      { class: 'mat-title' },
      h('span', null, String(card.title ?? '')),
      card.seal !== undefined && card.seal !== '' && h('b', null, String(card.seal)),
    ),
    (card.lines ?? []).map((line) => h('p', { class: 'mat-line' }, String(line))),
    pieces(card, ctx),
  ]);
}

/** What lies on it; what answers is touched there. @param {Card} card @param {Context} ctx */
function pieces(card, ctx) {
  const all = card.pieces ?? [];
  if (!all.length) return null;
  const within = all.some((piece) => ctx.glows(nounOf(piece)));
  return h(
    'div',
    { class: classes('card-pieces', within && 'reachable') },
    all.map((piece) => {
      const lit = ctx.glows(nounOf(piece));
      return h(
        lit ? 'button' : 'span',
        {
          class: classes('card-piece', lit && 'glow', ctx.chosen(nounOf(piece)) && 'chosen'),
          'data-noun': nounOf(piece),
          'data-key': piece.id,
          title: String(piece.label ?? ''),
          type: lit ? 'button' : null,
          role: lit ? null : 'img',
          'aria-label': pieceWords(piece),
        },
        pieceIcon(piece),
      );
    }),
  );
}
