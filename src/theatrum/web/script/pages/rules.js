/** A game's rulebook: contents, search, one chapter at a time; every rule has an address of its own. */

import { h, morph, classes } from '../base/dom.js';
import { get } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { go, rulesAddress } from '../base/route.js';
import { games, once } from '../base/session.js';
import { fillFigures } from '../play/figures.js';
import { blockNodes, spanNodes } from '../play/ruletext.js';
import { frame, gamesNode } from './frame.js';

/** @typedef {import('../types').BookReply} BookReply */
/** @typedef {import('../types').PartView} PartView */
/** @typedef {import('../types').RuleView} RuleView */

const PATIENCE = 250;

export class RulesPage {
  /** @param {HTMLElement} root @param {string} game @param {string} place a rule's number, or that of a chapter */
  constructor(root, game, place) {
    this.root = root;
    this.game = game;
    this.place = place;
    this.chapter = 0;
    /** @type {import('../types').GameView[]} */
    this.games = [];
    /** @type {BookReply | null} */
    this.book = null;
    /** @type {PartView[]} */
    this.parts = [];
    this.wanted = '';
    /** @type {BookReply['found'] | null} what was found; null while nothing is looked for */
    this.found = null;
    this.timer = 0;
    this.leaving = new AbortController();
  }

  async start() {
    for (const type of ['prefs', 'me'])
      document.addEventListener(type, () => this.draw(), { signal: this.leaving.signal });
    this.draw();
    this.games = await games();
    this.game ||= this.games[0]?.id ?? '';
    const book = await once(/** @type {`/api/games/${string}/book`} */ (`${this.path}/book`));
    this.place = firstOf(book, this.place);
    this.chapter = chapterOf(book, this.place);
    this.parts = (
      await once(/** @type {`/api/games/${string}/book/${string}`} */ (`${this.path}/book/${this.chapter}`))
    ).parts;
    this.book = book;
    document.title = `${t('rulebook')}: ${this.title} – Theatrum`;
    this.draw();
    const named = document.getElementById(this.place);
    named?.scrollIntoView({ block: 'start' });
    named?.focus({ preventScroll: true });
  }

  stop() {
    clearTimeout(this.timer);
    this.leaving.abort();
  }

  get path() {
    return `/api/games/${encodeURIComponent(this.game)}`;
  }

  get title() {
    return this.games.find((one) => one.id === this.game.split('@')[0])?.title ?? this.game;
  }

  /** @param {string} words */
  look(words) {
    this.wanted = words;
    clearTimeout(this.timer);
    if (!words.trim()) {
      this.found = null;
      this.draw();
      return;
    }
    this.timer = window.setTimeout(async () => {
      const find = encodeURIComponent(words);
      const path = /** @type {`/api/games/${string}/book?${string}`} */ (`${this.path}/book?find=${find}`);
      const reply = await get(path).catch(trouble);
      if (!reply || this.wanted !== words) return;
      this.found = reply.found;
      this.draw();
    }, PATIENCE);
  }

  draw() {
    if (this.leaving.signal.aborted) return;
    morph(this.root, frame('rules', this.body()));
    fillFigures(this.root, this.game);
  }

  body() {
    const { book } = this;
    return [
      h('h1', { 'data-key': 'title' }, t('rulebook')),
      gamesNode(this.games, this.game, rulesAddress),
      book
        ? h(
            'div',
            { class: 'book', 'data-key': 'book' },
            h('div', { class: 'book-side' }, this.searching(), this.contents(book)),
            this.found ? this.hits(this.found) : this.text(book),
          )
        : h('p', { class: 'notice', 'data-key': 'loading' }, t('loading')),
    ];
  }

  searching() {
    return h(
      'label',
      { class: 'book-search', 'data-key': 'search' },
      h('span', { class: 'unseen' }, t('rulebook-search')),
      h('input', {
        type: 'text',
        role: 'searchbox',
        id: 'book-search',
        placeholder: t('rulebook-search'),
        autocomplete: 'off',
        oninput: (/** @type {any} */ event) => this.look(event.target.value),
      }),
    );
  }

  /** @param {BookReply} book */
  contents(book) {
    return h(
      'details',
      { class: 'book-contents', 'data-key': 'contents', open: matchMedia('(min-width: 900px)').matches },
      h('summary', null, t('rulebook-contents')),
      h(
        'ol',
        null,
        book.chapters.map((chapter, n) =>
          h(
            'li',
            null,
            h(
              'a',
              { href: rulesAddress(this.game, n), 'aria-current': n === this.chapter ? 'true' : null },
              chapter.title,
            ),
            n === this.chapter &&
              chapter.parts.length > 1 &&
              h(
                'ol',
                null,
                chapter.parts
                  .slice(1)
                  .map(
                    (part) =>
                      part.rules.length > 0 &&
                      h('li', null, h('a', { href: rulesAddress(this.game, part.rules[0]) }, part.title)),
                  ),
              ),
          ),
        ),
      ),
    );
  }

  /** @param {BookReply['found']} found */
  hits(found) {
    return h(
      'section',
      { class: 'book-text rule-text', 'data-key': 'found', 'aria-live': 'polite' },
      h('h2', null, t('rulebook-found', { n: found.length })),
      h(
        'ul',
        { class: 'book-hits' },
        found.map((hit) =>
          h(
            'li',
            { 'data-key': hit.rule },
            h('a', { href: rulesAddress(this.game, hit.rule) }, hit.rule),
            h('span', { class: 'faint' }, hit.section),
            h('p', null, hit.words),
          ),
        ),
      ),
    );
  }

  /** @param {BookReply} book */
  text(book) {
    const { chapters } = book;
    const way = (/** @type {number} */ n, /** @type {string} */ name) =>
      chapters[n] &&
      h(
        'a',
        { class: 'plain', href: rulesAddress(this.game, n) },
        name === 'back' && icon('back'),
        chapters[n].title,
        name === 'forward' && icon('forward'),
      );
    return h(
      'article',
      { class: 'book-text rule-text', 'data-key': `chapter ${this.chapter}` },
      this.parts.map((part, n) => this.part(part, n)),
      h(
        'nav',
        { class: 'book-ways', 'aria-label': t('rulebook-contents') },
        way(this.chapter - 1, 'back'),
        way(this.chapter + 1, 'forward'),
      ),
    );
  }

  /** @param {PartView} part @param {number} n */
  part(part, n) {
    const title = part.title || (n ? '' : (this.book?.title ?? ''));
    return h(
      'section',
      { id: part.rule || null, tabindex: part.rule ? -1 : null },
      h(n ? 'h3' : 'h2', null, part.rule && this.number(part.rule), title),
      blockNodes(part.blocks, (number) => this.open(number)),
      part.rules.map((rule, i) => this.rule(rule, part.rules[i - 1])),
    );
  }

  /** @param {RuleView} rule @param {RuleView | undefined} before */
  rule(rule, before) {
    const open = (/** @type {string} */ number) => this.open(number);
    const lead = JSON.stringify(rule.lead);
    return [
      rule.lead.length > 0 &&
        lead !== JSON.stringify(before?.lead) &&
        h('p', { class: 'rule-lead' }, spanNodes(rule.lead, open)),
      h(
        'div',
        { class: classes('book-rule', rule.rule === this.place && 'named'), id: rule.rule, tabindex: -1 },
        this.number(rule.rule),
        h(
          'div',
          null,
          rule.title && h('p', null, h('strong', null, rule.title)),
          blockNodes(rule.blocks, open),
        ),
      ),
    ];
  }

  /** @param {string} number */
  number(number) {
    return h('a', { class: 'rule', href: rulesAddress(this.game, number) }, number);
  }

  /** @param {string} number */
  open(number) {
    go(rulesAddress(this.game, number));
  }
}

/** A rule, or the first one of a group: E1-13.1 begins with E1-13.1.1. @param {BookReply} book @param {string} place */
function firstOf(book, place) {
  const rules = book.chapters.flatMap((one) => one.parts.flatMap((part) => part.rules));
  if (/^\d+$/.test(place) || rules.includes(place)) return place;
  return rules.find((rule) => rule.startsWith(`${place}.`)) ?? place;
}

/** @param {BookReply} book @param {string} place */
function chapterOf(book, place) {
  if (/^\d+$/.test(place)) return Math.min(Number(place), book.chapters.length - 1);
  const at = book.chapters.findIndex((one) => one.parts.some((part) => part.rules.includes(place)));
  return Math.max(0, at);
}
