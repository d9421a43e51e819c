/** Small things on a map lie where they cover least. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clearest, beyond } from '../../src/theatrum/web/script/board/clear.js';

const places = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 60, y: 0 },
];
const held = (left, right, weight = 1) => ({ left, right, top: -20, bottom: 20, weight });

test('where nothing is covered the first place is taken', () => {
  assert.equal(clearest(places, 10, []), places[0]);
  assert.equal(clearest(places, 10, [held(-50, -10)]), places[0], 'beside it is not over it');
});

test('it steps aside from names', () => {
  assert.equal(clearest(places, 10, [held(-20, 15)]), places[1]);
  assert.equal(clearest(places, 10, [held(-20, 45)]), places[2]);
});

test('a little is covered rather than that it lies far off', () => {
  assert.equal(clearest(places, 10, [{ left: -10, right: 10, top: 9.8, bottom: 20, weight: 1 }]), places[0]);
});

test('what answers is covered last of all', () => {
  const all = [held(-20, 15, 4), held(15, 45, 1), held(45, 90, 4)];
  assert.equal(clearest(places, 10, all), places[1]);
});

test('nothing lies beyond the edge of the sheet, rather over a name', () => {
  const name = { left: 0, right: 100, top: 20, bottom: 60, weight: 1 };
  const above = [
    { x: 50, y: 4 },
    { x: 50, y: 40 },
  ];
  assert.equal(clearest(above, 10, [name, ...beyond(100, 100)]), above[1]);
  assert.equal(clearest(above, 10, [name]), above[0]);
});
