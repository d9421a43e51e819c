/** Names on a map: who comes first, and where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { overlaps, placeLabels } from '../../src/theatrum/web/script/board/labels.js';

// Without a canvas letters are taken to be half as wide as high.
globalThis.document = /** @type {any} */ ({ createElement: () => ({ getContext: () => null }) });

const sheet = { left: 0, top: 0, right: 400, bottom: 400 };
const wish = (id, x, more = {}) => ({
  id,
  words: id,
  x,
  y: 200,
  radius: 4,
  rank: 2,
  size: 10,
  style: 'town',
  weight: 400,
  ...more,
});
const box = (left, right, top, bottom) => ({ left, right, top, bottom });
/** Room for one line only, under the symbols. */
const narrow = [box(0, 400, 0, 204), box(0, 400, 216, 400)];

test('a place that is spoken of is named before one that counts for more', () => {
  const both = [wish('Nantes', 200, { rank: 3 }), wish('Rennes', 210)];
  assert.equal(placeLabels(both, narrow, sheet)[0].id, 'Nantes');
  const spoken = [both[0], { ...both[1], spoken: true }];
  assert.equal(placeLabels(spoken, narrow, sheet)[0].id, 'Rennes');
});

test('where a piece hides its symbol, the name of a place that is spoken of stands beside the piece', () => {
  const full = [box(100, 300, 150, 250)];
  const hidden = wish('Berwick', 200, { spoken: true });
  assert.equal(placeLabels([hidden], full, sheet).length, 0);
  const [found] = placeLabels([{ ...hidden, around: [{ x: 200, y: 140, radius: 10 }] }], full, sheet);
  assert.ok(found.box.bottom <= 150, 'over the piece, and over nothing else');
});

test('between two names in a line there is air', () => {
  const [first, second] = placeLabels(
    [wish('Nisch', 200, { rank: 3 }), wish('Sofia', 226)],
    narrow,
    sheet,
  ).sort((a, b) => a.x - b.x);
  assert.ok(!second || second.box.left - first.box.right >= 2);
});

/** Sixteen names where eight have room beside their symbols. */
const crowd = Array.from({ length: 16 }, (_, i) =>
  wish(`Amersfoort ${i}`, 170 + (i % 4) * 20, { y: 170 + Math.floor(i / 4) * 20, smallest: 8 }),
);
const symbols = crowd.map(({ x, y }) => box(x - 4, x + 4, y - 4, y + 4));
const spots = (labels) =>
  Object.fromEntries(labels.map(({ id, x, y, size }) => [id, `${x} ${y} ${size}`]).sort());

test('in a crowd every name finds a place: smaller, or farther off and tied, and none over another', () => {
  const found = placeLabels(crowd, symbols, sheet);
  assert.equal(found.length, crowd.length);
  assert.ok(found.every(({ size }) => size >= 8 && size <= 10));
  assert.ok(found.some(({ tie }) => tie));
  for (const one of found) {
    assert.ok(!symbols.some((symbol) => overlaps(one.box, symbol)), `${one.id} lies on a symbol`);
    assert.ok(!found.some((other) => other !== one && overlaps(one.box, other.box)), `${one.id} is covered`);
  }
});

test('a name comes nearer where all who stand in its way find other places', () => {
  const many = Array.from({ length: 36 }, (_, i) =>
    wish(`Amersfoort ${i}`, 150 + (i % 6) * 18, { y: 150 + Math.floor(i / 6) * 18, smallest: 8 }),
  );
  const found = placeLabels(
    many,
    many.map(({ x, y }) => box(x - 4, x + 4, y - 4, y + 4)),
    sheet,
  );
  assert.equal(found.length, many.length);
  assert.ok(found.filter(({ tie }) => tie).length <= 15, 'without exchanges 19 are tied');
  for (const one of found)
    assert.ok(!found.some((other) => other !== one && overlaps(one.box, other.box)), `${one.id} is covered`);
});

test('names that may not become smaller wait until one looks closer', () => {
  const sketch = crowd.map((one) => ({ ...one, smallest: 0 }));
  const found = placeLabels(sketch, symbols, sheet);
  assert.ok(found.length < crowd.length && found.every(({ size }) => size === 10));
});

test('from one question to the next names stay where they are, whatever counts for more', () => {
  const before = placeLabels(crowd, symbols, sheet);
  const glowing = crowd.map((one, i) => ({ ...one, rank: i % 3 ? 2 : 4.5, spoken: i === 5 }));
  assert.deepEqual(spots(placeLabels(glowing, symbols, sheet, before)), spots(before));
});

test('a piece sends away the names that it covers, and most others stay', () => {
  const before = placeLabels(crowd, symbols, sheet);
  const piece = before[0].box;
  const after = placeLabels(crowd, [...symbols, piece], sheet, before);
  assert.equal(after.length, crowd.length);
  assert.ok(!after.some((label) => overlaps(label.box, piece)));
  const [was, is] = [spots(before), spots(after)];
  assert.ok(Object.keys(was).filter((id) => was[id] !== is[id]).length <= 4);
});

test('a name that had to go far comes back when there is room again', () => {
  const lonely = wish('Nisch', 200, { smallest: 8 });
  const [sent] = placeLabels([lonely], [box(150, 250, 175, 225)], sheet);
  assert.ok(sent.tie);
  const [back] = placeLabels([lonely], [], sheet, [sent]);
  assert.ok(!back.tie && back.size === 10);
});

test('what is the name of no place is written where room is left', () => {
  const region = { ...wish('Anatolia', 200, { rank: 9 }), style: 'region', radius: 0, decor: true };
  const found = placeLabels([region, wish('Konya', 200)], narrow, sheet);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['Konya'],
  );
});

test('a principal name without room covers what matters least: pieces before other names, and no wall', () => {
  const crowded = [box(0, 400, 0, 400)]; // symbols and pieces everywhere
  const other = wish('Amersfoort', 200, { y: 216, principal: true, smallest: 8, rank: 9 });
  const named = wish('Utrecht', 200, { principal: true, smallest: 8 });
  const [first] = placeLabels([other], crowded, sheet);
  const walls = [box(100, 300, 150, 196), box(206, 300, 150, 250)];
  const found = placeLabels([other, named], crowded, sheet, [], walls);
  assert.equal(found.length, 2, 'both are written');
  const [mine, its] = ['Utrecht', 'Amersfoort'].map((id) => found.find((label) => label.id === id));
  assert.ok(first && !overlaps(mine.box, its.box));
  assert.ok(
    found.every((label) => walls.every((wall) => !overlaps(label.box, wall))),
    'nothing stands over a wall',
  );
  const hemmed = placeLabels([named], crowded, sheet, [], [box(0, 400, 0, 205), box(0, 400, 205, 400)]);
  assert.equal(hemmed.length, 1, 'it is written even where there are walls all around');
  assert.ok(hemmed[0].size <= 8, 'in the smallest letters');
});
