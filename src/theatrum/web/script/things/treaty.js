/**
 * Treaties on the stage: a row per clause with giver and taker, what would be true afterwards, a wax seal per party. Where
 * several are made at once each is a sheet of its own, one's own draft first.
 */

import { h, s, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { armsNode, partyOf } from './arms.js';

/** @typedef {import('../types').Spotlight} Spotlight */
/** @typedef {import('../types').Clause} Clause */
/** @typedef {import('../types').Treaty} Treaty */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('./arms.js').Bearer} Bearer */
/** @typedef {(party: import('./arms.js').Party) => Bearer} BearerOf */

const WAX = Array.from({ length: 36 }, (_, i) => {
  const r = 44 + 3 * Math.sin(i * 2.3) + 2 * Math.cos(i * 1.3);
  const a = (i * Math.PI) / 18;
  return `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`;
}).join(' ');

/** @typedef {{name: string, seal: string, who: Bearer}} Sealing */

/** @param {Spotlight} light @param {BearerOf} bearer @param {Context} ctx */
export function treatyNodes(light, bearer, ctx) {
  if (light.treaties?.length)
    return h(
      'div',
      { class: 'treaties' },
      light.treaties.map((one) => sheetNode(one, bearer, ctx)),
    );
  const sealing = (light.sides ?? [])
    .filter((side) => side.seal)
    .map((side) => {
      const who = bearer(partyOf(side));
      return { name: String(side.title ?? who.title ?? ''), seal: String(side.seal), who };
    });
  const clauses = light.clauses ?? [];
  return clauses.length + sealing.length > 0 && bodyNodes(clauses, light.after ?? [], sealing, bearer);
}

/**
 * One of several.
 * @param {Treaty} treaty @param {BearerOf} bearer @param {Context} ctx
 * @param {{more?: import('../types').Child, mark?: (clause: Clause, i: number) => import('../types').Child}} [extra] what stands
 *   below it, and beside its rows
 */
export function sheetNode(treaty, bearer, ctx, extra = {}) {
  const glow = ctx.glows(treaty.id);
  const sealing = (treaty.parties ?? []).map((one) => ({
    name: String(one.name),
    seal: String(one.seal ?? 'open'),
    who: { tone: one.tone, letter: one.letter, title: one.name },
    key: one.id,
  }));
  return h(
    'section',
    {
      class: classes(
        'treaty-sheet',
        treaty.yours && 'yours',
        glow && 'glow',
        ctx.chosen(treaty.id) && 'chosen',
      ),
      'data-key': treaty.id,
    },
    h(
      'header',
      { class: 'treaty-head' },
      h(
        'h3',
        null,
        glow
          ? h(
              'button',
              { type: 'button', class: 'panel-touch', 'data-noun': treaty.id },
              String(treaty.title),
            )
          : String(treaty.title),
      ),
      treaty.note && h('em', null, String(treaty.note)),
    ),
    bodyNodes(treaty.clauses ?? [], treaty.after ?? [], sealing, bearer, extra.mark),
    extra.more,
  );
}

/**
 * @param {Clause[]} clauses @param {import('../types').Words[]} after @param {Sealing[]} sealing @param {BearerOf} bearer
 * @param {((clause: Clause, i: number) => import('../types').Child)} [mark]
 */
function bodyNodes(clauses, after, sealing, bearer, mark) {
  return [
    h(
      'ul',
      { class: 'clauses' },
      clauses.map((clause, i) => clauseNode(clause, bearer, mark && { mark: mark(clause, i) })),
    ),
    (after.length > 0 || sealing.length > 0) &&
      h(
        'div',
        { class: 'treaty-foot' },
        after.length > 0 &&
          h(
            'div',
            { class: 'treaty-after' },
            h('h4', null, t('afterwards')),
            h(
              'ul',
              null,
              after.map((line) => h('li', null, String(line))),
            ),
          ),
        h(
          'ul',
          { class: 'seals' },
          sealing.map((one) =>
            h(
              'li',
              null,
              waxNode(one.seal, one.who),
              h('b', null, one.name),
              h('em', null, t(`seal-${one.seal}`)),
            ),
          ),
        ),
      ),
  ];
}

/** @param {Clause} clause @param {BearerOf} bearer @param {{mark: import('../types').Child}} [noted] it is on paper only, and no thing of the table */
function clauseNode(clause, bearer, noted) {
  return h(
    'li',
    {
      class: classes('clause', Boolean(clause.why_not) && 'impossible'),
      'data-key': clause.id,
      'data-noun': noted ? null : clause.id,
    },
    h('span', { class: 'clause-icon' }, clause.icon && icon(clause.icon)),
    h('b', null, String(clause.title)),
    wayNode(clause, bearer),
    h('span', { class: 'clause-text' }, String(clause.text ?? '')),
    h(
      'span',
      { class: 'clause-note' },
      icon(clause.why_not ? 'close' : 'check'),
      String(clause.why_not || clause.note || t('possible')),
    ),
    noted?.mark,
  );
}

/** From whom to whom. @param {Clause} clause @param {BearerOf} bearer */
export function wayNode(clause, bearer) {
  const side = (/** @type {number | null | undefined} */ seat, /** @type {string | undefined} */ id) =>
    id || (seat !== null && seat !== undefined) ? bearer({ seat, id }) : null;
  const giver = side(clause.giver, clause.giver_id);
  const taker = side(clause.taker, clause.taker_id);
  return h(
    'span',
    {
      class: 'clause-way',
      role: 'img',
      'aria-label': `${giver?.title ?? ''} ${clause.mutual ? '↔' : '→'} ${taker?.title ?? ''}`,
    },
    giver && armsNode(giver),
    taker && h('span', { 'aria-hidden': 'true' }, clause.mutual ? '↔' : '→'),
    taker && armsNode(taker),
  );
}

/** @param {string} seal @param {Bearer} who */
function waxNode(seal, who) {
  const done = seal === 'sealed';
  return s(
    'svg',
    {
      class: classes('wax', `wax-${seal}`, who.tone && `tone-${who.tone}`),
      viewBox: '-52 -52 104 104',
      'aria-hidden': 'true',
    },
    done &&
      s('path', { d: 'M-14 20L-26 51L-14 45L-8 51L0 24M14 20L26 51L14 45L8 51L0 24', class: 'wax-ribbon' }),
    done ? s('polygon', { points: WAX, class: 'wax-body' }) : s('circle', { r: 42, class: 'wax-empty' }),
    done && s('circle', { r: 32, class: 'wax-ring' }),
    s('text', { y: 15, class: 'wax-letter' }, String(who.letter ?? '')),
  );
}
