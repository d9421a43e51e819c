/** Changes of a scene: what lies at a path is set or taken away; members of a list are taken out and put in. */

/** @typedef {import('../types').Scene} Scene */

/**
 * @param {Scene} scene @param {NonNullable<import('../types').View['patch']>} patch
 * @returns {Scene}
 */
export function patched(scene, patch) {
  const next = structuredClone(scene);
  for (const change of patch) {
    const [path] = change;
    let at = /** @type {any} */ (next);
    for (const step of path.slice(0, -1)) at = at[step];
    const last = path[path.length - 1];
    if (change.length === 4) at[last].splice(change[1], change[2], ...change[3]);
    else if (change.length === 2) at[last] = change[1];
    else if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete at[last];
  }
  return next;
}
