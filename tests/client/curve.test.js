/** The curve of chances: lines, and names that do not lie over each other. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { across, apart, at, lines, named } from '../../src/theatrum/web/script/play/curve.js';

const curve = [
  { position: 10, chances: [0.5, 0.5] },
  { position: 20, chances: [0.75, 0.25] },
  { position: 30, chances: [1, 0] },
];

test('every seat has a line from the first position to the last', () => {
  assert.deepEqual(lines(curve, 100, 200), ['M0 100L50 50L100 0', 'M0 100L50 150L100 200']);
  assert.deepEqual(lines([], 100, 200), []);
});

test('a position lies where its line goes through', () => {
  assert.equal(across(curve, 100)(20), 50);
  assert.deepEqual(at(curve, 25).chances, [0.75, 0.25]);
});

test('names keep apart, in the order of the lines, inside the field', () => {
  const heights = apart([100, 100, 100, 0], 20, 110);
  assert.deepEqual(
    heights.map((y) => Math.round(y)),
    [60, 80, 100, 10],
  );
});

test('rounds are named where their names find room, else the first one is, and others have their number', () => {
  const rounds = [0, 10, 40, 95].map((position, n) => ({ position, name: `Turn ${n + 1}` }));
  const names = (/** @type {number} */ letter) =>
    named(
      rounds,
      (position) => position,
      100,
      (name) => letter * name.length,
    ).map(({ name }) => name);
  assert.deepEqual(names(0.8), ['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4']);
  assert.deepEqual(names(1), ['Turn 1', '2', '3', '4']);
  assert.deepEqual(names(3), ['Turn 1', '', '3', '4']);
});
