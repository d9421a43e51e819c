/** The page of a table: it hears what happens, tells the model, and has everything drawn. How it looks is in `views/`. */

import { h, morph } from '../base/dom.js';
import { announce, toast, trouble } from '../base/announce.js';
import { get } from '../base/api.js';
import { entitle, notify, notifyAside, spokenTo } from '../base/attention.js';
import { flip } from '../base/flip.js';
import { t } from '../base/i18n.js';
import { prefer } from '../base/prefs.js';
import { rulesAddress } from '../base/route.js';
import { bots, games, net } from '../base/session.js';
import { play } from '../base/sound.js';
import { BoardView } from '../board/board.js';
import { Acts } from '../play/acts.js';
import { Advising } from '../play/advice.js';
import { Asking } from '../play/asking.js';
import { actorOf, lastMoves, placesOf } from '../play/chronicle.js';
import { typing } from '../play/command.js';
import { Guiding } from '../play/guide.js';
import { fillFigures } from '../play/figures.js';
import { help } from '../play/help.js';
import { Drafts } from '../play/drafts.js';
import { Ending } from '../play/ending.js';
import { keyed } from '../play/keys.js';
import { plainLine } from '../play/log.js';
import { TableModel } from '../play/model.js';
import { fitQuestion } from '../play/question.js';
import { Paper } from '../play/paper.js';
import { showRule } from '../play/rule.js';
import { Showing } from '../play/showing.js';
import { saidIn } from '../play/shown.js';
import { Sight } from '../play/sight.js';
import { Talks, followTalk } from '../play/talks.js';
import { attend } from '../play/tip.js';
import { Travel } from '../play/travel.js';
import { whyUnasked } from '../play/unasked.js';
import { uncover } from '../play/uncovered.js';
import { fitCharts } from '../things/chart.js';
import { fitTabs } from '../play/tray.js';
import { fitCards } from '../things/fitting.js';
import { nounAt } from '../things/nouns.js';
import { placeAt } from '../things/placed.js';
import { inChamber } from '../views/chamber.js';
import { layout } from '../views/layout.js';
import { fitPlayers } from '../views/players.js';

/** @typedef {import('../types').View} View */
/** @typedef {import('../types').Context} Context */

export class TablePage {
  /** @param {HTMLElement} root @param {string} id @param {URLSearchParams} query */
  constructor(root, id, query) {
    this.root = root;
    this.query = query;
    const draw = () => this.draw();
    this.model = new TableModel(id);
    this.asking = new Asking(this.model, {
      draw,
      sure: () => this.wantSure(),
      sent: (only) => this.sent(only),
    });
    this.sight = new Sight(this.model, this.asking, draw);
    this.acts = new Acts(this.model, { draw, opened: (reply) => this.opened(reply) });
    this.travel = new Travel(this.model, draw);
    this.guiding = new Guiding();
    this.advising = new Advising(this.asking, this.acts, draw);
    this.showing = new Showing(this.model, this.sight, draw, () => this.turnTo());
    this.talks = new Talks(this.model, draw);
    this.drafts = new Drafts(this.model, this.talks, {
      draw,
      ask: (seat) => this.acts.offers(seat),
      take: (offer, serial) => this.acts.draft(offer, serial),
      taken: () => toast(t('draft-taken')),
    });
    this.paper = new Paper(this.talks, {
      draw,
      send: (to, items) => this.acts.mine('whisper', { to, items }),
      ask: (to, chosen) => this.acts.proposals(to, chosen),
    });
    this.ending = new Ending(this.model, draw);
    this.typing = typing();
    /** @type {import('../types').Labelled[]} */
    this.bots = [];
    /** @type {import('../types').GameView | null} */
    this.game = null;
    this.pending = false;
    this.width = innerWidth;
    /** Was the end of the log in sight when it was last scrolled, and before the window changed its size? */
    [this.logAtEnd, this.resizedAtEnd] = [true, false];
    this.pressedBehind = false;
    /** @type {{lines: import('../types').Line[], boards: number | undefined, moves: import('../play/chronicle.js').Trail[]} | null} */
    this.trailed = null;
    this.leaving = new AbortController();
    /** @type {Context} */
    this.ctx = {
      name: (noun) => this.model.name(noun),
      glows: (noun, place) => Boolean(noun && this.asking.live?.glows(noun, place)),
      pairs: (noun, other) => Boolean(this.asking.live?.pairs(noun, other)),
      origin: () => this.asking.live?.origin ?? '',
      chosen: (noun) => Boolean(this.asking.live?.chosen(noun)),
      pointed: (noun) => this.sight.pointed === noun || this.sight.isAbout(noun),
      touch: (noun, place) => this.touched(noun, place),
      inspect: (noun) => this.sight.inspect(noun),
      hint: (noun) => this.asking.answering?.hint(noun) ?? '',
      letterOf: (tone) => this.model.letterOf(tone),
    };
  }

  // ---- coming and going ---------------------------------------------------------------------------------------------
  async start() {
    this.listen();
    this.ticker = window.setInterval(() => {
      const { kind, talks_until: talks } = this.model.clock;
      if (kind !== 'none' || talks) this.draw();
    }, 1000);
    this.draw();
    const { id } = this.model;
    const seat = this.query.get('seat');
    this.opened(await net.open(id, seat === null ? undefined : Number(seat)));
    const table = this.model.table;
    [this.bots, this.game] = [await bots(), (await games()).find((game) => game.id === table?.game) ?? null];
    const at = this.query.get('at');
    if (at !== null && table && table.status !== 'gathering') await this.travel.to(Number(at));
    this.draw();
  }

  listen() {
    const signal = this.leaving.signal;
    const { id } = this.model;
    net.on('view', (view) => view.table === id && this.saw(view), signal);
    net.on('table', (news) => news.table.id === id && this.seated(news.table), signal);
    net.on('chat', (news) => news.table === id && this.heard(news.line), signal);
    net.on('whisper', (news) => news.table === id && this.whispered(news), signal);
    net.on('told', (news) => news.table === id && toast(news.words), signal);
    net.on('gone', (news) => news.table === id && this.vanish(), signal);
    net.addEventListener('opened', (event) => this.reopened(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    net.addEventListener('state', () => this.draw(), { signal });
    document.addEventListener('keydown', (event) => keyed(this, event), { signal });
    document.addEventListener('prefs', () => this.preferred(), { signal });
    addEventListener('resize', () => this.resized(), { signal });
    this.root.addEventListener('scroll', (event) => this.scrolled(event), { signal, capture: true });
    document.addEventListener('visibilitychange', () => this.draw(), { signal });
    for (const type of ['pointerdown', 'keydown'])
      this.root.addEventListener(type, () => this.pressed(), { signal, capture: true });
    this.root.addEventListener('click', (event) => this.skipped(event), { signal, capture: true });
    this.root.addEventListener('click', (event) => this.clicked(event), { signal });
    this.root.addEventListener('contextmenu', (event) => this.looked(event), { signal });
    for (const type of ['pointerover', 'focusin'])
      this.root.addEventListener(type, (event) => this.sight.consider(this.meant(event.target)), { signal });
    attend(this.root, {
      signal,
      tell: (noun, thing) => this.sight.tip(noun, thing, this.ctx),
      look: (noun) => this.sight.inspect(noun),
    });
  }

  stop() {
    this.leaving.abort();
    clearInterval(this.ticker);
    this.travel.stop();
    this.ending.stop();
    this.showing.stop();
    net.close(this.model.id);
    for (const board of this.sight.boards.values()) board.watcher.disconnect();
    entitle('Theatrum', false);
  }

  // ---- hearing ------------------------------------------------------------------------------------------------------
  /** @param {import('../types').OpenReply} reply */
  opened(reply) {
    this.seated(reply.table);
    this.model.standing = reply.standing;
    this.model.note = reply.note;
    this.model.chat = reply.chat;
    this.talks.take(reply.talks);
    if (this.talks.unread.size && !this.atTalk) this.sight.unread ||= this.talks.unread.size;
    this.drafts.renew();
    this.draw();
  }

  /** What the table is called. */
  get title() {
    const { table } = this.model;
    return table ? table.title || table.game_title : '';
  }

  /** Is what is said seen at once? */
  get atTalk() {
    return document.visibilityState === 'visible' && (this.sight.side === 'chat' || inChamber(this));
  }

  /** The connection has come back. @param {import('../types').OpenReply} reply */
  reopened(reply) {
    if (reply.table.id === this.model.id) this.opened(reply);
  }

  /** @param {import('../types').TableView} table */
  seated(table) {
    if (this.model.seated(table)) announce(t('begins'));
    this.draw();
  }

  vanish() {
    this.model.gone = true;
    this.draw();
  }

  /** @param {import('../types').ChatLine} line */
  heard(line) {
    this.model.chat = [...this.model.chat, line];
    if (!line.mine) {
      announce(`${line.name}: ${line.text}`);
      play('told');
      if (this.sight.side !== 'chat') this.sight.unread += 1;
    }
    this.draw();
  }

  /** @param {import('../types').WhisperNews} news */
  whispered(news) {
    this.talks.heard(news, this.atTalk);
    this.drafts.renew();
    if (!news.line.mine) {
      announce(t('talks-said', { name: this.model.seatName(news.line.seat), text: saidIn(news.line) }));
      if (!news.line.withdrawn) notifyAside(this.title, this.model.id);
      if (!this.atTalk) this.sight.unread += 1;
    }
    this.draw();
  }

  /** @param {View} view */
  saw(view) {
    const { model } = this;
    const talked = Boolean(model.scene.talks?.length);
    const [seat, position] = [model.seat, model.position];
    const lines = model.take(view);
    if (!lines) {
      net.send('view', { table: model.id }).catch(trouble);
      return;
    }
    net.watched.set(model.id, model.seat);
    if (model.cover !== null && model.unhidden) this.look(model.cover);
    for (const line of lines) announce(plainLine(line));
    if (seat !== model.seat || model.position < position || model.cover !== null) this.showing.skip();
    this.showing.take(lines);
    if (this.asking.renew()) {
      this.asked();
      this.asking.spare();
    }
    if (this.guiding.take(view.guide ?? null)) this.advising.ask();
    if (!talked && this.talks.partners.length) {
      this.sight.side = 'chat';
      if (this.talks.rooms.length) this.hearAgain(); // what was proposed in earlier talks stands no longer
    }
    this.draw();
  }

  /** Another question, or none any more. */
  asked() {
    const { model, sight } = this;
    const question = model.scene.question;
    sight.unfolded = false;
    sight.considered = null;
    this.drafts.renew();
    if (sight.inspected?.reasons.length) sight.leave();
    if (!question) {
      if (model.scene.outcome) {
        announce(model.endingOf(model.scene));
        play('over');
      }
      return;
    }
    if (!model.behind) this.turnTo();
    if (model.cover === null) {
      announce(`${t('your-turn')}: ${question.prompt}`);
      notify(`${this.title}: ${question.prompt}`, model.id);
    }
  }

  /** The board is where the question is: open what answers it. */
  turnTo() {
    if (!this.asking.live) return;
    this.sight.turnTray();
    this.sight.turnPane();
    this.sight.newly = true;
  }

  // ---- touching -----------------------------------------------------------------------------------------------------
  /** Was the board at an earlier moment when the finger or the key went down? Then it shows what was, and does not answer. */
  pressed() {
    this.pressedBehind = this.model.behind;
  }

  /** Something on the table was touched. @param {string} noun @param {string} [place] where it lies */
  touched(noun, place) {
    if (!this.pressedBehind) return this.touch(noun, place);
    this.showing.skip();
  }

  /** @param {string} noun @param {string} [place] where it lies */
  touch(noun, place) {
    const { asking, sight } = this;
    if (this.model.behind) this.showing.skip();
    const answering = asking.busy ? null : asking.live;
    if (!answering) return this.unasked(noun);
    const touched = asking.touch(noun, place);
    if (touched.kind === 'answer') {
      asking.give(touched.choice);
    } else if (touched.kind === 'step') {
      sight.leave();
      sight.turnTray();
      const names = answering.path.map((one) => this.model.name(one)).join(', ');
      announce(names ? t('chosen-so-far', { names }) : String(answering.asked.prompt));
      this.draw();
    } else {
      this.refuse(noun, touched.kind === 'refused' ? touched.reasons : [], place);
    }
  }

  /** Nothing is asked of the reader now: show what was touched, and whose decision it is. @param {string} noun */
  unasked(noun) {
    const why = whyUnasked(this.model, this.asking.busy);
    if (why) announce(why);
    this.sight.inspect(noun, why ? [{ answer: ['look'], rule: '', why }] : []);
  }

  /**
   * What was touched answers nothing: show it, and why. The reasons that came with the question are there at once, for
   * any other the table is asked.
   * @param {string} noun @param {import('../types').Refusing[]} reasons @param {string} [place]
   */
  async refuse(noun, reasons, place) {
    const { asking, sight, model } = this;
    const answering = /** @type {import('../play/answering.js').Answering} */ (asking.live);
    const elsewhere = answering.next.has(noun) && !answering.means(noun, place);
    const say = (/** @type {import('../types').Refusing[]} */ said) => {
      announce(said.map((one) => `${one.why} ${one.rule}`).join(' '));
      sight.inspect(noun, said);
    };
    if (elsewhere) {
      const why = t('asked-elsewhere', { place: model.name(answering.asked.at ?? '') });
      return say([{ answer: ['look'], rule: answering.asked.rule ?? '', why }]);
    }
    if (reasons.length) return say(reasons);
    sight.inspect(noun, []);
    const touches = [...answering.path, noun];
    const { refusal } = await net.send('untouchable', { table: model.id, seat: model.seat, touches });
    if (refusal && sight.inspected?.noun === noun) say([{ answer: ['look'], ...refusal, touches }]);
  }

  /** The answer that a click here would give. @param {EventTarget | null} target */
  meant(target) {
    const { live } = this.asking;
    if (!live || !(target instanceof Element)) return null;
    const key = target.closest('.answers :is(.answer, .answer-last)')?.getAttribute('data-key');
    if (key) return live.open.find((choice) => JSON.stringify(choice.answer) === key) ?? null;
    const next = live.next.get(nounAt(target) ?? '');
    return next?.length === 1 ? next[0] : null;
  }

  /** One touch back. Was there one? */
  back() {
    const went = this.asking.back();
    if (went) this.draw();
    return went;
  }

  /** What taking back is now: it is done, or the others are asked (bots agree at once). @returns {(() => void) | null} */
  undoes() {
    const { undo, past, table } = this.model;
    if (!undo || past) return null;
    if (undo.may) return () => this.undo();
    const asked = table?.proposals.some((one) => one.kind === 'rewind');
    return undo.position === undefined || asked ? null : () => this.acts.mine('propose', { kind: 'rewind' });
  }

  /** Take back one's last answer; what is then asked is asked, also if there is only one answer. */
  undo() {
    this.asking.undone = true;
    return this.acts.mine('undo', {});
  }

  /** An answer is on its way. What others did is still shown, if nobody has given it. @param {boolean} only */
  sent(only) {
    if (!only) this.showing.skip();
    this.sight.again = null;
    this.sight.leave();
    this.sight.pointed = null;
    this.sight.told = false;
    this.sight.unfolded = false;
    this.draw();
  }

  /** A second yes is wanted: the button for it has the focus. */
  wantSure() {
    this.drawNow();
    document.getElementById('sure')?.focus({ preventScroll: true });
  }

  /** The reader has chosen something: perhaps not to see steps any more. */
  preferred() {
    if (!this.showing.stepwise && this.showing.now) this.showing.skip();
    this.draw();
  }

  /** Look from another seat of mine. @param {number} seat */
  async look(seat) {
    this.model.cover = null;
    this.asking.drop();
    this.talks.take([]);
    await this.acts.does('look', { seat });
    await this.hearAgain();
  }

  /** Hide nothing any more between the seats of this screen, or hide again. @param {boolean} open */
  uncover(open) {
    const { cover, id } = this.model;
    uncover(id, open);
    if (open && cover !== null) this.look(cover);
    this.draw();
  }

  /** What was said so far to the seat that I look from. */
  async hearAgain() {
    const { id, seat } = this.model;
    const reply = seat !== null && (await get(`/api/tables/${id}/talks?seat=${seat}`).catch(trouble));
    if (!reply || this.model.seat !== seat) return;
    this.talks.take(reply.talks);
    this.drafts.renew();
    this.draw();
  }

  /** A click anywhere ends what is being played; on the stage one may look around. @param {MouseEvent} event */
  skipped(event) {
    const on = event.target instanceof Element ? event.target : null;
    if (!on?.closest('.contest-sheet, .happened')) this.showing.skip();
  }

  /** See a contest again, as it ended. @param {import('../types').Line} line */
  async again(line) {
    this.showing.skip();
    const stage = await this.showing.restage(line);
    if (!stage) return toast(t('not-here'));
    this.sight.again = stage;
    this.sight.pane = 'board';
    this.ending.wanted = false;
    announce(`${stage.title}. ${stage.verdict ?? ''}`);
    this.drawNow();
    /** @type {HTMLElement | null} */ (this.root.querySelector('.contest'))?.focus();
  }

  /** The last move of every seat, to be marked on the board and in the log. */
  trails() {
    const lines = this.model.told;
    const { panels, boards } = this.model.shown;
    if (this.trailed?.lines !== lines || this.trailed.boards !== boards?.length)
      this.trailed = {
        lines,
        boards: boards?.length,
        moves: lastMoves(lines, panels ?? [], (noun) => this.isPlace(noun)),
      };
    return this.trailed.moves;
  }

  /** Is it a place on a board, or printed in one? @param {string} noun */
  isPlace(noun) {
    return ['space', 'slot'].includes(this.model.things.get(noun)?.kind ?? '');
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const noun = nounAt(event.target);
    if (noun && !isOnBoard(event.target)) this.touched(noun, placeAt(event.target));
  }

  /** @param {MouseEvent} event */
  looked(event) {
    const noun = nounAt(event.target);
    if (!noun || isOnBoard(event.target)) return;
    event.preventDefault();
    const thing = /** @type {Element} */ (event.target).closest('[data-noun]')?.getAttribute('data-thing');
    this.sight.inspect(thing ?? noun);
  }

  // ---- tools --------------------------------------------------------------------------------------------------------
  command() {
    prefer({ command: true });
    this.drawNow();
    document.getElementById('command')?.focus();
  }

  help() {
    help(this.model.shown.legend ?? [], rulesAddress(this.model.table?.game ?? ''));
  }

  /** @param {string} number */
  rule(number) {
    if (this.model.table) showRule(this.model.table.game, number);
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------
  draw() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      if (!this.leaving.signal.aborted) this.drawNow();
    });
  }

  drawNow() {
    const { root, model } = this;
    if (this.atTalk) this.talks.read();
    const held = document.activeElement;
    const asking = held !== document.body && held?.closest('#question, .text-view');
    const log = root.querySelector('.log');
    const atEnd = !log || this.resizedAtEnd || isAtEnd(log);
    this.resizedAtEnd = false;
    flip(root, () =>
      morph(root, h('main', { id: 'page', class: root.className, 'data-page': 'table' }, layout(this))),
    );
    this.ending.look();
    fillFigures(root, model.table?.game ?? '');
    fitTabs(root);
    fitCards(root);
    fitCharts(root);
    fitPlayers(root);
    this.drawBoards();
    if (this.sight.bring) {
      this.sight.bring = false;
      bringTab(root);
      bringIntoLeaf(root);
      bringOntoSheet(root);
    }
    followTalk(root, this.talks);
    this.guiding.point(root, this.advising.choice?.touches);
    fitQuestion(root);
    const step = /** @type {HTMLElement | null} */ (root.querySelector('.light-steps .now'));
    if (step?.parentElement)
      step.parentElement.scrollLeft = step.offsetLeft - step.parentElement.offsetLeft - 40;
    const after = root.querySelector('.log');
    if (after && (atEnd || after !== log)) after.scrollTop = after.scrollHeight;
    if (asking && document.activeElement === document.body)
      document.getElementById('prompt')?.focus({ preventScroll: true });
    if (model.cover !== null && !model.unhidden && !document.activeElement?.closest('.cover'))
      document.getElementById('cover-look')?.focus();
    spokenTo(model.id, this.talks.unread.size > 0);
    entitle(this.title || 'Theatrum', this.asking.myTurn);
  }

  /** @param {Event} event */
  scrolled({ target }) {
    if (target instanceof Element && target.matches('.log')) this.logAtEnd = isAtEnd(target);
  }

  /** What glows shall be seen in a narrower window as it was in a wider one, and the end of the log, too. */
  resized() {
    if (innerWidth !== this.width) this.sight.bring = true;
    this.resizedAtEnd = this.logAtEnd;
    this.width = innerWidth;
    this.draw();
  }

  /** While a move is played, it alone is marked. */
  trailMarks() {
    const { now } = this.showing;
    if (this.sight.again) return [];
    const trails = this.trails().map(({ path, tone, n }) => ({ path, tone, n, now: false }));
    if (!now) return trails;
    const tone = actorOf(now, this.model.scene.panels ?? [])?.tone ?? '';
    const path = placesOf(now, (noun) => this.isPlace(noun));
    return path.length ? [{ path, tone, n: 1, now: true }] : [];
  }

  drawBoards() {
    const { shown } = this.model;
    for (const board of shown.boards ?? []) {
      const slot = this.root.querySelector(`[data-board="${CSS.escape(board.id)}"]`);
      if (!slot) continue;
      let view = this.sight.boards.get(board.id);
      if (!view) {
        view = new BoardView(this.ctx);
        this.sight.boards.set(board.id, view);
      }
      if (view.host.parentElement !== slot) slot.replaceChildren(view.host);
      view.trails = this.trailMarks();
      view.update(board, shown.game ?? '');
      if (this.sight.newly) view.turnToGlow();
      else view.turnBelow();
    }
    this.sight.newly = false;
  }
}

/** @param {Element} log */
function isAtEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}

/** What glows on a board of sheets, or else what a question speaks of, shall be seen: from the last to the first, which
 * stays where not all find room. @param {Element} root */
function bringOntoSheet(root) {
  const glowing = [...root.querySelectorAll('.sheet-board .glow')];
  const lit = glowing.length ? glowing : [...root.querySelectorAll('.sheet-board .pointed')];
  for (const thing of [lit.at(-1), lit[0]]) thing?.scrollIntoView({ block: 'nearest' });
}

/** The tab of the open leaf shall be seen, where not all tabs find room. @param {Element} root */
function bringTab(root) {
  const tab = root.querySelector('.tray [role=tab][aria-selected=true]');
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [box, within] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left < within.left || box.right > within.right) row.scrollLeft += box.left - within.left - 60;
}

/** What glows below a heading of that height comes with it. */
const HEADING = 48;

/** What glows on the open leaf, or else the card that is chosen already, shall be seen, with the heading right above it: leaf
 * and row scroll, and only if nothing of it is in sight. @param {Element} root */
function bringIntoLeaf(root) {
  const leaf = root.querySelector('.tray .leaf');
  if (!leaf) return;
  const glowing = [...leaf.querySelectorAll('.glow')];
  const lit = glowing.length ? glowing : [...leaf.querySelectorAll('.chosen')];
  if (!lit.length || lit.some((thing) => isSeen(thing, leaf))) return;
  const first = lit[0].closest('.card') ?? lit[0]; // with its title, where something on a card glows
  for (const scroller of [leaf, first.closest('.row-cards, .row-tree') ?? leaf]) {
    const [box, within] = [first.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const head = scroller === leaf && first.closest('section')?.getBoundingClientRect().top;
    scroller.scrollTop += (head && box.top - head < HEADING ? head : box.top) - within.top - 8;
    scroller.scrollLeft += box.left - within.left - 8;
  }
}

/** So much of a card says what it is: title, picture and what stands below it. */
const TELLING = 220;

/** Is the upper left of it, of a card also its picture and text, within what is seen? @param {Element} thing @param {Element} around */
function isSeen(thing, around) {
  const [box, within] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
  return (
    box.top >= within.top - 4 &&
    box.left >= within.left - 4 &&
    box.top + Math.min(box.height, TELLING, within.height) <= within.bottom &&
    box.left + Math.min(box.width, 60) <= within.right
  );
}

/** A board hears what is touched on it itself. @param {EventTarget | null} target */
function isOnBoard(target) {
  return target instanceof Element && target.closest('.pane') !== null;
}
