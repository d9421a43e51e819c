/** The client's own words. What a game says arrives spoken; only the table's furniture is named here. */

import { file } from './files.js';

/** @type {Record<string, string>} */
let words = {};
let language = 'en';
let plural = new Intl.PluralRules('en');

export const LANGUAGES = ['en', 'de'];

/** The language of the reader: chosen, else the browser's.
 * @param {string | null | undefined} chosen */
export function pick(chosen) {
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return 'en';
}

/** @param {string} wanted */
export async function speak(wanted) {
  const reply = await fetch(file(`texts/${wanted}.json`));
  if (!reply.ok) throw new Error(`no texts for ${wanted}: ${reply.status}`);
  words = await reply.json();
  language = wanted;
  plural = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
}

export function spoken() {
  return language;
}

/**
 * A sentence. `{name}` is replaced by the argument; with a number `n`, `key.one` is used where the language has it.
 * @param {string} key @param {Record<string, string | number>} [args]
 */
export function t(key, args) {
  let text = words[key];
  if (args && typeof args.n === 'number')
    text = words[`${key}.${plural.select(args.n)}`] ?? words[`${key}.other`] ?? text;
  if (text === undefined) return key;
  return args ? text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole)) : text;
}

/** A value as it is written: a number below zero with a minus sign. @param {unknown} value */
export function figure(value) {
  return String(value ?? '').replace(/^-(?=\d)/, '−');
}

/** Date and time in the language of the house, as they are written where the reader lives. @param {number} at milliseconds @returns {string} */
export function when(at) {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  const region = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(
    region,
    today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date);
}

/** @param {string[]} items */
export function listed(items) {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
