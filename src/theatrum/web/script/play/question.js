/** The question: one line, in one place; its answers as buttons, in step with everything that glows. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { figure, listed, spoken, t } from '../base/i18n.js';
import { plate } from '../base/plates.js';
import { armsNode } from '../things/arms.js';
import { previewWords } from '../things/contest_words.js';
import { withAside, withBoth, withOdds } from '../things/nouns.js';
import { MORE, alike, gap, headOf } from './alike.js';
import { groupOf, isBare, isSaid, offerWords, priceOfAll, saidParts } from './answering.js';
import { lineWords } from './log.js';

/** @typedef {import('../types').Choice} Choice */
/** @typedef {import('./answering.js').Answering} Answering */
/** @typedef {import('./answering.js').Offer} Offer */
/** @typedef {import('./alike.js').Run} Run */

/**
 * @typedef {object} Asking
 * @property {Answering | null} answering
 * @property {string} seat whom it asks, where one person sits on several
 * @property {string[]} waiting names of those who are asked instead
 * @property {import('../types').Spotlight | null} light what is going on
 * @property {import('../types').Line[]} lately what happened last
 * @property {(line: import('../types').Line) => import('../things/arms.js').Bearer | null} actor whose line it is
 * @property {(noun: string) => void} show
 * @property {boolean} unfolded are all answers seen, over the board?
 * @property {() => void} unfold
 * @property {string} over how it ended
 * @property {{name: string, arms: import('../things/arms.js').Bearer, points: number, won: boolean}[]} scores
 * @property {import('../types').Child} after what can be done when it is over
 * @property {string} again how it stands with playing once more
 * @property {boolean} busy an answer is on its way
 * @property {Choice | null} sure an answer that waits for a second yes
 * @property {string} sureWhy why it does
 * @property {(noun: string) => string} name
 * @property {(choice: Choice) => void} answer
 * @property {(noun: string) => void} touch
 * @property {() => void} back
 * @property {(rule: string) => void} rule
 * @property {{may: boolean, why: string, alone: boolean, undo: () => void, ask: (() => void) | null} | null} undo
 * @property {import('../types').Child} drafts what can be taken over from talks
 * @property {boolean} passes will the table pass here by itself?
 * @property {(() => void) | null} stand leave a standing answer
 * @property {(() => void) | null} advise ask the bot
 * @property {(choice: Choice) => boolean} asLastTime is it what was answered last time?
 * @property {Choice | null} lastOfMany what was answered last time, and is not among what is offered
 * @property {number} news lines since my last turn
 * @property {() => void} tell show them
 * @property {(noun: string | null) => void} point
 * @property {import('../types').Child} command
 * @property {boolean} typing is the command line open, where there is little room?
 * @property {() => void} type
 */

/** A prompt of more letters is written smaller. */
const WORDY = 64;
const ONE_LINE = 38;
/** So much room is not left empty below the answers that are seen. */
const A_ROW = 32;
/** To which question, and how much of its answer, the list of answers was scrolled. */
let scrolledFor = '';
/** So many share a victory and have their arms beside it. */
const VICTORS = 3;

/** @param {Asking} at */
export function questionNode(at) {
  const asking = at.answering;
  const words = String(promptWords(at));
  const victors = at.over ? at.scores.filter((score) => score.won).slice(0, VICTORS) : [];
  return h(
    'section',
    {
      class: classes(
        'question',
        at.typing && 'typing',
        asking && 'asked',
        at.over && 'over',
        victors.length > 0 && 'with-victors',
        victors.length === 1 && victors[0].arms.tone && `tone-${victors[0].arms.tone}`,
        at.busy && 'busy',
        at.unfolded && 'unfolded',
        words.length > WORDY && 'wordy',
      ),
      'aria-label': t('question'),
      id: 'question',
      'data-asked': asking ? `${asking.asked.seat} ${asking.asked.serial}` : null,
    },
    victors.length > 0 &&
      h(
        'div',
        { class: 'victors', 'aria-hidden': 'true' },
        victors.map((score) =>
          h('span', { class: 'victor' }, plate('laurel'), armsNode(score.arms, 'large')),
        ),
      ),
    h(
      'div',
      { class: 'question-line' },
      h(
        'div',
        { class: 'question-words' },
        asking && at.seat && h('span', { class: 'tag asked-seat' }, at.seat),
        h(
          'h2',
          { class: 'prompt', tabindex: -1, id: 'prompt' },
          promptNodes(words, Boolean(asking?.asked.rule)),
        ),
        asking?.asked.rule &&
          h(
            'button',
            {
              type: 'button',
              class: 'rule',
              title: t('rule-about'),
              onclick: () => at.rule(asking.asked.rule ?? ''),
            },
            asking.asked.rule,
          ),
      ),
      h(
        'span',
        { class: 'question-tools' },
        asking &&
          !at.sure &&
          h(
            'button',
            {
              type: 'button',
              class: 'tool more-answers',
              'data-key': 'unfold',
              onclick: at.unfold,
              'aria-expanded': String(at.unfolded),
            },
            icon(at.unfolded ? 'close' : 'plus'),
            at.unfolded ? t('fewer-answers') : h('span', { class: 'more-words' }),
          ),
        asking &&
          !at.sure &&
          h(
            'button',
            {
              type: 'button',
              class: 'tool',
              onclick: at.type,
              'aria-label': t('command'),
              title: `${t('command')} (/)`,
              'aria-expanded': String(at.typing),
            },
            icon('keyboard'),
          ),
        at.command,
        at.advise &&
          h(
            'button',
            {
              type: 'button',
              class: 'tool',
              onclick: at.advise,
              'aria-label': t('advise'),
              title: t('advise-about'),
            },
            icon('bot'),
            h('span', { class: 'tool-words' }, t('advise')),
          ),
        at.news > 0 &&
          h(
            'button',
            { type: 'button', class: 'tool', onclick: at.tell, title: t('since-last-turn') },
            icon('log'),
            t('since-short', { n: at.news }),
          ),
        at.stand &&
          h(
            'button',
            {
              type: 'button',
              class: 'tool',
              onclick: at.stand,
              title: t('standing-about'),
              'aria-label': t('standing-offer'),
            },
            icon('hourglass'),
            h('span', { class: 'tool-words' }, t('standing-offer')),
          ),
        undoNode(at),
        at.over && at.after,
      ),
    ),
    at.over &&
      h(
        'div',
        { class: 'scores' },
        at.scores.map((score) =>
          h(
            'span',
            { class: classes('score', score.arms.tone && `tone-${score.arms.tone}`, score.won && 'won') },
            score.won && icon('victory'),
            `${score.name}: ${figure(score.points)}`,
          ),
        ),
        at.again && h('span', { class: 'again-told', role: 'status' }, at.again),
      ),
    !asking && !at.over && meanwhile(at),
    asking &&
      h(
        'div',
        {
          class: classes('answers', asking.offers.length > 7 && 'many'),
          role: 'group',
          'aria-label': t('answers'),
        },
        at.passes && h('p', { class: 'passes' }, icon('hourglass'), t('table-passes')),
        !at.sure && at.drafts,
        steps(at, asking),
        !at.sure && at.lastOfMany && lastNode(at, at.lastOfMany),
        at.sure ? sureNode(at, at.sure) : offerNodes(asking.offers, at),
        !at.sure && !at.unfolded && moreNode(at),
      ),
  );
}

/** How many more answers there are, after the last that is seen. @param {Asking} at */
function moreNode(at) {
  return h(
    'button',
    {
      type: 'button',
      class: 'answer-more',
      'data-key': 'more',
      onclick: at.unfold,
      'aria-expanded': 'false',
    },
    icon('plus'),
    h('span', { class: 'more-words' }),
  );
}

/** No number stands in a line alone, nor the last word with the number of the rule. @param {string} said @param {boolean} ruled */
function promptNodes(said, ruled) {
  const words = withAside(withBoth(said));
  if (!ruled) return words;
  const last = words.lastIndexOf(' ') + 1;
  return [words.slice(0, last), h('span', { class: 'prompt-end' }, words.slice(last))];
}

/** A prompt that needs a second line has the room of the tools' words; one that needs a third, smaller letters. Answers
 * that find no room can be unfolded. @param {Element} root */
export function fitQuestion(root) {
  const words = root.querySelector('.question-words');
  const asked = /** @type {HTMLElement | null | undefined} */ (words?.closest('.question'));
  if (!words || !asked) return;
  const answers = /** @type {HTMLElement | null} */ (asked.querySelector('.answers'));
  const which = `${asked.getAttribute('data-asked')} ${asked.querySelectorAll('.step-taken').length}`;
  if (answers && which !== scrolledFor) answers.scrollTop = 0; // the list is the same element, the answers are others
  scrolledFor = which;
  const seat = /** @type {HTMLElement | null} */ (words.querySelector('.asked-seat'));
  if (seat) asked.style.setProperty('--asked-seat', `${seat.offsetWidth + 12}px`);
  const tighten = () => asked.classList.toggle('tight', words.scrollHeight > ONE_LINE);
  const fit = () => answers && asked.classList.toggle('crowded', fitAnswers(answers));
  const tight = tighten();
  const high = words.clientHeight;
  fit();
  const later = !tight && tighten();
  if (later || words.clientHeight !== high) fit(); // the button for all answers took the prompt's room, which took theirs
  const isCut = () => words.scrollHeight > words.clientHeight + 2;
  if (isCut()) asked.classList.add('tighter');
  if (isCut()) asked.classList.add('tightest');
}

/** Answers that find no room stand closer, under a prompt of two lines closer still; then what several say alike is said once before them, on a phone they stand in smaller letters where all of them
 * are seen then, or else with less air around them; if that is not enough, whole rows of them are seen, and half a one only where nothing would be seen instead.
 * @param {HTMLElement} answers @returns {boolean} are some out of sight? */
function fitAnswers(answers) {
  const fits = () => answers.scrollHeight <= answers.clientHeight + 2;
  const asked = answers.closest('.question');
  answers.style.maxHeight = '';
  for (const one of answers.children) /** @type {HTMLElement} */ (one).style.order = '';
  answers.classList.remove('snug', 'brief');
  asked?.classList.remove('close', 'crowded'); // in another order all of them might fit, and then not as they stand
  if (fits()) return false;
  answers.classList.add('many');
  if (fits()) return false;
  asked?.classList.toggle('packed', (asked.querySelector('.question-words')?.clientHeight ?? 0) > ONE_LINE);
  if (fits()) return false;
  if (answers.closest('.unfolded')) return true;
  answers.classList.toggle('brief', answers.querySelector('.answer-alike') !== null);
  if (fits()) return false;
  answers.classList.add('snug');
  if (fits()) return false;
  answers.classList.remove('snug');
  asked?.classList.add('close');
  if (fits()) return false;
  const all = [...answers.querySelectorAll('.answer')];
  const isSeen = (/** @type {Element} */ one) =>
    one.getBoundingClientRect().bottom + answers.scrollTop <= answers.getBoundingClientRect().bottom;
  if (all.every(isSeen)) return false;
  asked?.classList.add('crowded'); // then some of them come first: rows are measured as they will stand
  tellMore(answers, isSeen);
  const { top, bottom } = answers.getBoundingClientRect();
  const seen = all.filter(isSeen).map((one) => one.getBoundingClientRect().bottom + answers.scrollTop);
  const last = Math.max(0, ...seen);
  if (last && bottom - last < A_ROW) answers.style.maxHeight = `${Math.ceil(last - top) + 3}px`;
  return true;
}

/** How many answers are out of sight stands after the last that is seen, and makes room for itself; on a phone, among the tools.
 * @param {HTMLElement} answers @param {(one: Element) => boolean} isSeen */
function tellMore(answers, isSeen) {
  const more = answers.querySelector('.answer-more');
  const children = /** @type {HTMLElement[]} */ ([...answers.children]).filter((one) => one !== more);
  const boxOf = (/** @type {Element} */ one) => (one.matches('.answer-run') && one.lastElementChild) || one;
  const seen = children.filter((one) => isSeen(boxOf(one)));
  const told = () => {
    const hidden = [...answers.querySelectorAll('.answer')].filter((one) => !isSeen(one)).length;
    for (const words of answers.closest('.question')?.querySelectorAll('.more-words') ?? [])
      words.textContent = t('more-answers', { n: hidden });
  };
  told();
  for (const one of children) if (!seen.includes(one)) one.style.order = '1';
  while (more && seen.length > 1 && !isSeen(more)) {
    const last = seen.filter((one) => !one.matches('.aside')).pop() ?? seen[0];
    seen.splice(seen.indexOf(last), 1);
    last.style.order = '1';
    told();
  }
}

/** @param {Asking} at */
function promptWords(at) {
  if (at.over) return at.over;
  if (at.answering) return at.answering.asked.prompt;
  return at.waiting.length ? t('waiting-for', { names: listed(at.waiting) }) : t('waiting');
}

/** While others are asked: what is going on, and what they did last. @param {Asking} at */
function meanwhile(at) {
  const step = at.light?.steps?.[at.light.step ?? 0];
  return h(
    'div',
    { class: 'meanwhile' },
    at.light &&
      h('p', { class: 'meanwhile-light' }, at.light.title, step && [' · ', h('strong', null, String(step))]),
    h(
      'ul',
      { class: 'lately', 'aria-label': t('log') },
      at.lately.map((line) =>
        h('li', null, armsNode(at.actor(line)), line.icon && icon(line.icon), lineWords(line, at)),
      ),
    ),
  );
}

/** What was touched so far, to be taken back. @param {Asking} at @param {Answering} asking */
function steps(at, asking) {
  const taken = asking.path.slice(asking.forced);
  if (!taken.length) return null;
  return h(
    'span',
    { class: 'steps' },
    h(
      'button',
      { type: 'button', class: 'tool', onclick: at.back, 'aria-label': t('take-back-touch') },
      icon('back'),
    ),
    taken.map((noun, i) => [
      i > 0 && h('span', { 'aria-hidden': 'true' }, '›'),
      h(
        'button',
        {
          type: 'button',
          class: 'step-taken',
          'data-key': `step ${noun}`,
          onclick: () => at.touch(noun),
          'aria-label': t('take-back-to', { name: at.name(noun) }),
        },
        at.name(noun),
      ),
    ]),
  );
}

/** @param {Asking} at @param {Choice} choice */
function sureNode(at, choice) {
  return [
    h(
      'span',
      { class: 'sure' },
      choice.words,
      priceNode(choice.price),
      choice.odds && h('em', null, ` (${choice.odds})`),
      at.sureWhy && h('small', { class: 'sure-why' }, at.sureWhy),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'answer main',
        'data-key': 'sure',
        id: 'sure',
        onclick: () => at.answer(choice),
      },
      icon('check'),
      t('do-it'),
    ),
    h(
      'button',
      { type: 'button', class: 'answer plain', 'data-key': 'unsure', onclick: at.back },
      t('rather-not'),
    ),
  ];
}

/** As last time, with one touch instead of several. @param {Asking} at @param {Choice} choice */
function lastNode(at, choice) {
  const last = choice.touches?.[choice.touches.length - 1] ?? null;
  return h(
    'button',
    {
      type: 'button',
      class: 'answer-last',
      'data-key': JSON.stringify(choice.answer),
      onclick: () => at.answer(choice),
      onpointerenter: () => at.point(last),
      onpointerleave: () => at.point(null),
    },
    h('kbd', { 'aria-hidden': 'true' }, '='),
    h('span', null, t('as-last-time-do', { answer: String(choice.words) })),
    priceNode(choice.price),
  );
}

/** The answers, each group behind its heading, which goes with its first one, unless all of them say it themselves; no noun stands without a verb or a heading. What several say alike stands before them, too, for where they find no room otherwise. @param {Offer[]} offers @param {Asking} at */
function offerNodes(offers, at) {
  let group = '';
  const runs = alike(
    offers.map((offer) => saidBy(offer, at)),
    spoken() === 'de',
  );
  return offers.map((offer, i) => {
    const head = groupOf(offer) || (isBare(offer, at.name) ? t('choose-first') : '');
    const begins = head !== group;
    group = head;
    const run = runs.find(({ from, to }) => from <= i && i < to);
    const node = offerNode(offer, i, at, run);
    const first = run?.from === i && h('span', { class: 'answer-alike', 'aria-hidden': 'true' }, headOf(run));
    if (!begins)
      return first ? h('span', { class: 'answer-run', 'data-key': `run ${i}` }, first, node) : node;
    const key = `group ${head}`;
    if (!head || isSaid(head, offers, at.name))
      return [
        h('span', { class: 'answer-group none', 'data-key': key }),
        first ? h('span', { class: 'answer-run', 'data-key': `run ${i}` }, first, node) : node,
      ];
    return h(
      'span',
      { class: classes('answer-first', first && run && says(run, head) && 'said'), 'data-key': key },
      h('span', { class: 'answer-group' }, head),
      first,
      node,
    );
  });
}

/** Does the head of a run say a heading as well? @param {Run} run @param {string} head */
function says(run, head) {
  return headOf(run).toLowerCase().includes(head.toLowerCase());
}

/** @param {Offer} offer @param {Asking} at @returns {import('./alike.js').Said} */
function saidBy(offer, at) {
  const whole = 'choice' in offer;
  const nouns = whole ? (offer.choice.touches ?? []) : [offer.noun];
  return {
    words: whole ? String(offer.choice.words) : offerWords(offer, at.name(offer.noun)),
    group: groupOf(offer),
    names: nouns.map(at.name),
    apart: whole && !nouns.length,
  };
}

/** What it costs, or brings: with its unit, as a symbol or in words. @param {import('../types').Price[] | undefined} price
 * @param {boolean} [from] is it the least of several? */
function priceNode(price, from = false) {
  if (!price?.length) return null;
  return h(
    'span',
    { class: 'price' },
    from && h('span', { class: 'price-part' }, t('price-from')),
    price.map((one) =>
      one.icon
        ? h(
            'span',
            { class: 'price-part', title: String(one.words) },
            h(
              'span',
              { 'aria-hidden': 'true' },
              `${(one.amount ?? 0) > 0 ? '+' : ''}${Math.abs(one.amount ?? 0)}`,
            ),
            icon(one.icon),
            h('span', { class: 'unseen' }, String(one.words)),
          )
        : h('span', { class: 'price-part' }, String(one.words)),
    ),
  );
}

/** It begins with a capital, unless something goes before what it says; brackets at its end begin a line rather than end in the
 * next, and that more follows stands in no line alone. @param {string} said @param {Run} [run] what it says like others */
function saidNode(said, run) {
  const more = MORE.test(said) ? '\u00a0…' : '';
  const told = said.replace(MORE, '');
  const before = run?.before ? run.before.length + 1 : 0;
  const after = run?.after ? told.length - run.after.length - gap(run.after).length : told.length;
  const own = told.slice(before, after);
  const [words, bracketed] = after < told.length ? [withBoth(own), ''] : saidParts(own);
  return h(
    'span',
    { class: classes(/^['’…]/u.test(said) && 'as-written') },
    before > 0 && h('span', { class: 'said-alike before' }, told.slice(0, before)),
    words,
    bracketed && h('span', { class: 'bracketed' }, bracketed),
    after < told.length && h('span', { class: 'said-alike' }, withBoth(told.slice(after))),
    more,
  );
}

/** @param {Offer} offer @param {number} i @param {Asking} at @param {Run} [run] */
function offerNode(offer, i, at, run) {
  const key = i < 9 ? h('kbd', { 'aria-hidden': 'true' }, String(i + 1)) : null;
  if ('choice' in offer) {
    const { choice } = offer;
    const last = choice.touches?.[choice.touches.length - 1] ?? null;
    const plain = !choice.touches?.length;
    return h(
      'button',
      {
        type: 'button',
        class: classes('answer', plain && 'plain', plain && !groupOf(offer) && 'aside'),
        title: at.asLastTime(choice) ? t('as-last-time') : null,
        'data-key': JSON.stringify(choice.answer),
        onclick: () => at.answer(choice),
        onpointerenter: () => at.point(last),
        onpointerleave: () => at.point(null),
      },
      key,
      saidNode(String(choice.words), run),
      at.asLastTime(choice) && h('kbd', { class: 'as-last', 'aria-label': t('as-last-time') }, '='),
      priceNode(choice.price),
      choice.odds && h('em', { class: 'odds' }, withOdds(choice.odds)),
      choice.preview &&
        h(
          'span',
          { class: 'unseen' },
          ` ${t('would-be', { words: previewWords(choice.preview, at.light) })}`,
        ),
    );
  }
  const { price, from } = priceOfAll(offer.choices);
  return h(
    'button',
    {
      type: 'button',
      class: 'answer group',
      'data-key': offer.noun,
      onclick: () => at.touch(offer.noun),
      onpointerenter: () => at.point(offer.noun),
      onpointerleave: () => at.point(null),
    },
    key,
    saidNode(offerWords(offer, at.name(offer.noun)), run),
    priceNode(price, from),
  );
}

/** @param {Asking} at */
function undoNode(at) {
  if (!at.undo) return null;
  if (at.undo.may) return undoButton(t('undo'), at.undo.undo);
  return at.undo.ask && undoButton(t(at.undo.alone ? 'undo' : 'undo-ask'), at.undo.ask, at.undo.why);
}

/** Where there is little room, the symbol alone. @param {string} words @param {() => void} onclick @param {string} [title] */
function undoButton(words, onclick, title) {
  return h(
    'button',
    { type: 'button', class: 'tool', onclick, title: title || null, 'aria-label': words },
    icon('undo'),
    h('span', { class: 'tool-words' }, words),
  );
}
