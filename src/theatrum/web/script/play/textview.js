/**
 * The whole table in words: headings, lists and buttons. Everything that glows on the board is a button here, so a
 * whole game can be played by ear and keyboard.
 */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { inARow, nounOf, pieceWords } from '../things/nouns.js';
import { cardWords } from '../things/cards.js';
import { chartNode } from '../things/chart.js';
import { contestText, sideWords } from '../things/contest_words.js';
import { panelNoun } from '../things/index.js';
import { placed } from '../things/placed.js';
import { markersAt } from '../things/track.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Stat} Stat */
/** @typedef {import('../types').Child} Child */

/** @param {Scene} scene @param {Context} ctx @param {{seatName: (seat: number) => string, sitter: (seat: number) => string, again: import('../types').Spotlight | null, close: () => void}} at */
export function textNode(scene, ctx, at) {
  const speak = speaker(scene, ctx);
  return h(
    'div',
    { class: 'text-view', 'data-key': 'text', role: 'region', 'aria-label': t('text-view'), tabindex: 0 },
    section(
      'state',
      t('text-state'),
      scene.headline && h('p', null, scene.headline),
      waitingWords(scene, at.seatName),
      (scene.victory ?? []).length > 0 &&
        h(
          'ul',
          null,
          (scene.victory ?? []).map((stat) => h('li', null, speak.stat(stat))),
        ),
    ),
    at.again &&
      lightSection(
        'again',
        at.again,
        speak,
        h('button', { type: 'button', onclick: at.close }, t('contest-close')),
      ),
    scene.spotlight && lightSection('light', scene.spotlight, speak),
    section(
      'rows',
      t('text-cards'),
      (scene.rows ?? [])
        .filter((row) => row.kind !== 'reference' && !row.board)
        .map((row) => rowList(row, ctx, speak)),
    ),
    (scene.boards ?? []).map((board) =>
      section(
        board.id,
        String(board.title || t('board')),
        (board.spaces ?? []).length > 0 &&
          h(
            'ul',
            null,
            (board.spaces ?? []).map((space) => {
              const here = (board.pieces ?? []).filter((piece) => piece.at === space.id);
              const parts = spaceParts(space, board, ctx.name);
              const lit = (space.slots ?? []).filter((slot) => ctx.glows(nounOf(slot)));
              return h(
                'li',
                { 'data-key': space.id },
                speak.touch(space.id, String(space.label || space.id)),
                colon(inARow(parts)),
                (here.length > 0 || (space.slots ?? []).length > 0) &&
                  h(
                    'ul',
                    null,
                    (space.slots ?? []).length > 0 &&
                      (lit.length
                        ? lit.map((slot) => h('li', { 'data-key': slot.id }, speak.piece(slot)))
                        : h('li', null, slotWords(space))),
                    here.map((piece) =>
                      h('li', { 'data-key': piece.id, 'data-at': space.id }, speak.at(space.id).piece(piece)),
                    ),
                  ),
              );
            }),
          ),
        (scene.rows ?? []).filter((row) => row.board === board.id).map((row) => rowList(row, ctx, speak)),
      ),
    ),
    section(
      'players',
      t('players'),
      (scene.panels ?? []).map((panel) => [
        h(
          'h3',
          { 'data-key': `h seat ${panel.seat}` },
          speak.touch(panelNoun(panel), [panel.title, at.sitter(panel.seat)].filter(Boolean).join(', ')),
        ),
        h(
          'ul',
          { 'data-key': `seat ${panel.seat}`, 'data-at': panelNoun(panel) },
          (panel.stats ?? []).map((stat) => h('li', null, speak.at(panelNoun(panel)).stat(stat))),
          (panel.ties ?? []).map((tie) => h('li', null, String(tie.label ?? ''))),
          (panel.lines ?? []).map((line) => h('li', null, line)),
          (panel.cards ?? []).map((card) => h('li', null, speak.at(panelNoun(panel)).card(card))),
        ),
      ]),
    ),
    (scene.charts ?? []).map((chart) =>
      section(chart.id, String(chart.title), chartNode(chart, ctx, scene.seat)),
    ),
    ((scene.tracks ?? []).length > 0 || (scene.pools ?? []).length > 0) &&
      section(
        'tracks',
        t('tracks'),
        (scene.tracks ?? []).map((track) => [
          h('h3', null, String(track.title ?? '')),
          h(
            'ul',
            { 'data-key': track.id },
            (track.steps ?? []).map((step, i) => {
              const here = markersAt(track, i);
              const noun = track.ids?.[i] ?? '';
              return (
                (here.length > 0 || (noun && ctx.glows(noun))) &&
                h(
                  'li',
                  null,
                  noun ? speak.touch(noun, String(step)) : String(step),
                  here.length ? `: ${here.map(pieceWords).join(', ')}` : '',
                )
              );
            }),
          ),
        ]),
        (scene.pools ?? []).map((pool) => [
          h('h3', null, String(pool.title ?? '')),
          h(
            'ul',
            { 'data-key': pool.id, 'data-at': pool.id },
            (pool.stats ?? []).map((stat) => h('li', null, speak.at(pool.id).stat(stat))),
          ),
        ]),
      ),
  );
}

/** What is told of a place: its description, its symbols, what lies next to it.
 * @param {import('../types').Space} space @param {import('../types').Board} board @param {(noun: string) => string} name */
export function spaceParts(space, board, name) {
  const near = (board.links ?? [])
    .filter((link) => link.a === space.id || link.b === space.id)
    .map((link) => name(link.a === space.id ? link.b : link.a));
  return [
    ...(space.lines ?? []),
    ...(space.icons ?? []).map((one) =>
      (one.count ?? 1) > 1 ? `${one.label} × ${one.count}` : String(one.label ?? ''),
    ),
    near.length ? t('text-near', { names: near.join(', ') }) : '',
  ].filter(Boolean);
}

/** What is printed in a place, or stands there. @param {import('../types').Space} space */
export function slotWords(space) {
  return (space.slots ?? []).map((slot) => String(slot.label ?? slot.letter ?? '')).join('; ');
}

/**
 * What is going on, or a contest that is looked at again.
 * @param {string} key @param {import('../types').Spotlight} light @param {ReturnType<typeof speaker>} speak @param {Child} [more]
 */
function lightSection(key, light, speak, more) {
  const now = light.step ?? 0;
  return section(
    key,
    String(light.title),
    more,
    (light.steps ?? []).length > 0 &&
      h(
        'ol',
        { class: 'plain-steps' },
        (light.steps ?? []).map((step, i) =>
          h('li', { 'aria-current': i === now ? 'step' : null }, step, i === now && ` — ${t('now')}`),
        ),
      ),
    (light.lines ?? []).map((line) => h('p', null, line)),
    (light.sides ?? []).map((side, i) => [
      h('h3', null, String(side.title ?? '')),
      h(
        'ul',
        { 'data-key': `side ${i}` },
        sideWords(side).map((line) => h('li', null, line)),
        (side.lines ?? []).map((line) => h('li', null, line)),
        (side.stats ?? [])
          .filter((stat) => !isTotal(stat, side))
          .map((stat) => h('li', null, speak.stat(stat))),
        (side.pieces ?? []).map((piece) => h('li', null, speak.piece(piece))),
        (side.cards ?? []).map((card) => h('li', null, speak.card(card))),
      ),
    ]),
    contestText(light),
  );
}

/** Was it told as what the side comes to? @param {Stat} stat @param {import('../types').Side} side */
function isTotal(stat, side) {
  return String(stat.label) === String(side.total?.label) && String(stat.value) === String(side.total?.value);
}

/** Who is asked: me, or those I wait for. @param {Scene} scene @param {(seat: number) => string} seatName */
function waitingWords(scene, seatName) {
  const waiting = scene.waiting ?? [];
  if (!waiting.length) return null;
  const mine = waiting.includes(scene.seat ?? -1);
  return h('p', null, mine ? t('your-turn') : t('waiting-for', { names: waiting.map(seatName).join(', ') }));
}

/** A row of cards; persons who belong together stand in one line. @param {import('../types').Row} row @param {Context} ctx @param {Speaker} speak */
function rowList(row, ctx, speak) {
  const told = speak.at(row.id);
  return [
    h('h3', null, String(row.title ?? ''), row.count ? ` (${row.count})` : ''),
    h(
      'ul',
      { 'data-key': row.id },
      ctx.glows(row.id) && h('li', null, speak.touch(row.id, String(row.title ?? ''))),
      (row.cards ?? []).map((card) =>
        h(
          'li',
          { 'data-key': card.id, 'data-at': row.id },
          told.card(card),
          row.kind === 'people' && (card.under ?? []).map((partner) => [' + ', told.card(partner)]),
        ),
      ),
      !row.cards?.length &&
        h('li', null, row.count ? t('pile-of', { n: row.count, name: String(row.title ?? '') }) : t('empty')),
    ),
  ];
}

/** @param {string} key @param {string} title @param {...Child} body */
function section(key, title, ...body) {
  return h('section', { 'data-key': key, 'aria-label': title }, h('h2', null, title), body);
}

/** What is said of something that was named. @param {string} words */
const colon = (words) => words && `: ${words}`;

/** @typedef {{touch: (noun: string, words: string) => Child, piece: (one: Piece) => Child, stat: (one: Stat) => Child, card: (one: Card) => Child, at: (place: string) => Speaker}} Speaker */

/** @param {Scene} scene @param {Context} ctx @returns {Speaker} */
function speaker(scene, ctx) {
  const touch = (/** @type {string} */ noun, /** @type {string} */ words) => {
    if (ctx.glows(noun))
      return h(
        'button',
        { type: 'button', class: 'answer', 'data-noun': noun },
        words,
        ctx.hint(noun) && h('span', { class: 'unseen' }, ` – ${ctx.hint(noun)}`),
      );
    return ctx.chosen(noun) ? h('strong', null, `${words} (${t('chosen')})`) : words;
  };
  const piece = (/** @type {Piece} */ one) => {
    const lit = (one.parts ?? []).some((part) => ctx.glows(nounOf(part)));
    if (!lit) return touch(nounOf(one), pieceWords(one));
    return [
      touch(nounOf(one), pieceWords({ ...one, parts: [] })),
      h(
        'ul',
        null,
        (one.parts ?? []).map((part) =>
          h('li', { 'data-key': part.id }, touch(nounOf(part), pieceWords(part))),
        ),
      ),
    ];
  };
  const stat = (/** @type {Stat} */ one) => touch(one.id ?? '', `${one.label ?? ''}: ${one.value ?? ''}`);
  const card = (/** @type {Card} */ one) => [
    touch(nounOf(one), cardWords(one)),
    !one.face_down &&
      colon(
        inARow([
          one.ribbon,
          ...(one.lines ?? []),
          ...(one.icons ?? []).map((mark) => mark.label),
          ...(one.pieces ?? []).map(pieceWords),
        ]),
      ),
    (one.icons ?? [])
      .filter((mark) => mark.noun && ctx.glows(mark.noun))
      .map((mark) => touch(mark.noun ?? '', String(mark.label ?? ''))),
    (one.pieces ?? [])
      .filter((mark) => ctx.glows(nounOf(mark)))
      .map((mark) => touch(nounOf(mark), pieceWords(mark))),
  ];
  /** The same for things that lie at one place. @param {string} place @returns {Speaker} */
  const at = (place) => speaker(scene, placed(ctx, place));
  return { touch, piece, stat, card, at };
}
