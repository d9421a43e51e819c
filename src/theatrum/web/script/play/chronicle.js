/**
 * The log as a chronicle: whose line it is, under which heading it stands, what was everybody's last move. Pure: it reads
 * lines and panels, and draws nothing.
 */

import { panelNoun } from '../things/index.js';

/** @typedef {import('../types').Line} Line */
/** @typedef {import('../types').Panel} Panel */
/** @typedef {{line: Line, depth: number, folded: boolean, hidden: number}} Shown a heading that is folded hides so many lines */
/** @typedef {{seat: number, tone: string, path: string[], n: number, line: Line}} Trail */

/** The player whom a line is about: the first it names. @param {Line} line @param {Panel[]} panels */
export function actorOf(line, panels) {
  for (const part of line.words) {
    if (typeof part === 'string') continue;
    const found = panels.find((panel) => panelNoun(panel) === part[0] || panel.title === part[1]);
    if (found) return found;
  }
  return null;
}

/** What marks a heading as folded, whatever comes after it. @param {Line} line */
export function headingKey(line) {
  return `${line.position} ${line.key}${line.before ? ' before' : ''}`;
}

/**
 * The lines that are seen: what stands under a folded heading is not. A round's heading holds turns, a turn's lines; none
 * holds both what was before a sandbox and what is in it.
 * @param {Line[]} lines @param {Set<string>} folded @returns {Shown[]}
 */
export function shownLines(lines, folded) {
  /** @type {Shown[]} */
  const out = [];
  /** @type {{level: number, at: Shown} | null} */
  let shut = null;
  for (const line of lines) {
    const level = line.heading === 'round' ? 1 : line.heading === 'turn' ? 2 : 3;
    if (shut && level > shut.level && line.before === shut.at.line.before) {
      shut.at.hidden += 1;
      continue;
    }
    shut = null;
    const at = { line, depth: level, folded: level < 3 && folded.has(headingKey(line)), hidden: 0 };
    if (at.folded) shut = { level, at };
    out.push(at);
  }
  return out;
}

/** How far back last moves are looked for: what is older has faded. */
const BACK = 80;

/**
 * The last move of every seat that can be marked on the board, numbered in the order of time: from where to where
 * something went, or the place where something was done.
 * @param {Line[]} lines @param {Panel[]} panels @param {(noun: string) => boolean} onBoard @returns {Trail[]}
 */
export function lastMoves(lines, panels, onBoard) {
  /** @type {Map<number, {line: Line, panel: Panel, path: string[]}>} */
  const found = new Map();
  for (const line of lines.slice(-BACK).reverse()) {
    const panel = actorOf(line, panels);
    if (!panel || found.has(panel.seat)) continue;
    const path = placesOf(line, onBoard);
    if (path.length) found.set(panel.seat, { line, panel, path });
  }
  return [...found.values()]
    .reverse()
    .map(({ line, panel, path }, i) => ({ seat: panel.seat, tone: panel.tone ?? '', path, n: i + 1, line }));
}

/** Where on the board it happened: its path, or the last place it names. @param {Line} line @param {(noun: string) => boolean} onBoard */
export function placesOf(line, onBoard) {
  const path = (line.path ?? []).filter(onBoard);
  if (path.length > 1) return path;
  const named = line.words.flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));
  return named.filter(onBoard).slice(-1);
}

/**
 * What is worth being played to a reader: what others did, contests that ended, and what nobody should miss.
 * @param {Line[]} lines @param {Panel[]} panels @param {number[]} mine seats of the reader
 */
export function worthPlaying(lines, panels, mine) {
  let others = false;
  return lines.filter((line) => {
    const actor = actorOf(line, panels);
    if (actor) others = !mine.includes(actor.seat);
    return others || line.stage || line.banner;
  });
}
