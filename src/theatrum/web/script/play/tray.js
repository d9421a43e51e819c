/** What lies beside the board: my cards, markets, trees, tracks and stores, one leaf at a time. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { armsNode } from '../things/arms.js';
import { levelOf } from '../things/fitting.js';
import { rowNode } from '../things/row.js';
import { poolNode } from '../things/stat.js';
import { trackNode } from '../things/track.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Row} Row */
/** @typedef {import('../types').Context} Context */
/** @typedef {{id: string, title: string, rows: Row[], stores: boolean, sections: string[], count: number, bearer: import('../things/arms.js').Bearer | null}} Leaf */

const STORED = new Set(['deck', 'pile', 'reference']);
/** So many rivals are told by their arms: their names would fill rows of tabs. */
const MANY = 4;

/** The rows that lie in view all the time. @param {Scene} scene */
export function docked(scene) {
  return (scene.rows ?? []).filter((row) => row.in_view);
}

/** @param {Scene} scene @param {boolean} [dock] is there room for what lies in view all the time? @returns {Leaf[]} */
export function leaves(scene, dock = false) {
  const rows = (scene.rows ?? []).filter((row) => !row.in_view && !row.board);
  const together = docked(scene);
  const mine = rows.filter((row) => typeof row.seat === 'number' && row.seat === scene.seat);
  /** @type {Leaf[]} */
  const out = [];
  const leaf = (
    /** @type {string} */ id,
    /** @type {string} */ title,
    /** @type {Row[]} */ held,
    /** @type {boolean} */ stores = false,
    /** @type {import('../things/arms.js').Bearer | null} */ bearer = null,
  ) => {
    const sections = [
      ...held.map((row) => row.id),
      ...(stores ? [...(scene.tracks ?? []), ...(scene.pools ?? [])].map((one) => one.id) : []),
    ];
    out.push({
      id,
      title,
      rows: held,
      stores,
      sections,
      count: held.reduce((sum, row) => sum + (row.cards?.length ?? 0), 0),
      bearer,
    });
  };
  if (mine.length) leaf('mine', t('your-cards'), mine);
  if (together.length && !dock)
    leaf('in view', together.map((row) => String(row.title ?? '')).join(' · '), together);
  for (const row of rows)
    if (typeof row.seat !== 'number' && !STORED.has(row.kind ?? ''))
      leaf(row.id, String(row.title ?? ''), [row]);
  const seats = [...new Set((scene.panels ?? []).map((panel) => panel.seat))];
  for (const seat of seats.filter((one) => one !== scene.seat)) {
    const panels = (scene.panels ?? []).filter((panel) => panel.seat === seat);
    const title = panels
      .map((panel) => String((panels.length > 1 && panel.brief) || panel.title || ''))
      .join(' + ');
    const theirs = rows.filter((row) => row.seat === seat);
    if (theirs.length) leaf(`seat ${seat}`, title, theirs, false, panels.length === 1 ? panels[0] : null);
  }
  const stored = rows.filter((row) => typeof row.seat !== 'number' && STORED.has(row.kind ?? ''));
  if (stored.length || scene.tracks?.length || scene.pools?.length) leaf('stores', t('stores'), stored, true);
  return out;
}

/**
 * @param {Scene} scene @param {Leaf[]} all @param {string} open @param {Context} ctx
 * @param {{lit: Set<string>, turn: (leaf: string) => void, wide: boolean, widen: () => void, dock: boolean, staged: boolean}} at `lit`: sections in which something glows; `staged`: beside a contest
 */
export function trayNode(scene, all, open, ctx, at) {
  const leaf = all.find((one) => one.id === open) ?? all[0];
  if (!leaf) return null;
  if (at.dock)
    return h(
      'section',
      { class: 'tray docked', 'data-key': 'tray', 'aria-label': t('tray') },
      h(
        'div',
        { class: 'dock', 'data-key': 'dock' },
        docked(scene).map((row) => rowNode(row, ctx)),
      ),
      h('div', { class: 'leaves', 'data-key': 'leaves' }, leavesOf(scene, all, leaf, ctx, at)),
    );
  return h(
    'section',
    { class: classes('tray', at.wide && 'wide'), 'data-key': 'tray', 'aria-label': t('tray') },
    leavesOf(scene, all, leaf, ctx, at),
  );
}

/**
 * @param {Scene} scene @param {Leaf[]} all @param {Leaf} leaf @param {Context} ctx
 * @param {{lit: Set<string>, turn: (leaf: string) => void, wide: boolean, widen: () => void, staged: boolean}} at
 */
function leavesOf(scene, all, leaf, ctx, at) {
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'round small widen',
        'aria-pressed': String(at.wide),
        'aria-label': t(at.wide ? 'narrower' : 'wider'),
        title: t(at.wide ? 'narrower' : 'wider'),
        onclick: at.widen,
      },
      icon(at.wide ? 'close' : 'fit'),
    ),
    h(
      'div',
      {
        class: classes('tabs', all.filter((one) => one.bearer).length >= MANY && 'by-arms'),
        role: 'tablist',
        'aria-label': t('tray'),
      },
      all.map((one) => {
        const lit = one.sections.some((section) => at.lit.has(section));
        return h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `tab-${one.id}`,
            'aria-selected': String(one === leaf),
            'aria-controls': 'leaf',
            tabindex: one === leaf ? 0 : -1,
            class: classes('tab', lit && 'lit', one.bearer && 'rival'),
            title: one.bearer || one.stores ? one.title : null,
            'data-key': one.id,
            onclick: () => at.turn(one.id),
            onkeydown: (/** @type {KeyboardEvent} */ event) => turnByKey(event, all, one.id, at.turn),
          },
          one.bearer && armsNode(one.bearer),
          one.stores && icon('cards', 'tab-sign'),
          h('span', { class: classes((one.bearer || one.stores) && 'tab-words') }, one.title),
          one.count > 0 && h('span', { class: 'row-count' }, String(one.count)),
          lit && h('span', { class: 'unseen' }, ` – ${t('something-glows')}`),
        );
      }),
    ),
    h(
      'div',
      {
        class: classes('leaf', leaf.stores && 'leaf-stores', at.staged && `at-stage ${levelOf(leaf.id)}`),
        id: 'leaf',
        'data-leaf': leaf.id,
        role: 'tabpanel',
        'aria-labelledby': `tab-${leaf.id}`,
        'data-key': `leaf ${leaf.id}`,
        tabindex: 0,
      },
      leaf.stores && (scene.tracks ?? []).map((track) => trackNode(track, ctx)),
      (at.staged ? litFirst(leaf.rows, at.lit) : leaf.rows).map((row) => rowNode(row, ctx)),
      leaf.stores && (scene.pools ?? []).map((pool) => poolNode(pool, ctx)),
    ),
  ];
}

/** How tabs become narrower: with less room beside their words, then without counts, where that leaves none alone in a row. */
const NARROWER = ['', 'snug', 'snug countless'];

/** No tab stands alone in a last row that it need not have. @param {Element} root */
export function fitTabs(root) {
  for (const tabs of root.querySelectorAll('.tray .tabs')) {
    const wear = (/** @type {string} */ how) => {
      tabs.classList.remove('snug', 'countless');
      if (how) tabs.classList.add(...how.split(' '));
    };
    const fitting = NARROWER.find((how) => {
      wear(how);
      return !hasLone([...tabs.children]);
    });
    wear(fitting ?? '');
  }
}

/** Does the last of several rows hold one of them? @param {Element[]} tabs */
function hasLone(tabs) {
  const bottoms = tabs.map((tab) => Math.round(tab.getBoundingClientRect().bottom));
  const last = Math.max(...bottoms);
  return new Set(bottoms).size > 1 && bottoms.filter((bottom) => bottom === last).length === 1;
}

/** Rows in which something answers come first. @param {Row[]} rows @param {Set<string>} lit */
function litFirst(rows, lit) {
  return [...rows.filter((row) => lit.has(row.id)), ...rows.filter((row) => !lit.has(row.id))];
}

/** @param {KeyboardEvent} event @param {Leaf[]} all @param {string} open @param {(leaf: string) => void} turn */
function turnByKey(event, all, open, turn) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = all[(all.findIndex((one) => one.id === open) + step + all.length) % all.length];
  turn(next.id);
  requestAnimationFrame(() => document.getElementById(`tab-${next.id}`)?.focus());
}
