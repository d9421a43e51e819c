/** A treaty on the stage: a row per clause with giver and taker, what would be true afterwards, a wax seal per party. */

import { h, s, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { armsNode, partyOf } from './arms.js';

/** @typedef {import('../types').Spotlight} Spotlight */
/** @typedef {import('../types').Clause} Clause */
/** @typedef {import('./arms.js').Bearer} Bearer */
/** @typedef {(party: import('./arms.js').Party) => Bearer} BearerOf */

const WAX = Array.from({ length: 36 }, (_, i) => {
  const r = 44 + 3 * Math.sin(i * 2.3) + 2 * Math.cos(i * 1.3);
  const a = (i * Math.PI) / 18;
  return `${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`;
}).join(' ');

/** @param {Spotlight} light @param {BearerOf} bearer */
export function treatyNodes(light, bearer) {
  const sealing = (light.sides ?? []).filter((side) => side.seal);
  return [
    h(
      'ul',
      { class: 'clauses' },
      (light.clauses ?? []).map((clause) => clauseNode(clause, bearer)),
    ),
    ((light.after ?? []).length > 0 || sealing.length > 0) &&
      h(
        'div',
        { class: 'treaty-foot' },
        (light.after ?? []).length > 0 &&
          h(
            'div',
            { class: 'treaty-after' },
            h('h4', null, t('afterwards')),
            h(
              'ul',
              null,
              (light.after ?? []).map((line) => h('li', null, String(line))),
            ),
          ),
        h(
          'ul',
          { class: 'seals' },
          sealing.map((side) => {
            const who = bearer(partyOf(side));
            return h(
              'li',
              null,
              waxNode(String(side.seal), who),
              h('b', null, String(side.title ?? who.title ?? '')),
              h('em', null, t(`seal-${side.seal}`)),
            );
          }),
        ),
      ),
  ];
}

/** @param {Clause} clause @param {BearerOf} bearer */
function clauseNode(clause, bearer) {
  const party = (/** @type {number | null | undefined} */ seat) =>
    seat === null || seat === undefined ? null : armsNode(bearer({ seat }));
  const name = (/** @type {number | null | undefined} */ seat) => String(bearer({ seat }).title ?? '');
  return h(
    'li',
    {
      class: classes('clause', Boolean(clause.why_not) && 'impossible'),
      'data-key': clause.id,
      'data-noun': clause.id,
    },
    h('span', { class: 'clause-icon' }, clause.icon && icon(clause.icon)),
    h('b', null, String(clause.title)),
    h(
      'span',
      {
        class: 'clause-way',
        role: 'img',
        'aria-label': `${name(clause.giver)} ${clause.mutual ? '↔' : '→'} ${name(clause.taker)}`,
      },
      party(clause.giver),
      h('span', { 'aria-hidden': 'true' }, clause.mutual ? '↔' : '→'),
      party(clause.taker),
    ),
    h('span', { class: 'clause-text' }, String(clause.text ?? '')),
    h(
      'span',
      { class: 'clause-note' },
      icon(clause.why_not ? 'close' : 'check'),
      String(clause.why_not || clause.note || t('possible')),
    ),
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
