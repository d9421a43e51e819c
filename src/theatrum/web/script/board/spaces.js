/** Places on a board: hexagons and plates with their ground, symbols on a map, areas with an outline. */

import { s, classes } from '../base/dom.js';
import { file } from '../base/files.js';
import { iconParts } from '../base/icons.js';
import { HEX, closed, hexCorners, round, slotPlaces } from './geometry.js';
import { fitted, whole, widthOf } from './labels.js';
import { ground, isWater } from './terrain.js';
import { legible, pieceClass, pieceParts } from './pieces.js';

/** @typedef {import('../types').Space} Space */
/** @typedef {import('../types').Icon} Icon */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./geometry.js').Point} Point */

/** How near to the edge of a map a plaque may lie, in drawing units. */
const MARGIN = 12;
/** The largest letter that a pennon's cloth has room for, and from where on a mark of doubt is not seen any more. */
const CLOTH = 12;
const FAINT = 15;
/** The band of a plate's name is so much higher than its lines. */
const BAND = 9;
/** Room for arms before a name, and as much behind it. */
const SHIELD = 26;
const FRAMED = new Set(['hex', 'plate', 'area', 'plaque']);

/** Does the space hold its name and pieces inside? @param {Space} space */
export function isFramed(space) {
  return FRAMED.has(space.shape ?? 'circle');
}

/**
 * @param {Space} space @param {Plan} plan @param {Context} ctx @param {{symbol: number, least: number, title: number, letter: number, plaque: number}} sizes
 * `symbol` enlarges symbols when the reader is far away; `least` is how small names are written, in drawing units, `title` those of plates, `letter` how
 * small a letter or a number can be that is read at all.
 */
export function spaceNode(space, plan, ctx, sizes) {
  const centre = /** @type {Point} */ (plan.at.get(space.id));
  const glow = ctx.glows(space.id) || ctx.origin() === space.id;
  const holder = space.tone || space.home;
  const parts =
    space.shape === 'hex'
      ? hexParts(space, plan, ctx, sizes)
      : space.shape === 'plate'
        ? plateParts(space, plan, sizes)
        : space.shape === 'area'
          ? areaParts(space, plan, centre)
          : space.shape === 'plaque'
            ? plaqueParts(space, plan, centre, sizes.plaque)
            : symbolParts(space, ctx, sizes.symbol, sizes.letter);
  return s(
    'g',
    {
      class: classes(
        'space',
        `space-${space.shape ?? 'circle'}`,
        holder && `tone-${holder}`,
        glow && 'glow',
        ctx.chosen(space.id) && 'chosen',
        ctx.pointed(space.id) && 'pointed',
        isWater(space.terrain ?? '') && 'water',
        space.principal && 'principal',
      ),
      transform: `translate(${round(centre.x)} ${round(centre.y)})`,
      'data-noun': space.id,
      'data-key': space.id,
      role: 'button',
      tabindex: glow ? 0 : -1,
      'aria-label': spaceWords(space),
    },
    parts,
  );
}

/** The name and what can be said shortly. @param {Space} space */
export function spaceWords(space) {
  return [space.label || space.id, ...(space.icons ?? []).map((icon) => icon.label).filter(Boolean)].join(
    ', ',
  );
}

// ---- hexagons -----------------------------------------------------------------------------------------------------

/** Two lines of larger letters would lie beneath the pieces. */
const TWO_LINES = 15;

/** The name of a hexagon, in one line or two, where it begins, and what is beneath it. @param {Space} space @param {Plan} plan @param {number} least */
export function hexWords(space, plan, least) {
  const said = (/** @type {number} */ size, /** @type {number} */ smallest) =>
    (space.principal ? whole : fitted)(
      space.silent ? '' : String(space.label ?? ''),
      plan.pointy ? { one: 92, two: [92, 92] } : { one: 74, two: [70, 84] },
      size,
      smallest,
      500,
    );
  const large = said(Math.max(12.5, least), least);
  const high = plan.pointy && large.lines.length > 1 && large.size > TWO_LINES;
  const words = high ? said(TWO_LINES, TWO_LINES) : large;
  const two = words.lines.length > 1;
  // a hexagon that stands on its point is broad in the middle: its name there, its symbols over it
  const top = plan.pointy
    ? (two ? -29.5 : -26) + words.size * 0.66
    : (two ? -38 : -34) + (words.size - 12.5) * 0.4;
  const below = Math.max(3, top + (words.lines.length - 1) * words.size + 13);
  return { words, two, top, below };
}

/** @param {Space} space @param {Plan} plan @param {Context} ctx @param {{least: number, letter: number}} sizes */
function hexParts(space, plan, ctx, { least, letter }) {
  const outline = closed(hexCorners({ x: 0, y: 0 }, HEX - 1, plan.pointy));
  const inner = (/** @type {number} */ by) => closed(hexCorners({ x: 0, y: 0 }, HEX - by, plan.pointy));
  const slots = slotPlaces(space, plan);
  const { words, two, top, below } = hexWords(space, plan, least);
  const calm = [
    { left: -48, right: 48, top: top - 9, bottom: top + 5 + (words.lines.length - 1) * words.size },
  ];
  const icons = space.icons ?? [];
  const iconSize = plan.pointy ? (icons.length > 2 ? 12 : 14) : two ? 14 : 16;
  const iconTop = plan.pointy ? -33 - iconSize : top + 6 + (words.lines.length - 1) * words.size;
  if (icons.length)
    calm.push({
      left: -8 - icons.length * 10,
      right: 8 + icons.length * 10,
      top: iconTop - 2,
      bottom: iconTop + 19,
    });
  for (const spot of slots)
    calm.push({ left: spot.x - 13, right: spot.x + 13, top: spot.y - 10, bottom: spot.y + 15 });
  return [
    s('path', { d: outline, class: classes('ground', `ground-${space.terrain || 'plains'}`) }),
    s('path', {
      d: ground(space.id, space.terrain || '', insideHex(plan.pointy), HEX, HEX, calm),
      class: 'strewn',
    }),
    s('path', { d: outline, class: 'hex-edge' }),
    (space.tone || space.home) &&
      s('path', { d: inner(5), class: classes('holder', !space.tone && 'by-nature') }),
    s('path', { d: inner(9), class: 'hex-inner' }),
    space.ring && s('path', { d: inner(12), class: 'hex-inner' }),
    ...glowParts(inner(3), inner(9)),
    space.tone &&
      !plan.flagged.has(space.id) &&
      s(
        'g',
        {
          transform: `translate(${plan.pointy ? -41 : -46} ${plan.pointy ? round(below) : -2}) scale(${pennonScale(letter)})`,
          class: `pennon tone-${space.tone}`,
        },
        pennon(ctx.letterOf(space.tone), letter),
      ),
    words.lines.map((line, i) =>
      s('text', { class: 'hex-name', y: top + i * words.size, 'font-size': words.size }, line),
    ),
    iconRow(icons, iconTop, iconSize, letter),
    slots.map((spot, i) =>
      slotNode(/** @type {Space} */ (space), i, spot, plan.pointy ? 0.62 : 0.68, ctx, letter),
    ),
    space.reconstructed &&
      letter <= FAINT &&
      s('text', { class: 'unsure', x: plan.pointy ? 45 : 50, y: 4 }, '∗'),
  ];
}

/** @param {boolean} pointy */
function insideHex(pointy) {
  const r = HEX - 11;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const [a, b] = pointy ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
    return a < r * 0.866 && b + a * 0.5774 < r;
  };
}

/** A pennon becomes larger before its letter is left out. @param {number} least */
function pennonScale(least) {
  return round(Math.min(Math.max(least / CLOTH, 1), 1.35));
}

/** @param {string} letter @param {number} least the smallest letter that is read */
function pennon(letter, least) {
  const how = legible(letter, 9.5, least / pennonScale(least), CLOTH);
  return [
    s('path', { d: 'M-7 -8V9', class: 'pole' }),
    s('path', { d: 'M-7 -8H8L5 -2.5L8 3H-7Z', class: 'cloth' }),
    how &&
      s(
        'text',
        {
          x: -1,
          y: 1 + (how.size - 9.5) * 0.33,
          class: 'pennon-letter',
          style: { 'font-size': `${round(how.size)}px` },
        },
        letter,
      ),
  ];
}

// ---- plates -------------------------------------------------------------------------------------------------------

/** The name of a plate that has to be read at every zoom, in one line or two. @param {Space} plate @param {number} scale @param {number} least */
export function titleWords(plate, scale, least) {
  const width = (plate.width || 10) * scale - 16 - (plate.arms ? 2 * SHIELD : 0);
  return whole(
    String(plate.label ?? ''),
    { one: width, two: [width, width] },
    Math.max(17, least * 1.1),
    least,
    600,
  );
}

/** @param {Space} space @param {Plan} plan @param {{least: number, title: number, letter: number}} sizes */
function plateParts(space, plan, { least, title, letter }) {
  const w = (space.width || 10) * plan.scale;
  const h = (space.height || 10) * plan.scale;
  const rect = (/** @type {number} */ by) =>
    `M${round(-w / 2 + by)} ${round(-h / 2 + by)}H${round(w / 2 - by)}V${round(h / 2 - by)}H${round(-w / 2 + by)}Z`;
  const words = space.principal
    ? { lines: [], size: 0 }
    : fitted(
        String(space.label ?? ''),
        { one: w - 30, two: [w - 30, w - 30] },
        Math.max(16, least),
        least,
        600,
      );
  const calm = [{ left: -w / 2, right: w / 2, top: -h / 2, bottom: -h / 2 + 34 }];
  const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
    Math.abs(x) < w / 2 - 14 && Math.abs(y) < h / 2 - 12;
  return [
    s('path', { d: rect(3), class: classes('ground', `ground-${space.terrain || 'plains'}`) }),
    s('path', { d: ground(space.id, space.terrain || '', inside, w / 2, h / 2, calm), class: 'strewn' }),
    space.arms && plateHead(space, plan, title, w, h),
    (space.tone || space.home) &&
      s('path', {
        d: `M${round(-w / 2 + 6)} ${round(-h / 2 + 6)}H${round(w / 2 - 6)}V${round(-h / 2 + 11)}H${round(-w / 2 + 6)}Z`,
        class: 'plate-band',
      }),
    s('path', { d: rect(3), class: 'plate-edge' }),
    s('path', { d: rect(7), class: 'hex-inner' }),
    ...glowParts(rect(4.5), rect(10)),
    words.lines.map((line, i) =>
      s('text', { class: 'plate-name', y: -h / 2 + 28 + i * words.size, 'font-size': words.size }, line),
    ),
    s(
      'g',
      { transform: `translate(${round(w / 2 - 10 - (space.icons ?? []).length * 10.5)} 0)` },
      iconRow(space.icons ?? [], -h / 2 + 13, 18, letter),
    ),
    slotPlaces(space, plan).map((spot, i) => slotNode(space, i, spot, 0.85, null, letter)),
  ];
}

/** A plate's name has a band of its own, with the arms of the realm before it.
 * @param {Space} space @param {Plan} plan @param {number} least @param {number} w @param {number} h */
function plateHead(space, plan, least, w, h) {
  const { lines, size } = titleWords(space, plan.scale, least);
  const high = lines.length * size + BAND;
  const name = Math.max(...lines.map((line) => widthOf(line, size, 600)));
  const tall = Math.min(size * 1.35, 26);
  const left = Math.max(-w / 2 + 9, -name / 2 - tall * 0.85 - size * 0.6);
  return s(
    'g',
    { class: 'plate-head', transform: `translate(0 ${round(-h / 2 + 7)})` },
    s('path', { d: `M${round(-w / 2 + 7)} 0H${round(w / 2 - 7)}V${round(high)}H${round(-w / 2 + 7)}Z` }),
    s('path', { d: `M${round(-w / 2 + 7)} ${round(high)}H${round(w / 2 - 7)}`, class: 'plate-line' }),
    s('image', {
      href: file(`art/arms-${space.arms}.svg`),
      x: round(left),
      y: round((high - tall) / 2),
      width: round(tall * 0.85),
      height: round(tall),
    }),
  );
}

/** @param {Space} space @param {Plan} plan @param {Point} centre */
function areaParts(space, plan, centre) {
  const zero = plan.place(0, 0);
  const move = `translate(${round(zero.x - centre.x)} ${round(zero.y - centre.y)}) scale(${plan.scale})`;
  const outline = (/** @type {string} */ name) =>
    s('path', {
      d: space.outline ?? '',
      class: name,
      transform: move,
      'vector-effect': 'non-scaling-stroke',
    });
  return [
    outline(classes('ground', `ground-${space.terrain || 'plains'}`) ?? ''),
    (space.tone || space.home) && outline('area-hold'),
    outline('hex-edge'),
    outline('ring ring-1'),
  ];
}

/** How large a plaque is drawn, and how far from its place: the frame of the map cuts none. @param {Space} space @param {Plan} plan @param {Point} centre @param {number} size of its letters */
function plaqueSize(space, plan, centre, size) {
  const width = widthOf(String(space.label ?? ''), size, 600, true) * 1.06 + size * 1.3;
  const least = width / 2 + MARGIN;
  const aside = Math.max(least, Math.min(plan.width - least, centre.x)) - centre.x;
  return { width, height: size * 1.65, aside };
}

/** Where it lies on the map. @param {Space} space @param {Plan} plan @param {Point} at @param {number} size of its letters */
export function plaqueBox(space, plan, at, size) {
  const { width, height, aside } = plaqueSize(space, plan, at, size);
  return {
    left: at.x + aside - width / 2,
    right: at.x + aside + width / 2,
    top: at.y - height / 2,
    bottom: at.y + height / 2,
  };
}

/** A name on a plate of its own: where a place has neither shore nor symbol. @param {Space} space @param {Plan} plan @param {Point} centre @param {number} size */
function plaqueParts(space, plan, centre, size) {
  const { width, height, aside } = plaqueSize(space, plan, centre, size);
  const box = (/** @type {number} */ by, /** @type {string} */ name) =>
    s('rect', {
      x: round(aside - width / 2 - by),
      y: round(-height / 2 - by),
      width: round(width + 2 * by),
      height: round(height + 2 * by),
      rx: round(height / 2 + by),
      class: name,
    });
  return [
    box(5, 'ring ring-1'),
    box(9, 'ring ring-2'),
    box(0, 'plaque'),
    s(
      'text',
      { class: 'plaque-name', x: round(aside), y: round(size * 0.32), 'font-size': round(size) },
      String(space.label ?? ''),
    ),
  ];
}

// ---- symbols ------------------------------------------------------------------------------------------------------

/** How far a symbol reaches. @param {Space} space @param {number} factor */
export function symbolRadius(space, factor) {
  const base =
    {
      square: 10,
      key: 10,
      capital: 13.5,
      star: 9.5,
      fortress: 9.5,
      circle: 6.5,
      sea: 11,
      port: 8,
      diamond: 7.5,
      anchorage: 5.5,
    }[space.shape ?? 'circle'] ?? 6.5;
  return base * (space.size || 1) * factor;
}

/** @param {Space} space @param {Context} ctx @param {number} factor @param {number} letter */
function symbolParts(space, ctx, factor, letter) {
  const r = symbolRadius(space, factor);
  const core = space.shape === 'capital' ? r * 0.75 : r;
  const d = symbolPath(space.shape ?? 'circle', core);
  const home = space.home || space.tone;
  const taken = space.tone && space.home && space.tone !== space.home;
  return [
    ...glowParts(circle(r / factor + 6), circle(r / factor + 11), factor),
    s('circle', { r: Math.max(r + 3, 12), class: 'reach' }),
    s(
      'g',
      { class: classes('symbol', home && `tone-${home}`, space.ring && 'ringed') },
      space.shape === 'capital' && s('path', { d: symbolPath('square', r), class: 'symbol-frame' }),
      s('path', { d, class: 'symbol-body' }),
      !space.ring && s('path', { d, class: 'symbol-hatch' }),
      s('path', { d, class: 'symbol-edge' }),
      space.shape === 'anchorage' && s('path', { d: anchor(r), class: 'symbol-anchor' }),
    ),
    taken &&
      s(
        'g',
        {
          class: `pennon tone-${space.tone}`,
          transform: `translate(${round(-r - 2)} ${round(-r - 4)}) scale(${round(factor * pennonScale(letter / factor))})`,
        },
        pennon(ctx.letterOf(space.tone), letter / factor),
      ),
    iconRow(space.icons ?? [], r + 2, 13 * factor, letter),
    (space.slots ?? []).length > 0 && rowsOf(space, ctx, letter),
  ];
}

/** @param {Space} space @param {Context} ctx @param {number} letter */
function rowsOf(space, ctx, letter) {
  return slotPlaces(space, /** @type {Plan} */ ({ scale: 1, pointy: true })).map((spot, i) =>
    slotNode(space, i, spot, 0.55, ctx, letter),
  );
}

/** @param {number} r */
function circle(r) {
  const k = round(r);
  return `M0 ${-k}A${k} ${k} 0 1 1 0 ${k}A${k} ${k} 0 1 1 0 ${-k}Z`;
}

/** An anchor within a circle. @param {number} r */
function anchor(r) {
  const k = (/** @type {number} */ value) => round(value * r);
  return `M0 ${k(-0.62)}V${k(0.62)}M${k(-0.34)} ${k(-0.3)}H${k(0.34)}M${k(-0.58)} ${k(0.14)}C${k(-0.5)} ${k(0.72)} ${k(0.5)} ${k(0.72)} ${k(0.58)} ${k(0.14)}`;
}

/** @param {string} shape @param {number} r */
function symbolPath(shape, r) {
  if (shape === 'square' || shape === 'key' || shape === 'capital')
    return `M${round(-r)} ${round(-r)}H${round(r)}V${round(r)}H${round(-r)}Z`;
  if (shape === 'star' || shape === 'fortress') {
    return closed(
      Array.from({ length: 16 }, (_, i) => {
        const far = i % 2 ? r * 0.66 : r;
        return { x: far * Math.cos((Math.PI * i) / 8), y: far * Math.sin((Math.PI * i) / 8) };
      }),
    );
  }
  if (shape === 'diamond' || shape === 'port')
    return `M0 ${round(-r)}L${round(r)} 0L0 ${round(r)}L${round(-r)} 0Z`;
  return circle(r);
}

// ---- parts --------------------------------------------------------------------------------------------------------

/** The double ring of what can be touched. @param {string} near @param {string} far @param {number} [factor] from far away it is thicker, too */
function glowParts(near, far, factor = 1) {
  const transform = factor === 1 ? null : `scale(${round(factor)})`;
  return [
    s('path', { d: near, class: 'ring ring-1', transform }),
    s('path', { d: far, class: 'ring ring-2', transform }),
  ];
}

/** @param {Icon[]} icons @param {number} top @param {number} size @param {number} least the smallest number that is read */
function iconRow(icons, top, size, least) {
  const cell = icons.map((icon) => size + ((icon.count ?? 1) > 1 ? size * 0.6 : 0) + 3);
  let x = -cell.reduce((sum, width) => sum + width, 0) / 2;
  return icons.map((icon, i) => {
    const how = (icon.count ?? 1) > 1 ? legible(String(icon.count), 19, (least * 24) / size, 25) : null;
    const node = s(
      'g',
      {
        class: classes('board-icon', icon.tone && `tone-${icon.tone}`),
        transform: `translate(${round(x)} ${round(top)}) scale(${size / 24})`,
      },
      s('title', null, icon.label ?? ''),
      s('rect', { width: 24, height: 24, class: 'icon-field' }),
      iconParts(icon.icon),
      how &&
        s(
          'text',
          { x: 25, y: 19, class: 'icon-count', style: { 'font-size': `${round(how.size)}px` } },
          String(icon.count),
        ),
    );
    x += cell[i];
    return node;
  });
}

/** @param {Space} space @param {number} i @param {Point} spot @param {number} size @param {Context | null} ctx @param {number} letter */
function slotNode(space, i, spot, size, ctx, letter) {
  const slot = /** @type {import('../types').Piece} */ (space.slots?.[i]);
  const glow = ctx?.glows(slot.id, space.id);
  return s(
    'g',
    {
      class: classes(pieceClass(slot), 'slot', glow && 'glow', ctx?.chosen(slot.id) && 'chosen'),
      'data-noun': slot.id,
      transform: `translate(${round(spot.x)} ${round(spot.y)}) scale(${size})`,
    },
    s('title', null, String(slot.label ?? '')),
    glowParts(circle(16), circle(20)),
    pieceParts(slot, letter / size),
  );
}
