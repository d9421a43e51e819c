/**
 * Where everything lies, in drawing units. A board's own units are scaled so that a hexagon, a plate or a map always
 * has about the same size here; strokes, letters and pieces can then be given in plain numbers.
 */

/** @typedef {import('../types').Board} Board */
/** @typedef {import('../types').Space} Space */
/** @typedef {{x: number, y: number}} Point */

export const HEX = 64;
const MAP_WIDTH = 1800;
const PLATE_WIDTH = 250;
const PLATE_HEIGHT = 205;
const MARGIN = 40;
const ROAD = 130;

/**
 * @typedef {object} Plan
 * @property {'hex' | 'plate' | 'map'} kind
 * @property {number} width @property {number} height
 * @property {(x: number, y: number) => Point} place from the board's units to ours
 * @property {number} scale
 * @property {boolean} pointy hexagons stand on a corner
 * @property {Map<string, Point>} at centres of spaces and slots
 * @property {Map<string, Space>} spaces
 * @property {Set<string>} flagged spaces on which a pennant stands: its holder needs no other
 */

/** @param {Board} board @param {number} [aspect] width to height of the pane: a sheet of hexagons fills it @returns {Plan} */
export function plan(board, aspect = 0) {
  const spaces = board.spaces ?? [];
  const hexes = spaces.filter((space) => space.shape === 'hex');
  const plates = spaces.filter((space) => space.shape === 'plate');
  if (hexes.length)
    return loosePlan(
      board,
      'hex',
      (HEX * Math.sqrt(3)) / nearest(hexes).distance,
      HEX + MARGIN,
      aspect,
      nearest(hexes).pointy,
    );
  if (!plates.length && !board.backdrop && spaces.length > 1)
    return loosePlan(board, 'map', ROAD / nearest(spaces).distance, 90, aspect, true);
  const kind = plates.length && !board.backdrop ? 'plate' : 'map';
  const width = board.width ?? 100;
  const scale =
    kind === 'plate'
      ? Math.max(
          PLATE_WIDTH / median(plates.map((plate) => plate.width || 10)),
          PLATE_HEIGHT / median(plates.map((plate) => plate.height || 10)),
        )
      : MAP_WIDTH / (board.whole || width);
  return finish(
    board,
    kind,
    scale,
    board.x ?? 0,
    board.y ?? 0,
    width * scale,
    (board.height ?? 100) * scale,
    true,
  );
}

/**
 * A sheet cut around what lies on it, and widened to the shape of the pane: for fields of hexagons, which tell their
 * size by their distance, and for maps without a backdrop.
 * @param {Board} board @param {'hex' | 'map'} kind @param {number} scale @param {number} margin @param {number} aspect @param {boolean} pointy
 */
function loosePlan(board, kind, scale, margin, aspect, pointy) {
  const xs = (board.spaces ?? []).map((space) => space.x);
  const ys = (board.spaces ?? []).map((space) => space.y);
  const around = margin / scale;
  const least = {
    width: Math.max(...xs) - Math.min(...xs) + 2 * around,
    height: Math.max(...ys) - Math.min(...ys) + 2 * around,
  };
  const width = Math.max(least.width, least.height * aspect);
  const height = Math.max(least.height, aspect ? least.width / aspect : 0);
  const left = (Math.min(...xs) + Math.max(...xs) - width) / 2;
  const top = (Math.min(...ys) + Math.max(...ys) - height) / 2;
  return finish(board, kind, scale, left, top, width * scale, height * scale, pointy);
}

/**
 * @param {Board} board @param {'hex' | 'plate' | 'map'} kind @param {number} scale @param {number} left
 * @param {number} top @param {number} width @param {number} height @param {boolean} pointy @returns {Plan}
 */
function finish(board, kind, scale, left, top, width, height, pointy) {
  const place = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: (x - left) * scale,
    y: (y - top) * scale,
  });
  /** @type {Plan} */
  const made = {
    kind,
    width,
    height,
    place,
    scale,
    pointy,
    at: new Map(),
    spaces: new Map(),
    flagged: new Set(),
  };
  for (const piece of board.pieces ?? [])
    if (piece.shape === 'pennant' && piece.at) made.flagged.add(piece.at);
  for (const space of board.spaces ?? []) {
    const centre = place(space.x, space.y);
    made.at.set(space.id, centre);
    made.spaces.set(space.id, space);
    slotPlaces(space, made).forEach((spot, i) => {
      const slot = space.slots?.[i];
      if (slot) made.at.set(slot.id, { x: centre.x + spot.x, y: centre.y + spot.y });
    });
  }
  return made;
}

/** The distance of the nearest pair, and whether such a pair lies side by side (then corners point up).
 * @param {Space[]} hexes */
function nearest(hexes) {
  let distance = Infinity;
  let pointy = true;
  for (let i = 0; i < hexes.length; i++) {
    for (let j = i + 1; j < hexes.length; j++) {
      const dx = hexes[j].x - hexes[i].x;
      const dy = hexes[j].y - hexes[i].y;
      const d = Math.hypot(dx, dy);
      if (d < distance * 0.99 && d > 0) {
        distance = d;
        pointy = Math.abs(dy) < d * 0.1 || Math.abs(Math.abs(dy) - d * 0.866) < d * 0.05;
      }
    }
  }
  return distance === Infinity
    ? { distance: Math.sqrt(3) * (hexes[0].size ?? 1), pointy }
    : { distance, pointy };
}

/** Width to height of a board, before it is planned. @param {Board} board */
export function shapeOf(board) {
  const { width, height } = plan(board);
  return width / height;
}

/** Where a space's printed places lie, relative to its centre. @param {Space} space @param {Plan} made @returns {Point[]} */
export function slotPlaces(space, made) {
  const count = space.slots?.length ?? 0;
  if (!count) return [];
  if (space.shape === 'hex') {
    const top = made.pointy ? 32 : 36; // towards its lower corner a hexagon becomes narrow
    return count === 5
      ? rows(5, 5, made.pointy ? 17.5 : 17, 0, top - 2)
      : rows(count, 4, made.pointy ? 18 : 19.5, 18, count > 5 ? top - 8 : top);
  }
  if (space.shape === 'plate') return rows(count, 6, 26, 26, ((space.height || 0) * made.scale) / 2 - 26);
  return rows(count, 4, 16, 16, 24);
}

/** How far beneath the middle of a hexagon pieces stand: above it is its name, beneath them its printed places.
 * @param {Space | undefined} space @param {Plan} made */
export function hexRoom(space, made) {
  const slots = space ? slotPlaces(space, made).length : 0;
  return slots > 5 ? 6 : slots ? 14 : 22;
}

/** Centred rows. @param {number} count @param {number} most @param {number} dx @param {number} dy @param {number} top */
export function rows(count, most, dx, dy, top) {
  /** @type {Point[]} */
  const out = [];
  const lines = Math.ceil(count / most);
  const even = Math.ceil(count / lines);
  for (let i = 0; i < count; i++) {
    const line = Math.floor(i / even);
    const inLine = line === lines - 1 ? count - even * (lines - 1) : even;
    out.push({ x: ((i % even) - (inLine - 1) / 2) * dx, y: top + line * dy });
  }
  return out;
}

/** @param {Point} centre @param {number} radius @param {boolean} pointy @returns {Point[]} */
export function hexCorners({ x, y }, radius, pointy) {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + (pointy ? Math.PI / 6 : 0);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** @param {Point[]} points */
export function closed(points) {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** A small generator of its own for every thing, so that a drawing is the same on every day. @param {string} name */
export function chance(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
