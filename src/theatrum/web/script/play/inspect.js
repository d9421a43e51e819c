/** A thing looked at: all that is written on it, what lies on it, and why it can't be used now. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { pieceIcon } from '../board/pieces.js';
import { nounOf, pieceWords } from '../things/nouns.js';
import { cardNode, cardWords, wholeCard } from '../things/cards.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Refusing} Refusing */
/** @typedef {import('../things/index.js').Found} Found */

/**
 * @param {string} noun @param {Found | undefined} found @param {Scene} scene @param {Context} ctx
 * @param {{reasons: Refusing[], close: () => void, rule: (rule: string) => void, act: (() => void) | null, show: (() => void) | null}} at
 */
export function inspectNode(noun, found, scene, ctx, at) {
  const name = found?.name || ctx.name(noun);
  return h(
    'aside',
    { class: 'inspect', 'data-key': 'inspect', 'aria-label': name, tabindex: -1 },
    h(
      'header',
      null,
      h('h2', null, name),
      at.show &&
        h(
          'button',
          {
            type: 'button',
            class: 'round small',
            'aria-label': t('show-place'),
            title: t('show-place'),
            onclick: at.show,
          },
          icon('map'),
        ),
      h(
        'button',
        { type: 'button', class: 'round small', 'aria-label': t('close'), onclick: at.close },
        icon('close'),
      ),
    ),
    reasonNodes(at),
    at.act &&
      h(
        'p',
        null,
        h('button', { type: 'button', class: 'answer', onclick: at.act }, ctx.hint(noun) || t('choose-this')),
      ),
    found && body(found, scene, ctx),
  );
}

/** @param {{reasons: Refusing[], rule: (rule: string) => void}} at */
function reasonNodes(at) {
  const rule = (/** @type {string} */ number) =>
    number && h('button', { type: 'button', class: 'rule', onclick: () => at.rule(number) }, number);
  if (at.reasons.length)
    return h(
      'ul',
      { class: 'reasons' },
      at.reasons.map((one) => h('li', null, one.why, ' ', rule(one.rule))),
    );
  return null;
}

/** @param {Found} found @param {Scene} scene @param {Context} ctx */
function body(found, scene, ctx) {
  const thing = found.thing;
  if (found.kind === 'card') return wholeCard(thing, ctx);
  if (found.kind === 'space') return spaceBody(thing, scene, ctx);
  if (found.kind === 'piece' || found.kind === 'slot') return pieceBody(thing, found, ctx);
  if (found.kind === 'row')
    return h(
      'div',
      { class: 'row-cards wrap' },
      (thing.cards ?? []).map((/** @type {import('../types').Card} */ card) => cardNode(card, ctx)),
    );
  if (found.kind === 'stat')
    return [
      h('p', { class: 'large' }, String(thing.value ?? '')),
      thing.hint && h('p', null, String(thing.hint)),
    ];
  if (found.kind === 'panel')
    return (thing.lines ?? []).map((/** @type {string} */ line) => h('p', null, line));
  return null;
}

/** @param {import('../types').Space} space @param {Scene} scene @param {Context} ctx */
function spaceBody(space, scene, ctx) {
  const board = scene.boards?.find((one) => one.spaces?.some((other) => other.id === space.id));
  const here = (board?.pieces ?? []).filter(
    (piece) => piece.at === space.id || space.slots?.some((slot) => slot.id === piece.at),
  );
  return [
    (space.lines ?? []).map((line) => h('p', null, String(line))),
    (space.icons ?? []).length > 0 &&
      h(
        'ul',
        { class: 'legend' },
        (space.icons ?? []).map((one) =>
          h(
            'li',
            null,
            icon(one.icon),
            h(
              'span',
              null,
              (one.count ?? 1) > 1 && h('b', null, `${one.count} × `),
              String(one.label ?? one.icon),
            ),
          ),
        ),
      ),
    (space.slots ?? []).length > 0 &&
      h(
        'ul',
        { class: 'legend' },
        (space.slots ?? []).map((slot) => h('li', null, pieceIcon(slot), String(slot.label ?? ''))),
      ),
    here.length > 0 &&
      h(
        'ul',
        { class: 'legend' },
        here.map((piece) =>
          h(
            'li',
            null,
            pieceIcon(piece),
            h(
              'button',
              { type: 'button', class: 'link', onclick: () => ctx.inspect(piece.id) },
              pieceWords({ ...piece, parts: [] }),
            ),
          ),
        ),
      ),
    space.reconstructed && h('p', { class: 'reconstructed' }, '∗ ', String(space.reconstructed)),
  ];
}

/** @param {import('../types').Piece} piece @param {Found} found @param {Context} ctx */
function pieceBody(piece, found, ctx) {
  return [
    h(
      'ul',
      { class: 'legend' },
      !(piece.parts ?? []).length && h('li', null, pieceIcon(piece), pieceWords(piece)),
      (piece.parts ?? []).map((part) =>
        h(
          'li',
          { class: classes(ctx.glows(nounOf(part)) && 'lit') },
          pieceIcon(part),
          h(
            'button',
            {
              type: 'button',
              class: 'link',
              onclick: () => (ctx.glows(nounOf(part)) ? ctx.touch(nounOf(part)) : ctx.inspect(part.id)),
            },
            pieceWords(part),
          ),
        ),
      ),
    ),
    found.on &&
      h(
        'p',
        null,
        h(
          'button',
          { type: 'button', class: 'link', onclick: () => ctx.inspect(found.on) },
          ctx.name(found.on),
        ),
      ),
  ];
}

export { cardWords };
