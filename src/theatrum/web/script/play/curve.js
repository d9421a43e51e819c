/** The curve of everybody's chances: where its lines run, and where the names beside their ends find room. No drawing. */

/** @typedef {import('../types').PointView} PointView */

/**
 * A line for every seat, in a field of this size: steps from point to point.
 * @param {PointView[]} curve @param {number} width @param {number} height
 */
export function lines(curve, width, height) {
  const seats = curve[0]?.chances.length ?? 0;
  const x = across(curve, width);
  return Array.from({ length: seats }, (_, seat) =>
    curve
      .map(
        (point, n) =>
          `${n ? 'L' : 'M'}${round(x(point.position))} ${round(height * (1 - point.chances[seat]))}`,
      )
      .join(''),
  );
}

/** Where a position lies. @param {PointView[]} curve @param {number} width */
export function across(curve, width) {
  const first = curve[0]?.position ?? 0;
  const last = curve[curve.length - 1]?.position ?? 1;
  return (/** @type {number} */ position) => (width * (position - first)) / Math.max(1, last - first);
}

/** Everybody's chances at a position. @param {PointView[]} curve @param {number} position */
export function at(curve, position) {
  let found = curve[0];
  for (const point of curve) if (point.position <= position) found = point;
  return found;
}

/**
 * Where rounds began, and what they are called there: where not all names find room, the first one is, and the others have
 * their number, or nothing.
 * @param {import('../wire').RoundView[]} rounds @param {(position: number) => number} x @param {number} width
 * @param {(name: string) => number} long how much room a name takes
 */
export function named(rounds, x, width, long) {
  const places = rounds.map((one) => round(Math.max(0, x(one.position))));
  const short = (/** @type {string} */ name) => name.split(/\s/).pop() ?? '';
  const whole = placed(
    rounds.map((one) => one.name),
    places,
    width,
    long,
  );
  if (whole.every(({ name }) => name)) return whole;
  return placed(
    rounds.map((one, n) => (n ? short(one.name) : one.name)),
    places,
    width,
    long,
  );
}

/** @param {string[]} names @param {number[]} places @param {number} width @param {(name: string) => number} long */
function placed(names, places, width, long) {
  let free = 0;
  return names.map((name, n) => {
    const end = places[n] + long(name);
    const fits = places[n] >= free && end <= width;
    if (fits) free = end;
    return { x: places[n], name: fits ? name : '' };
  });
}

/**
 * Heights at which names can be read, as near as possible to where the lines end, none over another.
 * @param {number[]} wanted @param {number} gap @param {number} most
 */
export function apart(wanted, gap, most) {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let n = 0; n < order.length; n++)
    order[n].y = Math.max(order[n].y, n ? order[n - 1].y + gap : gap / 2);
  let limit = most - gap / 2;
  for (let n = order.length - 1; n >= 0; n--) {
    order[n].y = Math.min(order[n].y, limit);
    limit = order[n].y - gap;
  }
  /** @type {number[]} */
  const out = [];
  for (const { y, i } of order) out[i] = y;
  return out;
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;
