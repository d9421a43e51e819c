/** The number of a last move in a hexagon covers none of its pieces, its ring hides no glow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hexBeside } from '../../src/theatrum/web/script/board/trails.js';

const middle = { x: 100, y: 200 };
const piece = (x, weight = 1, at = 'tile:a') => ({
  left: 100 + x - 12,
  right: 100 + x + 12,
  top: 188,
  bottom: 212,
  weight,
  at,
});

test('one stack has a ring around it, and the number at its right', () => {
  assert.deepEqual(hexBeside('tile:a', middle, 21, 1, [piece(0)]), { x: 28, y: -2, ringed: true });
});

test('beside two stacks, who fight there, the number lies farther out, and no ring crosses them', () => {
  const { x, ringed } = hexBeside('tile:a', middle, 21, 1, [piece(-16.5), piece(16.5)]);
  assert.equal(x, 39);
  assert.equal(ringed, false);
});

test('what answers glows without a ring over it', () => {
  assert.equal(hexBeside('tile:a', middle, 16.5, 1, [piece(0, 4)]).ringed, false);
});

test('pennants and what stands elsewhere leave the ring', () => {
  const others = [piece(0), piece(-40, 1, ''), piece(90, 4, 'tile:b')];
  assert.equal(hexBeside('tile:a', middle, 21, 1, others).ringed, true);
});
