/** A player's corner: name, colour and letter, numbers, cards; and who sits there. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { cardNode } from './cards.js';
import { chip, chipsOf } from './chips.js';
import { panelNoun } from './index.js';
import { placed } from './placed.js';
import { panelWords, statNode } from './stat.js';

/** @typedef {import('../types').Panel} Panel */
/** @typedef {import('../types').SeatView} SeatView */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Child} Child */

/**
 * `said`: its stats say what they are, where there is room.
 * @param {Panel} panel @param {Context} table
 * @param {{seat?: SeatView, mine: boolean, asked: boolean, clock: Child, open: boolean, said: boolean, toggle: () => void, rows: import('../types').Row[]}} at
 */
export function panelNode(panel, table, at) {
  const noun = panelNoun(panel);
  const ctx = placed(table, noun);
  const glow = ctx.glows(noun);
  const cards = panel.cards ?? [];
  // whose cards lie in a line shows there, too, what answers: opened, two panels would push each other out of sight
  const lit = !cards.length && (panel.stats ?? []).some((stat) => stat.id && ctx.glows(stat.id));
  const open = at.open || lit;
  const more = cards.length > 0 || (panel.lines ?? []).length > 0 || (panel.stats ?? []).length > 0;
  return h(
    'section',
    {
      class: classes(
        'panel',
        panel.tone && `tone-${panel.tone}`,
        at.mine && 'mine',
        at.asked && 'asked',
        panel.active && 'active',
        glow && 'glow',
        ctx.pointed(noun) && 'pointed',
        open && 'open',
      ),
      'data-key': noun,
      'data-at': noun,
      'aria-label': String(panel.title ?? ''),
    },
    h(
      'header',
      { class: 'panel-head' },
      h('span', { class: 'crest', 'aria-hidden': 'true' }, panel.letter || String(panel.seat + 1)),
      h(
        'div',
        { class: 'panel-names' },
        h(
          'h3',
          null,
          glow
            ? h(
                'button',
                { type: 'button', class: 'panel-touch', 'data-noun': noun },
                String(panel.title ?? ''),
              )
            : String((!open && panel.brief) || (panel.title ?? '')),
        ),
        at.seat && h('p', { class: 'panel-who' }, who(at.seat, at.mine)),
      ),
      at.asked &&
        h(
          'span',
          { class: 'thinking', title: t('is-asked') },
          icon('hourglass'),
          h('span', { class: 'unseen' }, t('is-asked')),
        ),
      at.clock,
      more &&
        h(
          'button',
          {
            type: 'button',
            class: 'round small',
            'aria-expanded': String(open),
            'aria-label': t('panel-more', { name: String(panel.title ?? '') }),
            'data-says': panelWords(panel),
            onclick: at.toggle,
          },
          icon(open ? 'back' : 'forward', open ? 'up' : 'downward'),
        ),
    ),
    h(
      'ul',
      { class: 'stats' },
      (panel.stats ?? []).map((stat) => statNode(stat, ctx, false, at.said || open)),
    ),
    !open &&
      cards.length > 0 &&
      h(
        'div',
        { class: 'chips named' },
        cards.map((card) => namedChip(card, ctx)),
      ),
    chipsOf(at.rows, table),
    open && (panel.lines ?? []).map((line) => h('p', { class: 'panel-line' }, String(line))),
    open &&
      cards.length > 0 &&
      h(
        'div',
        { class: 'panel-cards' },
        cards.map((card) => cardNode(card, ctx, 'small')),
      ),
  );
}

/** A card in a line: its plate and its title. @param {import('../types').Card} card @param {Context} ctx */
function namedChip(card, ctx) {
  return h(
    'span',
    { class: 'chip-line', 'data-key': card.id },
    chip(card, ctx),
    h('span', null, String(card.title ?? '')),
  );
}

/** Who plays here. @param {SeatView} seat @param {boolean} mine @param {boolean} [linked] do names lead to the pages of those who have one? */
export function who(seat, mine, linked = false) {
  const name =
    seat.kind === 'bot'
      ? [icon('bot'), ' ', seat.name || t('bot')]
      : seat.kind === 'open'
        ? t('seat-open')
        : seat.kind === 'link'
          ? seat.awaited
            ? [
                nameNode(seat.awaited, linked && seat.account),
                ' ',
                h('span', { class: 'tag' }, t('seat-awaited')),
              ]
            : t('seat-link')
          : nameNode(seat.name, linked && seat.account);
  const stand = seat.stand_in;
  return [
    seat.kind === 'user' &&
      h('span', {
        class: classes('dot', seat.online && 'online'),
        title: t(seat.online ? 'online' : 'offline'),
      }),
    name,
    mine && h('span', { class: 'tag' }, t('you')),
    seat.resigned && h('span', { class: 'tag' }, t('resigned')),
    seat.absent && !stand && h('span', { class: 'tag' }, t('absent')),
    stand &&
      h(
        'span',
        { class: 'tag' },
        t('stand-in', { name: stand.kind === 'bot' ? t('a-bot') : (stand.name ?? t('a-friend')) }),
      ),
  ];
}

/** Somebody's name; who has an account has a page with ratings and games. @param {string} name @param {boolean} account */
export function nameNode(name, account) {
  if (!account) return name;
  return h('a', { class: 'person-link', href: `/person/${encodeURIComponent(name)}` }, name);
}
