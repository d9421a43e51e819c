/** Where pieces stand beside a place. */

import assert from 'node:assert/strict';
import test from 'node:test';

Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { stands } = await import('../../src/theatrum/web/script/board/standing.js');

const sizes = { symbol: 1, piece: 1, least: 11 };

/** @param {number} y @param {number} n */
function fleetsAt(y, n) {
  const space = { id: 'coast', shape: 'circle' };
  const plan = {
    kind: 'map',
    height: 400,
    scale: 1,
    spaces: new Map([['coast', space]]),
    at: new Map([['coast', { x: 100, y }]]),
  };
  const pieces = Array.from({ length: n }, (_, i) => ({ id: `fleet:${i}`, at: 'coast' }));
  return stands(/** @type {any} */ ({ pieces }), /** @type {any} */ (plan), sizes);
}

test('at the edge of a map no piece is cut, and none lies over another', () => {
  for (const y of [5, 395]) {
    const stood = fleetsAt(y, 5);
    assert.ok(stood.every((one) => one.y - 20 * one.scale >= 0 && one.y + 20 * one.scale <= 400));
    assert.equal(new Set(stood.map((one) => `${one.x} ${one.y}`)).size, 5);
  }
});

test('elsewhere they stand at the shoulder', () => {
  const [one] = fleetsAt(200, 1);
  assert.ok(one.y < 200 && one.x > 100);
});
