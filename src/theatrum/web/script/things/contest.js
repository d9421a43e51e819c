/**
 * The stage: a contest, a voyage or a treaty in the middle of the table. Who against whom, who leads, what counts line by
 * line, dice, odds, what came of it. With the preview of an answer, what that answer would change is marked.
 */

import { h, classes } from '../base/dom.js';
import { file } from '../base/files.js';
import { icon } from '../base/icons.js';
import { figure, t } from '../base/i18n.js';
import { pieceIcon } from '../board/pieces.js';
import { armsNode, partyOf } from './arms.js';
import { cardNode } from './cards.js';
import { diceNode, hits } from './dice.js';
import { lineNode, oddsNode } from './forecast.js';
import { nounOf, parts, pieceWords, unbroken, withNumbers } from './nouns.js';
import { statNode } from './stat.js';
import { treatyNodes } from './treaty.js';

/** @typedef {import('../types').Spotlight} Spotlight */
/** @typedef {import('../types').Side} Side */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('../types').Modifier} Modifier */
/** @typedef {import('../types').Preview} Preview */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('./arms.js').Bearer} Bearer */

/**
 * @typedef {object} At
 * @property {(party: import('./arms.js').Party) => Bearer} bearer whose arms a side has
 * @property {Preview | null} preview of the answer under the pointer
 * @property {((noun: string) => void) | null} show the place on the map
 * @property {() => void} close to the map, or back to the present
 * @property {boolean} again it is over, and looked at once more
 * @property {((seat: number) => boolean) | null} [ready] while all talk: has that seat said that it is ready?
 */

/** Kinds for which there is a picture. */
const SHORT = 3; // a total of more letters is from … to
const PICTURES = new Set(['battle', 'siege', 'sea', 'raid', 'fair', 'vote', 'plot', 'roll', 'treaty']);

/** @param {Spotlight} light @param {Context} ctx @param {At} at */
export function contestNode(light, ctx, at) {
  const sides = light.sides ?? [];
  return h(
    'section',
    {
      class: classes('contest', `contest-${light.stage}`, at.again && 'again'),
      'data-key': `contest ${light.id}`,
      'aria-label': String(light.title),
      tabindex: -1,
    },
    h(
      'div',
      { class: 'contest-sheet' },
      headNode(light, at),
      PICTURES.has(light.stage ?? '') &&
        h(
          'div',
          { class: 'contest-picture' },
          h('img', { src: file(`art/stage-${light.stage}.svg`), alt: '' }),
        ),
      light.stage === 'treaty'
        ? (light.lines ?? []).map((line) => h('p', { class: 'contest-note' }, String(line)))
        : h(
            'div',
            { class: classes('contest-body', sides.length < 2 ? 'alone' : noted(light, at) && 'noted') },
            sides.slice(0, 2).map((side, i) => sideNode(side, i, ctx, at)),
            middleNode(light, ctx, at),
          ),
      light.stage !== 'treaty' &&
        sides.length > 2 &&
        h(
          'div',
          { class: 'contest-more' },
          sides.slice(2).map((side, i) => sideNode(side, i + 2, ctx, at)),
        ),
      light.stage === 'treaty' && treatyNodes(light, at.bearer, ctx),
      light.stage === 'treaty' && partiesNode(light, ctx, at),
      diceRows(sides, at),
      light.verdict &&
        h(
          'p',
          { class: 'contest-verdict' },
          h('span', { class: 'verdict-seal', 'aria-hidden': 'true' }, icon('check')),
          h('strong', null, String(light.verdict)),
        ),
    ),
  );
}

/** Those who negotiate, and what they have shown; who has sealed is seen on the treaties. @param {Spotlight} light @param {Context} ctx @param {At} at */
function partiesNode(light, ctx, at) {
  const sides = (light.sides ?? []).filter((side) => !side.seal);
  return (
    sides.length > 0 &&
    h(
      'ul',
      { class: 'parties' },
      sides.map((side, i) =>
        h(
          'li',
          { class: classes('party', side.tone && `tone-${side.tone}`), 'data-key': `party ${i}` },
          armsNode(at.bearer(partyOf(side))),
          h('b', null, unbroken(side.title)),
          at.ready && typeof side.seat === 'number' && readyNode(at.ready(side.seat)),
          side.role && h('em', null, String(side.role)),
          (side.lines ?? []).map((line) => h('p', { class: 'light-line' }, withNumbers(String(line)))),
          (side.cards ?? []).length > 0 &&
            h(
              'div',
              { class: 'contest-cards' },
              (side.cards ?? []).map((card) => cardNode(card, ctx, 'small')),
            ),
        ),
      ),
    )
  );
}

/** @param {boolean} ready */
function readyNode(ready) {
  return h(
    'span',
    { class: classes('ready', ready && 'yes') },
    icon(ready ? 'check' : 'chat'),
    t(ready ? 'is-ready' : 'is-talking'),
  );
}

/** @param {Spotlight} light @param {At} at */
function headNode(light, at) {
  return h(
    'header',
    { class: 'contest-head' },
    h('h2', null, unbroken(light.title)),
    h(
      'div',
      { class: 'contest-tools' },
      at.show &&
        h(
          'button',
          {
            type: 'button',
            class: 'tool',
            'aria-label': t('peek'),
            onclick: () => (light.at ? at.show?.(light.at) : at.close()),
          },
          icon('map'),
          h('span', null, t('peek')),
          h('kbd', { 'aria-hidden': 'true' }, 'M'),
        ),
      at.again &&
        h('button', { type: 'button', class: 'tool', onclick: at.close }, icon('close'), t('contest-close')),
    ),
    stepsNode(light),
  );
}

/** What goes on, step by step, and where it stands. @param {Spotlight} light */
export function stepsNode({ steps = [], step: now = 0 }) {
  return (
    steps.length > 0 &&
    h(
      'ol',
      { class: 'contest-steps' },
      steps.map((step, i) =>
        h(
          'li',
          {
            class: classes(i < now && 'past', i === now && 'now'),
            'aria-current': i === now ? 'step' : null,
          },
          i < now && icon('check'),
          String(step),
        ),
      ),
    )
  );
}

// ---- a side ---------------------------------------------------------------------------------------------------------
/** @param {Side} side @param {number} i @param {Context} ctx @param {At} at */
function sideNode(side, i, ctx, at) {
  const who = at.bearer(partyOf(side));
  const leaders = side.commanders ?? [];
  const led = new Set(leaders.map((one) => one.noun));
  const pieces = (side.pieces ?? [])
    .flatMap((piece) => [piece, ...parts(piece)])
    .filter((piece) => !led.has(nounOf(piece)) || ctx.glows(nounOf(piece)));
  return h(
    'section',
    {
      class: classes(
        'contest-side',
        i % 2 === 1 && 'right',
        (side.tone || who.tone) && `tone-${side.tone || who.tone}`,
        side.won && 'won',
      ),
      'data-key': `side ${i}`,
    },
    h(
      'header',
      { class: 'contest-who' },
      leaders.length > 0
        ? h(
            'span',
            { class: 'portrait' },
            h('img', { src: file(`art/portrait-${leaders[0].portrait ?? 'helmet'}.svg`), alt: '' }),
            armsNode(who),
          )
        : armsNode(who, 'large'),
      h(
        'div',
        null,
        side.role && h('p', { class: 'contest-role' }, String(side.role)),
        h('h3', null, unbroken(side.title), side.won && [' ', icon('victory')]),
        leaders.map((one) =>
          h(
            'p',
            { class: 'contest-leader', 'data-key': one.noun },
            h('strong', { 'data-noun': one.noun }, String(one.name)),
            (one.lines ?? []).map((line) => h('em', null, String(line))),
          ),
        ),
      ),
    ),
    pieces.length > 0 &&
      h(
        'ul',
        { class: 'contest-pieces' },
        pieces.map((piece) => pieceNode(piece, ctx)),
      ),
    (side.lost ?? []).length > 0 &&
      h(
        'ul',
        { class: 'contest-pieces lost', 'aria-label': t('losses') },
        (side.lost ?? []).map((piece) => pieceNode(piece, ctx, true)),
      ),
    i > 1 && side.total && h('ul', { class: 'stats' }, statNode(side.total, ctx, true)),
    (side.stats ?? []).length > 0 &&
      !side.total &&
      h(
        'ul',
        { class: 'stats' },
        (side.stats ?? []).map((stat) => statNode(stat, ctx, true)),
      ),
    (side.lines ?? []).map((line) => h('p', { class: 'light-line' }, withNumbers(String(line)))),
    (side.cards ?? []).length > 0 &&
      h(
        'div',
        { class: 'contest-cards' },
        (side.cards ?? []).map((card) => cardNode(card, ctx, 'small')),
      ),
  );
}

/** @param {Piece} piece @param {Context} ctx @param {boolean} [lost] */
function pieceNode(piece, ctx, lost = false) {
  const noun = nounOf(piece);
  const live = !lost && (ctx.glows(noun) || ctx.chosen(noun));
  const words = pieceWords({ ...piece, parts: [] });
  const inner = [pieceIcon({ ...piece, parts: [] }), h('span', null, words)];
  return h(
    'li',
    {
      class: classes(
        'contest-piece',
        ctx.glows(noun) && !lost && 'glow',
        ctx.chosen(noun) && 'chosen',
        lost && 'gone',
      ),
      'data-key': `${lost ? 'lost ' : ''}${piece.id}`,
    },
    live ? h('button', { type: 'button', 'data-noun': noun }, inner) : inner,
    lost && h('span', { class: 'unseen' }, ` ${t('lost')}`),
  );
}

// ---- the middle -----------------------------------------------------------------------------------------------------
/** @param {Spotlight} light @param {Context} ctx @param {At} at */
function middleNode(light, ctx, at) {
  const sides = (light.sides ?? []).slice(0, 2);
  const reckoned = sides.some(counts);
  const odds = at.preview?.odds?.length ? at.preview.odds : (light.odds ?? []);
  if (noted(light, at) && !light.lines?.length) return null;
  return h(
    'div',
    { class: 'contest-middle' },
    reckoned &&
      h(
        'div',
        { class: 'contest-totals' },
        sides.map((side, i) => [
          i > 0 && counts(sides[0]) && counts(side) && icon(light.stage === 'vote' ? 'politics' : 'swords'),
          counts(side) && totalNode(side, i, at),
        ]),
      ),
    reckoned &&
      h(
        'div',
        { class: 'contest-reckoning' },
        sides.map((side, i) => reckoningNode(side, i, at)),
      ),
    stopsNode(light),
    (light.stakes ?? []).length > 0 &&
      h(
        'dl',
        { class: 'contest-stakes' },
        (light.stakes ?? []).map((stake) =>
          h('div', null, h('dt', null, String(stake.label ?? '')), h('dd', null, String(stake.value ?? ''))),
        ),
      ),
    odds.length > 0 &&
      oddsNode(
        odds,
        Boolean(at.preview?.odds?.length),
        String(at.preview?.odds_words || light.odds_words || ''),
      ),
    (light.lines ?? []).map((line) => h('p', { class: 'light-line' }, String(line))),
  );
}

/** Is there nothing between the sides but notes, or nothing at all? @param {Spotlight} light @param {At} at */
function noted(light, at) {
  return (
    !(light.sides ?? []).slice(0, 2).some(counts) &&
    !at.preview?.odds?.length &&
    !light.odds?.length &&
    !light.stakes?.length &&
    !light.stops?.length &&
    !light.after?.length
  );
}

/** Is something reckoned for it? Whoever only suffers what the other does has no box. @param {Side} side */
function counts(side) {
  return Boolean(side.total || (side.modifiers ?? []).length);
}

/** @param {Side} side @param {number} i @param {At} at */
function totalNode(side, i, at) {
  const would = at.preview?.sides?.find((one) => one.side === i);
  const total = figure(would ? would.total : side.total?.value);
  return h(
    'div',
    {
      class: classes('contest-total', side.tone && `tone-${side.tone}`, would && 'would'),
      'data-key': `total ${i}`,
    },
    h('span', { class: 'total-label' }, unbroken(side.total?.label ?? side.title)),
    h('strong', { class: total.length > SHORT ? 'spread' : null }, total),
    (would || side.total?.hint) &&
      h('span', { class: 'total-hint' }, would ? t('as-it-would-be') : String(side.total?.hint ?? '')),
  );
}

/** @param {Side} side @param {number} i @param {At} at */
function reckoningNode(side, i, at) {
  const would = at.preview?.sides?.find((one) => one.side === i);
  const other = new Set((would?.modifiers ?? []).map((one) => String(one.label)));
  return h(
    'ul',
    { class: classes('reckoning', side.tone && `tone-${side.tone}`), 'data-key': `reckoning ${i}` },
    (side.modifiers ?? []).filter((one) => !other.has(String(one.label))).map((one) => lineNode(one)),
    (would?.modifiers ?? []).map((one) => lineNode(one, true)),
  );
}

/** The stations of a voyage, the one that was reached marked. @param {Spotlight} light */
function stopsNode(light) {
  const stops = light.stops ?? [];
  const reached = light.stop ?? -1;
  return (
    stops.length > 0 &&
    h(
      'ol',
      { class: 'contest-stops' },
      stops.map((stop, i) =>
        h(
          'li',
          {
            class: classes(
              stop.tone && `tone-${stop.tone}`,
              i < reached && 'past',
              i === reached && 'now',
              i > reached && 'ahead',
            ),
            'aria-current': i === reached ? 'step' : null,
          },
          h(
            'span',
            { class: 'stop-mark', 'aria-hidden': 'true' },
            stop.icon ? icon(stop.icon) : String(stop.letter ?? ''),
          ),
          h('span', { class: 'stop-name', 'data-noun': stop.noun }, String(stop.label)),
          stop.value !== undefined &&
            stop.value !== '' &&
            h('span', { class: 'stop-value' }, String(stop.value)),
        ),
      ),
    )
  );
}

/** @param {Side[]} sides @param {At} at */
function diceRows(sides, at) {
  const rolling = sides.filter((side) => (side.dice ?? []).some((die) => die.face || !side.total));
  if (!rolling.length) return null;
  const [only] = rolling;
  const told = rolling.length === 1 && String(only.total?.value) === String(hits(only.dice ?? [])); // the total says it, by its name
  const counted = !told && rolling.some((side) => hits(side.dice ?? []) > 0); // then nobody's nought is left unsaid
  return h(
    'div',
    { class: 'contest-dice' },
    rolling.map((side) => {
      const dice = side.dice ?? [];
      const thrown = dice.some((die) => die.face);
      return h(
        'div',
        { class: 'dice-row' },
        armsNode(at.bearer(partyOf(side))),
        h('span', { class: 'dice-words' }, String(side.dice_words ?? '')),
        diceNode(dice, side.tone ?? ''),
        thrown &&
          counted &&
          h(
            'span',
            { class: 'dice-hits' },
            h('b', null, String(hits(dice))),
            ` ${t('hits', { n: hits(dice) })}`,
          ),
      );
    }),
  );
}
