/** Arrows on a board: from where to where somebody went, in his tone, with a number that the log shows as well. */

import { s, classes } from '../base/dom.js';
import { around, clearest } from './clear.js';
import { hexRoom, round } from './geometry.js';

/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {(places: Point[]) => Point} Aside */
/** @typedef {import('./clear.js').Held & {at?: string}} Stood what stands somewhere */
/** @typedef {{path: string[], tone: string, n: number, now: boolean}} TrailMark */

const BEND = 0.18;
/** So far beneath the middles of hexagons an arrow runs: above is their name. */
const HEX_PIECES = 13;
/** A number larger than this would cover the name. */
const HEX_MOST = 1.3;
/** How large a ring is around the pieces of a hexagon, and of one with printed places, where they are smaller. */
const HEX_RING = 21;
const HEX_SMALL = 16.5;
/** Where the number may lie beside the pieces of a hexagon: at their right, farther out, at their left, beneath them. */
const HEX_BESIDE = [
  [7, -2],
  [18, -2],
  [-18, -2],
  [-11, 16],
];
/** So far above the border the number of a march between two rows of hexagons stands: beneath it is a name. */
const HEX_LIFT = 24;
/** How large a number is, and where it may lie beside its ring, from the left shoulder on; along an arrow, from its middle on. */
const NUMBER = 11.5;
const SHOULDERS = [21, 31, 42].flatMap((far) =>
  [5, 3, 4, 6, 2, 7, 1, 0].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  }),
);
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const BESIDE = [0, 16, -16, 28, -28];
/** Numbers do not lie over each other. */
const EACH_OTHER = 2;
/** Which part of a march over a border is drawn: out of the upper hexagon, short of the name in the lower one. */
const HEX_DOWN = [0.08, 0.45];
const HEX_ALONG = [0.24, 0.76];

/**
 * On a map numbers step aside from what is read or touched there, on hexagons from pieces.
 * @param {TrailMark[]} trails @param {Plan} plan @param {number} scale of the camera: arrows keep their width on the screen
 * @param {Stood[]} [held] what they shall not cover
 */
export function trailNodes(trails, plan, scale, held = []) {
  const unit = 1 / Math.max(scale, 0.2);
  const free = [...held];
  const aside = (/** @type {Point[]} */ places) => {
    const place = clearest(places, NUMBER * unit, free);
    free.push({ ...around(place, NUMBER * unit), weight: EACH_OTHER });
    return place;
  };
  return trails.flatMap((trail) => {
    const points = trail.path.flatMap((noun) => plan.at.get(noun) ?? []);
    if (points.length === 1)
      return [
        plan.kind === 'hex'
          ? hexMark(trail, points[0], Math.min(unit, HEX_MOST), plan, held)
          : mark(trail, points[0], unit, 0, shoulder(trail, points[0], unit, aside)),
      ];
    const legs = points.slice(1).map((to, i) => ({ from: points[i], to }));
    const draw = plan.kind === 'hex' ? hexLeg : leg;
    return legs
      .filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > 1)
      .map(({ from, to }, i) => draw(trail, from, to, unit, `${trail.n} ${i}`, i === legs.length - 1, aside));
  });
}

/** Rings around the places where something was done: they lie beneath the names there. In a hexagon the ring is around the
 * pieces and over them. @param {TrailMark[]} trails @param {Plan} plan @param {number} scale */
export function ringNodes(trails, plan, scale) {
  if (plan.kind === 'hex') return [];
  return trails.flatMap((trail) => {
    const points = trail.path.flatMap((noun) => plan.at.get(noun) ?? []);
    return points.length === 1 ? [mark(trail, points[0], 1 / Math.max(scale, 0.2), 0, ring(19))] : [];
  });
}

/** The number beside a ring, where it covers least. @param {TrailMark} trail @param {Point} point @param {number} unit @param {Aside} aside */
function shoulder(trail, point, unit, aside) {
  const { x, y } = aside(SHOULDERS.map((by) => ({ x: point.x + by.x * unit, y: point.y + by.y * unit })));
  return number(trail, round((x - point.x) / unit), round((y - point.y) / unit));
}

/** Where something was done: a ring around what stands there, and the number at its left shoulder: pieces stand at the right.
 * @param {TrailMark} trail @param {{x: number, y: number}} point @param {number} unit @param {number} lower so far beneath the point
 * @param {Element | Element[]} drawn */
function mark(trail, point, unit, lower, drawn) {
  return s(
    'g',
    {
      class: classes('trail', trail.tone && `tone-${trail.tone}`, trail.now && 'now'),
      'data-key': `${trail.n} place`,
      'aria-hidden': 'true',
      transform: `translate(${at({ x: point.x, y: point.y + lower })}) scale(${round(unit * 100) / 100})`,
    },
    drawn,
  );
}

/** In a hexagon: the ring is as large as the pieces and ends beneath the name.
 * @param {TrailMark} trail @param {{x: number, y: number}} point @param {number} unit @param {Plan} plan @param {Stood[]} held */
function hexMark(trail, point, unit, plan, held) {
  const noun = trail.path.find((one) => plan.at.has(one)) ?? '';
  const space = plan.spaces.get(noun);
  const r = space?.slots?.length ? HEX_SMALL : HEX_RING;
  const lower = hexRoom(space, plan);
  const { x, y, ringed } = hexBeside(noun, { x: point.x, y: point.y + lower }, r, unit, held);
  return mark(trail, point, 1, lower, [
    ...(ringed ? ring(r) : []),
    s(
      'g',
      { transform: `translate(${round(x)} ${round(y)}) scale(${round(unit * 100) / 100})` },
      number(trail, 0, 0),
    ),
  ]);
}

/** Where the number is beside the pieces of a hexagon: at their right, or where it covers none of them. Where one of them
 * answers there is no ring, which would hide its glow, nor around two, which it would cross.
 * @param {string} noun of the hexagon @param {Point} middle of its pieces @param {number} r of the ring @param {number} unit @param {Stood[]} held */
export function hexBeside(noun, middle, r, unit, held) {
  const places = HEX_BESIDE.map(([x, y]) => ({ x: middle.x + x + Math.sign(x) * r, y: middle.y + y }));
  const { x, y } = clearest(places, NUMBER * unit, held);
  const here = held.filter(({ at }) => at === noun);
  const ringed = here.length < 2 && here.every(({ weight }) => weight <= 1);
  return { x: x - middle.x, y: y - middle.y, ringed };
}

/** @param {number} r */
function ring(r) {
  return [s('circle', { r, class: 'trail-ring-edge' }), s('circle', { r, class: 'trail-ring' })];
}

/** @param {TrailMark} trail @param {number} x @param {number} y */
function number(trail, x, y) {
  return s(
    'g',
    { transform: `translate(${x} ${y})` },
    s('circle', { r: 10.5, class: 'trail-disc' }),
    s('text', { y: 4.6, class: 'trail-number' }, String(trail.n)),
  );
}

/** @param {TrailMark} trail @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} unit @param {string} key @param {boolean} last @param {Aside} aside */
function leg(trail, from, to, unit, key, last, aside) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const middle = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const short = Math.min((15 * unit) / length, 0.3);
  const start = along(from, middle, to, short);
  const end = along(from, middle, to, 1 - short);
  const near = along(from, middle, to, 1 - short - Math.min((9 * unit) / length, 0.3));
  return arrow(
    trail,
    `M${at(start)}Q${at(middle)} ${at(end)}`,
    near,
    end,
    unit,
    key,
    last && { at: aside(numbered(from, middle, to, unit)), unit },
  );
}

/** Where the number of an arrow may lie: on it, else at one of its sides. @param {Point} from @param {Point} middle @param {Point} to @param {number} unit */
function numbered(from, middle, to, unit) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) / unit;
  return BESIDE.flatMap((by) =>
    ALONG.map((t) => {
      const { x, y } = along(from, middle, to, t);
      return { x: x - (dy / length) * by, y: y + (dx / length) * by };
    }),
  );
}

/**
 * From hexagon to hexagon: a short arrow over the border, in which no name is crossed and none lies under the number.
 * @param {TrailMark} trail @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} unit @param {string} key @param {boolean} last
 */
function hexLeg(trail, a, b, unit, key, last) {
  const from = { x: a.x, y: a.y + HEX_PIECES };
  const to = { x: b.x, y: b.y + HEX_PIECES };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const outward = dx < 0 ? BEND : -BEND;
  const middle = { x: (from.x + to.x) / 2 - dy * outward, y: (from.y + to.y) / 2 + dx * outward };
  const level = Math.abs(dy) < Math.abs(dx) / 4;
  const [first, final] = level ? HEX_ALONG : dy > 0 ? HEX_DOWN : HEX_DOWN.map((t) => 1 - t).reverse();
  const drawn = Array.from({ length: 9 }, (_, i) =>
    along(from, middle, to, first + ((final - first) * i) / 8),
  );
  const top = along(from, middle, to, 0.5);
  const size = Math.min(unit, HEX_MOST);
  return arrow(
    trail,
    `M${drawn.map(at).join('L')}`,
    drawn[6],
    drawn[8],
    size,
    key,
    last && {
      at: { x: top.x, y: top.y - (level ? 0 : HEX_LIFT) },
      unit: size,
    },
  );
}

/**
 * @param {TrailMark} trail @param {string} d @param {{x: number, y: number}} near where its head points from @param {{x: number, y: number}} end
 * @param {number} unit @param {string} key @param {false | {at: {x: number, y: number}, unit: number}} last where the number of the last leg stands
 */
function arrow(trail, d, near, end, unit, key, last) {
  const angle = (Math.atan2(end.y - near.y, end.x - near.x) * 180) / Math.PI;
  return s(
    'g',
    {
      class: classes('trail', trail.tone && `tone-${trail.tone}`, trail.now && 'now'),
      'data-key': key,
      'aria-hidden': 'true',
    },
    s('path', { d, class: 'trail-edge', 'stroke-width': round(6.5 * unit) }),
    s('path', { d, class: 'trail-line', 'stroke-width': round(3.6 * unit), pathLength: 1 }),
    last &&
      s('path', {
        d: 'M3 0L-13 -9L-8.5 0L-13 9Z',
        class: 'trail-head',
        transform: `translate(${at(end)}) rotate(${round(angle)}) scale(${round(unit * 100) / 100})`,
      }),
    last &&
      s(
        'g',
        { transform: `translate(${at(last.at)}) scale(${round(last.unit * 100) / 100})` },
        number(trail, 0, 0),
      ),
  );
}

/** A point of the curve. @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {{x: number, y: number}} c @param {number} t */
function along(a, b, c, t) {
  const k = 1 - t;
  return { x: k * k * a.x + 2 * k * t * b.x + t * t * c.x, y: k * k * a.y + 2 * k * t * b.y + t * t * c.y };
}

/** @param {{x: number, y: number}} point */
function at(point) {
  return `${round(point.x)} ${round(point.y)}`;
}
