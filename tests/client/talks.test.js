/** Secret talks: whom I may ask into a room, what is new, and that closed rooms can only be read. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { TableModel } from '../../src/theatrum/web/script/play/model.js';
import { Talks, roomKey } from '../../src/theatrum/web/script/play/talks.js';

const line = (/** @type {object} */ more = {}) =>
  /** @type {any} */ ({ id: 1, at: 1, seat: 1, mine: false, text: 'psst', ...more });

/** @param {number[][]} circles */
function atTable(circles) {
  const model = new TableModel('t');
  model.seat = 0;
  model.scene = /** @type {any} */ ({ talks: circles });
  const user = { kind: 'user' };
  model.table = /** @type {any} */ ({ seats: [user, user, user, { kind: 'bot' }] });
  return new Talks(model, () => {});
}

test('people of my circle can be asked into a room, bots not', () => {
  assert.deepEqual(atTable([[0, 1, 2, 3]]).partners, [1, 2]);
  assert.deepEqual(atTable([[0, 2]]).partners, [2]);
  assert.equal(atTable([]).any, false);
});

test('a room is the same whoever names its seats first', () => {
  assert.equal(roomKey([2, 0]), roomKey([0, 2]));
});

test('a new room is opened at once, and is a room only when somebody was chosen', () => {
  const talks = atTable([[0, 1, 2]]);
  talks.begin();
  assert.equal(talks.rooms.length, 0);
  talks.choose(2);
  talks.begin();
  assert.equal(talks.open, '0 2');
  assert.equal(talks.chosen.size, 0);
});

test('what is said where I am not looking is marked until I go there', () => {
  const talks = atTable([[0, 1]]);
  talks.heard(/** @type {any} */ ({ seats: [0, 1], line: line() }), true);
  assert.deepEqual([...talks.unread], ['0 1']);
  talks.enter('0 1');
  assert.equal(talks.unread.size, 0);
  talks.heard(/** @type {any} */ ({ seats: [0, 1], line: line({ id: 2 }) }), true);
  assert.equal(talks.unread.size, 0);
  assert.equal(talks.room('0 1')?.lines.length, 2);
});

test('when the phase is over a room can be read, not spoken in', () => {
  const talks = atTable([]);
  talks.take([/** @type {any} */ ({ seats: [0, 1], lines: [line()] })]);
  assert.equal(talks.any, true);
  assert.equal(talks.may([0, 1]), false);
});

test('a room in which something waited while I was away is marked until it is seen', () => {
  const talks = atTable([[0, 1]]);
  talks.take([
    { seats: [0, 1], lines: [line()], fresh: true },
    { seats: [0, 2], lines: [line()], fresh: false },
  ]);
  assert.deepEqual([...talks.unread], ['0 1']);
  talks.open = '0 1';
  talks.read();
  assert.equal(talks.unread.size, 0);
});
