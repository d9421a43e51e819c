/** What is known of a table: views, patches, the log, and whose clock runs. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { left } from '../../src/theatrum/web/script/play/clock.js';
import { isNamed, TableModel } from '../../src/theatrum/web/script/play/model.js';

const line = (/** @type {number} */ position) => ({ position, key: 'said', words: [`line ${position}`] });
const clock = (/** @type {number} */ at, /** @type {number[]} */ running) => ({
  kind: 'bank',
  seconds: 60,
  increment: 0,
  left: [60_000, 60_000, 60_000],
  running,
  at,
});
const table = (/** @type {object} */ more = {}) =>
  /** @type {any} */ ({ status: 'playing', seats: [{ name: 'Anna' }], clock: clock(1000, [0]), ...more });
const view = (/** @type {object} */ more = {}) =>
  /** @type {any} */ ({
    seat: 0,
    version: 1,
    position: 1,
    scene: { headline: 'Turn 1' },
    log: { since: 0, lines: [line(1)], earlier: false },
    undo: null,
    turn_since: null,
    cover: null,
    ...more,
  });

test('the first view tells nothing anew, the next ones their new lines', () => {
  const model = new TableModel('t');
  assert.deepEqual(model.take(view()), []);
  const told = model.take(view({ version: 2, log: { since: 2, lines: [line(2)], earlier: false } }));
  assert.deepEqual(
    told?.map((one) => one.position),
    [2],
  );
  assert.deepEqual(
    model.log.map((one) => one.position),
    [1, 2],
  );
});

test('what is told again from the last position on is not told anew, what was added to it is', () => {
  const model = new TableModel('t');
  const said = (/** @type {number} */ position, /** @type {string} */ words) => ({
    ...line(position),
    words: [words],
  });
  model.take(view({ log: { since: 0, lines: [said(1, 'a'), said(2, 'b')], earlier: false } }));
  const more = [said(2, 'b'), said(2, 'c'), said(3, 'd')];
  const told = model.take(view({ version: 2, log: { since: 2, lines: more, earlier: false } }));
  assert.deepEqual(
    told?.map((one) => one.words),
    [['c'], ['d']],
  );
  const other = [said(3, 'e')];
  const instead = model.take(view({ version: 3, log: { since: 3, lines: other, earlier: false } }));
  assert.deepEqual(
    instead?.map((one) => one.words),
    [['e']],
  );
});

test('lines that were taken back are forgotten', () => {
  const model = new TableModel('t');
  model.take(view({ log: { since: 0, lines: [line(1), line(2), line(3)], earlier: false } }));
  model.take(view({ version: 2, log: { since: 2, lines: [line(2)], earlier: false } }));
  assert.deepEqual(
    model.log.map((one) => one.position),
    [1, 2],
  );
});

test('a patch is put on the scene it was made for; another one asks for a full view', () => {
  const model = new TableModel('t');
  model.take(view());
  const patch = [[['headline'], 'Turn 2']];
  assert.equal(model.take(view({ scene: undefined, base: 0, version: 2, patch })), null);
  assert.equal(model.scene.headline, 'Turn 1');
  assert.notEqual(model.take(view({ scene: undefined, base: 1, version: 2, patch })), null);
  assert.equal(model.scene.headline, 'Turn 2');
});

test('the clock runs for whoever the newest view says', () => {
  const model = new TableModel('t');
  model.seated(table());
  assert.deepEqual(model.clock.running, [0]);
  model.take(view({ clock: clock(2000, [1]) }));
  assert.deepEqual(model.clock.running, [1]);
  model.seated(table({ clock: clock(3000, [2]) }));
  assert.deepEqual(model.clock.running, [2]);
});

test('an older word about time does not count', () => {
  const model = new TableModel('t');
  model.take(view({ clock: clock(5000, [1]) }));
  model.seated(table({ clock: clock(4000, [0]) }));
  assert.deepEqual(model.clock.running, [1]);
});

test('only clocks that run lose time', () => {
  const now = Date.now();
  assert.equal(left(clock(now, [1]), 0, 0), 60_000);
  assert.ok((left(clock(now - 5000, [1]), 1, 0) ?? 0) <= 55_000);
  assert.equal(left({ kind: 'none' }, 0, 0), null);
});

test('the past is shown instead of the present, as long as it is looked at', () => {
  const model = new TableModel('t');
  model.take(view());
  model.past = view({ scene: { headline: 'Turn 0' } });
  assert.equal(model.shown.headline, 'Turn 0');
  model.past = null;
  assert.equal(model.shown.headline, 'Turn 1');
});

test('things are found by their nouns, seats by the name that the scene gives them', () => {
  const model = new TableModel('t');
  model.seated(table());
  model.take(view({ scene: { rows: [{ id: 'hand', cards: [{ id: 'card:1', title: 'Coup' }] }] } }));
  assert.equal(model.name('card:1'), 'Coup');
  assert.equal(model.name('tile:n03'), 'n03');
  assert.equal(model.seatName(0), 'Anna');
  model.take(view({ version: 2, scene: { panels: [{ seat: 0, title: 'France' }] } }));
  assert.equal(model.seatName(0), 'France');
});

test('a game begins once', () => {
  const model = new TableModel('t');
  assert.equal(model.seated(table({ status: 'gathering' })), false);
  assert.equal(model.seated(table()), true);
  assert.equal(model.seated(table()), false);
});

test('who is named in another case is named', () => {
  assert.ok(isNamed('Das Osmanische Reich gewinnt nach Siegpunkten.', 'Osmanisches Reich'));
  assert.ok(isNamed('Fugger Bank wins by faith.', 'Fugger Bank'));
  assert.ok(!isNamed('Spanien gewinnt nach Siegpunkten.', 'Spanien + Frankreich'));
});
