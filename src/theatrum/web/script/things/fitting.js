/**
 * Cards find a size at which their text is whole: where a row has its height, a card grows wider step by step; where they
 * lie in columns, it takes the whole line, then smaller letters; where its width is given too, it leaves the text out and
 * says its symbols in words (hovering shows the rest). Beside a contest the open leaf shows all its cards, with as much on
 * them as it can, most of all on those that answer: where not all can keep their text, as many do as there is room for.
 */

/** @typedef {import('../types').Card} Card */

/** Widths in `style/cards.css`. */
const STEPS = ['', 'fit-1', 'fit-2', 'fit-3', 'fit-4', 'fit-5', 'brief', 'brief terse'];
const BRIEF = ['', 'brief', 'brief close', 'brief close closer', 'brief terse'];
const COLUMNS = ['', 'fit-1', 'fit-1 dense', 'brief', 'brief terse'];
/** Smaller letters for a title with a long word; the last breaks it. */
const TITLES = ['', 'title-1', 'title-2', 'title-3', 'title-4', 'title-5'];
/** A title of more than three lines becomes smaller. */
const HIGHEST = 50;
/** A picture that would be lower is left out: a strip of it shows nothing. */
const LOWEST = 34;
/** The share of what shows it that a card in a column may have. */
const HIGH = 0.55;
const GIVEN = '.dock, .tree, .panel-cards, .side-cards';
/** Where cards lie in columns, and are never higher than what shows them. */
const IN_COLUMNS = ':is(.tall .tray, .tray:is(.wide, .docked)) .leaf';
/** Where cards lie in two columns, and how those that take one of them are told. */
const IN_TWO = '.tall .tray:not(.wide) .leaf:not(.at-stage) .row-cards:not(.tree)';
const HALF = '.card:not(.flat, .pile, .line-card, .fit-1)';
export const ALL = [
  'brief',
  'close',
  'closer',
  'terse',
  'dense',
  'imageless',
  ...STEPS.slice(1, 6),
  ...TITLES.slice(1),
];
/** What the cards of a leaf beside a contest do without, until all are seen: pictures, text, both, all but the title; where
 * it is `sparing`, cards that answer keep their text. */
const BAREST = 'pictureless textless titled';
const BAREST_BUT_ANSWERS = `${BAREST} sparing`;
const LEVELS = [
  '',
  'pictureless',
  'textless sparing',
  'pictureless textless sparing',
  BAREST_BUT_ANSWERS,
  'textless',
  'pictureless textless',
  BAREST,
];
const LEVEL_CLASSES = ['pictureless', 'textless', 'titled', 'sparing'];
/** What fitted, by the place and the text. @type {Map<string, string>} */
const found = new Map();
/** Where a card was last seen. @type {Map<string, string>} */
const seen = new Map();
/** What the cards of a leaf did without last time, beside a contest. @type {Map<string, string>} */
const levels = new Map();
/** For what was on the leaf, and how large it was, then. @type {Map<string, string>} */
const signs = new Map();
/** Cards that keep their text there, while others do not. @type {Set<string>} */
const legible = new Set();

/** @param {string} leaf */
export function levelOf(leaf) {
  return levels.get(leaf) ?? '';
}

/** The size that fitted last time. @param {Card} card */
export function fitOf(card) {
  const fit = found.get(seen.get(card.id) ?? '') ?? '';
  return legible.has(card.id) ? `${fit} legible` : fit;
}

/** @param {Element} root */
export function fitCards(root) {
  fitLeaf(root);
  fitWithin(root);
  for (const row of root.querySelectorAll(IN_TWO)) widenLast(row);
}

/** In two columns, where those that take half a line lie in pairs, one that is left over takes a whole line. @param {Element} row */
function widenLast(row) {
  const halves = [...row.children].filter((card) => card.matches(HALF));
  const last = halves.filter((card) => card.matches('[data-card]:not(.down, .brief)')).at(-1);
  if (halves.length % 2) last?.classList.add('fit-1');
}

/** Beside a contest: as many cards of the open leaf as can be shall be seen whole. @param {Element} root */
function fitLeaf(root) {
  const leaf = root.querySelector('.leaf.at-stage');
  if (!(leaf instanceof HTMLElement) || !leaf.offsetParent) return;
  const name = leaf.dataset.leaf ?? '';
  const cards = /** @type {HTMLElement[]} */ ([...leaf.querySelectorAll('.card[data-card]:not(.down)')]);
  const sign = `${leaf.clientWidth} ${leaf.clientHeight} ${leaf.textContent?.length} ${cards.map((card) => `${card.dataset.card} ${answers(card)}`).join()}`;
  if (signs.get(name) === sign) return level(leaf, levels.get(name) ?? '');
  signs.set(name, sign);
  leaf.style.overflow = 'hidden'; // a scrollbar from before would take the room whose lack brought it
  for (const card of cards) read(card, false);
  const least = LEVELS.find((one) => level(leaf, one));
  const kept = least?.includes('textless') ? withText(leaf, cards, least) : least;
  level(leaf, kept ?? BAREST);
  leaf.style.overflow = '';
  levels.set(name, kept ?? BAREST);
}

/** Let the cards of a leaf do without so much. Are all of them seen? @param {HTMLElement} leaf @param {string} which */
function level(leaf, which) {
  leaf.classList.remove(...LEVEL_CLASSES);
  if (which) leaf.classList.add(...which.split(' '));
  fitWithin(leaf);
  return leaf.scrollHeight <= leaf.clientHeight + 1;
}

/** Give text back to as many cards as there is room for: to those that answer first, even if all others are titles then,
 * and to what can still be used before what was used already; where more find room if the others are titles, they are.
 * @param {HTMLElement} leaf @param {HTMLElement[]} cards @param {string} least @returns {string} what the others do without */
function withText(leaf, cards, least) {
  const hidden = cards
    .filter((card) => {
      const lines = card.querySelector('.card-lines');
      return lines?.textContent && !(lines instanceof HTMLElement && lines.offsetParent);
    })
    .sort((a, b) => worth(b) - worth(a));
  const given = (/** @type {string} */ which) => {
    for (const card of hidden) read(card, false);
    return hidden.filter((card) => {
      read(card, true);
      const fits = level(leaf, which);
      if (!fits) read(card, false);
      return fits;
    });
  };
  const barest = least.includes('sparing') ? BAREST_BUT_ANSWERS : BAREST;
  const bare = given(barest);
  if (least === barest || bare.some(answers)) return barest;
  return isBetter(bare, given(least)) && given(barest) ? barest : least;
}

/** Are there more among them that can still be used, or as many, and more in all? @param {HTMLElement[]} some @param {HTMLElement[]} others */
function isBetter(some, others) {
  const usable = (/** @type {HTMLElement[]} */ cards) => cards.filter(worth).length;
  return (usable(some) - usable(others) || some.length - others.length) > 0;
}

/** What answers comes before what may, and that before what was used. @param {HTMLElement} card */
const worth = (card) => (answers(card) ? 2 : Number(!card.classList.contains('faded')));

/** @param {HTMLElement} card */
const answers = (card) => card.matches('.glow, .chosen');

/** Is its text seen where others are without? @param {HTMLElement} card @param {boolean} seen */
function read(card, seen) {
  card.classList.toggle('legible', seen);
  if (seen) legible.add(card.dataset.card ?? '');
  else legible.delete(card.dataset.card ?? '');
}

/** Measure what is new. @param {Element} root */
function fitWithin(root) {
  for (const card of root.querySelectorAll('.card[data-card]:not(.down)')) {
    if (!(card instanceof HTMLElement) || !card.offsetParent) continue;
    const given = card.closest(GIVEN) !== null;
    const leaf = given ? null : card.closest(IN_COLUMNS);
    const id = card.dataset.card ?? '';
    const room = leaf
      ? `${leaf.clientWidth} ${leaf.clientHeight} ${leaf.className} ${leaf.closest('.wide') ? 'wide' : ''}`
      : `${given ? card.offsetWidth : ''} ${card.offsetHeight}`;
    const sign = `${id} ${card.textContent?.length} ${room} ${card.classList.contains('legible')}`;
    const known = found.get(sign);
    const fit = known ?? `${fitted(card, given, stepsIn(card, leaf))} ${leaf ? pictured(card) : ''}`.trim();
    found.set(sign, fit);
    seen.set(id, sign);
    if (known !== undefined) set(card, fit);
  }
}

/** Of what fits, in a column: is its picture worth the name? @param {HTMLElement} card */
function pictured(card) {
  const plate = /** @type {HTMLElement | null} */ (card.querySelector('.card-plate'));
  const low = plate !== null && plate.offsetParent !== null && plate.offsetHeight < LOWEST;
  card.classList.toggle('imageless', low);
  return low ? 'imageless' : '';
}

/** In one of two columns no card shall be so high that little else is seen: it takes the whole line then. @param {HTMLElement} card @param {Element | null} leaf */
function stepsIn(card, leaf) {
  if (!leaf) return STEPS;
  if (!leaf.matches('.tall .tray:not(.wide) .leaf:not(.at-stage)')) return COLUMNS;
  set(card, '');
  return card.offsetHeight > HIGH * leaf.clientHeight ? COLUMNS.slice(1) : COLUMNS;
}

/** Where the width is given, the title comes first: its lines are as long in every size. @param {HTMLElement} card @param {boolean} given @param {string[]} steps */
function fitted(card, given, steps) {
  if (!given) return `${fitting(card, steps)} ${fittingTitle(card)}`.trim();
  set(card, '');
  const title = fittingTitle(card);
  return `${fitting(card, BRIEF, title)} ${title}`.trim();
}

/** The first size at which nothing is cut; the last one if none. @param {HTMLElement} card @param {string[]} sizes @param {string} [title] */
function fitting(card, sizes, title = '') {
  for (const size of sizes) {
    set(card, `${size} ${title}`.trim());
    if (!isCut(card)) return size;
  }
  return sizes[sizes.length - 1];
}

/** @param {HTMLElement} card */
function fittingTitle(card) {
  const title = card.querySelector('.card-title');
  const fits = (/** @type {string} */ size) => {
    card.classList.remove(...TITLES.filter(Boolean));
    if (size) card.classList.add(size);
    return !title || title.scrollWidth <= title.clientWidth;
  };
  const isLow = () => !(title instanceof HTMLElement) || title.offsetHeight <= HIGHEST;
  const fitting = TITLES.find(fits) ?? TITLES[TITLES.length - 1];
  const lower = [fitting, 'title-1', 'title-2'].find((size) => fits(size) && isLow());
  fits(lower ?? fitting);
  return lower ?? fitting;
}

/** @param {HTMLElement} card */
function isCut(card) {
  const lines = card.querySelector('.card-lines');
  const words = [...card.querySelectorAll('.icon-label')];
  return (
    card.scrollHeight > card.clientHeight + 1 ||
    Boolean(lines && lines.scrollHeight > lines.clientHeight + 1) ||
    words.some((word) => word.scrollWidth > word.clientWidth + 1)
  );
}

/** @param {HTMLElement} card @param {string} size */
function set(card, size) {
  card.classList.remove(...ALL);
  if (size) card.classList.add(...size.split(' '));
}
