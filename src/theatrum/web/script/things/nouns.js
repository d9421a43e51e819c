/** What things are called: their nouns, by which answers name them, and pieces in words. */

/** @typedef {import('../types').Piece} Piece */

/** What answers call a thing. @param {{id: string, noun?: string}} thing */
export function nounOf(thing) {
  return thing.noun || thing.id;
}

/** Everything a stack holds, also what is carried by what it holds. @param {Piece} stack @returns {Piece[]} */
export function parts(stack) {
  return (stack.parts ?? []).flatMap((part) => [part, ...parts(part)]);
}

/** The noun of what an event happened at. @param {EventTarget | null} target */
export function nounAt(target) {
  return target instanceof Element
    ? (target.closest('[data-noun]')?.getAttribute('data-noun') ?? null)
    : null;
}

/** A piece in words; how many it stands for, unless its name says so. @param {Piece} piece @returns {string} */
export function pieceWords(piece) {
  const name = String(piece.label || piece.letter || piece.shape);
  const count = piece.count ?? 1;
  const told = new RegExp(`(^|\\D)${count}(\\D|$)`).test(name);
  const words = [count > 1 && !told ? `${name} × ${count}` : name];
  if (piece.badge !== undefined && piece.badge !== '') words.push(String(piece.badge));
  if (piece.parts?.length) words.push(piece.parts.map(pieceWords).join(', '));
  return words.join(': ');
}

/** A title in which a number stays with the word before it, so that no line begins with the 1 of "fleet 1"; after a comma
 * with the word that follows ("a card, 1 point"); and in which brackets are not torn apart, unless they are long. @param {unknown} title */
export function unbroken(title) {
  return String(title ?? '')
    .replace(/\[[^\]]*\]|\([^)]{1,20}\)/gu, (inner) => inner.replaceAll(' ', '\u00a0'))
    .replace(/(?<=, \d{1,2}) /gu, '\u00a0')
    .replace(/(?<!,) (?=\d{1,2}(?!\d))/gu, '\u00a0');
}

/** The number of a rule stays in one piece, and a bonus with what it is added to. @param {unknown} line */
export function withWholeNumbers(line) {
  return String(line)
    .replace(/\b([A-Z][A-Z\d])-(?=\d)/gu, '$1-\u2060')
    .replace(/(?<=\p{L}) (?=[+−]\d)/gu, '\u00a0');
}

/** Told words in which a number goes with what it counts ("2 settlers"), else one of a single digit with what it numbers
 * ("fleet 1"), and the last one with the word before it. @param {string} words @param {boolean} [last] does the sentence end with them? */
export function withNumbers(words, last = false) {
  const told = words
    .replace(/(?<=\p{L}) (?=\d(?!\d| \p{L}| $))/gu, '\u00a0')
    .replace(/(?<=\d) (?=\p{L}|$)/gu, '\u00a0');
  return last ? told.replace(/(?<=\p{L}) (?=\d+\p{P}*$)/u, '\u00a0') : told;
}

/** Words of a question or an answer, in which a number goes with what it counts, one of a single digit with what it numbers, too
 * ("fleet 1"). @param {string} words */
export function withBoth(words) {
  return words.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(?<=\p{L}) (?=\d(?!\d))/gu, '\u00a0');
}

/** A question at whose end brackets are not torn apart, unless they are long: "to go)" stood in a line alone. @param {string} words */
export function withAside(words) {
  return words.replace(/\([^()]{1,32}\)$/u, (aside) => aside.replaceAll(' ', '\u00a0'));
}

/** Odds, each with what it is the odds of ("gifts 36 %"). @param {unknown} odds */
export function withOdds(odds) {
  return String(odds)
    .replace(/(?<=\p{L}) (?=\d)/gu, '\u00a0')
    .replace(/(?<=\d) (?=%)/gu, '\u00a0');
}

/** One after the other: after a sentence, or what introduces it, nothing comes between, else a semicolon. @param {unknown[]} parts */
export function inARow(parts) {
  return parts
    .filter(Boolean)
    .map(String)
    .map((part, i, all) => (i ? `${/[.!?:]$/.test(all[i - 1]) ? ' ' : '; '}${part}` : part))
    .join('');
}
