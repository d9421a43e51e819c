/** What was answered last, by table, seat and rule of the question: kept in this browser, so that it outlives a reload. */

const KEY = 'theatrum-lately';
/** So many tables are remembered, and of each so many questions: the oldest are forgotten first. */
const TABLES = 12;
const QUESTIONS = 60;

/** @typedef {Record<string, Record<string, string>>} Kept answers as they are written, by question, by table */

/** @returns {Kept} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The newest entries of a record, to which one is added. @template T @param {Record<string, T>} record @param {string} key @param {T} value @param {number} most */
function renewed(record, key, value, most) {
  const others = Object.entries(record).filter(([one]) => one !== key);
  return Object.fromEntries([...others, [key, value]].slice(-most));
}

export class Lately {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Record<string, string>} */
    this.answers = read()[table] ?? {};
  }

  /** @param {number | null} seat @param {string} rule */
  last(seat, rule) {
    return this.answers[`${seat} ${rule}`] ?? '';
  }

  /** @param {number | null} seat @param {string} rule @param {string} answer */
  keep(seat, rule, answer) {
    this.answers = renewed(this.answers, `${seat} ${rule}`, answer, QUESTIONS);
    try {
      localStorage.setItem(KEY, JSON.stringify(renewed(read(), this.table, this.answers, TABLES)));
    } catch {
      // A browser that keeps nothing remembers as long as the page is open.
    }
  }
}
