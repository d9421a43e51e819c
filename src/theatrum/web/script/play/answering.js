/**
 * From touches to an answer. A question lists its answers, and each answer the things to touch for it, in order. What
 * was touched so far (`path`) leaves some of the answers open; what can be touched next follows from them.
 */

import { withBoth } from '../things/nouns.js';
import { isWhole } from './alike.js';

/** @typedef {import('../types').Asked} Asked */
/** @typedef {import('../types').Choice} Choice */
/** @typedef {import('../types').Refusing} Refusing */
/** @typedef {{kind: 'answer', choice: Choice} | {kind: 'step'} | {kind: 'refused', reasons: Refusing[]} | {kind: 'nothing'}} Touched */
/** @typedef {{choice: Choice} | {noun: string, choices: Choice[], apart?: boolean}} Offer `apart`: under no heading */

const FEW = 10;
/** How the nouns of cards begin, in every game. */
const CARD = 'card:';
/** Where things lie that are on no board. */
const SUPPLY = 'supply';

export class Answering {
  /** @param {Asked} asked @param {Map<string, Set<string>>} [lies] where the things of a noun lie */
  constructor(asked, lies = new Map()) {
    this.asked = asked;
    this.lies = lies;
    /** @type {string[]} */
    this.path = [];
    this.forced = 0;
    this.force();
  }

  /** The same question, as a later view tells it. @param {Asked} asked @param {Map<string, Set<string>>} lies */
  renew(asked, lies) {
    this.asked = asked;
    this.lies = lies;
  }

  /** @returns {Choice[]} */
  get all() {
    return this.asked.choices ?? [];
  }

  /** The answers that are still open. */
  get open() {
    return this.all.filter((choice) => this.follows(choice) || this.isFree(choice));
  }

  /** As long as only what had to be touched was touched, answers that need no touch stay open.
   * @param {{touches?: string[]}} choice */
  isFree(choice) {
    const touches = choice.touches ?? [];
    return (
      this.path.length === this.forced &&
      touches.length < this.forced &&
      touches.every((noun, i) => this.path[i] === noun)
    );
  }

  /** @param {{touches?: string[], any_of?: string[]}} choice */
  follows(choice) {
    const touches = choice.touches ?? [];
    if (this.path.length === 1 && choice.any_of?.includes(this.path[0])) return true;
    return this.path.every((noun, i) => touches[i] === noun);
  }

  /** What of an answer can be touched next. @param {Choice} choice @returns {string[]} */
  nextOf(choice) {
    const noun = choice.touches?.[this.path.length];
    if (noun !== undefined) return [noun];
    return this.path.length ? [] : (choice.any_of ?? []);
  }

  /** What can be touched next, and the answers it leaves open. */
  get next() {
    /** @type {Map<string, Choice[]>} */
    const out = new Map();
    for (const choice of this.open)
      for (const noun of this.nextOf(choice)) {
        const there = out.get(noun);
        if (there) there.push(choice);
        else out.set(noun, [choice]);
      }
    return out;
  }

  /** Answers for which nothing more has to be touched. */
  get complete() {
    return this.open.filter((choice) => (choice.touches?.length ?? 0) <= this.path.length);
  }

  /** Where all answers begin with the same thing, it needs no touch; unless nothing else would be left to touch, or it is
   * a card that may be played or not, in many ways: to play it is the question. */
  force() {
    for (;;) {
      const next = this.next;
      const first = [...next.values()][0];
      const untouched = this.path.length === this.forced;
      if (next.size !== 1 || first.length < 2 || (!untouched && this.complete.length)) break;
      if (untouched && (this.isLast(first) || this.mayBePlayed(first))) break;
      this.path.push([...next.keys()][0]);
      if (untouched) this.forced = this.path.length;
    }
  }

  /** Does the next touch leave nothing more to touch? @param {Choice[]} choices */
  isLast(choices) {
    return choices.every((choice) => (choice.touches?.length ?? 0) <= this.path.length + 1);
  }

  /** @param {Choice[]} choices which begin with the same thing */
  mayBePlayed(choices) {
    return (
      choices.length > FEW && this.complete.length > 0 && Boolean(choices[0].touches?.[0]?.startsWith(CARD))
    );
  }

  /** Would touching it answer? `place`: where it lies, if that matters. @param {string} noun @param {string} [place] */
  glows(noun, place) {
    return this.next.has(noun) ? this.means(noun, place) : this.placesNext(noun, place);
  }

  /** Does an answer that begins with touching it name another thing, too? @param {string} noun @param {string} other */
  pairs(noun, other) {
    return Boolean(this.next.get(noun)?.some((choice) => choice.answer.includes(other)));
  }

  /** It was touched already (or need not be), and where it lies comes next. @param {string} noun @param {string} [place] */
  placesNext(noun, place) {
    return place !== undefined && noun !== place && this.path.includes(noun) && this.next.has(place);
  }

  /**
   * Several things may be called alike. Only those at the place that the question names are meant; or, where answers
   * name places besides, those that lie there, and for a place where none lies those beside the board: the supply.
   * @param {string} noun @param {string} [place]
   */
  means(noun, place) {
    const places = this.lies.get(noun);
    if (place === undefined || !places) return true;
    if (this.asked.at && places.has(this.asked.at)) return place === this.asked.at;
    const choices = this.next.get(noun) ?? [];
    const supplied = [...places].some((one) => !this.isSpace(one));
    const named = choices.map(
      ({ touches = [] }) =>
        touches.find((one) => places.has(one)) ??
        (supplied && touches.some((one) => this.isSpace(one)) ? SUPPLY : ''),
    );
    return named.every(Boolean)
      ? named.includes(place) || (named.includes(SUPPLY) && !this.isSpace(place))
      : true;
  }

  /** @param {string} noun */
  isSpace(noun) {
    return this.lies.get(noun)?.has(noun) ?? false;
  }

  /** The place that the question is about, if something there answers it. */
  get origin() {
    const at = this.asked.at ?? '';
    return at && [...this.next.keys()].some((noun) => noun !== at && this.lies.get(noun)?.has(at)) ? at : '';
  }

  /** @param {string} noun */
  chosen(noun) {
    return this.path.includes(noun);
  }

  /** @param {string} noun @param {string} [place] where it lies: an answer may name that as well @returns {Touched} */
  touch(noun, place) {
    if (place !== undefined && !this.next.has(noun) && this.placesNext(noun, place)) return this.touch(place);
    let next = this.means(noun, place) ? this.next.get(noun) : undefined;
    if (next) {
      this.path.push(noun);
      const there = next.filter((choice) => choice.touches?.[this.path.length] === place);
      if (place !== undefined && there.length) {
        this.path.push(place);
        next = there;
      }
      const [only] = next;
      if (next.length === 1 && (only.touches?.length ?? 0) <= this.path.length)
        return { kind: 'answer', choice: only };
      this.force();
      return { kind: 'step' };
    }
    const at = this.path.lastIndexOf(noun);
    if (at >= this.forced) {
      this.path.length = at;
      return { kind: 'step' };
    }
    const first = (/** @type {Choice} */ choice) =>
      choice.touches?.[this.forced] === noun || (!this.forced && choice.any_of?.includes(noun));
    if (this.all.some(first)) {
      this.path.length = this.forced;
      if (this.means(noun, place)) return this.touch(noun, place);
    }
    const reasons = this.reasons(noun);
    return reasons.length ? { kind: 'refused', reasons } : { kind: 'nothing' };
  }

  /** Take back one touch. Was there one? */
  back() {
    if (this.path.length <= this.forced) return false;
    this.path.pop();
    while (this.path.length > this.forced && this.next.size === 1 && !this.complete.length) this.path.pop();
    return true;
  }

  /** Why a thing can't be touched: the reasons that fit what was touched so far, else all that name it.
   * @param {string} noun */
  reasons(noun) {
    const naming = (this.asked.refused ?? []).filter(
      (one) => one.touches?.includes(noun) || one.answer.includes(noun),
    );
    const fitting = naming.filter((one) => this.follows(one) && one.touches?.[this.path.length] === noun);
    const seen = new Set();
    return (fitting.length ? fitting : naming).filter((one) => !seen.has(one.why) && seen.add(one.why));
  }

  /** What to offer as buttons: whole answers while they are few, else the next things to touch. @returns {Offer[]} */
  get offers() {
    const open = this.open;
    const alone = this.next.size === 1 && this.path.length === this.forced && this.isLast(open);
    if (open.length <= FEW || alone) return open.map((choice) => ({ choice }));
    const things = withoutMixed(
      [...this.next].flatMap(([noun, all]) => {
        const choices = all.filter((choice) => choice.touches?.length); // others are offered whole
        /** @type {Offer[]} */
        const offered = choices.length > 1 ? [{ noun, choices }] : choices.map((choice) => ({ choice }));
        return offered;
      }),
    );
    const whole = this.complete.map((choice) => ({ choice }));
    const first = this.complete.includes(open[0]); // as they were asked
    return underHeadings(first ? [...whole, ...things] : [...things, ...whole], open);
  }

  /** What touching a thing would say, if it says one thing. @param {string} noun */
  hint(noun) {
    const next = this.next.get(noun);
    return next?.length === 1 ? String(next[0].words) : '';
  }
}

/** The heading of what is offered; none if a thing leads to answers under several. @param {Offer} offer */
export function groupOf(offer) {
  if ('choice' in offer) return String(offer.choice.group ?? '');
  if (offer.apart) return '';
  const groups = new Set(offer.choices.map((choice) => String(choice.group ?? '')));
  return groups.size === 1 ? [...groups][0] : '';
}

/**
 * What several answers cost: the price that all of them have; else that of the cheapest, if one costs no more than any other
 * in whatever unit ("from 1 food"); else nothing. What costs nothing at all is no price to begin at.
 * @param {Choice[]} choices @returns {{price: import('../types').Price[], from: boolean}}
 */
export function priceOfAll(choices) {
  const [first] = choices;
  const words = (/** @type {Choice} */ choice) => (choice.price ?? []).map((one) => one.words).join();
  if (choices.every((choice) => words(choice) === words(first)))
    return { price: first.price ?? [], from: false };
  const costs = choices.map(costOf);
  const units = new Set(costs.flatMap((cost) => [...cost.keys()]));
  const least = costs.findIndex((one) =>
    costs.every((other) => [...units].every((unit) => (one.get(unit) ?? 0) <= (other.get(unit) ?? 0))),
  );
  const from = least >= 0 && [...costs[least].values()].some((cost) => cost > 0);
  return { price: (from && choices[least].price) || [], from };
}

/** Do all answers under a heading begin with its words, or end with its verb? Then it need not be written; that of bare names always is. @param {string} head @param {Offer[]} offers @param {(noun: string) => string} name */
export function isSaid(head, offers, name) {
  const said = (/** @type {Offer} */ offer) =>
    'choice' in offer ? String(offer.choice.words) : offerWords(offer, name(offer.noun));
  const under = offers.filter((offer) => groupOf(offer) === head);
  const verb = ` ${head.toLowerCase()}`;
  return (
    under.length > 0 && under.every((offer) => said(offer).startsWith(head) || said(offer).endsWith(verb))
  );
}

/** How much of what is paid. @param {Choice} choice @returns {Map<string, number>} */
function costOf(choice) {
  return new Map((choice.price ?? []).map((one) => [one.icon ?? String(one.words), -(one.amount ?? 0)]));
}

/** What all of them say before a colon, if it names the thing: "Play Storms: …". @param {Choice[]} choices @param {string} name */
export function sameVerb(choices, name) {
  const heads = new Set(choices.map((choice) => /^(.+?): /u.exec(String(choice.words))?.[1] ?? ''));
  const [head] = heads;
  return heads.size === 1 && head.includes(name) && isWhole(head) ? head : '';
}

/** A thing that leads to answers under more headings says the first of them, so that those of a kind read alike. */
const HEADS = 3;

/**
 * What a thing that leads to several answers is called on its button: with the verb where all of them say it ("Move from
 * Istanbul to …"), else with the headings of what it leads to ("Istanbul: March · Siege …"), else its name alone.
 * @param {Extract<Offer, {noun: string}>} offer @param {string} name
 */
export function offerWords(offer, name) {
  const verb = sameVerb(offer.choices, name);
  if (verb) return `${verb} …`;
  const said = numbered(offer.choices, name) || stem(offer.choices, name);
  if (said) return said;
  const counted = uncounted(offer.choices);
  if (counted) return `${counted} …`;
  const heads = [...new Set(offer.choices.map((choice) => String(choice.group ?? '')))].filter(Boolean);
  const told = heads.slice(0, heads.length > HEADS ? HEADS - 1 : HEADS);
  const says = told.length > 1 || (offer.apart && told.length); // among others that say several, one says its only one, too
  return says ? `${name}: ${told.join(' · ')} …` : `${name} …`;
}

/** A verb, a number, and of what: "Send 2 units of Ottoman cavalry …". */
const SO_MANY = /^(\p{Lu}\p{L}*) \d+ (?:\p{L}+ of )?(.+)$/u;

/**
 * What is done with one or more of the thing, be it told in the singular or in the plural: "Send Ottoman regulars from …" of
 * "Send 1 Ottoman regular from Buda" and "Send 2 Ottoman regulars from Istanbul".
 * @param {Choice[]} choices @param {string} name
 */
export function numbered(choices, name) {
  const thing = name.split(' ');
  const told = choices.map((choice) => SO_MANY.exec(String(choice.words)) ?? ['', '', '']);
  const after = told.map(([, , rest]) => rest.split(' ').slice(thing.length));
  const [[, verb], [next]] = [told[0], after[0]];
  if (!told.every(([, does, rest]) => does && does === verb && rest.startsWith(`${thing[0]} `))) return '';
  const goesOn = next && after.every((words) => words[0] === next) ? ` ${next}` : '';
  return `${verb} ${name}${goesOn} …`;
}

const NUMBER = /(?<![\p{L}\d.,])\d+ (?=\p{L})/gu;

/**
 * What answers say that differ in a number only: "Raise pioneers" of "Raise 1 pioneer" and "Raise 2 pioneers". They are told
 * as the greatest number tells it, which is in the plural.
 * @param {Choice[]} choices
 */
export function uncounted(choices) {
  const said = choices.map((choice) => String(choice.words));
  const numbers = said.map((one) => one.match(NUMBER) ?? []);
  if (said.length < 2 || numbers.some((found) => found.length !== 1)) return '';
  if (new Set(said.map((one) => one.slice(0, one.search(NUMBER)))).size > 1) return '';
  const counts = numbers.map(([found]) => parseInt(found, 10));
  const told = said.map((one) => one.replace(NUMBER, ''));
  const more = told.filter((_, at) => counts[at] !== 1);
  const things = said.map((one) => /(?<![\p{L}\d.,])\d+ (\p{L}{1,3})/u.exec(one)?.[1]);
  if (new Set(counts).size < counts.length || new Set(more).size !== 1 || new Set(things).size !== 1)
    return '';
  const [first] = more[0];
  return first.toUpperCase() + more[0].slice(first.length);
}

/** Does a button say nothing but what a thing is called? @param {Offer} offer @param {(noun: string) => string} name */
export function isBare(offer, name) {
  return (
    'noun' in offer && !groupOf(offer) && offerWords(offer, name(offer.noun)) === `${name(offer.noun)} …`
  );
}

/** Two short words, a longer one, or an arrow. */
const SAYS_MORE = /\p{L}{2,}.*\s\p{L}{2,}|\p{L}{4}|→/u;

/** The longest run of words that all of them have, if it names the thing and says more than its name.
 * @param {Choice[]} choices @param {string} name */
export function stem(choices, name) {
  const said = choices.map((choice) => ` ${String(choice.words)} `);
  const words = String(choices[0].words).split(' ');
  const first = name.split(/[\s(,]/u)[0];
  const whole = said.every((one) => one.includes(name)); // then no part of it will do: there is more than one fleet
  const verb =
    /^\p{Lu}\p{L}+$/u.test(words[0]) && said.every((one) => one.startsWith(` ${words[0]} `)) ? words[0] : '';
  for (let length = words.length; length > 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words
        .slice(at, at + length)
        .join(' ')
        .replace(/,$/u, '');
      const begins = said.every((one) => one.startsWith(` ${run}`));
      if (!isWhole(run) || (!begins && /^\p{Lu}/u.test(run) && !run.startsWith(name))) continue;
      const ends = said.every((one) => one.endsWith(`${run} `));
      const named = run.includes(name) || (!whole && first.length > 3 && run.includes(first));
      const head = begins || !verb ? '' : `${verb} `;
      const more = head + run.replace(name, '').replace(first, '');
      if (!named || !SAYS_MORE.test(more) || !said.every((one) => one.includes(` ${run}`))) continue;
      return `${head}${begins ? '' : '… '}${run}${ends ? '' : ' …'}`;
    }
  return '';
}

/** Where most things of a kind lead to answers under several headings, none of them stands under one: powers to deal with.
 * @param {Offer[]} offers @returns {Offer[]} */
function withoutMixed(offers) {
  const kind = (/** @type {string} */ noun) => noun.split(':')[0];
  const mixed = new Map();
  for (const offer of offers)
    if ('noun' in offer) {
      const heads = new Set(offer.choices.map((choice) => String(choice.group ?? '')));
      mixed.set(kind(offer.noun), (mixed.get(kind(offer.noun)) ?? 0) + (heads.size > 1 ? 1 : -1));
    }
  return offers.map((offer) =>
    'noun' in offer && mixed.get(kind(offer.noun)) > 0 ? { ...offer, apart: true } : offer,
  );
}

/** Those under one heading together, in the order of the answers as they were asked; those without one last.
 * @param {Offer[]} offers @param {Choice[]} asked @returns {Offer[]} */
function underHeadings(offers, asked) {
  const heads = [...new Set(asked.map((choice) => String(choice.group ?? '')))].filter(Boolean);
  return [...heads, ''].flatMap((head) => offers.filter((offer) => groupOf(offer) === head));
}

/** An answer's words, and those in brackets at their end; numbers stay with their words. @param {string} said @returns {[string, string]} */
export function saidParts(said) {
  const words = withBoth(said);
  const [, first, bracketed] = /^(.+ )(\([^()]+\))$/u.exec(words) ?? ['', words, ''];
  return [first, bracketed];
}
