/** What others did is shown with the board as it was then, and never for longer than somebody looks on. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { TableModel } from '../../src/theatrum/web/script/play/model.js';
import { LAST_FEW, LONGEST, Steps } from '../../src/theatrum/web/script/play/steps.js';

const line = (/** @type {number} */ position) =>
  /** @type {any} */ ({ position, key: 'said', words: [`line ${position}`] });
const moment = (/** @type {number} */ turn) => ({ scene: { headline: `Turn ${turn}` }, log: [line(turn)] });
const positions = (/** @type {import('../../src/theatrum/web/script/play/steps.js').Step[]} */ steps) =>
  steps.map((step) => step.line.position);

test('every line has the moment of its own view', () => {
  const steps = new Steps();
  steps.add([line(1), line(2)], moment(1));
  steps.add([line(3)], moment(2));
  assert.equal(steps.next()?.moment.scene.headline, 'Turn 1');
  assert.equal(steps.next()?.moment.scene.headline, 'Turn 1');
  assert.equal(steps.next()?.moment.scene.headline, 'Turn 2');
  assert.equal(steps.next(), null);
});

test('a view in which nobody else did anything goes with what is shown last', () => {
  const steps = new Steps();
  steps.add([], moment(0));
  assert.equal(steps.next(), null, 'nothing is shown because of it');
  steps.add([line(1)], moment(1));
  steps.add([line(2)], moment(2));
  steps.next();
  steps.add([], moment(3));
  assert.equal(steps.now?.moment.scene.headline, 'Turn 1');
  assert.equal(steps.next()?.moment.scene.headline, 'Turn 3');
});

test('what is to be shown does not grow without end: it skips ahead to the last few', () => {
  const steps = new Steps();
  for (let n = 0; n < LONGEST; n += 1) assert.deepEqual(steps.add([line(n)], moment(n)), []);
  const missed = steps.add([line(LONGEST)], moment(LONGEST));
  assert.equal(missed.length, LONGEST + 1 - LAST_FEW);
  assert.equal(steps.queue.length, LAST_FEW);
  assert.equal(positions(steps.queue).at(-1), LONGEST);
  for (let n = 0; n < 500; n += 1) {
    steps.add([line(n), line(n)], moment(n));
    assert.ok(steps.queue.length <= LONGEST);
  }
});

test('while it is shown the table is seen as it was, and known as it is', () => {
  const model = new TableModel('t');
  const view = (/** @type {number} */ n) =>
    /** @type {any} */ ({
      seat: 0,
      version: n,
      position: n,
      scene: {
        headline: `Turn ${n}`,
        rows: [{ id: 'hand', cards: [{ id: `card:${n}`, title: `Coup ${n}` }] }],
      },
      log: { since: n, lines: [line(n)], earlier: false },
      undo: null,
      turn_since: null,
      cover: null,
    });
  model.take(view(1));
  assert.equal(model.behind, false);
  model.played = { scene: model.scene, log: model.log };
  assert.equal(model.behind, false, 'nothing has happened since');
  model.take(view(2));
  assert.equal(model.behind, true);
  assert.equal(model.shown.headline, 'Turn 1');
  assert.equal(model.scene.headline, 'Turn 2');
  assert.deepEqual(
    model.told.map((one) => one.position),
    [1],
  );
  assert.equal(model.name('card:2'), 'Coup 2', 'what an answer speaks of has its name already');
  model.past = view(0);
  assert.equal(model.behind, false, 'the past is looked at, and nothing played');
  model.past = null;
  model.played = null;
  assert.equal(model.behind, false);
  assert.deepEqual(
    model.told.map((one) => one.position),
    [1, 2],
  );
});
