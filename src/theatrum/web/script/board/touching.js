/** What is touched on a board, by pointer or by key, and in its insets; the view knows what lies where. */

import { nounAt, nounOf } from '../things/nouns.js';
import { placeAt } from '../things/placed.js';
import { throughLens } from './lens.js';

/** So far from the middle of a thing, in drawing units, a touch in an inset still meets it. */
const MEETS = { piece: 18, space: 22 };

export class BoardTouch {
  /** @param {import('./board.js').BoardView} view */
  constructor(view) {
    this.view = view;
    const { pane } = view;
    pane.addEventListener('click', (event) => this.clicked(event));
    pane.addEventListener('contextmenu', (event) => this.looked(event));
    pane.addEventListener('keydown', (event) => this.key(event));
  }

  /** @param {Event} event */
  looked(event) {
    const noun = nounAt(event.target);
    if (!noun) return;
    event.preventDefault();
    this.view.ctx.inspect(noun);
  }

  /** @param {Event} event */
  clicked(event) {
    const point = throughLens(event);
    const target = event.target instanceof Element ? event.target.closest('[data-piece]') : null;
    const stack = point ? this.pieceAt(point) : this.view.find(target?.getAttribute('data-piece') ?? '');
    const noun = point ? (stack ? nounOf(stack) : this.spaceAt(point)) : nounAt(event.target);
    if (!noun) {
      if (this.view.opened) this.view.open('');
      return;
    }
    const { ctx } = this.view;
    const place = stack?.at ?? placeAt(event.target);
    const here = stack ?? this.standsAt(noun);
    if (here?.parts?.length && (this.view.within(here) || !ctx.glows(noun, place)))
      this.view.open(this.view.opened === here.id ? '' : here.id);
    else ctx.touch(noun, place);
  }

  /** The place that the question is about stands for the stack there that answers it. @param {string} noun */
  standsAt(noun) {
    if (noun !== this.view.ctx.origin()) return undefined;
    return (this.view.board.pieces ?? []).find((piece) => piece.at === noun && this.view.within(piece));
  }

  /** @param {{x: number, y: number}} point */
  pieceAt(point) {
    return this.view.stood.find(
      ({ x, y, scale }) => Math.hypot(x - point.x, y - point.y) < MEETS.piece * scale,
    )?.piece;
  }

  /** @param {{x: number, y: number}} point */
  spaceAt(point) {
    const away = (/** @type {string} */ noun) =>
      Math.hypot(
        (this.view.plan.at.get(noun)?.x ?? 0) - point.x,
        (this.view.plan.at.get(noun)?.y ?? 0) - point.y,
      );
    return (
      [...this.view.plan.spaces.keys()]
        .filter((noun) => away(noun) < MEETS.space)
        .sort((a, b) => away(a) - away(b))[0] ?? null
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const noun = nounAt(event.target);
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step && event.shiftKey) this.view.camera.pan(-step[0] * 80, -step[1] * 80);
    else if (step) this.walk(noun, step[0], step[1]);
    else if (event.key === '+' || event.key === '=') this.view.camera.zoom(1.25);
    else if (event.key === '-') this.view.camera.zoom(0.8);
    else if (event.key === '0') this.view.camera.fit();
    else if (event.key === 'Escape' && this.view.opened) this.view.open('');
    else if ((event.key === 'Enter' || event.key === ' ') && noun) this.clicked(event);
    else if (event.key === 'i' && noun) this.view.ctx.inspect(noun);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the next place in a direction. @param {string | null} from @param {number} dx @param {number} dy */
  walk(from, dx, dy) {
    const piece = (this.view.board.pieces ?? []).find((one) => nounOf(one) === from);
    const here = this.view.plan.at.get(piece?.at ?? from ?? '');
    let best = '';
    let far = Infinity;
    for (const [noun, at] of this.view.plan.at) {
      if (!this.view.plan.spaces.has(noun)) continue;
      if (!here) {
        const middle = Math.hypot(at.x - this.view.plan.width / 2, at.y - this.view.plan.height / 2);
        if (middle < far) [far, best] = [middle, noun];
        continue;
      }
      const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
      const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
      if (along > 1 && aside <= along * 1.8 && along + aside * 1.4 < far)
        [far, best] = [along + aside * 1.4, noun];
    }
    if (!best) return;
    this.view.seek(best);
    /** @type {HTMLElement | null} */ (
      this.view.pane.querySelector(`.space[data-noun="${CSS.escape(best)}"]`)
    )?.focus({ preventScroll: true });
  }
}
