/**
 * Cards find a size at which their text is whole: where a row has its height, a card grows wider step by step; where they
 * lie in columns, it takes the whole line, then smaller letters; where its width is given too, it leaves the text out and
 * says its symbols in words (hovering shows the rest). Beside a contest the open leaf shows all its cards, with as much on
 * them as it can, most of all on those that answer.
 */

/** @typedef {import('../types').Card} Card */

/** Widths in `style/cards.css`. */
const STEPS = ['', 'fit-1', 'fit-2', 'fit-3', 'fit-4', 'fit-5', 'brief', 'brief terse'];
const BRIEF = ['', 'brief', 'brief terse'];
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
const ALL = ['brief', 'terse', 'dense', 'plain', ...STEPS.slice(1, 6), ...TITLES.slice(1)];
/** What the cards of a leaf beside a contest do without, until all are seen: pictures, text, both, all but the title; where
 * it is `sparing`, cards that answer keep their text. */
const LEVELS = [
  '',
  'pictureless',
  'textless sparing',
  'pictureless textless sparing',
  'pictureless textless titled sparing',
  'textless',
  'pictureless textless',
  'pictureless textless titled',
];
const LEVEL_CLASSES = ['pictureless', 'textless', 'titled', 'sparing'];
/** What fitted, by the place and the text. @type {Map<string, string>} */
const found = new Map();
/** Where a card was last seen. @type {Map<string, string>} */
const seen = new Map();
/** What the cards of a leaf did without last time, beside a contest. @type {Map<string, string>} */
const levels = new Map();

/** @param {string} leaf */
export function levelOf(leaf) {
  return levels.get(leaf) ?? '';
}

/** The size that fitted last time. @param {Card} card */
export function fitOf(card) {
  return found.get(seen.get(card.id) ?? '') ?? '';
}

/** @param {Element} root */
export function fitCards(root) {
  fitLeaf(root);
  fitWithin(root);
}

/** Beside a contest: as many cards of the open leaf as can be shall be seen whole. @param {Element} root */
function fitLeaf(root) {
  const leaf = root.querySelector('.leaf.at-stage');
  if (!(leaf instanceof HTMLElement) || !leaf.offsetParent) return;
  leaf.style.overflow = 'hidden'; // a scrollbar from before would take the room whose lack brought it
  const least = LEVELS.find((level) => {
    leaf.classList.remove(...LEVEL_CLASSES);
    if (level) leaf.classList.add(...level.split(' '));
    fitWithin(leaf);
    return leaf.scrollHeight <= leaf.clientHeight + 1;
  });
  leaf.style.overflow = '';
  levels.set(leaf.dataset.leaf ?? '', least ?? LEVELS[LEVELS.length - 1]);
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
    const sign = `${id} ${card.textContent?.length} ${room}`;
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
  card.classList.toggle('plain', low);
  return low ? 'plain' : '';
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
