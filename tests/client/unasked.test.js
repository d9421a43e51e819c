/** Who is not asked is told whose decision it is, that the game is over, or that one looks at the past. */

import assert from 'node:assert/strict';
import test from 'node:test';

const here = /** @type {any} */ (globalThis);
here.matchMedia = () => ({ matches: false, addEventListener: () => {} });
here.localStorage = { getItem: () => '{}', setItem: () => {} };
here.document = { documentElement: { setAttribute: () => {} }, addEventListener: () => {} };
here.window = here;
here.addEventListener = () => {};
const { whyUnasked } = await import('../../src/theatrum/web/script/play/unasked.js');

const model = (/** @type {any} */ scene, past = /** @type {any} */ (null)) =>
  /** @type {any} */ ({
    scene,
    past,
    seatName: (/** @type {number} */ seat) => ['Anna', 'Ben', 'Cleo'][seat],
  });

test('the sentence depends on who is asked, and on where one looks', () => {
  const said = [
    whyUnasked(model({ waiting: [1], headline: 'Round 2' }), false),
    whyUnasked(model({ waiting: [1, 2], headline: 'Round 2' }), false),
    whyUnasked(model({ waiting: [1] }), true),
    whyUnasked(model({ waiting: [1], outcome: {} }), false),
    whyUnasked(model({ waiting: [1] }, { scene: {} }), false),
  ];
  assert.equal(new Set(said).size, said.length);
  assert.ok(said.every(Boolean));
});

test('before anybody is asked nothing is said', () => {
  assert.equal(whyUnasked(model({}), false), '');
});
