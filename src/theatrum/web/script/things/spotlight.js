/** The procedure that is going on now: its steps, its parties with their numbers, cards and pieces. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { pieceIcon } from '../board/pieces.js';
import { nounOf, parts, pieceWords, unbroken, withNumbers, withWholeNumbers } from './nouns.js';
import { cardNode } from './cards.js';
import { statNode } from './stat.js';

/** @typedef {import('../types').Spotlight} Spotlight */
/** @typedef {import('../types').Side} Side */
/** @typedef {import('../types').Context} Context */

/** @param {Spotlight} light @param {Context} ctx @param {{open: boolean, toggle: () => void, show: (noun: string) => void, stage: (() => void) | null}} at */
export function spotlightNode(light, ctx, at) {
  const steps = light.steps ?? [];
  const talks = light.stage === 'treaty';
  const sides = (light.sides ?? []).filter((side) => !talks || hasMore(side));
  return h(
    'section',
    {
      class: classes('spotlight', !at.open && 'shut', !(light.sides ?? []).length && 'brief'),
      'data-key': light.id,
      'aria-label': light.title,
    },
    h(
      'header',
      null,
      h('h2', null, unbroken(light.title)),
      light.at &&
        h(
          'button',
          {
            type: 'button',
            class: 'round small',
            'aria-label': t('show-place'),
            title: t('show-place'),
            onclick: () => at.show(light.at ?? ''),
          },
          icon('map'),
        ),
      at.stage &&
        h(
          'button',
          {
            type: 'button',
            class: 'round small',
            'aria-label': t('to-stage'),
            title: `${t('to-stage')} (M)`,
            onclick: at.stage,
          },
          icon('curtain'),
        ),
      h(
        'button',
        {
          type: 'button',
          class: 'round small',
          'aria-expanded': String(at.open),
          'aria-label': t(at.open ? 'fold' : 'unfold'),
          onclick: at.toggle,
        },
        icon(at.open ? 'close' : 'plus'),
      ),
    ),
    steps.length > 0 &&
      h(
        'ol',
        { class: 'light-steps', tabindex: matchMedia('(max-width: 1000px)').matches ? 0 : null },
        steps.map((step, i) =>
          h(
            'li',
            {
              class: classes(i < (light.step ?? 0) && 'past', i === (light.step ?? 0) && 'now'),
              'aria-current': i === (light.step ?? 0) ? 'step' : null,
            },
            i < (light.step ?? 0) && icon('check'),
            String(step),
          ),
        ),
      ),
    at.open && [
      sides.some(hasMore) &&
        h(
          'div',
          { class: 'sides' },
          sides.map((side, i) => sideNode(side, ctx, i)),
        ),
      // who shows nothing, and how treaties are made, is said where they are: beside the map it would take the room of the hand
      !talks &&
        (light.lines ?? []).map((line) =>
          h('p', { class: 'light-line' }, withNumbers(withWholeNumbers(line))),
        ),
    ],
  );
}

/** Does it say more of itself than its name? @param {Side} side */
function hasMore(side) {
  return [numbers(side), side.pieces, side.cards, side.lines].some((list) => list?.length);
}

/** Its numbers; of a side that has nothing else to show here, what the stage counts. @param {Side} side */
function numbers(side) {
  const shown = [side.stats, side.pieces, side.cards, side.lines].some((list) => list?.length);
  if (shown || !side.total) return side.stats ?? [];
  return [side.total, ...(side.modifiers ?? [])];
}

/** @param {Side} side @param {Context} ctx @param {number} i */
function sideNode(side, ctx, i) {
  return h(
    'section',
    { class: classes('side', side.tone && `tone-${side.tone}`), 'data-key': `side ${i}` },
    h('h3', null, unbroken(side.title)),
    numbers(side).length > 0 &&
      h(
        'ul',
        { class: 'stats' },
        numbers(side).map((stat) => statNode(stat, ctx, true)),
      ),
    (side.pieces ?? []).length > 0 &&
      h(
        'ul',
        { class: 'side-pieces' },
        (side.pieces ?? [])
          .flatMap((piece) => [piece, ...parts(piece)])
          .map((piece) => {
            const noun = nounOf(piece);
            const glow = ctx.glows(noun);
            const inner = [pieceIcon(piece), h('span', null, pieceWords({ ...piece, parts: [] }))];
            return h(
              'li',
              {
                class: classes('side-piece', glow && 'glow', ctx.chosen(noun) && 'chosen'),
                'data-key': piece.id,
              },
              glow || ctx.chosen(noun) ? h('button', { type: 'button', 'data-noun': noun }, inner) : inner,
            );
          }),
      ),
    (side.lines ?? []).map((line) => h('p', { class: 'light-line' }, withNumbers(withWholeNumbers(line)))),
    (side.cards ?? []).length > 0 &&
      h(
        'div',
        { class: 'side-cards' },
        (side.cards ?? []).map((card) => cardNode(card, ctx, 'small')),
      ),
  );
}
