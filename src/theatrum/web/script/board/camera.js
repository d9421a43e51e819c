/** Where the reader looks: pan by dragging, zoom by wheel, pinch and keys. */

import { moves } from '../base/prefs.js';

const FARTHEST = 0.85;
const NEAREST = 5;
const SMALL = 560;
/** What lies nearer to the window's edge is hardly seen. */
const EDGE = 44;
/** So far from it a piece is just seen whole. */
const BRINK = 24;
/** So far from the edge names are seen, too. */
const AROUND = 96;
/** How much nearer than needed a picture is that fills its frame. */
const COVERING = 1.25;

export class Camera {
  /**
   * @param {SVGSVGElement} pane what is looked through
   * @param {() => void} looked called when the view changed
   */
  constructor(pane, looked) {
    this.pane = pane;
    this.looked = looked;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.fitting = 1;
    this.sheet = { width: 100, height: 100 };
    /** Did the reader choose this view? Then a new size of the window leaves it alone. */
    this.chosen = false;
    /** Is a part of the sheet that fills the window better than all of it? */
    this.cover = false;
    /** Did he ask for the whole sheet? */
    this.whole = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.frame = 0;
    /** Did he move it since it was last turned to something? */
    this.touched = false;
    /** How much of the window's top something lies over: the sheet may be drawn down that far. */
    this.covered = 0;
    pane.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    pane.addEventListener('pointerdown', (event) => this.down(event));
    pane.addEventListener('pointermove', (event) => this.move(event));
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) {
      pane.addEventListener(type, (event) => this.up(/** @type {PointerEvent} */ (event)));
    }
    pane.addEventListener('click', (event) => this.swallow(event), { capture: true });
  }

  get width() {
    return this.pane.clientWidth || 1;
  }

  get height() {
    return this.pane.clientHeight || 1;
  }

  /** Does a finger or the mouse pull the sheet? Then what is painted is shifted, and painted anew when it lies still. */
  get dragging() {
    return this.dragged && this.fingers.size === 1;
  }

  /** @param {{width: number, height: number}} sheet */
  show(sheet) {
    const same = sheet.width === this.sheet.width && sheet.height === this.sheet.height;
    this.sheet = { width: sheet.width, height: sheet.height };
    if (!same || !this.chosen) this.first();
  }

  /** Whole, or, where that would be a narrow strip in a small window, as high as the window. */
  first() {
    const [wide, high] = [this.width / this.sheet.width, this.height / this.sheet.height];
    if (this.cover) return this.fit(Math.max(wide, high) * COVERING);
    const small = this.width < SMALL && high > wide * 1.3 && !this.whole;
    this.fit(small ? Math.min(high, wide * 2.4) : Math.min(wide, high));
  }

  /** The whole sheet. @param {number} [scale] */
  fit(scale) {
    this.fitting = Math.min(this.width / this.sheet.width, this.height / this.sheet.height);
    this.scale = scale ?? this.fitting;
    if (scale === undefined) this.whole = true;
    this.x = (this.width - this.sheet.width * this.scale) / 2;
    this.y = (this.height - this.sheet.height * this.scale) / 2;
    this.chosen = false;
    this.looked();
  }

  /** The window changed its size. */
  resized() {
    if (!this.chosen) this.first();
    else {
      this.fitting = Math.min(this.width / this.sheet.width, this.height / this.sheet.height);
      this.settle();
    }
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] the point that stays where it is */
  zoom(factor, px = this.width / 2, py = this.height / 2) {
    const scale = Math.min(
      Math.max(this.scale * factor, this.fitting * FARTHEST),
      Math.max(NEAREST, this.fitting * 2),
    );
    const k = scale / this.scale;
    this.x = px - (px - this.x) * k;
    this.y = py - (py - this.y) * k;
    this.scale = scale;
    this.chosen = true;
    this.touched = true;
    this.settle();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.chosen = true;
    this.touched = true;
    this.settle();
  }

  /** Bring a point of the sheet into view, nearer if one is far away. @param {{x: number, y: number}} point @param {boolean} [closer] */
  seek(point, closer = false) {
    const scale = closer ? Math.max(this.scale, Math.min(1.2, this.fitting * 2.2)) : this.scale;
    const sx = point.x * this.scale + this.x;
    const sy = point.y * this.scale + this.y;
    const margin = 60;
    if (
      scale === this.scale &&
      sx > margin &&
      sy > margin &&
      sx < this.width - margin &&
      sy < this.height - margin
    )
      return;
    this.glide({ scale, x: this.width / 2 - point.x * scale, y: this.height / 2 - point.y * scale });
  }

  /** In a small window, where a part is seen: bring all of these points into view if they have room, if it may be with
   * as much as belongs to them on both sides (`reach`), else the nearest, unless one is in it. Where there is none, a low
   * sheet comes to lie below what covers its top, if it has room there.
   * @param {{x: number, y: number, reach?: number}[]} points @param {number} [covered] how much of the window's top is */
  turnTo(points, covered = 0) {
    if (this.width >= SMALL) return;
    this.covered = covered;
    this.touched = false;
    if (!points.length) {
      const y = this.covering(this.y, this.sheet.height, this.height, this.y, covered);
      if (Math.abs(y - this.y) > 1) this.glide({ scale: this.scale, x: this.x, y });
      return;
    }
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const reaching = points.flatMap(({ x, reach = 0 }) => {
      const further = Math.max(reach - (EDGE - 4) / this.scale, 0);
      return [x - further, x + further];
    });
    const x =
      this.showing(reaching, this.sheet.width, this.width, this.x) ??
      this.showing(xs, this.sheet.width, this.width, this.x) ??
      this.showing(xs, this.sheet.width, this.width, this.x, 0, BRINK);
    const y =
      this.showing(ys, this.sheet.height, this.height, this.y, covered) ??
      this.showing(ys, this.sheet.height, this.height, this.y, covered, BRINK);
    if (x !== null && y !== null) {
      if (Math.hypot(x - this.x, y - this.y) > 1) this.glide({ scale: this.scale, x, y });
      return;
    }
    const [cx, cy] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale];
    const away = (/** @type {{x: number, y: number}} */ point) => Math.hypot(point.x - cx, point.y - cy);
    const isSeen = (/** @type {{x: number, y: number}} */ point) =>
      Math.abs(point.x - cx) * this.scale < this.width / 2 - EDGE &&
      Math.abs(point.y - cy) * this.scale < this.height / 2 - EDGE;
    if (points.some(isSeen)) return;
    const near = points.reduce((a, b) => (away(b) < away(a) ? b : a));
    this.glide({
      scale: this.scale,
      x: this.covering(this.width / 2 - near.x * this.scale, this.sheet.width, this.width, this.x),
      y: this.covering(this.height / 2 - near.y * this.scale, this.sheet.height, this.height, this.y),
    });
  }

  /** Where the sheet begins if all these places are seen, moved as little as may be, with room for their names if there
   * is; null where they find none.
   * @param {number[]} places along one way @param {number} size @param {number} window @param {number} now @param {number} [from] where the window begins to be seen @param {number} [edge] how near to the edge they may be */
  showing(places, size, window, now, from = 0, edge = EDGE) {
    const [least, most] = [Math.min(...places) * this.scale, Math.max(...places) * this.scale];
    const room = (window - from - (most - least)) / 2;
    if (room < edge) return null;
    const free = Math.min(room, AROUND);
    const moved = Math.min(Math.max(now, from + free - least), window - free - most);
    return this.covering(moved, size, window, now, from);
  }

  /** Where a sheet begins that leaves no part of the window empty. @param {number} at @param {number} size @param {number} window @param {number} now @param {number} [from] */
  covering(at, size, window, now, from = 0) {
    const long = size * this.scale;
    if (long <= window - from) return Math.min(Math.max(now, from), window - long);
    return Math.max(Math.min(at, from), window - long);
  }

  /** @param {{scale: number, x: number, y: number}} to */
  glide(to) {
    cancelAnimationFrame(this.frame);
    this.chosen = true;
    const from = { scale: this.scale, x: this.x, y: this.y };
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = moves() ? Math.min((now - began) / 320, 1) : 1;
      const e = 1 - (1 - t) ** 3;
      this.scale = from.scale + (to.scale - from.scale) * e;
      this.x = from.x + (to.x - from.x) * e;
      this.y = from.y + (to.y - from.y) * e;
      this.settle();
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Never lose sight of the sheet. */
  settle() {
    const seen = (
      /** @type {number} */ at,
      /** @type {number} */ size,
      /** @type {number} */ window,
      free = 0,
    ) => {
      const long = size * this.scale;
      if (long <= window)
        return Math.min(
          Math.max(at, Math.min(0, (window - long) / 2)),
          Math.max(window - long, (window - long) / 2) + free,
        );
      const room = this.cover ? 0 : window * 0.35;
      return Math.min(Math.max(at, window - long - room), room);
    };
    this.x = seen(this.x, this.sheet.width, this.width);
    this.y = seen(this.y, this.sheet.height, this.height, this.covered);
    this.looked();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (this.pane.closest('.all-boards') && !event.ctrlKey) return; // the screen of all boards is scrolled
    event.preventDefault();
    const rect = this.pane.getBoundingClientRect();
    const speed = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * speed), event.clientX - rect.left, event.clientY - rect.top);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      this.dragged = false;
      this.began = { x: event.clientX, y: event.clientY };
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - (this.began?.x ?? 0), now.y - (this.began?.y ?? 0)) < 6) return;
      if (!this.dragged) this.hold(event.pointerId);
      this.dragged = true;
      this.pan(now.x - finger.x, now.y - finger.y);
    } else {
      this.dragged = true;
      this.pinch(event.pointerId, finger, now);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {number} pointer */
  hold(pointer) {
    try {
      this.pane.setPointerCapture(pointer);
    } catch {
      // The finger has left already.
    }
  }

  /** @param {number} pointer @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
  pinch(pointer, from, to) {
    const other = [...this.fingers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    const rect = this.pane.getBoundingClientRect();
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (before > 0)
      this.zoom(after / before, (to.x + other.x) / 2 - rect.left, (to.y + other.y) / 2 - rect.top);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.type === 'pointerleave' && this.pane.hasPointerCapture(event.pointerId)) return;
    if (this.fingers.delete(event.pointerId) && this.dragged) this.looked();
  }

  /** The click that ends a drag touches nothing. @param {MouseEvent} event */
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
