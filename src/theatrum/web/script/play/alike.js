/** What answers beside each other say alike ("Take command in Madrid", "Take command in Milan"): where room is scarce it is said
 * once before them, and each button says only the rest. No name and no number is parted from what goes with it. */

/** @typedef {{words: string, group: string, names: string[], apart?: boolean}} Said what a button says, under which heading, and which names stay whole in it; `apart`: it stands elsewhere */
/** @typedef {{from: number, to: number, before: string, after: string}} Run answers (`to` is not among them), and the words that all of them begin and end with */

/** Fewer letters are no gain. */
const WORTH = 3;
/** As many letters as a heading takes besides its own. */
const HEADING = 5;
/** A shorter last word is part of a verb. */
const LAST = 5;
const MANY = 150;
/** That more is asked afterwards. */
export const MORE = /\s…$/u;

/** The runs of answers that save most letters. @param {Said[]} said @param {boolean} [capitals] do nouns begin with a capital? Else what does goes with the noun that follows ("Ottoman regulars") @returns {Run[]} */
export function alike(said, capitals = true) {
  if (said.length > MANY) return [];
  /** @type {{saved: number, runs: Run[]}[]} what is best from there to the end */
  const best = Array.from({ length: said.length + 1 }, () => ({ saved: 0, runs: [] }));
  for (let from = said.length - 2; from >= 0; from -= 1) {
    best[from] = best[from + 1];
    for (let to = from + 2; to <= said.length && mayJoin(said[from], said[to - 1]); to += 1) {
      const run = shared(said.slice(from, to), capitals);
      if (letters(run) < WORTH) {
        if (letters(ends(said.slice(from, to).map(tokens))) < WORTH) break;
        continue;
      }
      const saved = (to - from - 1) * letters(run) - HEADING + best[to].saved;
      if (saved > best[from].saved) best[from] = { saved, runs: [{ from, to, ...run }, ...best[to].runs] };
    }
  }
  return best[0].runs;
}

/** How a run is headed, with the place of what the buttons say. @param {{before: string, after: string}} run */
export function headOf({ before, after }) {
  const begins = before.slice(0, 1).toUpperCase() + before.slice(1);
  if (after) return `${begins && `${begins} `}…${gap(after)}${after}`;
  return begins.endsWith(':') ? begins : `${begins} …`;
}

/** What stands between the rest and what follows it alike. @param {string} after */
export function gap(after) {
  return after.startsWith(',') ? '' : ' ';
}

/** What lists headings is left as it is. @param {Said} one @param {Said} other */
function mayJoin(one, other) {
  const joins = (/** @type {Said} */ { words, apart }) => !apart && !words.includes(' · ');
  return one.group === other.group && joins(one) && joins(other);
}

/** @param {{before: string, after: string}} run */
function letters({ before, after }) {
  return before.length + after.length;
}

/** @param {Said} said */
function tokens(said) {
  return said.words.replace(MORE, '').split(' ');
}

/** The words that all of them begin and end with, at least one of each left between. @param {string[][]} all */
function ends(all) {
  const shortest = Math.min(...all.map((words) => words.length));
  const [first] = all;
  let before = 0;
  while (before < shortest - 1 && all.every((words) => words[before] === first[before])) before += 1;
  let after = 0;
  const last = (/** @type {string[]} */ words) => words[words.length - 1 - after];
  while (before + after < shortest - 1 && all.every((words) => last(words) === last(first))) after += 1;
  return { before: first.slice(0, before).join(' '), after: after ? first.slice(-after).join(' ') : '' };
}

/** What all of them begin and end with that can be said apart from the rest. @param {Said[]} said @param {boolean} capitals */
function shared(said, capitals) {
  const all = said.map(tokens);
  let { before, after } = ends(all);
  const rests = () =>
    said.map(({ words }) => {
      const told = words.replace(MORE, '');
      return told.slice(before ? before.length + 1 : 0, after ? told.length - after.length - 1 : undefined);
    });
  while (before && !(isWhole(before) && beginsApart(before, rests()) && keepsNames(said, before.length)))
    before = before.slice(0, Math.max(0, before.lastIndexOf(' ')));
  if (!/^\p{Lu}/u.test(after) && rests().some((rest) => /\d$/u.test(rest))) after = ''; // "ship 1 be damaged"
  if ((!capitals && /^\p{Lu}/u.test(after)) || after.includes('(')) after = ''; // what is in parentheses is of each
  while (after && !(isWhole(after) && endsApart(after) && keepsNames(said, -after.length)))
    after = after.includes(' ') ? after.slice(after.indexOf(' ') + 1) : '';
  if (!before && after.length < LAST) after = '';
  if (after && rests().every((rest) => rest.endsWith(','))) after = `, ${after}`;
  return { before, after };
}

/** Does what follows stand by itself: no number, and no name after what may be its beginning? @param {string} before @param {string[]} rests */
function beginsApart(before, rests) {
  if (/[:,]$/u.test(before)) return true;
  if (!/[\p{L}“”’']$/u.test(before) || rests.some((rest) => !/^(?:’?\p{L}|[„“])/u.test(rest))) return false;
  if (rests.some((rest) => /^\p{Ll}{1,3} \d/u.test(rest))) return false; // "all but 3"
  const last = before.slice(before.lastIndexOf(' ') + 1);
  if (last === before) return true; // the first word has a capital anyway
  if (!/^\p{Lu}/u.test(last) || /[“”]$/u.test(last)) return true;
  return rests.every((rest) => /^\p{Ll}.* /u.test(rest)); // "an agent with England", no "Ottoman galley"
}

/** Does what goes before stand by itself, and not without its noun? @param {string} after */
function endsApart(after) {
  return /^\p{Ll}/u.test(after);
}

/** Does no cut go through a name? @param {Said[]} said @param {number} cut from the front, or, below 0, from the end */
function keepsNames(said, cut) {
  return said.every(({ words, names }) => {
    const told = words.replace(MORE, '');
    const at = cut < 0 ? told.length + cut : cut;
    return names.every((name) => {
      const begins = told.indexOf(name);
      return begins < 0 || at <= begins || at >= begins + name.length;
    });
  });
}

/** Is what is put in parentheses or quotes there to its end? @param {string} words */
export function isWhole(words) {
  const count = (/** @type {RegExp} */ sign) => words.match(sign)?.length ?? 0;
  const unquoted = words.replace(/„[^“]*“|“[^”]*”/gu, '');
  return count(/[([]/gu) === count(/[)\]]/gu) && !/[„“”]/u.test(unquoted);
}
