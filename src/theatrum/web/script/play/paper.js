/** What those in a room put on paper: composed row by row, judged by the table as it grows, binding nobody. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { sheetNode, wayNode } from '../things/treaty.js';
import { names } from './talks.js';

/** @typedef {import('../types').ProposalItem} ProposalItem */
/** @typedef {import('../types').ProposalItems} ProposalItems */
/** @typedef {import('../types').Treaty} Treaty */
/** @typedef {import('../types').WhisperLine} WhisperLine */
/** @typedef {import('./talks.js').Talks} Talks */

export class Paper {
  /**
   * @param {Talks} talks
   * @param {{draw: () => void, send: (to: number[], items: ProposalItem['item'][]) => void,
   *   ask: (to: number[], chosen: number[]) => Promise<ProposalItems | void>}} at
   */
  constructor(talks, at) {
    this.talks = talks;
    this.at = at;
    /** For which room, at which moment. */
    this.key = '';
    /** @type {ProposalItem[]} */
    this.possible = [];
    /** Places in what is possible, in their order. @type {number[]} */
    this.chosen = [];
    /** What the table has judged last, and which places it is made of. @type {Treaty | null} */
    this.treaty = null;
    /** @type {number[]} */
    this.written = [];
  }

  /** The room in which something can be proposed now. */
  get room() {
    const room = this.talks.room(this.talks.open);
    return room && this.talks.may(room.seats) ? room : null;
  }

  /** What might be agreed on here and now: asked for when the room or the moment is another. */
  renew() {
    const { scene } = this.talks.model;
    const key = this.room ? `${this.talks.open} at ${scene.position}` : '';
    if (key === this.key) return;
    const elsewhere = key.split(' at ')[0] !== this.key.split(' at ')[0];
    this.key = key;
    const was = elsewhere ? [] : this.chosen.map((i) => this.possible[i]?.words ?? '');
    [this.possible, this.chosen, this.written, this.treaty] = [[], [], [], null];
    if (key) this.load(was);
  }

  /** @param {string[]} wanted what shall be on the paper, in words, as far as it is possible */
  async load(wanted) {
    const { key } = this;
    const reply = await this.ask();
    if (!reply || key !== this.key) return;
    this.possible = reply.items;
    this.write(reply.items.flatMap((one, i) => (wanted.includes(one.words) ? [i] : [])));
  }

  /** Is it judged, and possible as it stands? */
  get ready() {
    const judged = this.chosen.join() === this.written.join();
    return Boolean(this.chosen.length && judged && !this.treaty?.clauses?.some((clause) => clause.why_not));
  }

  /** @param {number} place */
  toggle(place) {
    const on = this.chosen.includes(place);
    const others = this.chosen.filter((one) => !isSame(this.possible[one].item, this.possible[place].item));
    this.write(on ? others : [...others, place]);
  }

  /** Begin with what somebody else has proposed. @param {WhisperLine} line */
  take(line) {
    this.write(this.possible.flatMap((one, i) => (line.items.includes(one.words) ? [i] : [])));
  }

  /** @param {number[]} chosen */
  async write(chosen) {
    this.chosen = chosen.sort((a, b) => a - b);
    if (!this.chosen.length) [this.treaty, this.written] = [null, []];
    this.at.draw();
    if (!this.chosen.length) return;
    const [key, asked] = [this.key, this.chosen.join()];
    const reply = await this.ask();
    if (!reply || key !== this.key || asked !== this.chosen.join()) return;
    [this.treaty, this.written] = [reply.treaty ?? null, this.chosen];
    this.at.draw();
  }

  send() {
    if (!this.room || !this.ready) return;
    this.at.send(
      this.talks.othersIn(this.room),
      this.chosen.map((i) => this.possible[i].item),
    );
    this.write([]);
  }

  ask() {
    return this.at.ask(this.room ? this.talks.othersIn(this.room) : [], this.chosen);
  }
}

/** Is it the same, perhaps in another number? @param {ProposalItem['item']} one @param {ProposalItem['item']} other */
export function isSame(one, other) {
  const what = (/** @type {ProposalItem['item']} */ item) =>
    (typeof item.at(-1) === 'number' ? item.slice(0, -1) : item).join(' ');
  return what(one) === what(other);
}

/** What I compose: what is on the paper, and what else could be. @param {Paper} paper @param {import('../types').Context} ctx */
export function composeNode(paper, ctx) {
  const { room, talks, possible, chosen } = paper;
  if (!room) return null;
  const bearer = (/** @type {import('../things/arms.js').Party} */ party) => talks.model.bearer(party);
  const to = names(talks, talks.othersIn(room));
  const treaty = /** @type {Treaty} */ ({
    ...(paper.treaty ?? {}),
    id: 'draft:composed',
    title: t('compose-to', { names: to }),
    note: t(chosen.length ? 'compose-unseen' : 'compose-empty'),
    yours: true,
  });
  return sheetNode(treaty, bearer, ctx, {
    mark: (clause, i) =>
      h(
        'button',
        {
          type: 'button',
          class: 'clause-off',
          'aria-label': t('compose-without', { what: String(clause.title) }),
          onclick: () => paper.toggle(paper.written[i]),
        },
        icon('close'),
      ),
    more: [
      h(
        'div',
        { class: 'compose-groups', 'data-key': 'groups' },
        groups(possible).map(([title, places]) =>
          h(
            'div',
            { class: 'compose-group', role: 'group', 'aria-label': title, 'data-key': title },
            h('span', { class: 'compose-kind' }, icon(possible[places[0]].clause?.icon || 'treaty'), title),
            h(
              'div',
              { class: 'compose-chips' },
              places.map((i) => chipNode(possible[i], chosen.includes(i), () => paper.toggle(i), bearer)),
            ),
          ),
        ),
        !possible.length && h('p', { class: 'empty' }, t('propose-nothing')),
      ),
      h(
        'div',
        { class: 'compose-foot', 'data-key': 'foot' },
        h(
          'button',
          { type: 'button', class: 'main', disabled: !paper.ready, onclick: () => paper.send() },
          icon('treaty'),
          t('propose-to'),
        ),
        h('span', null, t('compose-promise')),
      ),
    ],
  });
}

/** By what they are called: kinds of which there are few first, as peace is before ships by the dozen. @param {ProposalItem[]} items @returns {[string, number[]][]} */
export function groups(items) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  items.forEach((one, i) => {
    const title = String(one.clause?.title ?? '');
    found.set(title, [...(found.get(title) ?? []), i]);
  });
  return [...found].sort(([, one], [, other]) => one.length - other.length);
}

/** @param {ProposalItem} one @param {boolean} on @param {() => void} press @param {import('../things/treaty.js').BearerOf} bearer */
function chipNode(one, on, press, bearer) {
  const { clause, words } = one;
  return h(
    'button',
    {
      type: 'button',
      class: classes('compose-chip', !clause && 'in-words'),
      'data-key': words,
      'aria-pressed': String(on),
      'aria-label': words,
      title: words,
      onclick: press,
    },
    clause ? [wayNode(clause, bearer), h('span', null, String(clause.text || clause.title))] : words,
  );
}

/**
 * What was proposed in a room and stands.
 * @param {Paper} paper @param {WhisperLine} line @param {import('../types').Context} ctx
 * @param {{withdraw: () => void, reply: (words: string) => void}} at
 */
export function paperNode(paper, line, ctx, at) {
  const { model } = paper.talks;
  const by = model.seatName(line.seat);
  const open = paper.room !== null;
  const treaty = /** @type {Treaty} */ ({
    ...(line.treaty ?? {}),
    id: `paper:${line.id}`,
    title: line.mine ? t('draft-by-me') : t('draft-by', { name: by }),
    note: t('proposal-promise'),
  });
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ words,
    /** @type {() => void} */ act,
    kind = 'plain',
  ) => h('button', { type: 'button', class: kind, 'data-key': words, onclick: act }, icon(sign), words);
  return sheetNode(treaty, (party) => model.bearer(party), ctx, {
    mark: () => null,
    more: [
      !line.treaty &&
        h(
          'ul',
          { class: 'paper-words' },
          line.items.map((words) => h('li', null, words)),
        ),
      open &&
        h(
          'div',
          { class: 'paper-answers', 'data-key': 'answers' },
          line.mine
            ? button('close', t('proposal-withdraw'), at.withdraw)
            : [
                button('check', t('paper-yes'), () => at.reply(t('paper-yes-said'))),
                button('exchange', t('paper-change'), () => paper.take(line)),
                button('close', t('paper-no'), () => at.reply(t('paper-no-said'))),
              ],
        ),
    ],
  });
}
