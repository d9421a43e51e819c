/** The page of a table: what it knows, what it hears, what the reader does. How it is laid out is in `layout.js`. */

import { h, morph } from '../base/dom.js';
import { Trouble, ask, get, post } from '../base/api.js';
import { announce, toast, trouble } from '../base/announce.js';
import { entitle, notify } from '../base/attention.js';
import { confirmed } from '../base/dialog.js';
import { flip } from '../base/flip.js';
import { t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { go } from '../base/route.js';
import { bots, games, net, sit } from '../base/session.js';
import { BoardView, nounOf, pieceWords } from '../board/board.js';
import { Answering } from '../play/answering.js';
import { typing } from '../play/command.js';
import { Guiding } from '../play/guide.js';
import { attend } from '../play/tip.js';
import { help } from '../play/help.js';
import { plainLine } from '../play/log.js';
import { Replay } from '../play/replay.js';
import { showRule } from '../play/rule.js';
import { standingDialog } from '../play/standing.js';
import { leaves } from '../play/tray.js';
import { index } from '../things/index.js';
import { layout } from './layout.js';
import { patched } from '../play/patch.js';
import { settings } from './settings.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').View} View */
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Choice} Choice */
/** @typedef {import('../types').Context} Context */

export class TablePage {
  /** @param {HTMLElement} root @param {string} id @param {URLSearchParams} query */
  constructor(root, id, query) {
    this.root = root;
    this.id = id;
    this.query = query;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Scene} */
    this.scene = {};
    this.version = -1;
    /** @type {number | null} */
    this.seat = null;
    /** @type {import('../types').LogLine[]} */
    this.log = [];
    this.earlier = false;
    /** @type {View['undo']} */
    this.undo = null;
    /** @type {number | null} */
    this.turnSince = null;
    /** @type {number | null} */
    this.cover = null;
    /** @type {import('../types').ChatLine[]} */
    this.chat = [];
    this.unread = 0;
    this.note = '';
    /** @type {import('../types').Standing[]} */
    this.standing = [];
    /** @type {Answering | null} */
    this.answering = null;
    this.serial = -1;
    this.busy = false;
    /** @type {Choice | null} an answer that wants a second yes */
    this.sure = null;
    this.sureWhy = '';
    this.typing = typing();
    this.guiding = new Guiding();
    this.side = 'log';
    this.leaf = '';
    this.pane = 'board';
    this.wide = false;
    this.board = '';
    /** @type {{noun: string, reasons: import('../types').Refusing[], refused: string} | null} */
    this.inspected = null;
    /** @type {string | null} */
    this.pointed = null;
    /** @type {Set<number>} */
    this.panels = new Set();
    this.lightOpen = true;
    this.told = false;
    /** @type {Replay | null} */
    this.replay = null;
    /** @type {View | null} */
    this.past = null;
    /** @type {Map<string, BoardView>} */
    this.boards = new Map();
    /** @type {Map<string, import('../things/index.js').Found>} */
    this.index = new Map();
    /** @type {import('../types').Bot[]} */
    this.bots = [];
    /** @type {import('../types').GameInfo | null} */
    this.game = null;
    this.gone = false;
    this.pending = false;
    this.leaving = new AbortController();
    /** @type {Context} */
    this.ctx = {
      name: (noun) => this.name(noun),
      glows: (noun) => Boolean(noun) && !this.past && Boolean(this.answering?.glows(noun)),
      chosen: (noun) => !this.past && Boolean(this.answering?.chosen(noun)),
      pointed: (noun) => this.pointed === noun,
      touch: (noun) => this.touch(noun),
      inspect: (noun) => this.inspect(noun),
      hint: (noun) => this.answering?.hint(noun) ?? '',
      letterOf: (tone) => this.shown.panels?.find((panel) => panel.tone === tone)?.letter ?? '',
    };
  }

  /** The scene that is seen now: of the game, or of its past. */
  get shown() {
    return this.past?.scene ?? this.scene;
  }

  /** What is going on now; nothing any more when it is over. */
  get light() {
    return this.shown.outcome ? null : (this.shown.spotlight ?? null);
  }

  get myTurn() {
    return Boolean(this.answering) && this.table?.status === 'playing';
  }

  // ---- coming and going ---------------------------------------------------------------------------------------------
  async start() {
    const signal = this.leaving.signal;
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ heard) =>
      net.addEventListener(type, (event) => heard(/** @type {CustomEvent} */ (event).detail), { signal });
    on('view', (view) => view.table === this.id && this.saw(view));
    on('table', ({ table }) => table.id === this.id && this.seated(table));
    on('chat', ({ table, line }) => table === this.id && this.heard(line));
    on('told', ({ table, words }) => table === this.id && toast(words));
    on('gone', ({ table }) => table === this.id && this.vanish());
    on('opened', (reply) => reply.table?.id === this.id && this.opened(reply));
    on('state', () => this.draw());
    document.addEventListener('keydown', (event) => this.key(event), { signal });
    document.addEventListener('prefs', () => this.draw(), { signal });
    addEventListener('resize', () => this.draw(), { signal });
    this.root.addEventListener('click', (event) => this.clicked(event), { signal });
    this.root.addEventListener('contextmenu', (event) => this.looked(event), { signal });
    attend(this.root, { signal, tell: (noun) => this.tip(noun), look: (noun) => this.inspect(noun) });
    this.ticker = window.setInterval(() => this.table?.clock.kind !== 'none' && this.draw(), 1000);
    this.draw();
    const seat = this.query.get('seat');
    this.opened(await net.open(this.id, seat === null ? undefined : Number(seat)));
    [this.bots, this.game] = [
      await bots(),
      (await games()).find((game) => game.id === this.table?.game) ?? null,
    ];
    const at = this.query.get('at');
    if (at !== null && this.table && this.table.status !== 'gathering') await this.rewind(Number(at));
    this.draw();
  }

  stop() {
    this.leaving.abort();
    clearInterval(this.ticker);
    this.replay?.stop();
    net.close(this.id);
    for (const board of this.boards.values()) board.watcher.disconnect();
    entitle('Theatrum', false);
  }

  /** @param {any} reply */
  opened(reply) {
    this.seated(reply.table);
    this.standing = reply.standing ?? [];
    this.note = reply.note ?? '';
    this.chat = reply.chat ?? [];
    this.draw();
  }

  /** @param {Table} table */
  seated(table) {
    const began = this.table?.status === 'gathering' && table.status === 'playing';
    this.table = table;
    if (began) announce(t('begins'));
    this.draw();
  }

  vanish() {
    this.gone = true;
    this.draw();
  }

  /** @param {import('../types').ChatLine} line */
  heard(line) {
    this.chat = [...this.chat, line];
    if (!line.mine) {
      announce(`${line.name}: ${line.text}`);
      if (this.side !== 'chat') this.unread += 1;
    }
    this.draw();
  }

  // ---- seeing -------------------------------------------------------------------------------------------------------
  /** @param {View} view */
  saw(view) {
    if (view.scene) this.scene = view.scene;
    else if (view.base === this.version && view.patch) this.scene = patched(this.scene, view.patch);
    else {
      net.send('view', { table: this.id }).catch(trouble);
      return;
    }
    const first = this.version < 0 || this.seat !== view.seat;
    const known = first ? Infinity : this.log.length ? this.log[this.log.length - 1].position : -1;
    this.version = view.version;
    this.seat = view.seat;
    net.watched.set(this.id, view.seat);
    this.log = [...this.log.filter((line) => line.position < view.log.since), ...view.log.lines];
    this.earlier = view.log.since === 0 ? view.log.earlier : this.earlier || view.log.earlier;
    this.undo = view.undo ?? null;
    this.turnSince = view.turn_since ?? null;
    this.cover = view.cover ?? null;
    this.busy = false;
    if (this.cover !== null && this.table?.sandbox) this.look(this.cover);
    for (const line of view.log.lines)
      if (line.position > known || (line.position === known && view.log.since <= known))
        announce(plainLine(line));
    this.asked();
    this.guiding.take(view.guide ?? null);
    this.draw();
  }

  /** A new question, or the same one once more. */
  asked() {
    const question = this.scene.question ?? null;
    const serial = question ? question.serial : -1;
    if (serial === this.serial && Boolean(question) === Boolean(this.answering)) {
      if (this.answering && question) this.answering.asked = question;
      return;
    }
    this.serial = serial;
    this.sure = null;
    this.answering = question ? new Answering(question) : null;
    if (this.inspected?.reasons.length) this.inspected = null;
    if (!question) {
      if (this.scene.outcome) announce(this.overWords());
      return;
    }
    this.index = index(this.scene);
    this.turnTray();
    if (this.cover === null) {
      announce(`${t('your-turn')}: ${question.prompt}`);
      notify(`${this.table?.title || this.table?.game_title || ''}: ${question.prompt}`, this.id);
    }
  }

  /** Open the leaf on which the answers lie, if they are nowhere in sight. */
  turnTray() {
    const lit = this.lit();
    const all = leaves(this.scene);
    const holds = (/** @type {import('../play/tray.js').Leaf} */ leaf) =>
      leaf.sections.some((section) => lit.has(section));
    const open = all.find((leaf) => leaf.id === this.leaf) ?? all[0];
    if ((open && holds(open)) || this.answersOnBoard()) return;
    const other = all.find(holds);
    if (other) this.leaf = other.id;
  }

  /** Does a place or a piece answer by itself, not only as part of a stack? */
  answersOnBoard() {
    return (this.scene.boards ?? []).some((board) =>
      [
        ...(board.spaces ?? []),
        ...(board.spaces ?? []).flatMap((space) => space.slots ?? []),
        ...(board.pieces ?? []),
      ].some((one) => this.ctx.glows(nounOf(one))),
    );
  }

  /** The parts of the table in which something glows. */
  lit() {
    const out = new Set();
    if (this.past || !this.answering) return out;
    for (const noun of this.answering.next.keys())
      for (const section of this.sectionsOf(noun)) out.add(section);
    return out;
  }

  /** Everywhere a noun lies. @param {string} noun */
  sectionsOf(noun) {
    const out = new Set();
    const marked = (this.shown.rows ?? []).filter((row) =>
      row.cards?.some(
        (card) => this.ctx.chosen(nounOf(card)) && card.icons?.some((mark) => mark.noun === noun),
      ),
    );
    if (marked.length) return new Set(marked.map((row) => row.id));
    const found = this.index.get(noun);
    if (found) out.add(found.section);
    for (const row of this.shown.rows ?? [])
      if (row.cards?.some((card) => (card.noun || card.id) === noun)) out.add(row.id);
    return out;
  }

  /** @param {string} noun */
  name(noun) {
    const asked = this.scene.question?.names?.[noun];
    return asked || this.index.get(noun)?.name || noun.slice(noun.indexOf(':') + 1);
  }

  /** @param {number} seat */
  seatName(seat) {
    const panel = this.shown.panels?.find((one) => one.seat === seat);
    const there = this.table?.seats[seat];
    return String(panel?.title || there?.name || t('seat-n', { n: seat + 1 }));
  }

  overWords() {
    const outcome = this.shown.outcome;
    if (!outcome) return '';
    const winners = outcome.winners.map((seat) => this.seatName(seat)).join(', ');
    return `${outcome.ending}${winners ? ` ${t('winners', { names: winners })}` : ''}`;
  }

  // ---- answering ------------------------------------------------------------------------------------------------------
  /** @param {string} noun */
  touch(noun) {
    if (this.past || !this.answering || this.busy) return this.inspect(noun);
    const touched = this.answering.touch(noun);
    if (touched.kind === 'answer') return this.answer(touched.choice);
    if (touched.kind === 'step') {
      this.sure = null;
      this.inspected = null;
      this.turnTray();
      announce(
        this.answering.path.length
          ? t('chosen-so-far', { names: this.answering.path.map((one) => this.name(one)).join(', ') })
          : this.answering.asked.prompt,
      );
      return this.draw();
    }
    this.inspected = { noun, reasons: touched.kind === 'refused' ? touched.reasons : [], refused: '' };
    if (touched.kind === 'refused')
      announce(touched.reasons.map((one) => `${one.why} ${one.rule}`).join(' '));
    return this.draw();
  }

  /** @param {Choice} choice */
  async answer(choice) {
    if (!this.answering || this.busy) return;
    const meant = this.sure === choice || prefs.confirm === 'never';
    if (!meant && prefs.confirm === 'always') return this.askSure(choice, '');
    this.busy = true;
    this.sure = null;
    this.inspected = null;
    this.pointed = null;
    this.told = false;
    this.draw();
    const serial = this.answering.asked.serial;
    try {
      await net.send('answer', {
        table: this.id,
        seat: this.seat,
        serial,
        answer: choice.answer,
        ...(meant ? {} : { unless_final: true }),
      });
    } catch (error) {
      this.busy = false;
      if (error instanceof Trouble && error.code === 'final') {
        if (serial === this.serial) this.askSure(choice, error.message);
        return;
      }
      trouble(error);
      net.send('view', { table: this.id }).catch(() => {});
    }
    this.draw();
  }

  /** An answer wants a second yes. @param {Choice} choice @param {string} why */
  askSure(choice, why) {
    this.sure = choice;
    this.sureWhy = why;
    announce(`${why} ${t('sure-about', { answer: choice.words })}`);
    this.drawNow();
    document.getElementById('sure')?.focus({ preventScroll: true });
  }

  back() {
    if (this.sure) {
      this.sure = null;
      this.leaveSure();
    } else if (!this.answering?.back()) return false;
    this.draw();
    return true;
  }

  /** The last touch completed the answer that is not given after all: it is taken back as well. */
  leaveSure() {
    const asking = this.answering;
    if (asking && asking.path.length > asking.forced && !asking.next.size) asking.back();
  }

  /** @param {string} noun */
  inspect(noun) {
    this.index = index(this.shown);
    const reasons =
      !this.past && this.answering && !this.answering.glows(noun) ? this.answering.reasons(noun) : [];
    this.inspected = { noun, reasons, refused: '' };
    this.draw();
  }

  /** What is said about a thing under the pointer. @param {string} noun */
  tip(noun) {
    const found = this.index.get(noun);
    if (!found?.name) return null;
    const more =
      found.kind === 'space'
        ? (found.thing.icons ?? [])
            .map((/** @type {import('../types').Icon} */ icon) => icon.label)
            .filter(Boolean)
            .join(', ')
        : found.kind === 'piece' && found.thing.parts?.length
          ? found.thing.parts.map(pieceWords).join(', ')
          : '';
    return { name: found.name, more, hint: this.past ? '' : this.ctx.hint(noun) };
  }

  /** Bring a thing that is named somewhere into sight. @param {string} noun */
  show(noun) {
    this.index = index(this.shown);
    const found = this.index.get(noun);
    const board = [...this.boards.entries()].find(([, view]) => view.holds(noun));
    if (board) {
      this.board = board[0];
      this.pane = 'board';
      board[1].seek(noun);
    } else if (found) {
      const leaf = leaves(this.shown).find((one) => one.sections.includes(found.section));
      if (leaf) this.leaf = leaf.id;
    }
    if (found) this.inspected = { noun, reasons: [], refused: '' };
    else toast(t('not-here'));
    this.pointed = noun;
    this.draw();
  }

  /** @param {string | null} noun */
  point(noun) {
    if (this.pointed === noun) return;
    this.pointed = noun;
    for (const thing of this.root.querySelectorAll('.pointed')) thing.classList.remove('pointed');
    if (!noun) return;
    for (const thing of this.root.querySelectorAll(`[data-noun="${CSS.escape(noun)}"]`))
      (thing.closest('.card') ?? thing).classList.add('pointed');
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = event.target instanceof Element ? event.target.closest('[data-noun]') : null;
    if (!target || target.closest('.pane')) return;
    this.touch(target.getAttribute('data-noun') ?? '');
  }

  /** @param {MouseEvent} event */
  looked(event) {
    const target = event.target instanceof Element ? event.target.closest('[data-noun]') : null;
    if (!target || target.closest('.pane')) return;
    event.preventDefault();
    this.inspect(target.getAttribute('data-thing') ?? target.getAttribute('data-noun') ?? '');
  }

  // ---- at the table ---------------------------------------------------------------------------------------------------
  /** @param {string} action @param {Record<string, unknown>} [fields] */
  async does(action, fields = {}) {
    try {
      return await net.send(action, { table: this.id, ...fields });
    } catch (error) {
      trouble(error);
      return null;
    }
  }

  takeBack() {
    return this.does('undo', { seat: this.seat });
  }

  /** @param {number} seat */
  look(seat) {
    this.cover = null;
    this.answering = null;
    this.serial = -1;
    return this.does('look', { seat });
  }

  async leaveStanding() {
    const asked = this.answering?.asked;
    if (!asked?.window) return;
    const name = this.game?.windows.find((window) => window.id === asked.window)?.label ?? asked.window;
    standingDialog(asked, name, async (answer, only) => {
      const reply = await this.does('stand', {
        seat: this.seat,
        window: asked.window,
        answer,
        only_if_nothing_else: only,
      });
      if (reply) this.standing = reply.standing;
      this.draw();
    });
  }

  /** @param {string} window */
  async unstand(window) {
    const reply = await this.does('stand', { seat: this.seat, window, answer: null });
    if (reply) this.standing = reply.standing;
    this.draw();
  }

  /** @param {number} seat */
  async resign(seat) {
    if (await confirmed(t('resign'), t('resign-about'), t('resign'))) await this.does('resign', { seat });
  }

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async arrange(method, path, body) {
    try {
      await sit();
      const reply = await ask(method, `/api/tables/${this.id}${path}`, body);
      if (reply?.table) this.seated(reply.table);
      if (path === '/join') this.opened(await net.open(this.id));
      return reply ?? {};
    } catch (error) {
      trouble(error);
      return null;
    }
  }

  async remove() {
    if (!(await confirmed(t('table-remove'), t('table-remove-about'), t('table-remove')))) return;
    if (await this.arrange('DELETE', '')) go('/');
  }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(text);
    }
  }

  async olderLog() {
    const before = this.log.length ? this.log[0].position : 0;
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const reply = await get(`/api/tables/${this.id}/log?before=${before}${seat}`).catch(trouble);
    if (!reply) return;
    this.log = [...reply.lines, ...this.log];
    this.earlier = reply.earlier;
    this.draw();
  }

  // ---- the past -------------------------------------------------------------------------------------------------------
  /** @param {number | null} position @param {number | null | 'open'} [seat] */
  async rewind(position, seat = this.replay ? this.replay.seat : this.seat) {
    this.replay?.stop();
    const replay = new Replay(this.id, seat, (view) => {
      if (this.replay !== replay) return;
      if (view) this.past = view;
      this.draw();
    });
    this.replay = replay;
    try {
      await replay.start(position);
    } catch (error) {
      trouble(error);
      this.present();
    }
  }

  present() {
    this.replay?.stop();
    this.replay = null;
    this.past = null;
    if (location.search.includes('at=')) go(`/table/${this.id}`, true);
    this.draw();
  }

  /** The same game once more, with the same seats: bots again, others by link. */
  async again() {
    const was = this.table;
    if (!was) return;
    const seats = was.seats.map((seat) =>
      seat.mine ? { kind: 'me' } : seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'link' },
    );
    try {
      const { table } = await post('/api/tables', {
        game: was.game,
        players: was.players,
        options: was.options,
        seats,
        private: was.private,
        title: was.title,
      });
      go(`/table/${table.id}`);
    } catch (error) {
      trouble(error);
    }
  }

  async fork() {
    const position = this.past ? this.past.position : undefined;
    const seat = this.replay && this.replay.seat !== 'open' ? this.replay.seat : this.seat;
    try {
      await sit();
      const { table } = await post(`/api/tables/${this.id}/fork`, {
        ...(position === undefined ? {} : { position }),
        ...(typeof seat === 'number' ? { seat } : {}),
      });
      go(`/table/${table.id}`);
      toast(t('forked'));
    } catch (error) {
      trouble(error);
    }
  }

  // ---- keys -----------------------------------------------------------------------------------------------------------
  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (event.key === 'Escape') {
      if (this.inspected) this.inspected = null;
      else if (!this.back()) return;
      this.draw();
    } else if (this.cover !== null || !this.stroke(event.key, target)) return;
    event.preventDefault();
  }

  /** @param {string} key @param {HTMLElement} target */
  stroke(key, target) {
    if (!prefs.keys) return false;
    const offer = /^[1-9]$/.test(key) ? this.answering?.offers[Number(key) - 1] : undefined;
    if (offer && !this.past && !this.sure) {
      if ('choice' in offer) this.answer(offer.choice);
      else this.touch(offer.noun);
      return true;
    }
    const side = { l: 'log', c: 'chat', n: 'notes', a: 'affairs' }[key];
    if (side) this.turnSide(side);
    else if (key === 'Backspace') return this.back();
    else if (key === '/') this.command();
    else if (key === 'u' && this.undo?.may && !this.past) this.takeBack();
    else if (key === 'g' && this.guiding.guide?.hint)
      this.does('guide', { seat: this.seat, got: this.guiding.guide.hint.id });
    else if (key === '?') help(this.shown.legend ?? []);
    else if (key === 't') prefer({ text: !prefs.text });
    else if (key === 'b') /** @type {HTMLElement | null} */ (this.root.querySelector('.pane'))?.focus();
    else if (key === 'i' && target.closest('[data-noun]'))
      this.inspect(target.closest('[data-noun]')?.getAttribute('data-noun') ?? '');
    else if (key === 'r' && this.table?.status !== 'gathering')
      this.past ? this.present() : this.rewind(null);
    else if ((key === ',' || key === '.') && this.replay)
      this.replay.go(this.replay.wanted + (key === '.' ? 1 : -1)).catch(trouble);
    else return false;
    return true;
  }

  /** @param {string} side */
  turnSide(side) {
    this.side = side;
    this.pane = 'log';
    if (side === 'chat') this.unread = 0;
    this.draw();
  }

  command() {
    prefer({ command: true });
    this.drawNow();
    document.getElementById('command')?.focus();
  }

  settings() {
    settings();
  }

  help() {
    help(this.shown.legend ?? []);
  }

  /** @param {string} number */
  rule(number) {
    if (this.table) showRule(this.table.game, number);
  }

  // ---- drawing --------------------------------------------------------------------------------------------------------
  draw() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      if (!this.leaving.signal.aborted) this.drawNow();
    });
  }

  drawNow() {
    this.index = index(this.shown);
    const held = document.activeElement;
    const asking = held?.closest('#question, .text-view') !== null && held !== document.body;
    const log = this.root.querySelector('.log');
    const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    flip(this.root, () =>
      morph(
        this.root,
        h('main', { id: 'page', class: this.root.className, 'data-page': 'table' }, layout(this)),
      ),
    );
    this.drawBoards();
    this.guiding.point(this.root);
    const step = /** @type {HTMLElement | null} */ (this.root.querySelector('.light-steps .now'));
    if (step?.parentElement)
      step.parentElement.scrollLeft = step.offsetLeft - step.parentElement.offsetLeft - 40;
    const after = this.root.querySelector('.log');
    if (after && (atEnd || after !== log)) after.scrollTop = after.scrollHeight;
    if (asking && document.activeElement === document.body)
      document.getElementById('prompt')?.focus({ preventScroll: true });
    if (this.cover !== null && !this.table?.sandbox && !document.activeElement?.closest('.cover'))
      document.getElementById('cover-look')?.focus();
    const name = this.table ? this.table.title || this.table.game_title : 'Theatrum';
    entitle(name, this.myTurn);
  }

  drawBoards() {
    for (const board of this.shown.boards ?? []) {
      const slot = this.root.querySelector(`[data-board="${CSS.escape(board.id)}"]`);
      if (!slot) continue;
      let view = this.boards.get(board.id);
      if (!view) {
        view = new BoardView(this.ctx);
        this.boards.set(board.id, view);
      }
      if (view.host.parentElement !== slot) slot.replaceChildren(view.host);
      view.update(board, this.shown.game ?? '');
    }
  }
}
