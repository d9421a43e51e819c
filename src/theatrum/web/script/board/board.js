/**
 * A board: the sheet, its places, the pieces on them. It draws what the scene says and hands on what is touched.
 */

import { h, s, keep, morph, classes } from '../base/dom.js';
import { t } from '../base/i18n.js';
import { moves, prefer, prefs } from '../base/prefs.js';
import { nounOf, parts, pieceWords } from '../things/nouns.js';
import { placed } from '../things/placed.js';
import { Camera } from './camera.js';
import { around, beyond } from './clear.js';
import { controlsNode } from './controls.js';
import { fan } from './fan.js';
import { plan as planOf, round } from './geometry.js';
import { glide, places } from './gliding.js';
import { placeLabels } from './labels.js';
import { area, lensNode } from './lens.js';
import { linkNodes } from './links.js';
import { box, names, write } from './names.js';
import { LEGIBLE, leastLetter, pieceClass, pieceParts } from './pieces.js';
import { realmNodes, whose } from './realms.js';
import { coast, frameNodes, sheetNodes } from './sheet.js';
import { isFramed, plaqueBox, spaceNode, symbolRadius } from './spaces.js';
import { isUnder, stands } from './standing.js';
import { BoardTouch } from './touching.js';
import { ringNodes, trailNodes } from './trails.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./standing.js').Stand} Stand */

/** From the ground up. Names lie under the pieces, principal ones over them, and so do places that answer and would be covered. */
const LAYERS = [
  'sheet',
  'realms',
  'framed',
  'links',
  'symbols',
  'rings',
  'labels',
  'frame',
  'pieces',
  'raised',
  'ghosts',
  'trails',
  'titles',
  'lenses',
  'over',
];
/** What never, or seldom, changes while a game is played lies in a drawing of its own, so that a move does not paint it anew. */
const GROUND = new Set(['sheet', 'realms']);
/** With more glowing things than this none breathes: each would have to be laid over the board by itself, all the time. */
const BREATHING = 16;
/** Layers that an inset shows again; names are written anew, for there is room for more. */
const MAGNIFIED = ['sheet', 'realms', 'framed', 'links', 'symbols', 'pieces', 'raised'];
/** How much larger than on the board names are in an inset. */
const CLOSER = 1.15;
/** Letters and symbols are not made larger than for this scale. */
const FARTHEST = 0.02;
/** Names that have no room else are written in letters of so many pixels. */
const SMALLEST = LEGIBLE + 0.05;
/** On a map that is drawn smaller, as on a phone, names without room wait until one looks closer, but for principal ones. */
const SKETCH = 0.25;
/** On plates there is room for pieces so much larger, from far away. */
const MOST = 1.45;
/** What answers is covered by a number only if nothing else is left, nor what shows around it that it does. */
const [ANSWERS, GLOW] = [4, 4];
/** So long after a question, in ms, its stage may still come to lie over the board. */
const SOON = 10_000;
/** So far reaches what stands on a hexagon, which has no name of a place around it. */
const HEX_PIECE = 12;
let boards = 0;

export class BoardView {
  /** @param {Context} ctx @param {boolean} [still] a picture only: no touching, no controls */
  constructor(ctx, still = false) {
    this.ctx = ctx;
    this.still = still;
    /** @type {Board} */
    this.board = { id: '' };
    /** @type {Plan} */
    this.plan = planOf(this.board);
    this.game = '';
    /** @type {import('./sheet.js').Coast | null} */
    this.coastline = null;
    this.opened = '';
    /** Last moves, and the one that is being played. @type {import('./trails.js').TrailMark[]} */
    this.trails = [];
    /** @type {Stand[]} */
    this.stood = [];
    this.drawnAt = 0;
    this.turning = false;
    /** When it was turned to what glows. */
    this.turned = -Infinity;
    this.sheetOf = '';
    this.realmsOf = '';
    this.linksOf = '';
    this.labelsOf = '';
    /** Names as they are written, and for which view: there they stay. @type {import('./labels.js').Placed[]} */
    this.named = [];
    this.namedFor = '';
    /** @type {import('./labels.js').Box[]} titles of plates */
    this.titled = [];
    this.timer = 0;
    this.name = `board-${++boards}`;
    this.earth = s('g', { class: 'world' });
    this.world = s('g', { class: 'world' });
    this.layers = Object.fromEntries(
      LAYERS.map((name) => {
        const layer = s('g', { class: `layer-${name}`, id: `${this.name}-${name}` });
        (GROUND.has(name) ? this.earth : this.world).append(layer);
        return [name, layer];
      }),
    );
    this.pane = /** @type {SVGSVGElement} */ (
      s(
        'svg',
        { class: 'pane', role: 'group', tabindex: still ? null : 0, focusable: still ? 'false' : null },
        this.world,
      )
    );
    this.ground = /** @type {SVGSVGElement} */ (
      s('svg', { class: 'earth', 'aria-hidden': 'true', focusable: 'false' }, this.earth)
    );
    /** The view as it is painted; a drag shifts the picture. */
    this.painted = { x: 0, y: 0, scale: 0 };
    this.host = h(
      'div',
      { class: classes('board', still && 'still'), 'data-own': true },
      this.ground,
      this.pane,
    );
    if (still) this.pane.setAttribute('aria-hidden', 'true');
    else {
      this.controls = h('div', { class: 'board-controls' });
      this.host.append(this.controls);
      this.touching = new BoardTouch(this);
    }
    this.camera = new Camera(this.pane, () => this.looked());
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(this.pane);
  }

  /** @param {Board} board @param {string} game */
  update(board, game) {
    this.board = board;
    this.game = game;
    this.plan = planOf(board, this.aspect());
    this.pane.setAttribute('aria-label', String(board.title || t('board')));
    if (board.backdrop && !this.coastline) {
      coast(game, board.backdrop).then((lines) => {
        this.coastline = lines;
        if (lines) this.draw();
      });
    }
    if (this.opened && !this.find(this.opened)) this.opened = '';
    this.camera.show(this.plan);
    this.draw();
  }

  aspect() {
    return this.pane.clientHeight ? this.pane.clientWidth / this.pane.clientHeight : 0;
  }

  resized() {
    if (!this.pane.clientWidth) return; // another board is open: this one is found as it was left
    this.plan = planOf(this.board, this.aspect());
    this.camera.show(this.plan);
    this.camera.resized();
    this.draw();
    if (this.turning) this.turnToGlow();
  }

  /** Sizes for the present distance, in drawing units. */
  sizes() {
    const k = Math.max(this.camera.scale, FARTHEST); // a board that is not in sight has no size
    const piece = this.plan.kind === 'plate' ? Math.min(Math.max(0.9 / k, 1), MOST) : 1;
    if (this.plan.kind !== 'map')
      return { symbol: 1, piece, least: 11 / k, smallest: 0, sketch: false, far: k < 0.58, plaque: 18 };
    const grow = (/** @type {number} */ power, /** @type {number} */ most) =>
      Math.min(Math.max(k ** -power, 0.6), most);
    return {
      symbol: grow(0.42, 1.7),
      piece: grow(0.55, 1.9),
      least: 11 / k,
      smallest: SMALLEST / k,
      sketch: k < SKETCH,
      far: false,
      plaque: Math.min(Math.max(18, 12.5 / k), 44),
    };
  }

  draw() {
    const { board, plan, ctx } = this;
    const sizes = this.sizes();
    this.drawnAt = this.camera.scale;
    this.drawSheet();
    const spaces = (board.spaces ?? []).map((space) =>
      sizes.far && isFramed(space) && !space.principal ? { ...space, label: '' } : space,
    );
    const least = Math.min(sizes.least, 19);
    const letter = leastLetter(Math.max(this.camera.scale, FARTHEST) * this.closer());
    const item = (/** @type {import('../types').Space} */ space) => ({
      key: space.id,
      sign: this.sign(
        space,
        `${round(sizes.symbol)} ${round(space.arms ? sizes.least : least)} ${letter} ${round(sizes.plaque)} ${plan.flagged.has(space.id)} ${Object.values(plan.at.get(space.id) ?? {}).map(round)}`,
      ),
      make: () =>
        spaceNode(space, plan, ctx, {
          symbol: sizes.symbol,
          least,
          title: sizes.least,
          letter,
          plaque: sizes.plaque,
        }),
    });
    // the name of a place without a symbol is its symbol: no way runs through it
    const isLow = (/** @type {import('../types').Space} */ space) =>
      isFramed(space) && space.shape !== 'plaque';
    keep(this.layers.framed, spaces.filter(isLow).map(item));
    const links = `${JSON.stringify(board.links ?? [])} ${plan.width} ${plan.height}`;
    if (links !== this.linksOf) this.fill('links', linkNodes(board, plan));
    this.linksOf = links;
    const standing = stands(board, plan, plan.kind === 'hex' ? { ...sizes, least } : sizes);
    const raised = this.raised(standing, sizes.symbol);
    const symbols = spaces.filter((space) => !isLow(space));
    keep(this.layers.symbols, symbols.filter(({ id }) => !raised.has(id)).map(item));
    keep(this.layers.raised, symbols.filter(({ id }) => raised.has(id)).map(item));
    this.drawPieces([...standing].sort((a, b) => this.rank(a) - this.rank(b)));
    this.drawLabels(standing, sizes);
    this.drawFan(standing);
    this.fill('rings', ringNodes(this.trails, plan, this.camera.scale));
    this.fill('trails', trailNodes(this.trails, plan, this.camera.scale, this.held(standing, sizes)));
    this.host.classList.toggle('calm', this.pane.querySelectorAll('.glow').length > BREATHING);
    this.drawControls();
  }

  /** The insets that lie open. */
  lenses() {
    return prefs.lens && !this.still ? (this.board.lenses ?? []) : [];
  }

  /** How much nearer things are seen somewhere: what an inset shows again is read there. */
  closer() {
    return Math.max(1, ...this.lenses().map((lens) => lens.target[2] / lens.source[2]));
  }

  /** Everything a thing's drawing depends on. @param {import('../types').Space | Piece} thing @param {string} more */
  sign(thing, more) {
    const ctx = placed(this.ctx, ('at' in thing && thing.at) || thing.id);
    const within =
      'slots' in thing ? (thing.slots ?? []) : 'parts' in thing ? parts(/** @type {Piece} */ (thing)) : [];
    const marks = [thing, ...within].map((one) => {
      const noun = nounOf(one);
      return (ctx.glows(noun) ? 1 : 0) + (ctx.chosen(noun) ? 2 : 0) + (ctx.pointed(noun) ? 4 : 0);
    });
    return `${marks} ${ctx.origin() === thing.id} ${more} ${ctx.letterOf(thing.tone)} ${JSON.stringify(thing)}`;
  }

  drawSheet() {
    const of = `${this.board.id} ${this.plan.width} ${this.plan.height} ${this.board.spaces?.length} ${Boolean(this.coastline)}`;
    if (of !== this.sheetOf) {
      this.sheetOf = of;
      this.fill('sheet', sheetNodes(this.board, this.plan, this.coastline));
      this.fill('frame', frameNodes(this.plan));
    }
    const realms = `${of} ${whose(this.board)}`;
    if (realms === this.realmsOf) return;
    this.realmsOf = realms;
    this.host.classList.toggle('of-realms', Boolean(this.board.realms?.length));
    this.fill('realms', realmNodes(this.board, this.plan, this.coastline, `${this.name}-land`));
  }

  /** @param {string} layer @param {import('../types').Child[]} children */
  fill(layer, children) {
    morph(this.layers[layer], s('g', { class: `layer-${layer}`, id: `${this.name}-${layer}` }, children));
  }

  /** Pieces go from where they were to where they are. @param {Stand[]} standing */
  drawPieces(standing) {
    const layer = this.layers.pieces;
    const before = places(layer);
    const past = this.stood;
    this.stood = standing;
    const near = Math.max(this.camera.scale, FARTHEST) * this.closer();
    const far = [...this.plan.spaces.keys()].filter((noun) => this.ctx.chosen(noun)).join();
    keep(
      layer,
      standing.map((stand) => ({
        key: stand.piece.id,
        sign: this.sign(
          stand.piece,
          `${round(stand.x)} ${round(stand.y)} ${round(stand.scale)} ${leastLetter(near * stand.scale)} ${far} ${this.opened === stand.piece.id}`,
        ),
        make: () => this.pieceNode(stand, leastLetter(near * stand.scale)),
      })),
    );
    if (before.size && moves() && !this.still) glide(layer, this.layers.ghosts, before, standing, past);
  }

  /** @param {Stand} stand @param {number} least the smallest letter that can be read */
  pieceNode({ piece, x, y, scale }, least) {
    const ctx = placed(this.ctx, piece.at ?? '');
    const glow = ctx.glows(nounOf(piece)) || this.within(piece);
    return s(
      'g',
      {
        class: classes(
          pieceClass(piece),
          glow && 'glow',
          ctx.chosen(nounOf(piece)) && 'chosen',
          ctx.pointed(nounOf(piece)) && 'pointed',
        ),
        transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 100) / 100})`,
        'data-noun': nounOf(piece),
        'data-piece': piece.id,
        'data-key': piece.id,
        role: 'button',
        tabindex: glow ? 0 : -1,
        'aria-label': pieceWords(piece),
        'aria-expanded': piece.parts?.length ? String(this.opened === piece.id) : null,
      },
      s('circle', { r: 20, class: 'ring ring-1' }),
      s('circle', { r: 24, class: 'ring ring-2' }),
      pieceParts(piece, least),
    );
  }

  /** Is it touched for an answer, or does it hold what is? @param {Stand} stand */
  answers({ piece }) {
    return placed(this.ctx, piece.at ?? '').glows(nounOf(piece)) || this.within(piece);
  }

  /** Places on a map that answer, over which a piece lies that does not. @param {Stand[]} standing @param {number} symbol */
  raised(standing, symbol) {
    const { plan, ctx } = this;
    if (plan.kind !== 'map') return new Set();
    const idle = standing.filter((stand) => !this.answers(stand));
    const spaces = (this.board.spaces ?? []).filter((space) => !isFramed(space) && ctx.glows(space.id));
    const under = spaces.filter((space) => {
      const at = plan.at.get(space.id);
      return at && isUnder(at, symbolRadius(space, symbol), idle);
    });
    return new Set(under.map(({ id }) => id));
  }

  /** What a question speaks of lies over what it does not, and what answers it over both. @param {Stand} stand */
  rank(stand) {
    return this.answers(stand) ? 2 : Number(this.ctx.pointed(nounOf(stand.piece)));
  }

  /** Does a stack hold something to touch? Where a place was touched already, only the stacks there. @param {Piece} stack */
  within(stack) {
    const elsewhere = [...this.plan.spaces.keys()].some((noun) => noun !== stack.at && this.ctx.chosen(noun));
    return !elsewhere && parts(stack).some((part) => this.ctx.glows(nounOf(part), stack.at));
  }

  /** @param {Stand[]} standing @param {{symbol: number, least: number, smallest: number, sketch: boolean, plaque: number}} sizes */
  drawLabels(standing, sizes) {
    const { plan } = this;
    const { wishes, taken, titles } = names(this.board, plan, standing, sizes, this.ctx);
    const insets = this.lenses().map((lens) => box(area(lens.target, plan)));
    const sign = `${JSON.stringify([wishes, taken, titles])} ${insets.length}`;
    if (sign === this.labelsOf) return;
    this.labelsOf = sign;
    const sheet = { left: 14, top: 14, right: plan.width - 14, bottom: plan.height - 14 };
    const view = JSON.stringify([this.board.id, plan.width, plan.height, sizes]);
    const before = view === this.namedFor ? this.named : [];
    const walls = [...insets, ...titles.map((title) => title.box)];
    const placed = placeLabels(wishes, [...taken, ...insets], sheet, before, walls);
    this.named = placed;
    this.titled = titles.map(({ box }) => box);
    this.namedFor = view;
    const over = placed.filter((label) => label.principal || label.spoken);
    write(
      this.layers.labels,
      placed.filter((label) => !over.includes(label)),
    );
    write(this.layers.titles, [...titles, ...over]);
    this.fill(
      'lenses',
      this.lenses().map((lens) =>
        lensNode(
          lens,
          plan,
          MAGNIFIED.map((layer) => `${this.name}-${layer}`),
        ),
      ),
    );
    for (const [i, lens] of this.lenses().entries()) {
      const inside = box(area(lens.source, plan));
      const zoom = lens.target[2] / lens.source[2];
      const near = wishes.filter(
        ({ x, y, style }) =>
          style === 'town' && x > inside.left && x < inside.right && y > inside.top && y < inside.bottom,
      );
      const names = placeLabels(
        near.map((wish) => ({ ...wish, size: (wish.size / zoom) * CLOSER, smallest: 0 })),
        taken,
        inside,
      );
      const layer = this.layers.lenses.querySelectorAll('.lens-names')[i];
      if (layer) write(layer, names);
    }
  }

  /** What the numbers of last moves shall not cover: on hexagons pieces, elsewhere names, too, and least of all what answers. @param {Stand[]} standing @param {{symbol: number, plaque: number}} sizes */
  held(standing, { symbol, plaque }) {
    const { plan, ctx } = this;
    if (!this.trails.length) return [];
    if (plan.kind === 'hex')
      return standing.map((stand) => ({
        ...around(stand, HEX_PIECE * stand.scale),
        at: stand.piece.shape === 'pennant' ? '' : stand.piece.at,
        weight: this.answers(stand) ? ANSWERS : 1,
      }));
    const spaces = this.board.spaces ?? [];
    const glowing = spaces.filter((space) => ctx.glows(space.id));
    const plaques = spaces.filter((space) => space.shape === 'plaque');
    return [
      ...beyond(plan.width, plan.height),
      ...[...this.named.map(({ box }) => box), ...this.titled].map((box) => ({ ...box, weight: 1 })),
      ...plaques.flatMap((space) => {
        const at = plan.at.get(space.id);
        const weight = ctx.glows(space.id) ? ANSWERS : 1;
        return at ? [{ ...plaqueBox(space, plan, at, plaque), weight }] : [];
      }),
      ...standing.map((stand) => ({
        ...around(stand, 15 * stand.scale),
        weight: this.answers(stand) ? ANSWERS : 1,
      })),
      ...glowing.flatMap((space) => {
        const at = plan.at.get(space.id);
        return at && !isFramed(space)
          ? [{ ...around(at, symbolRadius(space, symbol) + GLOW), weight: ANSWERS }]
          : [];
      }),
    ];
  }

  /** @param {Stand[]} standing */
  drawFan(standing) {
    const stand = standing.find(({ piece }) => piece.id === this.opened);
    this.fill(
      'over',
      stand
        ? [fan(stand.piece, stand, 1 / this.camera.scale, placed(this.ctx, stand.piece.at ?? ''), this.plan)]
        : [],
    );
  }

  // ---- looking ----------------------------------------------------------------------------------------------------
  looked() {
    const { x, y, scale, dragging } = this.camera;
    const shifted = dragging && scale === this.painted.scale;
    if (!shifted) {
      this.painted = { x, y, scale };
      for (const drawing of [this.earth, this.world])
        drawing.setAttribute(
          'transform',
          `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
        );
    }
    this.host.classList.toggle('shifted', shifted);
    const by = shifted ? `translate(${x - this.painted.x}px, ${y - this.painted.y}px)` : '';
    for (const drawing of [this.ground, this.pane]) drawing.style.transform = by;
    this.drawControls();
    if (Math.abs(scale / (this.drawnAt || scale) - 1) < 0.07) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.draw(), this.drawnAt ? 110 : 0);
  }

  /** Bring a thing into view. @param {string} noun */
  seek(noun) {
    const piece = (this.board.pieces ?? []).find(
      (one) => nounOf(one) === noun || one.id === noun || parts(one).some((part) => nounOf(part) === noun),
    );
    const at = this.plan.at.get(piece?.at ?? noun);
    if (at) this.camera.seek(at);
    return Boolean(at);
  }

  /** A new question: what glows shall be seen; if nothing does, what the question speaks of. */
  turnToGlow() {
    this.turning = !this.pane.clientWidth; // a board that has just been laid out gets its size later
    if (this.turning) return;
    this.turned = performance.now();
    const things = [
      ...(this.board.spaces ?? []).flatMap((space) => [
        space.id,
        ...(space.slots ?? []).map((slot) => slot.id),
      ]),
      ...(this.board.pieces ?? []).map(nounOf),
    ];
    const within = (this.board.pieces ?? []).filter((piece) =>
      parts(piece).some((part) => this.ctx.glows(nounOf(part), piece.at)),
    );
    const glowing = [
      ...things.filter((noun) => this.ctx.glows(noun)),
      ...within.map((piece) => piece.at ?? ''),
    ];
    const lit = glowing.length ? glowing : things.filter((noun) => this.ctx.pointed(noun));
    const at = (/** @type {string} */ noun) => {
      const place = (this.board.pieces ?? []).find((piece) => nounOf(piece) === noun)?.at ?? noun;
      const point = this.plan.at.get(place);
      const space = this.plan.spaces.get(place);
      if (!point || space?.shape !== 'plate') return point;
      return { ...point, reach: ((space.width || 0) * this.plan.scale) / 2 };
    };
    this.camera.turnTo(
      lit.flatMap((noun) => at(noun) ?? []),
      coveredTop(this.pane),
    );
  }

  /** What is going on came to lie over the board just after the question: what glows shall be seen below it. */
  turnBelow() {
    const isSoon = performance.now() - this.turned < SOON && !this.camera.touched;
    if (isSoon && coveredTop(this.pane) > this.camera.covered) this.turnToGlow();
  }

  /** @param {string} noun */
  holds(noun) {
    return (
      this.plan.at.has(noun) ||
      (this.board.pieces ?? []).some(
        (piece) => nounOf(piece) === noun || parts(piece).some((part) => nounOf(part) === noun),
      )
    );
  }

  /** @param {string} id */
  find(id) {
    return (this.board.pieces ?? []).find((piece) => piece.id === id);
  }

  drawControls() {
    if (!this.controls || !this.camera) return;
    const turnLens = () => {
      prefer({ lens: !prefs.lens });
      this.draw();
    };
    morph(this.controls, controlsNode(this.board, this.plan, this.camera, turnLens));
  }

  /** @param {string} stack */
  open(stack) {
    this.opened = stack;
    this.draw();
  }
}

/** How much of the top of a board what goes on lies over, on a narrow screen. @param {Element} pane */
function coveredTop(pane) {
  const light = document.querySelector('.pane-board .spotlight');
  if (!light) return 0;
  const [above, here] = [light.getBoundingClientRect(), pane.getBoundingClientRect()];
  const over = above.top <= here.top + 2 && above.left <= here.left + 2 && above.right >= here.right - 2;
  return over ? Math.max(0, above.bottom - here.top) : 0;
}
