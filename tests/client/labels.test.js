/** Names on a map: who comes first, and where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { placeLabels } from '../../src/theatrum/web/script/board/labels.js';

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
