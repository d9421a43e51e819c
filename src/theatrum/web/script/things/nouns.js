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
