/** What was proposed in the talks, taken over into the draft that the game asks for. */

import { h, classes } from '../base/dom.js';
import { dialog } from '../base/dialog.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').DraftItem} DraftItem */
/** @typedef {import('../types').DraftOffer} DraftOffer */
/** @typedef {import('./model.js').TableModel} TableModel */

/** Answers that put something into a draft begin so (docs/protocol.md). */
const ADDS = 'add-';

export class Drafts {
  /**
   * @param {TableModel} model @param {import('./talks.js').Talks} talks
   * @param {{draw: () => void, ask: (seat: number) => Promise<DraftOffer[]>,
   *   take: (offer: DraftOffer, serial: number) => Promise<DraftItem[] | null>, taken: () => void}} at
   */
  constructor(model, talks, at) {
    this.model = model;
    this.talks = talks;
    this.at = at;
    /** @type {DraftOffer[]} */
    this.offers = [];
  }

  /** Is a draft asked for, and was anything proposed in my rooms? */
  get wanted() {
    const { scene, seat, past } = this.model;
    const adds = scene.question?.choices?.some((choice) => String(choice.answer[0]).startsWith(ADDS));
    return Boolean(adds && seat !== null && !past && !scene.talks?.length && this.talks.proposed);
  }

  /** Another question is asked, or something was withdrawn: what can be taken over now? */
  async renew() {
    this.offers = [];
    if (!this.wanted) return;
    const { seat } = this.model;
    const serial = this.serial;
    const offers = await this.at.ask(seat ?? 0);
    if (serial !== this.serial || seat !== this.model.seat) return;
    this.offers = offers;
    this.at.draw();
  }

  get serial() {
    return this.model.scene.question?.serial ?? -1;
  }

  /** One proposal is taken over at once; among several, or where nothing of it is possible, one reads first. */
  open() {
    const [first, ...more] = this.offers;
    if (first && !more.length && isPossible(first)) return this.take(first);
    const sheet = dialog(
      t('draft-sheet'),
      [
        h('p', null, t('draft-about')),
        ...this.offers.map((offer) =>
          this.offerNode(offer, () => {
            sheet.close();
            this.take(offer);
          }),
        ),
      ],
      { className: 'drafting' },
    );
  }

  /** @param {DraftOffer} offer */
  async take(offer) {
    const items = await this.at.take(offer, this.serial);
    if (!items) return;
    const left = items.filter((item) => item.why);
    if (!left.length) this.at.taken();
    else
      dialog(t('draft-left'), [h('p', null, t('draft-left-about')), itemList(left)], {
        className: 'drafting',
      });
  }

  /** @param {DraftOffer} offer @param {() => void} take */
  offerNode(offer, take) {
    const mine = offer.by === this.model.seat;
    const by = mine ? t('draft-by-me') : t('draft-by', { name: this.model.seatName(offer.by) });
    return h(
      'section',
      { class: 'proposal' },
      h('h3', { class: 'proposal-head' }, icon('treaty'), by),
      itemList(offer.items),
      h(
        'button',
        { type: 'button', class: 'main', disabled: !isPossible(offer), onclick: take },
        icon('check'),
        t('draft-into'),
      ),
    );
  }
}

/** Is there something in it that can be put into the draft? @param {DraftOffer} offer */
const isPossible = (offer) => offer.items.some((item) => !item.why && !item.drafted);

/** @param {DraftItem[]} items */
function itemList(items) {
  return h(
    'ul',
    null,
    items.map(({ words, why, rule, drafted }) =>
      h(
        'li',
        { class: classes(why && 'not-now') },
        h('span', { class: 'item-words' }, words),
        drafted && h('small', null, t('draft-there')),
        why && h('small', null, why, rule && h('span', { class: 'rule' }, rule)),
      ),
    ),
  );
}

/** The offer, beside the answers. @param {Drafts} drafts */
export function draftsNode(drafts) {
  const { offers } = drafts;
  if (!offers.length) return null;
  const words = offers.length > 1 ? t('draft-take-some', { n: offers.length }) : t('draft-take');
  return h(
    'button',
    {
      type: 'button',
      class: 'answer plain carried',
      'data-key': 'carried',
      title: offers[0].items.map((item) => item.words).join('\n'),
      onclick: () => drafts.open(),
    },
    icon('treaty'),
    h('span', null, words),
  );
}
