/** On a narrow screen one part of the table is seen at a time. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { leaves } from '../play/tray.js';

/** @typedef {import('../pages/table.js').TablePage} Page */

/** On a narrow screen one part is seen at a time. @param {Page} page */
export function paneTabs(page) {
  const lit = page.sight.lit();
  const tray = leaves(page.model.shown).some((leaf) => leaf.sections.some((section) => lit.has(section)));
  const boards =
    (page.model.shown.boards ?? []).some((board) => page.sight.isLit(board, lit)) ||
    Boolean(page.model.light && lit.has(page.model.light.id));
  const seats = (page.model.shown.panels ?? []).some((panel) => lit.has(`seat ${panel.seat}`));
  const tab = (
    /** @type {string} */ pane,
    /** @type {string} */ name,
    /** @type {string} */ key,
    glow = false,
    count = 0,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: classes('pane-tab', glow && 'lit'),
        'aria-pressed': String(page.sight.pane === pane),
        'data-key': pane,
        onclick: () => page.sight.set({ pane: pane }),
      },
      icon(name),
      h('span', null, t(key)),
      count > 0 && h('span', { class: 'row-count' }, String(count)),
    );
  return h(
    'nav',
    { class: 'pane-tabs', 'aria-label': t('parts') },
    tab('board', 'map', 'board', boards),
    tab('cards', 'cards', 'cards', tray),
    tab('players', 'people', 'players', seats),
    tab('log', 'log', 'log-short', false, page.sight.unread),
  );
}
