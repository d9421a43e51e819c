/**
 * Where there is a crowd of names: those without room beside their symbols are written smaller, in two lines, or farther
 * off and tied to their symbols by a hairline; and where that is not enough, names that stand already make way and are
 * written elsewhere. None is taken away for another.
 */

import { Grid, isWithin, widthOf, halves } from './labels.js';

/** @typedef {import('./labels.js').Box} Box */
/** @typedef {import('./labels.js').Wish} Wish */
/** @typedef {import('./labels.js').Placed} Placed */

/** @typedef {{wish: Wish, lines: string[], size: number, x: number, y: number, anchor: string, box: Box, tie?: {x: number, y: number}, strokes: Box[], cost: number}} Spot `strokes`: where its letters and its hairline are */
/** @typedef {{least: number, spots?: Spot[], make: () => Spot[]}} Stage places of a kind, none of which costs less; made when they are asked for */
/** @typedef {Box & {owner: Wish}} OwnBox */
/** @typedef {{lines: string[], size: number, width: number, height: number, cost: number}} Wording */

/** How far off a name is tried, in heights of its letters. */
const FAR = [0.1, 0.5, 0.95, 1.6, 2.3, 3.1, 4, 5, 6.2, 7.6, 9.2];
/** From here on it is tied to its symbol. */
const TIED = 0.7;
/** What it costs at least to stand there: names go back beside their symbols, but not from one side to another. */
const AWAY = 0.8;
/** So many ways to go, the first one to the right. */
const WAYS = 24;
const TURNS = Array.from({ length: WAYS }, (_, turn) => {
  const angle = (turn * 2 * Math.PI) / WAYS;
  return { turn, ux: Math.cos(angle), uy: Math.sin(angle) };
});
const SIDES = /** @type {Record<string, number>} */ ({
  e: 0,
  se: 3,
  s: 6,
  sw: 9,
  w: 12,
  nw: 15,
  n: 18,
  ne: 21,
});
/** How far from its middle the name of a water is tried, in heights of its letters. */
const STRAYS = 15;
/** So much of it may be on land. */
const ASHORE = 0.6;
/** Letters become smaller in so many steps. */
const STEPS = 2;
/** How high a line is, and how high its letters stand, in heights of letters. */
const [LINE, BASE] = [0.93, 0.71];
/** How much room there is at both sides of a name at least, in heights of its letters. */
const AIR = 0.16;
/** What it costs to send another name elsewhere, and so much more each time; a principal one even more. */
const [DISTURBED, AGAIN, PRINCIPAL] = [1.5, 0.75, 2];
/** What it costs to stand nearer to another symbol, and for a hairline to run over one or a piece, of which it may so many. */
const [MISTAKEN, CROSSING, CROSSED] = [1.2, 1, 2];
/** So many names are written anew at most until one more has a place: where there is no room for all that is soon known,
 * and where names stand already, those are not sent around again. */
const [PATIENCE, HASTE] = [250, 60];
/** For a name that comes nearer so many others go elsewhere at most; so many places are tried for it each time, and so often
 * it is its turn. */
const [AT_ONCE, TRIES, ROUNDS] = [3, 80, 3];
/** What is nearly as good stays. */
const BETTER = 0.2;

/**
 * Find places for those that have none; others move for them.
 * @param {Wish[]} wishes the important ones first @param {Placed[]} standing names that have a place @param {Box[]} taken @param {Box} sheet @param {boolean} again did names stand there before?
 * @returns {Placed[]} those that found a place
 */
export function settled(wishes, standing, taken, sheet, again) {
  const crowd = new Crowd(wishes, taken, sheet);
  for (const label of standing) crowd.write(crowd.spotOf(label));
  crowd.settle(
    wishes.filter((wish) => !crowd.names.has(wish)),
    again ? HASTE : PATIENCE,
  );
  if (again) crowd.improve(AWAY, AWAY);
  else {
    crowd.improve(BETTER, Infinity);
    crowd.exchange();
  }
  return [...crowd.names.values()].map((spot) => ({ ...spot.wish, ...spot }));
}

class Crowd {
  /** @param {Wish[]} all @param {Box[]} taken @param {Box} sheet */
  constructor(all, taken, sheet) {
    this.wishes = new Map(all.map((wish) => [wish.id, wish]));
    this.symbols = all.filter((wish) => wish.radius);
    this.sheet = sheet;
    this.fixed = new Grid(taken);
    /** @type {Grid<OwnBox>} */
    this.grid = new Grid([]);
    /** Used over and over. @type {OwnBox[]} */
    this.found = [];
    /** @type {Map<Wish, Spot>} */
    this.names = new Map();
    /** Where each name could stand. @type {Map<Wish, Stage[]>} */
    this.stages = new Map();
    /** What of each name is written. @type {Map<Wish, OwnBox[]>} */
    this.boxes = new Map();
    /** How often a name had to go elsewhere. @type {Map<Wish, number>} */
    this.disturbed = new Map();
  }

  /** One after the other takes the place that is best for it and those that it sends away, which come next. @param {Wish[]} waiting @param {number} patience */
  settle(waiting, patience) {
    let best = { missing: waiting.length, names: [...this.names.values()] };
    for (let left = patience; waiting.length && left > 0; left--) {
      const wish = /** @type {Wish} */ (waiting.shift());
      const found = this.bestSpot(wish);
      if (!found) continue;
      for (const other of found.others) {
        this.wipe(other);
        this.disturbed.set(other, (this.disturbed.get(other) ?? 0) + 1);
        waiting.push(other);
      }
      this.write(found.spot);
      const missing = this.wishes.size - this.names.size;
      if (missing >= best.missing) continue;
      best = { missing, names: [...this.names.values()] };
      left = patience;
    }
    if (best.names.length === this.names.size) return;
    for (const wish of [...this.names.keys()]) this.wipe(wish);
    for (const spot of best.names) this.write(spot);
  }

  /** The place that costs least, with what it costs those who stand there. @param {Wish} wish @returns {{spot: Spot, others: Wish[]} | null} */
  bestSpot(wish) {
    let least = Infinity;
    /** @type {{spot: Spot, others: Wish[]} | null} */
    let best = null;
    for (const stage of this.stagesOf(wish)) {
      if (stage.least >= least) break;
      for (const spot of (stage.spots ??= stage.make())) {
        if (spot.cost >= least) continue;
        const others = this.inTheWay(spot, least - spot.cost);
        if (!others) continue;
        least = spot.cost + this.disturbing(others);
        best = { spot, others };
      }
    }
    return best;
  }

  /** The names that stand there, if sending them away costs less than so much. @param {Spot} spot @param {number} most */
  inTheWay(spot, most) {
    /** @type {Wish[]} */
    const found = [];
    for (const box of spot.strokes) {
      this.found.length = 0;
      for (const { owner } of this.grid.under(box, this.found)) if (!found.includes(owner)) found.push(owner);
      if (found.length && this.disturbing(found) >= most) return null;
    }
    return found;
  }

  /** What it costs to send them elsewhere. @param {Wish[]} others */
  disturbing(others) {
    let cost = 0;
    for (const other of others)
      cost += DISTURBED + AGAIN * (this.disturbed.get(other) ?? 0) + (other.principal ? PRINCIPAL : 0);
    return cost;
  }

  /** Names that stand worse go where they stand better, if there is room now. @param {number} least that worse costs @param {number} most that better costs */
  improve(least, most) {
    for (let better = true; better;) {
      better = false;
      for (const [wish, now] of [...this.names]) {
        if (now.cost < least) continue;
        this.wipe(wish);
        const spot = this.freeSpot(wish, Math.min(now.cost - BETTER, most));
        this.write(spot ?? now);
        better ||= Boolean(spot);
      }
    }
  }

  /** Names that stand far off go nearer where all whom they send away find places that cost less than is won by it. */
  exchange() {
    for (let round = 0, better = true; better && round < ROUNDS; round++) {
      better = false;
      const far = [...this.names].filter(([, { cost }]) => cost >= AWAY);
      far.sort(([, a], [, b]) => b.cost - a.cost);
      for (const [wish] of far) better = this.nearer(wish) || better;
    }
  }

  /** @param {Wish} wish @returns {boolean} has it come nearer? */
  nearer(wish) {
    const now = /** @type {Spot} */ (this.names.get(wish));
    const most = now.cost - BETTER;
    let tries = TRIES;
    this.wipe(wish);
    for (const stage of this.stagesOf(wish)) {
      if (stage.least >= most) break;
      for (const spot of (stage.spots ??= stage.make())) {
        if (spot.cost >= most) continue;
        const others = this.inTheWay(spot, Infinity) ?? [];
        if (others.length > AT_ONCE) continue;
        if (this.makeWay(spot, others, most - spot.cost)) return true;
        if (!--tries) {
          this.write(now);
          return false;
        }
      }
    }
    this.write(now);
    return false;
  }

  /** Write a name where others stand, if they find places that cost them no more than so much. @param {Spot} spot @param {Wish[]} others @param {number} most */
  makeWay(spot, others, most) {
    const before = others.map((other) => /** @type {Spot} */ (this.names.get(other)));
    for (const other of others) this.wipe(other);
    this.write(spot);
    for (const { wish, cost } of before) {
      const free = this.freeSpot(wish, cost + most);
      if (!free) {
        for (const written of [spot.wish, ...others]) this.wipe(written);
        for (const past of before) this.write(past);
        return false;
      }
      most -= free.cost - cost;
      this.write(free);
    }
    return true;
  }

  /** The best free place, if it costs less than so much. @param {Wish} wish @param {number} most @returns {Spot | null} */
  freeSpot(wish, most) {
    /** @type {Spot | null} */
    let best = null;
    for (const stage of this.stagesOf(wish)) {
      if (stage.least >= most) break;
      for (const spot of (stage.spots ??= stage.make())) {
        if (spot.cost >= most || !spot.strokes.every((box) => this.grid.isFree(box))) continue;
        best = spot;
        most = spot.cost;
      }
    }
    return best;
  }

  /** Places on the sheet, over no piece and no symbol, from the best ones down. @param {Wish} wish */
  stagesOf(wish) {
    let stages = this.stages.get(wish);
    if (!stages) {
      stages = wish.style === 'water' ? this.waterStages(wish) : this.symbolStages(wish);
      stages.sort((a, b) => a.least - b.least);
      this.stages.set(wish, stages);
    }
    return stages;
  }

  /** Beside a symbol, or farther off. @param {Wish} wish @returns {Stage[]} */
  symbolStages(wish) {
    const near = this.symbols.filter(
      (other) => other !== wish && Math.abs(other.x - wish.x) < 150 && Math.abs(other.y - wish.y) < 90,
    );
    return wordings(wish).flatMap((wording) =>
      FAR.map((far, ring) => {
        const least = wording.cost + (far > TIED ? AWAY + ring * ring * 0.05 : ring * 0.3);
        return { least, make: () => this.symbolSpots(wish, wording, far, least, near) };
      }),
    );
  }

  /** @param {Wish} wish @param {Wording} wording @param {number} far @param {number} least @param {Wish[]} near @returns {Spot[]} */
  symbolSpots(wish, { lines, size, width, height }, far, least, near) {
    const liked = SIDES[wish.beside ?? ''];
    const reach = wish.radius + far * wish.size;
    const tied = far > TIED;
    /** @type {Spot[]} */
    const spots = [];
    for (const { turn, ux, uy } of TURNS) {
      const [px, py] = [wish.x + ux * (reach + 1), wish.y + uy * reach];
      const anchor = ux > 0.3 ? 'start' : ux < -0.3 ? 'end' : 'middle';
      const left = anchor === 'start' ? px : anchor === 'end' ? px - width : px - width / 2;
      const top = uy > 0.5 ? py : uy < -0.5 ? py - height : py - height / 2;
      const box = { left, right: left + width, top, bottom: top + height };
      if (!isWithin(box, this.sheet) || !this.fixed.isFree(box)) continue;
      const tie = tied ? edge(wish, box) : undefined;
      const line = tie ? alongTie(tie, box, size) : [];
      const crossed = this.crossed(wish, line);
      if (crossed > CROSSED) continue;
      const isMistaken = !tied && near.some((other) => apart(other, box) < apart(wish, box) + 1);
      const cost = least + aside(turn, liked) + crossed * CROSSING + (isMistaken ? MISTAKEN : 0);
      const x = anchor === 'start' ? left : anchor === 'end' ? left + width : px;
      const y = top + size * BASE;
      spots.push({ wish, lines, size, x, y, anchor, box, tie, strokes: [box, ...line], cost });
    }
    return spots;
  }

  /** Over how many symbols and pieces a hairline runs, but for what lies over its own symbol. @param {Wish} wish @param {Box[]} line */
  crossed({ x, y }, line) {
    /** @type {Box[]} */
    const boxes = [];
    for (const step of line) this.fixed.under(step, boxes);
    if (!boxes.length) return 0;
    return [...new Set(boxes)].filter((box) => x < box.left || x > box.right || y < box.top || y > box.bottom)
      .length;
  }

  /** In the water that it names, or not far from its middle. @param {Wish} wish @returns {Stage[]} */
  waterStages(wish) {
    return wordings(wish).flatMap((wording) =>
      Array.from({ length: STRAYS }, (_, far) => {
        const least = wording.cost + far * 0.05;
        return { least, make: () => this.waterSpots(wish, wording, far, least) };
      }),
    );
  }

  /** @param {Wish} wish @param {Wording} wording @param {number} far @param {number} least @returns {Spot[]} */
  waterSpots(wish, { lines, size, width, height }, far, least) {
    /** @type {Spot[]} */
    const spots = [];
    for (const { ux, uy } of far ? TURNS : TURNS.slice(0, 1)) {
      const [x, middle] = [wish.x + ux * far * wish.size * 0.9, wish.y + uy * far * wish.size * 0.7];
      const top = middle - height / 2;
      const box = { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
      if (!isWithin(box, this.sheet) || !this.fixed.isFree(box)) continue;
      const outside = wish.outside?.(box) ?? far * 0.04;
      if (outside > ASHORE) continue;
      const y = top + size * BASE;
      spots.push({
        wish,
        lines,
        size,
        x,
        y,
        anchor: 'middle',
        box,
        strokes: [box],
        cost: least + outside * 2,
      });
    }
    return spots;
  }

  /** A name that stands already. @param {Placed} label @returns {Spot} */
  spotOf({ id, lines, words, size, x, y, anchor, box, tie, cost }) {
    const wish = /** @type {Wish} */ (this.wishes.get(id));
    const strokes = tie ? [box, ...alongTie(tie, box, size)] : [box];
    return { wish, lines: lines ?? [words], size, x, y, anchor, box, tie, strokes, cost };
  }

  /** With air at its sides. @param {Spot} spot */
  write(spot) {
    const air = spot.size * AIR;
    const boxes = spot.strokes.map(({ left, right, top, bottom }, i) =>
      i
        ? { left, right, top, bottom, owner: spot.wish }
        : { left: left - air, right: right + air, top, bottom, owner: spot.wish },
    );
    this.names.set(spot.wish, spot);
    this.boxes.set(spot.wish, boxes);
    for (const box of boxes) this.grid.add(box);
  }

  /** @param {Wish} wish */
  wipe(wish) {
    for (const box of this.boxes.get(wish) ?? []) this.grid.remove(box);
    this.names.delete(wish);
    this.boxes.delete(wish);
  }
}

/** What it costs to stand at another side than the one that is liked; elsewhere right, left, under and over a symbol. @param {number} turn @param {number | undefined} liked */
function aside(turn, liked) {
  if (liked === undefined) return turn % 6 ? (turn % 3 ? 0.35 : 0.2) : 0.05;
  const away = Math.abs(turn - liked);
  return Math.min(away, WAYS - away) * 0.05;
}

/** In one line or two, in smaller and smaller letters. @param {Wish} wish @returns {Wording[]} */
function wordings(wish) {
  const water = wish.style === 'water';
  const split = halves(wish.words);
  const smallest = Math.min(wish.smallest ?? wish.size, wish.size);
  const sizes = Array.from({ length: STEPS + 1 }, (_, i) => wish.size + ((smallest - wish.size) * i) / STEPS);
  return sizes.flatMap((size) =>
    (split.length > 1 ? [[wish.words], split] : [[wish.words]]).map((lines) => ({
      lines,
      size,
      width:
        Math.max(
          ...lines.map(
            (line) => widthOf(line, size, wish.weight, water) + (water ? line.length * size * 0.16 : 0),
          ),
        ) + 2,
      height: size * (LINE + (lines.length - 1) * LEADING),
      cost: (1 - size / wish.size) * (wish.principal ? 3 : 1.5) + (lines.length - 1) * 0.35,
    })),
  );
}

/** From line to line of a name, in heights of its letters. */
export const LEADING = 0.92;

/** How far a symbol is from a name. @param {Wish} symbol @param {Box} box */
function apart({ x, y, radius }, box) {
  const dx = Math.max(box.left - x, x - box.right, 0);
  const dy = Math.max(box.top - y, y - box.bottom, 0);
  return Math.hypot(dx, dy) - radius;
}

/** Where a hairline leaves its symbol. @param {Wish} symbol @param {Box} box */
export function edge({ x, y, radius }, box) {
  const to = nearestOf(box, { x, y });
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  return { x: x + ((to.x - x) / length) * (radius + 1), y: y + ((to.y - y) / length) * (radius + 1) };
}

/** The point of a name that is nearest. @param {Box} box @param {{x: number, y: number}} to */
export function nearestOf(box, { x, y }) {
  return {
    x: Math.min(Math.max(x, box.left), box.right),
    y: Math.min(Math.max(y, box.top), box.bottom),
  };
}

/** A hairline as little boxes. @param {{x: number, y: number}} tie @param {Box} box @param {number} size @returns {Box[]} */
function alongTie(tie, box, size) {
  const to = nearestOf(box, tie);
  const steps = Math.ceil(Math.hypot(to.x - tie.x, to.y - tie.y) / (size * 0.7));
  const [dx, dy] = [(to.x - tie.x) / steps, (to.y - tie.y) / steps];
  return Array.from({ length: steps }, (_, i) => {
    const [x, y] = [tie.x + dx * i, tie.y + dy * i];
    return {
      left: Math.min(x, x + dx) - 1,
      right: Math.max(x, x + dx) + 1,
      top: Math.min(y, y + dy) - 1,
      bottom: Math.max(y, y + dy) + 1,
    };
  });
}
