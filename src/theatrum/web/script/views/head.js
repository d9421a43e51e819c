/** The head of a table's page: where one is, tools, and what wants attention. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { net } from '../base/session.js';
import { settings } from '../pages/settings.js';
import { votesNode } from '../play/vote.js';
import { unbroken } from '../things/nouns.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').TableView} TableView */

/** @param {Page} page */
export function head(page) {
  const table = page.model.table;
  const tool = (
    /** @type {string} */ name,
    /** @type {string} */ key,
    /** @type {() => void} */ onclick,
    pressed = false,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: classes('round', pressed && 'pressed'),
        'aria-label': t(key),
        title: t(key),
        onclick,
        'aria-pressed': pressed ? 'true' : null,
      },
      icon(name),
    );
  return h(
    'header',
    { class: 'table-head' },
    h(
      'a',
      { href: '/', class: 'brand', 'aria-label': t('to-lobby') },
      h('span', { class: 'brand-mark', 'aria-hidden': 'true' }, 'Θ'),
      h('span', { class: 'brand-name' }, 'Theatrum'),
    ),
    h(
      'div',
      { class: 'table-title' },
      h('h1', null, table ? table.title || table.game_title : t('table')),
      page.model.shown.headline && h('p', { class: 'headline' }, unbroken(page.model.shown.headline)),
    ),
    net.words() && h('span', { class: 'net', role: 'status' }, net.words()),
    table?.sandbox && h('span', { class: 'tag' }, t('sandbox')),
    page.model.seat === null &&
      table &&
      table.status !== 'gathering' &&
      h('span', { class: 'tag' }, t('watching')),
    h(
      'nav',
      { class: 'tools', 'aria-label': t('tools') },
      tool(
        prefs.text ? 'map' : 'text',
        prefs.text ? 'as-board' : 'as-text',
        () => prefer({ text: !prefs.text }),
        prefs.text,
      ),
      table &&
        table.status !== 'gathering' &&
        tool(
          'clock',
          'replay',
          () => (page.travel.replay ? page.travel.present() : page.travel.to(null)),
          Boolean(page.travel.replay),
        ),
      tool('gear', 'settings', () => settings()),
      tool('help', 'help', () => page.help()),
    ),
  );
}

/** The hint of a first game: at the top of the side column, or over the board where there is no such column. @param {Page} page */
export function guide(page) {
  if (page.travel.replay) return null;
  if (!page.guiding.guide) return page.advising.section();
  return page.guiding.node({
    draw: () => page.draw(),
    rule: (rule) => page.rule(rule),
    got: (hint) => page.acts.mine('guide', { got: hint }),
    off: (off) => page.acts.mine('guide', { off }),
    advise: page.asking.live && !page.advising.now ? () => page.advising.ask(true) : null,
    advice: page.advising.node(),
    show: (noun) =>
      ['card', 'space'].includes(page.model.things.get(noun)?.kind ?? '')
        ? () => page.sight.show(noun)
        : null,
  });
}

/** What wants a word from me: votes, a seat to come back to. @param {Page} page @param {TableView} table */
export function banners(page, table) {
  const mine = table.you.seats;
  return h(
    'div',
    { class: 'banners' },
    votesNode(table.proposals, mine, (proposal, agree, seat) =>
      page.acts.does('vote', { proposal: proposal.id, agree, seat }),
    ),
    mine
      .filter((seat) => table.seats[seat]?.stand_in && !table.seats[seat].resigned)
      .map((seat) =>
        h(
          'div',
          { class: 'banner', 'data-key': `back ${seat}` },
          h('p', null, t('somebody-plays-for-you')),
          h(
            'button',
            { type: 'button', class: 'main', onclick: () => page.acts.does('return', { seat }) },
            t('come-back'),
          ),
        ),
      ),
  );
}
