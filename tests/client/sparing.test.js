/** What need not be asked of a person. */

import assert from 'node:assert/strict';
import test from 'node:test';

/** @type {any} */ (globalThis).matchMedia = () => ({ matches: false, addEventListener: () => {} });
/** @type {any} */ (globalThis).localStorage = { getItem: () => '{}', setItem: () => {} };
const { afterAWhile, onlyAnswer, tablePasses } =
  await import('../../src/theatrum/web/script/play/sparing.js');

const asked = (/** @type {string[]} */ ...verbs) => ({
  serial: 1,
  seat: 0,
  prompt: '?',
  choices: verbs.map((verb) => ({ answer: [verb], words: verb })),
});

test('only a question with one answer is spared', () => {
  assert.deepEqual(onlyAnswer(asked('pass'))?.answer, ['pass']);
  assert.equal(onlyAnswer(asked('pass', 'play')), null);
});

test('among people it takes as long as somebody might think, alone a moment', () => {
  assert.ok(afterAWhile(false) < 1000);
  const times = [0, 0.5, 0.99].map((random) => afterAWhile(true, () => random));
  assert.ok(times[0] > 1000 && times[2] - times[0] > 3000);
});

test('in a window the table passes, but not at a hot seat nor after taking back', () => {
  const window = { ...asked('pass'), window: 'horn' };
  assert.equal(tablePasses(window, 1, false), true);
  assert.equal(tablePasses(window, 2, false), false);
  assert.equal(tablePasses(window, 1, true), false);
  assert.equal(tablePasses(asked('pass'), 1, false), false);
  assert.equal(tablePasses({ ...asked('pass', 'play'), window: 'horn' }, 1, false), false);
});
