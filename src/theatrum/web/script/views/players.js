/** The players: a panel each, with their clocks, and how close they are to winning. */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { icon } from '../base/icons.js';
import { session } from '../base/session.js';
import { clockNode } from '../play/clock.js';
import { panelNoun } from '../things/index.js';
import { panelNode } from '../things/panel.js';
import { stripNode } from '../things/strip.js';
import { statNode } from '../things/stat.js';
import { waysNode } from '../things/ways.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').TableView} TableView */

/** How a panel stands: who sits there, what is open. @param {Page} page @param {TableView} table @param {boolean} alone is one open at a time? */
function standing(page, table, alone) {
  const scene = page.model.shown;
  return (/** @type {import('../types').Panel} */ panel) => ({
    seat: table.seats[panel.seat],
    mine: table.you.seats.includes(panel.seat),
    asked: !page.model.past && (scene.waiting ?? []).includes(panel.seat) && table.status === 'playing',
    clock: clockNode(page.model.clock, panel.seat, session.skew),
    open: page.sight.panels.has(panelNoun(panel)),
    said: panel.seat === (page.model.seat ?? 0),
    toggle: () => page.sight.togglePanel(panelNoun(panel), alone),
    rows: (scene.rows ?? []).filter(
      (row) =>
        row.seat === panel.seat &&
        panel.seat !== scene.seat &&
        (!row.panel || row.panel === panelNoun(panel)),
    ),
  });
}

/** Many players at a glance. @param {Page} page @param {TableView} table */
export function strip(page, table) {
  return stripNode(page.model.shown.panels ?? [], page.ctx, standing(page, table, true));
}

/** @param {Page} page @param {TableView} table */
export function players(page, table) {
  const scene = page.model.shown;
  const victory = scene.victory ?? [];
  return h(
    'section',
    { class: 'players', 'data-key': 'players', 'aria-label': t('players'), tabindex: 0, role: 'region' },
    (scene.panels ?? []).map((panel) => panelNode(panel, page.ctx, standing(page, table, false)(panel))),
    !(scene.panels ?? []).length &&
      h(
        'ul',
        { class: 'seat-list' },
        table.seats.map((seat) =>
          h(
            'li',
            { 'data-key': String(seat.seat) },
            h('span', { class: 'seat-number' }, String(seat.seat + 1)),
            seat.name,
          ),
        ),
      ),
    !scene.ways?.length && legend(scene.panels ?? []),
    victory.length > 0 &&
      h(
        'section',
        { class: 'victory', 'data-key': 'victory', 'aria-label': t('victory') },
        !scene.ways?.length && h('h3', { class: 'row-title' }, t('victory')),
        scene.ways?.length
          ? waysNode(scene.ways)
          : h(
              'ul',
              { class: 'stats' },
              victory.map((stat) => statNode(stat, page.ctx, true)),
            ),
      ),
    Boolean(scene.ways?.length) && legend(scene.panels ?? []),
  );
}

/** What the symbols of stats mean: where their labels find no room. @param {import('../types').Panel[]} panels */
function legend(panels) {
  const stats = new Map(panels.flatMap((panel) => panel.stats ?? []).map((stat) => [stat.icon, stat]));
  stats.delete('');
  stats.delete(undefined);
  return (
    stats.size > 0 &&
    h(
      'ul',
      { class: 'stat-legend', 'data-key': 'legend', 'aria-hidden': 'true' },
      [...stats.values()].map((stat) => h('li', null, icon(stat.icon ?? ''), String(stat.label ?? ''))),
    )
  );
}

/** How the players are told, the shorter the less room there is: without labels (a legend explains the symbols), without
 * what lies open, in a line each, in a single line each. */
const SHORTER = ['terse', 'chipless', 'lined', 'single'];

/** All players are seen. Commanders lie nowhere else: with them they keep their lines. @param {Element} root */
export function fitPlayers(root) {
  const players = root.querySelector('.players');
  if (!players) return;
  players.classList.remove(...SHORTER);
  for (const how of players.querySelector('.chips.named') ? ['terse'] : SHORTER)
    if (players.scrollHeight > players.clientHeight + 2) players.classList.add(how);
}
