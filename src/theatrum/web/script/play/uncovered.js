/**
 * Tables of a hot seat at which one person plays all: there is nobody to hide anything from, and nothing is covered. He says
 * so himself, by table, in this browser, until he wants covers again. Nothing is lost by it that the cover kept: whoever can
 * say it can also lift the cover.
 */

const KEY = 'theatrum-uncovered';
/** So many tables are remembered. */
const TABLES = 40;
/** @type {Set<string>} tables at which nothing is covered */
const uncovered = new Set(read());

/** @returns {string[]} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') ?? [];
  } catch {
    return [];
  }
}

/** Does one person play all seats of this screen? @param {string} table */
export function isUncovered(table) {
  return uncovered.has(table);
}

/** Hide nothing any more at this table, or hide again. @param {string} table @param {boolean} open */
export function uncover(table, open) {
  uncovered.delete(table);
  if (open) uncovered.add(table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...uncovered].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
}
