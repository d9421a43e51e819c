/**
 * A board: the sheet, its places, the pieces on them. It draws what the scene says and hands on what is touched.
 */

import { h, s, keep, morph, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { moves, prefer, prefs } from '../base/prefs.js';
import { Camera } from './camera.js';
import { fan } from './fan.js';
import { plan as planOf, round } from './geometry.js';
import { placeLabels } from './labels.js';
import { area, lensNode, throughLens } from './lens.js';
import { linkNodes } from './links.js';
import { overview } from './overview.js';
import { pieceClass, pieceParts } from './pieces.js';
import { coast, frameNodes, sheetNodes } from './sheet.js';
import { isFramed, spaceNode, symbolRadius } from './spaces.js';
import { stands } from './standing.js';

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./labels.js').Box} Box */
/** @typedef {import('./standing.js').Stand} Stand */

/** Layers that an inset shows again; names are written anew, for there is room for more. */
const MAGNIFIED = ['sheet', 'framed', 'links', 'symbols', 'pieces'];
/** How much larger than on the board names are in an inset. */
const CLOSER = 1.15;
/** So far from the middle of a thing, in drawing units, a touch in an inset still meets it. */
const MEETS = { piece: 18, space: 22 };
let boards = 0;

const RANKS = /** @type {Record<string, number>} */ ({
  capital: 6,
  square: 5,
  key: 5,
  area: 4,
  star: 3,
  fortress: 3,
  circle: 2,
});

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
    /** @type {Stand[]} */
    this.stood = [];
    this.drawnAt = 0;
    this.sheetOf = '';
    this.linksOf = '';
    this.labelsOf = '';
    this.timer = 0;
    this.name = `board-${++boards}`;
    this.world = s('g', { class: 'world' });
    this.layers = Object.fromEntries(
      ['sheet', 'framed', 'links', 'symbols', 'labels', 'frame', 'pieces', 'ghosts', 'lenses', 'over'].map(
        (name) => {
          const layer = s('g', { class: `layer-${name}`, id: `${this.name}-${name}` });
          this.world.append(layer);
          return [name, layer];
        },
      ),
    );
    this.pane = /** @type {SVGSVGElement} */ (
      s(
        'svg',
        { class: 'pane', role: 'group', tabindex: still ? null : 0, focusable: still ? 'false' : null },
        this.world,
      )
    );
    this.host = h('div', { class: classes('board', still && 'still'), 'data-own': true }, this.pane);
    if (still) this.pane.setAttribute('aria-hidden', 'true');
    else this.furnish();
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
    this.plan = planOf(this.board, this.aspect());
    this.camera.show(this.plan);
    this.camera.resized();
    this.draw();
  }

  /** Sizes for the present distance, in drawing units. */
  sizes() {
    const k = this.camera.scale;
    if (this.plan.kind !== 'map') return { symbol: 1, piece: 1, least: 11 / k, far: k < 0.58 };
    const grow = (/** @type {number} */ power, /** @type {number} */ most) =>
      Math.min(Math.max(k ** -power, 0.6), most);
    return { symbol: grow(0.42, 1.7), piece: grow(0.55, 1.9), least: 11 / k, far: false };
  }

  draw() {
    const { board, plan, ctx } = this;
    const sizes = this.sizes();
    this.drawnAt = this.camera.scale;
    this.drawSheet();
    const spaces = (board.spaces ?? []).map((space) =>
      sizes.far && isFramed(space) ? { ...space, label: '' } : space,
    );
    const least = Math.min(sizes.least, 19);
    const item = (/** @type {import('../types').Space} */ space) => ({
      key: space.id,
      sign: this.sign(
        space,
        `${round(sizes.symbol)} ${round(least)} ${plan.flagged.has(space.id)} ${Object.values(plan.at.get(space.id) ?? {}).map(round)}`,
      ),
      make: () => spaceNode(space, plan, ctx, { symbol: sizes.symbol, least }),
    });
    keep(this.layers.framed, spaces.filter(isFramed).map(item));
    const links = `${JSON.stringify(board.links ?? [])} ${plan.width} ${plan.height}`;
    if (links !== this.linksOf) this.fill('links', linkNodes(board, plan));
    this.linksOf = links;
    keep(this.layers.symbols, spaces.filter((space) => !isFramed(space)).map(item));
    const standing = stands(board, plan, sizes);
    this.drawPieces(standing);
    this.drawLabels(standing, sizes);
    this.drawFan(standing);
    this.drawControls();
  }

  /** The insets that lie open. */
  lenses() {
    return prefs.lens && !this.still ? (this.board.lenses ?? []) : [];
  }

  /** Everything a thing's drawing depends on. @param {import('../types').Space | Piece} thing @param {string} more */
  sign(thing, more) {
    const { ctx } = this;
    const within =
      'slots' in thing ? (thing.slots ?? []) : 'parts' in thing ? parts(/** @type {Piece} */ (thing)) : [];
    const marks = [thing, ...within].map((one) => {
      const noun = nounOf(one);
      return (ctx.glows(noun) ? 1 : 0) + (ctx.chosen(noun) ? 2 : 0) + (ctx.pointed(noun) ? 4 : 0);
    });
    return `${marks} ${more} ${ctx.letterOf(thing.tone)} ${JSON.stringify(thing)}`;
  }

  drawSheet() {
    const of = `${this.board.id} ${this.plan.width} ${this.plan.height} ${this.board.spaces?.length} ${Boolean(this.coastline)}`;
    if (of === this.sheetOf) return;
    this.sheetOf = of;
    this.fill('sheet', sheetNodes(this.board, this.plan, this.coastline));
    this.fill('frame', frameNodes(this.plan));
  }

  /** @param {string} layer @param {import('../types').Child[]} children */
  fill(layer, children) {
    morph(this.layers[layer], s('g', { class: `layer-${layer}`, id: `${this.name}-${layer}` }, children));
  }

  /** Pieces go from where they were to where they are. @param {Stand[]} standing */
  drawPieces(standing) {
    const layer = this.layers.pieces;
    const before = new Map(
      [...layer.children].map((child) => [
        child.getAttribute('data-key') ?? '',
        child.getAttribute('transform') ?? '',
      ]),
    );
    const first = before.size === 0;
    const past = this.stood;
    this.stood = standing;
    const far = [...this.plan.spaces.keys()].filter((noun) => this.ctx.chosen(noun)).join();
    keep(
      layer,
      standing.map((stand) => ({
        key: stand.piece.id,
        sign: this.sign(
          stand.piece,
          `${round(stand.x)} ${round(stand.y)} ${round(stand.scale)} ${far} ${this.opened === stand.piece.id}`,
        ),
        make: () => this.pieceNode(stand),
      })),
    );
    if (first || !moves() || this.still) return;
    for (const child of layer.children) {
      const was = before.get(child.getAttribute('data-key') ?? '');
      const is = child.getAttribute('transform') ?? '';
      const from = was === undefined ? origin(child.getAttribute('data-key') ?? '', standing, past) : '';
      if (from)
        child.animate([{ transform: css(from) }, { transform: css(is) }], {
          duration: 620,
          easing: 'cubic-bezier(.4,0,.2,1)',
        });
      else if (was === undefined)
        child.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 360, easing: 'ease-out' });
      else if (grown(child.getAttribute('data-key') ?? '', standing, past))
        this.join(child, origin(child.getAttribute('data-key') ?? '', standing, past), is);
      else if (was !== is && distance(was, is) > 3) {
        child.animate([{ transform: css(was) }, { transform: css(is) }], {
          duration: 520,
          easing: 'cubic-bezier(.4,0,.2,1)',
        });
      }
    }
  }

  /** Those who join a stack glide to it from where they stood. @param {Element} stack @param {string} from @param {string} is */
  join(stack, from, is) {
    if (!from) return;
    const ghost = /** @type {SVGElement} */ (stack.cloneNode(true));
    for (const name of ['data-key', 'data-noun', 'data-piece', 'role', 'tabindex', 'aria-label'])
      ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    this.layers.ghosts.append(ghost);
    ghost
      .animate([{ transform: css(from) }, { transform: css(is) }], {
        duration: 620,
        easing: 'cubic-bezier(.4,0,.2,1)',
      })
      .finished.finally(() => ghost.remove());
  }

  /** @param {Stand} stand */
  pieceNode({ piece, x, y, scale }) {
    const { ctx } = this;
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
      pieceParts(piece),
    );
  }

  /** Does a stack hold something to touch? Where a place was touched already, only the stacks there. @param {Piece} stack */
  within(stack) {
    const elsewhere = [...this.plan.spaces.keys()].some((noun) => noun !== stack.at && this.ctx.chosen(noun));
    return !elsewhere && parts(stack).some((part) => this.ctx.glows(nounOf(part)));
  }

  /** What shall be written on the board, and where it can't be. @param {Stand[]} standing @param {{symbol: number, least: number}} sizes */
  names(standing, sizes) {
    const { board, plan } = this;
    /** @type {Box[]} */
    const taken = standing.map(({ x, y, scale, piece }) => ({
      left: x - 15 * scale,
      right: x + (piece.badge ? 16 + String(piece.badge).length * 6 : 15) * scale,
      top: y - 17 * scale,
      bottom: y + 19 * scale,
    }));
    /** @type {import('./labels.js').Wish[]} */
    const wishes = [];
    for (const space of board.spaces ?? []) {
      const at = plan.at.get(space.id);
      if (!at || space.shape === 'hex') continue;
      if (space.shape === 'plate') {
        taken.push(titleBox(space, at, plan.scale));
        continue;
      }
      for (const slot of space.slots ?? []) {
        const spot = plan.at.get(slot.id);
        if (spot) taken.push({ left: spot.x - 8, right: spot.x + 8, top: spot.y - 9, bottom: spot.y + 9 });
      }
      const radius = space.shape === 'area' ? 0 : symbolRadius(space, sizes.symbol);
      const important = (RANKS[space.shape ?? 'circle'] ?? 2) >= 5;
      if (radius)
        taken.push({ left: at.x - radius, right: at.x + radius, top: at.y - radius, bottom: at.y + radius });
      if (!space.label) continue;
      wishes.push({
        id: space.id,
        words: String(space.label),
        x: at.x,
        y: at.y,
        radius,
        rank: (RANKS[space.shape ?? 'circle'] ?? 2) + (space.size ?? 1) / 10,
        size: Math.max(
          space.shape === 'area' ? 17 : important ? 14 : 11.5,
          sizes.least * (important ? 1.14 : 1),
        ),
        style: space.terrain === 'sea' ? 'water' : 'town',
        weight: important ? 600 : 400,
        beside: space.beside,
      });
    }
    for (const [i, label] of (board.labels ?? []).entries()) {
      const at = plan.place(label.x, label.y);
      wishes.push({
        id: `label ${i}`,
        words: String(label.text),
        ...at,
        radius: 0,
        rank: label.style === 'region' ? 1 : 4,
        size: Math.max(18 * (label.size ?? 1), sizes.least * 1.25),
        style: label.style ?? 'water',
        weight: 400,
      });
    }
    return { wishes, taken };
  }

  /** @param {Stand[]} standing @param {{symbol: number, least: number}} sizes */
  drawLabels(standing, sizes) {
    const { plan } = this;
    const { wishes, taken } = this.names(standing, sizes);
    const insets = this.lenses().map((lens) => box(area(lens.target, plan)));
    const sign = `${JSON.stringify(wishes)} ${JSON.stringify(taken)} ${insets.length}`;
    if (sign === this.labelsOf) return;
    this.labelsOf = sign;
    const sheet = { left: 14, top: 14, right: plan.width - 14, bottom: plan.height - 14 };
    this.write(this.layers.labels, placeLabels(wishes, [...taken, ...insets], sheet));
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
        near.map((wish) => ({ ...wish, size: (wish.size / zoom) * CLOSER })),
        taken,
        inside,
      );
      const layer = this.layers.lenses.querySelectorAll('.lens-names')[i];
      if (layer) this.write(layer, names);
    }
  }

  /** @param {Element} layer @param {import('./labels.js').Placed[]} labels */
  write(layer, labels) {
    keep(
      layer,
      labels.map((label) => ({
        key: label.id,
        sign: `${label.words} ${round(label.x)} ${round(label.y)} ${round(label.size)} ${label.anchor}`,
        make: () =>
          s(
            'text',
            {
              class: classes('label', `label-${label.style}`, label.weight > 500 && 'label-key'),
              x: round(label.x),
              y: round(label.y),
              'font-size': round(label.size),
              'text-anchor': label.anchor,
            },
            label.words,
          ),
      })),
    );
  }

  /** @param {Stand[]} standing */
  drawFan(standing) {
    const stand = standing.find(({ piece }) => piece.id === this.opened);
    this.fill('over', stand ? [fan(stand.piece, stand, 1 / this.camera.scale, this.ctx, this.plan)] : []);
  }

  // ---- looking ----------------------------------------------------------------------------------------------------
  looked() {
    const { x, y, scale } = this.camera;
    this.world.setAttribute(
      'transform',
      `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
    );
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

  // ---- touching -----------------------------------------------------------------------------------------------------
  furnish() {
    this.controls = h('div', { class: 'board-controls' });
    this.host.append(this.controls);
    this.pane.addEventListener('click', (event) => this.clicked(event));
    this.pane.addEventListener('contextmenu', (event) => {
      const noun = nounAt(event.target);
      if (!noun) return;
      event.preventDefault();
      this.ctx.inspect(noun);
    });
    this.pane.addEventListener('keydown', (event) => this.key(event));
  }

  /** @param {Event} event */
  clicked(event) {
    const point = throughLens(event);
    const target = event.target instanceof Element ? event.target.closest('[data-piece]') : null;
    const stack = point ? this.pieceAt(point) : this.find(target?.getAttribute('data-piece') ?? '');
    const noun = point ? (stack ? nounOf(stack) : this.spaceAt(point)) : nounAt(event.target);
    if (!noun) {
      if (this.opened) this.open('');
      return;
    }
    if (stack?.parts?.length && (this.within(stack) || !this.ctx.glows(noun)))
      this.open(this.opened === stack.id ? '' : stack.id);
    else this.ctx.touch(noun);
  }

  /** @param {{x: number, y: number}} point */
  pieceAt(point) {
    return this.stood.find(({ x, y, scale }) => Math.hypot(x - point.x, y - point.y) < MEETS.piece * scale)
      ?.piece;
  }

  /** @param {{x: number, y: number}} point */
  spaceAt(point) {
    const away = (/** @type {string} */ noun) =>
      Math.hypot((this.plan.at.get(noun)?.x ?? 0) - point.x, (this.plan.at.get(noun)?.y ?? 0) - point.y);
    return (
      [...this.plan.spaces.keys()]
        .filter((noun) => away(noun) < MEETS.space)
        .sort((a, b) => away(a) - away(b))[0] ?? null
    );
  }

  /** @param {string} stack */
  open(stack) {
    this.opened = stack;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const noun = nounAt(event.target);
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step && event.shiftKey) this.camera.pan(-step[0] * 80, -step[1] * 80);
    else if (step) this.walk(noun, step[0], step[1]);
    else if (event.key === '+' || event.key === '=') this.camera.zoom(1.25);
    else if (event.key === '-') this.camera.zoom(0.8);
    else if (event.key === '0') this.camera.fit();
    else if (event.key === 'Escape' && this.opened) this.open('');
    else if ((event.key === 'Enter' || event.key === ' ') && noun) this.clicked(event);
    else if (event.key === 'i' && noun) this.ctx.inspect(noun);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the next place in a direction. @param {string | null} from @param {number} dx @param {number} dy */
  walk(from, dx, dy) {
    const piece = (this.board.pieces ?? []).find((one) => nounOf(one) === from);
    const here = this.plan.at.get(piece?.at ?? from ?? '');
    let best = '';
    let far = Infinity;
    for (const [noun, at] of this.plan.at) {
      if (!this.plan.spaces.has(noun)) continue;
      if (!here) {
        const middle = Math.hypot(at.x - this.plan.width / 2, at.y - this.plan.height / 2);
        if (middle < far) [far, best] = [middle, noun];
        continue;
      }
      const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
      const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
      if (along > 1 && aside <= along * 1.8 && along + aside * 1.4 < far)
        [far, best] = [along + aside * 1.4, noun];
    }
    if (!best) return;
    this.seek(best);
    /** @type {HTMLElement | null} */ (
      this.pane.querySelector(`.space[data-noun="${CSS.escape(best)}"]`)
    )?.focus({ preventScroll: true });
  }

  drawControls() {
    if (!this.controls) return;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ words,
      /** @type {() => void} */ onclick,
      /** @type {boolean} */ pressed = false,
    ) =>
      h(
        'button',
        {
          type: 'button',
          class: 'round',
          'aria-label': words,
          title: words,
          'aria-pressed': pressed ? 'true' : null,
          onclick,
        },
        icon(name),
      );
    const camera = this.camera;
    if (!camera) return;
    const turn = () => {
      prefer({ lens: !prefs.lens });
      this.draw();
    };
    morph(
      this.controls,
      h(
        'div',
        { class: 'board-controls' },
        overview(this.plan, camera, (x, y) => {
          camera.pan(
            camera.width / 2 - x * camera.scale - camera.x,
            camera.height / 2 - y * camera.scale - camera.y,
          );
        }),
        h(
          'div',
          { class: 'board-buttons' },
          (this.board.lenses ?? [])
            .slice(0, 1)
            .map((lens) => button('lens', t('lens', { part: lens.title }), turn, prefs.lens)),
          button('zoomin', t('zoom-in'), () => camera.zoom(1.35)),
          button('zoomout', t('zoom-out'), () => camera.zoom(0.74)),
          button('fit', t('zoom-fit'), () => camera.fit()),
        ),
      ),
    );
  }
}

/** @param {import('./lens.js').Rect} rect @returns {Box} */
function box({ x, y, width, height }) {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** What answers call a thing. @param {{id: string, noun?: string}} thing */
export function nounOf(thing) {
  return thing.noun || thing.id;
}

/** Everything a stack holds, also what is carried by what it holds. @param {Piece} stack @returns {Piece[]} */
export function parts(stack) {
  return (stack.parts ?? []).flatMap((part) => [part, ...parts(part)]);
}

/** @param {EventTarget | null} target */
export function nounAt(target) {
  return target instanceof Element
    ? (target.closest('[data-noun]')?.getAttribute('data-noun') ?? null)
    : null;
}

/** A piece in words; how many it stands for, unless its name says so. @param {Piece} piece */
export function pieceWords(piece) {
  const name = String(piece.label || piece.letter || piece.shape);
  const count = piece.count ?? 1;
  const words = [count > 1 && !new RegExp(`(^|\\D)${count}(\\D|$)`).test(name) ? `${name} × ${count}` : name];
  if (piece.badge !== undefined && piece.badge !== '') words.push(String(piece.badge));
  if (piece.parts?.length) words.push(piece.parts.map((part) => pieceWords(part)).join(', '));
  return words.join(': ');
}

/** Where a plate's own name stands. @param {import('../types').Space} plate @param {{x: number, y: number}} at @param {number} scale @returns {Box} */
function titleBox(plate, at, scale) {
  const [width, top] = [(plate.width || 10) * scale, at.y - ((plate.height || 10) * scale) / 2];
  return {
    left: at.x - width * 0.42,
    right: at.x + width * 0.42,
    top,
    bottom: top + 36 + ((plate.icons ?? []).length ? 20 : 0),
  };
}

/**
 * Where a piece that is new came from: from the nearest one of its kind that is gone, or has become smaller.
 * @param {string} id @param {Stand[]} standing @param {Stand[]} past
 */
function origin(id, standing, past) {
  const stand = standing.find(({ piece }) => piece.id === id);
  if (!stand) return '';
  let best = '';
  let far = Infinity;
  for (const { piece, x, y, scale } of past) {
    if (
      piece.shape !== stand.piece.shape ||
      piece.tone !== stand.piece.tone ||
      piece.letter !== stand.piece.letter
    )
      continue;
    const now = standing.find((other) => other.piece.id === piece.id);
    if (now && (now.piece.count ?? 1) >= (piece.count ?? 1)) continue;
    const away = Math.hypot(x - stand.x, y - stand.y);
    if (away < far) [far, best] = [away, `translate(${x} ${y}) scale(${scale})`];
  }
  return best;
}

/** Has a piece that was there become larger? @param {string} id @param {Stand[]} standing @param {Stand[]} past */
function grown(id, standing, past) {
  const count = (/** @type {Stand[]} */ list) => list.find(({ piece }) => piece.id === id)?.piece.count ?? 1;
  return count(standing) > count(past);
}

/** @param {string} transform */
function css(transform) {
  const [x, y, k] = numbers(transform);
  return `translate(${x}px, ${y}px) scale(${k ?? 1})`;
}

/** @param {string} transform */
function numbers(transform) {
  return (transform.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** @param {string} a @param {string} b */
function distance(a, b) {
  const [ax, ay] = numbers(a);
  const [bx, by] = numbers(b);
  return Math.hypot(ax - bx, ay - by);
}
