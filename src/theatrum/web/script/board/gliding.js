/**
 * Pieces glide from where they were to where they are. One that is new comes from the nearest of its kind that has gone or
 * become smaller, and those who join a stack glide to it: so ids need tell nothing about what is hidden.
 */

/** @typedef {import('./standing.js').Stand} Stand */

const FAR = { duration: 620, easing: 'cubic-bezier(.4,0,.2,1)' };
const NEAR = { duration: 520, easing: 'cubic-bezier(.4,0,.2,1)' };
const APPEAR = { duration: 360, easing: 'ease-out' };

/** Where every piece of a layer is now, by its key. @param {Element} layer @returns {Map<string, string>} */
export function places(layer) {
  return new Map([...layer.children].map((child) => [keyOf(child), child.getAttribute('transform') ?? '']));
}

/**
 * @param {Element} layer @param {Element} ghosts where those are drawn who join a stack
 * @param {Map<string, string>} before @param {Stand[]} standing @param {Stand[]} past
 */
export function glide(layer, ghosts, before, standing, past) {
  for (const child of layer.children) {
    const key = keyOf(child);
    const was = before.get(key);
    const is = child.getAttribute('transform') ?? '';
    if (was === undefined) {
      const from = origin(key, standing, past);
      if (from) child.animate(way(from, is), FAR);
      else child.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
    } else if (grown(key, standing, past)) {
      join(child, ghosts, origin(key, standing, past), is);
    } else if (was !== is && distance(was, is) > 3) {
      child.animate(way(was, is), NEAR);
    }
  }
}

/** @param {Element} child */
function keyOf(child) {
  return child.getAttribute('data-key') ?? '';
}

/** @param {string} from @param {string} to */
function way(from, to) {
  return [{ transform: css(from) }, { transform: css(to) }];
}

/** Those who join a stack glide to it from where they stood. @param {Element} stack @param {Element} ghosts @param {string} from @param {string} is */
function join(stack, ghosts, from, is) {
  if (!from) return;
  const ghost = /** @type {SVGElement} */ (stack.cloneNode(true));
  for (const name of ['data-key', 'data-noun', 'data-piece', 'role', 'tabindex', 'aria-label'])
    ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghosts.append(ghost);
  ghost.animate(way(from, is), FAR).finished.finally(() => ghost.remove());
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
