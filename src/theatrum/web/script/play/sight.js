/** What the reader looks at: open leaves and tabs, the thing that is inspected, what a log line points at. */

import { toast } from '../base/announce.js';
import { t } from '../base/i18n.js';
import { wholeCard } from '../things/cards.js';
import { panelNoun } from '../things/index.js';
import { nounOf, parts, pieceWords } from '../things/nouns.js';
import { leaves } from './tray.js';

/** @typedef {import('../types').Icon} Icon */
/** @typedef {import('./asking.js').Asking} Asking */
/** @typedef {import('./model.js').TableModel} TableModel */

/** Instead of a board: all of them but the first, on one screen. */
export const ALL = 'all boards';
/** So many boards are looked at together. */
const MANY = 3;

export class Sight {
  /** @param {TableModel} model @param {Asking} asking @param {() => void} draw */
  constructor(model, asking, draw) {
    this.model = model;
    this.asking = asking;
    this.draw = draw;
    /** Which tab beside the table is open: log, chat, notes, affairs. */
    this.side = 'log';
    this.leaf = '';
    /** Which part a narrow screen shows. */
    this.pane = 'board';
    /** Which part of a negotiation a narrow screen shows, as the reader wished it: talk, papers, state. */
    this.part = '';
    /** Was it opened for a question, and not by the reader? */
    this.paneTurned = false;
    this.wide = false;
    /** The board that the reader has opened, and the one that a question turned up, while it is asked. */
    this.board = '';
    /** @type {{serial: number, board: string} | null} */
    this.turned = null;
    /** Is what goes on told at length? As the reader wished it; until then, if there is room. @type {boolean | null} */
    this.lightOpen = null;
    /** Are all answers seen, over the board? */
    this.unfolded = false;
    /** What was decided once and stays, so that nothing moves. @type {Map<string, boolean>} */
    this.decided = new Map();
    /** Panels that are open, by their nouns. @type {Set<string>} */
    this.panels = new Set();
    /** @type {{noun: string, reasons: import('../types').Refusing[]} | null} */
    this.inspected = null;
    /** @type {string | null} */
    this.pointed = null;
    /** Is the stage open? As the reader wished it during one question. @type {{serial: number, open: boolean} | null} */
    this.stageWish = null;
    /** A contest that is looked at again. @type {import('../types').Spotlight | null} */
    this.again = null;
    /** The answer under the pointer. @type {import('../types').Choice | null} */
    this.considered = null;
    /** Is a leaf open whose glowing things may lie far below? */
    this.bring = false;
    /** Was something asked just now? */
    this.newly = false;
    /** Headings of the log that are shut. @type {Set<string>} */
    this.folded = new Set();
    this.unread = 0;
    /** Have the news since my last turn been read? */
    this.told = false;
    /** @type {Map<string, import('../board/board.js').BoardView>} */
    this.boards = new Map();
  }

  /** @param {Partial<Pick<Sight, 'leaf' | 'pane' | 'part' | 'wide' | 'lightOpen' | 'told' | 'unfolded'>>} change */
  set(change) {
    Object.assign(this, change);
    this.draw();
  }

  /** @param {string} what @param {() => boolean} decide */
  once(what, decide) {
    const known = this.decided.get(what);
    if (known !== undefined) return known;
    const is = decide();
    this.decided.set(what, is);
    return is;
  }

  /** Has there ever been something in the tray? Its place then stays. */
  hasTray() {
    if (leaves(this.model.shown).length) this.decided.set('tray', true);
    return this.decided.get('tray') ?? false;
  }

  /** @param {string} side */
  turnSide(side) {
    if (side !== 'chat' && innerWidth > 1000) this.leaveTreaty();
    this.side = side;
    this.pane = 'log';
    if (side === 'chat') this.unread = 0;
    this.draw();
  }

  /** @param {string} heading */
  fold(heading) {
    if (!this.folded.delete(heading)) this.folded.add(heading);
    this.draw();
  }

  /** @param {string} noun @param {boolean} [alone] only one is open at a time */
  togglePanel(noun, alone = false) {
    const open = this.panels.has(noun);
    if (alone) this.panels.clear();
    else this.panels.delete(noun);
    if (!open) this.panels.add(noun);
    this.draw();
  }

  // ---- boards -------------------------------------------------------------------------------------------------------
  /** All that has a tab over the board. @returns {(import('../types').Board | import('../types').Chart)[]} */
  allBoards() {
    return [...(this.model.shown.boards ?? []), ...(this.model.shown.charts ?? [])];
  }

  /** What shall be open: as a question turned it, or as the reader did. */
  get wish() {
    return this.turned?.serial === this.asking.serial ? this.turned.board : this.board;
  }

  openBoard() {
    const boards = this.allBoards();
    return boards.find((board) => board.id === this.wish) ?? boards[0];
  }

  /** All boards but the first. */
  others() {
    return this.allBoards().slice(1);
  }

  /** Are there so many boards that a screen shows them together? */
  hasAll() {
    return this.allBoards().length >= MANY;
  }

  /** Is that screen open? */
  get together() {
    return this.wish === ALL && this.hasAll();
  }

  /** From all boards back to the first, which was left as it was. Were they open? */
  leaveAll() {
    const was = this.together;
    if (was) [this.board, this.turned] = ['', null];
    return was;
  }

  /** @param {string} board */
  turnBoard(board) {
    this.leaveTreaty();
    this.board = board;
    this.turned = null;
    this.pane = 'board';
    this.draw();
  }

  /** The board that a key opens. @param {string} key */
  boardOf(key) {
    return this.allBoards().find((board) => String(board.key ?? '').toLowerCase() === key);
  }

  /** Does something glow on it? @param {{id: string}} board @param {Set<string>} lit */
  isLit(board, lit) {
    return (
      lit.has(board.id) ||
      (this.model.shown.rows ?? []).some((row) => row.board === board.id && lit.has(row.id))
    );
  }

  // ---- where answers lie --------------------------------------------------------------------------------------------
  /** The parts of the table in which something glows. */
  lit() {
    /** @type {Set<string>} */
    const out = new Set();
    for (const noun of this.asking.live?.next.keys() ?? [])
      for (const section of this.sectionsOf(noun)) out.add(section);
    return out;
  }

  /** Everywhere a noun lies and is meant. @param {string} noun */
  sectionsOf(noun) {
    const rows = this.model.shown.rows ?? [];
    const marked = rows.filter((row) =>
      row.cards?.some(
        (card) =>
          this.asking.live?.chosen(nounOf(card)) &&
          card.icons?.some((/** @type {Icon} */ mark) => mark.noun === noun),
      ),
    );
    if (marked.length) return new Set(marked.map((row) => row.id));
    const meant = this.placeMeant(noun);
    if (meant) return new Set([meant.section]);
    const glows = (/** @type {string | undefined} */ place) => this.asking.live?.glows(noun, place) ?? true;
    const boards = (this.model.shown.boards ?? []).filter((board) =>
      board.pieces?.some(
        (piece) => glows(piece.at) && [piece, ...parts(piece)].some((one) => nounOf(one) === noun),
      ),
    );
    const holding = rows.filter((row) => glows(row.id) && row.cards?.some((card) => nounOf(card) === noun));
    const found = this.model.things.get(noun)?.section;
    const heaps = [...rows.filter((row) => !holding.includes(row)), ...(this.model.shown.pools ?? [])];
    const other = found && !heaps.some((heap) => heap.id === found && !glows(found)) ? [found] : [];
    return new Set([...other, ...[...boards, ...holding].map((one) => one.id)]);
  }

  /** The place that the question is about, if it means what is called so there and nothing elsewhere. @param {string} noun */
  placeMeant(noun) {
    const { live } = this.asking;
    const at = live?.asked.at ?? '';
    return at && live?.lies.get(noun)?.has(at) ? this.model.things.get(at) : undefined;
  }

  /** Does the question speak of it, and does it lie on a board? @param {string} noun */
  isAbout(noun) {
    const { live } = this.asking;
    return Boolean(live?.asked.about?.includes(noun) && !live.glows(noun) && this.boardUnder(noun));
  }

  /** The board on which a thing lies. @param {string} noun */
  boardUnder(noun) {
    const section = this.model.things.get(noun)?.section;
    const row = (this.model.shown.rows ?? []).find((one) => one.id === section);
    return (this.model.shown.boards ?? []).find((board) => board.id === (row?.board ?? section));
  }

  /** The board on which lies what the question speaks of, or where it happens. */
  boardAbout() {
    const { question, spotlight } = this.model.scene;
    const nouns = [question?.at ?? '', ...(question?.about ?? []), spotlight?.at ?? ''];
    return nouns.map((noun) => this.boardUnder(noun)).find(Boolean);
  }

  /** Open the leaf or, for this question, the board on which the answers lie, if they are nowhere in sight. */
  turnTray() {
    const lit = this.lit();
    if (this.together) {
      this.bring = true;
      if (this.isSeenTogether(lit)) return;
      this.turned = { serial: this.asking.serial, board: this.allBoards()[0].id };
    }
    const here = this.openBoard();
    const all = leaves(this.model.scene);
    const holds = (/** @type {import('./tray.js').Leaf | undefined} */ leaf) =>
      leaf?.sections.some((section) => lit.has(section)) ?? false;
    const inSight = holds(all.find((leaf) => leaf.id === this.leaf) ?? all[0]);
    this.bring = true; // also a card that is chosen already, whose answers lie elsewhere
    if (here && this.isLit(here, lit)) return;
    const other = inSight ? undefined : all.find(holds);
    if (other) this.leaf = other.id;
    const glowing = (this.model.scene.boards ?? []).find((one) => this.isLit(one, lit));
    const elsewhere = inSight || other || this.onPanels();
    const board = glowing ? !elsewhere && glowing : this.boardAbout();
    if (board && board !== here) this.turned = { serial: this.asking.serial, board: board.id };
  }

  /** Do the answers, or what is spoken of, lie on one of the boards that are open together, or nowhere? Else the first is
   * opened for this question, with all that lies around it. @param {Set<string>} lit */
  isSeenTogether(lit) {
    const about = lit.size ? undefined : this.boardAbout();
    if (!lit.size && !about) return true;
    return this.others().some((board) => this.isLit(board, lit) || board === about);
  }

  /** Where one part is seen at a time: open the cards if all answers lie there, the board again when they do not. */
  turnPane() {
    const lit = this.lit();
    const among = leaves(this.model.scene).some((leaf) => leaf.sections.some((section) => lit.has(section)));
    const onBoard = (this.model.scene.boards ?? []).some((board) => this.isLit(board, lit));
    const cards = among && !onBoard && !this.onPanels() && !this.stageOpen();
    if (cards && this.pane === 'board') [this.pane, this.paneTurned] = ['cards', true];
    else if (!cards && this.paneTurned && this.pane === 'cards')
      [this.pane, this.paneTurned] = ['board', false];
  }

  /** Do all answers lie on the panels of seats, which are in sight already? */
  onPanels() {
    const panels = new Set((this.model.scene.panels ?? []).map(panelNoun));
    return [...(this.asking.live?.next.keys() ?? [])].every((noun) => panels.has(noun));
  }

  // ---- the stage ----------------------------------------------------------------------------------------------------
  /** Is what goes on shown in the middle of the table? Not while the answers lie behind it, unless the reader wants it. */
  stageOpen() {
    const light = this.model.light;
    if (!light?.stage) return false;
    if (this.stageWish?.serial === this.asking.serial) return this.stageWish.open;
    return !this.answersBehind(light) && !(light.stage === 'treaty' && this.isBesideTalks());
  }

  /** Does the question, while others negotiate, speak of something that lies on a board, and of no bundle? */
  isBesideTalks() {
    const { live } = this.asking;
    const next = [...(live?.next.keys() ?? [])];
    return !next.length && Boolean(live?.asked.about?.some((noun) => this.isAbout(noun)));
  }

  /** Does something answer that lies on a board and not on the stage? @param {import('../types').Spotlight} light */
  answersBehind(light) {
    const sides = light.sides ?? [];
    const pieces = sides.flatMap((side) => side.pieces ?? []).flatMap((one) => [one, ...parts(one)]);
    const here = new Set([
      ...[...pieces, ...sides.flatMap((side) => side.cards ?? [])].map(nounOf),
      ...(light.treaties ?? []).map((one) => one.id),
    ]);
    return [...(this.asking.live?.next.keys() ?? [])].some((noun) => !here.has(noun) && this.onBoard(noun));
  }

  /** A negotiation lies over the whole table: who wants to see something of it leaves for this question. */
  leaveTreaty() {
    if (this.model.light?.stage === 'treaty') this.stageWish = { serial: this.asking.serial, open: false };
  }

  /** @param {boolean} open */
  turnStage(open) {
    this.stageWish = { serial: this.asking.serial, open };
    if (open) this.pane = 'board';
    this.draw();
  }

  /** The answer under the pointer or the focus. @param {import('../types').Choice | null} choice */
  consider(choice) {
    const before = this.considered?.preview;
    this.considered = choice;
    if (choice?.preview !== before) this.draw();
  }

  leaveAgain() {
    this.again = null;
    this.draw();
  }

  // ---- one thing ----------------------------------------------------------------------------------------------------
  /** @param {string} noun @param {import('../types').Refusing[]} [reasons] why it can't be touched */
  inspect(noun, reasons) {
    const asking = this.asking.live;
    this.inspected = {
      noun,
      reasons: reasons ?? (asking && !asking.glows(noun) ? asking.reasons(noun) : []),
    };
    this.draw();
  }

  /** Look away again. Was something inspected? */
  leave() {
    const was = this.inspected !== null;
    this.inspected = null;
    if (was) this.pointed = null;
    return was;
  }

  /**
   * What is said about a thing under the pointer; a card is shown whole.
   * @param {string} noun @param {string} id which of the things that are called so @param {import('../types').Context} ctx
   */
  tip(noun, id, ctx) {
    const found = this.model.things.get(id) ?? this.model.things.get(noun);
    if (!found?.name) return null;
    const { kind, thing } = found;
    const labels = (/** @type {Icon[] | undefined} */ icons) =>
      (icons ?? []).map((one) => one.label).filter(Boolean);
    const more =
      kind === 'space' ? labels(thing.icons) : kind === 'piece' ? (thing.parts ?? []).map(pieceWords) : [];
    const card = kind === 'card' && !thing.face_down ? wholeCard(thing, ctx) : undefined;
    return { name: found.name, more: more.join(', '), hint: this.asking.live?.hint(noun) ?? '', card };
  }

  /** Is it somewhere on a board? @param {string} noun */
  onBoard(noun) {
    return [...this.boards.values()].some((view) => view.holds(noun));
  }

  /** Bring a thing that is named somewhere into sight. @param {string} noun */
  show(noun) {
    const found = this.model.things.get(noun);
    const board = [...this.boards].find(([, view]) => view.holds(noun));
    const row = (this.model.shown.rows ?? []).find((one) => one.board && one.id === found?.section);
    if (board || row) {
      this.leaveTreaty();
      this.board = board ? board[0] : String(row?.board);
      this.turned = null;
      this.pane = 'board';
      board?.[1].seek(noun);
    } else if (found) {
      const leaf = leaves(this.model.shown).find((one) => one.sections.includes(found.section));
      if (leaf) this.leaf = leaf.id;
    }
    if (found) this.inspected = { noun, reasons: [] };
    else toast(t('not-here'));
    this.pointed = noun;
    this.draw();
  }

  /** Mark what a line names, without drawing anew. @param {Element} root @param {string | null} noun */
  point(root, noun) {
    if (this.pointed === noun) return;
    this.pointed = noun;
    for (const thing of root.querySelectorAll('.pointed')) thing.classList.remove('pointed');
    const about = (this.asking.live?.asked.about ?? []).filter((one) => this.isAbout(one));
    for (const one of noun ? [noun, ...about] : about)
      for (const thing of root.querySelectorAll(`[data-noun="${CSS.escape(one)}"]`))
        (thing.closest('.card') ?? thing).classList.add('pointed');
  }
}
