/** Cards: parchment with a head band, a seal and short lines; whole when looked at, face down with an engraved back. */

import { h, s, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { plate } from '../base/plates.js';
import { t } from '../base/i18n.js';
import { pieceIcon } from '../board/pieces.js';
import { fitOf } from './fitting.js';
import { nounOf, pieceWords, unbroken, withWholeNumbers } from './nouns.js';

/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Icon} Icon */
/** @typedef {import('../types').Context} Context */

/**
 * A card on the table. Touching it answers, or shows it in full.
 * @param {Card} card @param {Context} ctx @param {string} [extra]
 */
export function cardNode(card, ctx, extra = '') {
  const noun = nounOf(card);
  const glow = ctx.glows(noun);
  const beneath = cardsUnder(card);
  const pieces = [
    ...(card.pieces ?? []),
    ...beneath.flatMap((one) => one.pieces ?? []).filter((piece) => ctx.glows(nounOf(piece))),
  ];
  const litUnder = beneath.filter((one) => ctx.glows(nounOf(one)));
  const within = pieces.some((piece) => ctx.glows(nounOf(piece)));
  return h(
    'article',
    {
      class: classes(
        'card',
        extra,
        fitOf(card),
        (card.under ?? []).length > 0 && 'piled',
        (within || litUnder.length > 0) && 'lit-within',
        card.tone && `tone-${card.tone}`,
        card.face_down && 'down',
        card.turned && 'turned',
        card.faded && 'faded',
        glow && 'glow',
        ctx.chosen(noun) && 'chosen',
        ctx.pointed(noun) && 'pointed',
      ),
      'data-key': card.id,
      'data-flip': card.id,
      'data-card': card.id,
    },
    card.face_down ? back() : face(card),
    h('button', {
      type: 'button',
      class: 'card-touch',
      'data-noun': noun,
      'data-thing': card.id,
      'aria-label': cardWords(card),
    }),
    marks(card, ctx),
    h(
      'div',
      { class: 'card-foot' },
      litUnder.map((one) => markNode(nounOf(one), String(one.title ?? ''), ctx)),
      pieces.length > 0 &&
        h(
          'div',
          { class: classes('card-pieces', within && 'reachable') },
          pieces.map((piece) => {
            const lit = ctx.glows(nounOf(piece));
            return h(
              lit ? 'button' : 'span',
              {
                class: classes('card-piece', lit && 'glow', ctx.chosen(nounOf(piece)) && 'chosen'),
                'data-noun': nounOf(piece),
                'data-key': piece.id,
                title: String(piece.label ?? ''),
                type: lit ? 'button' : null,
                'aria-label': lit ? pieceWords(piece) : null,
                role: lit ? null : 'img',
                ...(lit ? {} : { 'aria-label': pieceWords(piece) }),
              },
              pieceIcon(piece),
            );
          }),
        ),
      card.reconstructed &&
        !card.face_down &&
        h('span', { class: 'card-unsure', title: String(card.reconstructed) }, '∗'),
    ),
  );
}

/** The cards beneath a card, and beneath those. @param {Card} card @returns {Card[]} */
function cardsUnder(card) {
  return (card.under ?? []).flatMap((one) => [one, ...cardsUnder(one)]);
}

/** Something of a card that answers by itself. @param {string} noun @param {string} words @param {Context} ctx @param {string} [tone] @param {string} [sign] */
function markNode(noun, words, ctx, tone = '', sign = '') {
  return h(
    'button',
    {
      type: 'button',
      class: classes(
        'card-mark',
        tone && `tone-${tone}`,
        ctx.glows(noun) && 'glow',
        ctx.chosen(noun) && 'chosen',
      ),
      'data-noun': noun,
      'data-key': noun,
      title: words,
    },
    sign && icon(sign),
    h('span', null, words),
  );
}

/** What is printed on a card that was touched, and answers now: laid over it. @param {Card} card @param {Context} ctx */
function marks(card, ctx) {
  if (!ctx.chosen(nounOf(card))) return null;
  const lit = (card.icons ?? []).filter((one) => one.noun && (ctx.glows(one.noun) || ctx.chosen(one.noun)));
  return lit.length
    ? h(
        'div',
        { class: 'card-marks' },
        lit.map((one) => markNode(one.noun ?? '', String(one.label ?? ''), ctx, one.tone, one.icon)),
      )
    : null;
}

/** Title and seal, which never lie upon each other. @param {Card} card */
function band(card) {
  return h(
    'header',
    { class: 'card-band' },
    h('span', { class: 'card-title' }, unbroken(card.title)),
    card.seal !== undefined && card.seal !== '' && seal(String(card.seal)),
  );
}

/** @param {Card} card */
function picture(card) {
  return card.picture && h('div', { class: 'card-plate' }, plate(card.picture));
}

/** What kind of card it is, with the symbol that says the same. @param {Card} card */
function kindNode(card) {
  const same = (card.icons ?? []).find((one) => saysKind(card, one));
  return card.kind && h('p', { class: 'card-kind' }, same && icon(same.icon), String(card.kind));
}

/** The symbols that say more than the kind. @param {Card} card */
function further(card) {
  return (card.icons ?? []).filter((one) => !saysKind(card, one));
}

/** @param {Card} card @param {Icon} one */
function saysKind(card, one) {
  return !one.noun && (one.count ?? 1) === 1 && String(one.label ?? '') === String(card.kind ?? '');
}

/** @param {Card} card */
function face(card) {
  return [
    band(card),
    picture(card),
    card.ribbon && h('p', { class: 'card-ribbon' }, String(card.ribbon)),
    kindNode(card),
    further(card).length > 0 && h('p', { class: 'card-icons' }, further(card).map(iconWord)),
    (card.lines ?? []).length > 0 &&
      h(
        'div',
        { class: 'card-lines' },
        (card.lines ?? []).map((line) => h('p', null, withWholeNumbers(line))),
      ),
  ];
}

function back() {
  return h(
    'div',
    { class: 'card-back', 'aria-hidden': 'true' },
    s(
      'svg',
      { viewBox: '0 0 60 84', preserveAspectRatio: 'xMidYMid slice' },
      s('rect', { width: 60, height: 84, class: 'card-back-sheet' }),
      s('rect', { x: 4, y: 4, width: 52, height: 76, class: 'card-back-hatch' }),
      s('path', { d: 'M30 22l6 14 14 6-14 6-6 14-6-14-14-6 14-6Z', class: 'card-back-star' }),
    ),
  );
}

/** @param {string} words */
function seal(words) {
  return h('span', { class: classes('seal', words.length > 2 && 'long') }, words);
}

/** @param {Icon} one */
export function iconWord(one) {
  return h(
    'span',
    { class: classes('icon-word', one.tone && `tone-${one.tone}`), title: String(one.label ?? '') },
    icon(one.icon),
    (one.count ?? 1) > 1 && h('b', null, String(one.count)),
    h('span', { class: 'icon-label', 'aria-hidden': 'true' }, String(one.label ?? '')),
    h('span', { class: 'unseen' }, String(one.label ?? '')),
  );
}

/** Shortly what a card is. @param {Card} card */
export function cardWords(card) {
  if (card.face_down) return t('face-down-card');
  const words = [String(card.title ?? ''), String(card.kind ?? '')].filter(Boolean).join(', ');
  return card.seal ? `${words} (${card.seal})` : words || t('card');
}

/** The whole card, for looking at. @param {Card} card @param {Context} ctx */
export function wholeCard(card, ctx) {
  return h(
    'div',
    { class: classes('card-whole', card.tone && `tone-${card.tone}`) },
    card.face_down
      ? back()
      : [
          band(card),
          picture(card),
          card.ribbon && h('p', { class: 'card-ribbon' }, String(card.ribbon)),
          kindNode(card),
          (card.lines ?? []).map((line) => h('p', null, withWholeNumbers(line))),
          further(card).length > 0 &&
            h(
              'ul',
              { class: 'legend' },
              further(card).map((one) =>
                h(
                  'li',
                  null,
                  icon(one.icon),
                  (one.count ?? 1) > 1 && h('b', null, `${one.count} × `),
                  String(one.label ?? one.icon),
                ),
              ),
            ),
          (card.pieces ?? []).length > 0 &&
            h(
              'ul',
              { class: 'legend' },
              (card.pieces ?? []).map((piece) => h('li', null, pieceIcon(piece), pieceWords(piece))),
            ),
          card.reconstructed && h('p', { class: 'reconstructed' }, '∗ ', String(card.reconstructed)),
          (card.under ?? []).length > 0 &&
            h(
              'ul',
              { class: 'legend' },
              (card.under ?? []).map((under) =>
                h(
                  'li',
                  null,
                  h(
                    'button',
                    { type: 'button', class: 'link', onclick: () => ctx.inspect(under.id) },
                    cardWords(under),
                  ),
                ),
              ),
            ),
        ],
  );
}
