/** Papers of a secret talk: what belongs together, and that one thing is wanted in one number. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { TableModel } from '../../src/theatrum/web/script/play/model.js';
import { Paper, groups, isSame } from '../../src/theatrum/web/script/play/paper.js';
import { saidIn, showable } from '../../src/theatrum/web/script/play/shown.js';
import { Talks } from '../../src/theatrum/web/script/play/talks.js';

const one = (/** @type {(string | number)[]} */ item, title = String(item[0])) =>
  /** @type {any} */ ({ item, words: item.join(' '), clause: { id: 'item:0', title } });

function atPaper() {
  const model = new TableModel('t');
  model.seat = 0;
  model.scene = /** @type {any} */ ({ talks: [[0, 1]] });
  const talks = new Talks(model, () => {});
  talks.take([/** @type {any} */ ({ seats: [0, 1], lines: [] })]);
  talks.enter('0 1');
  /** @type {unknown[]} */
  const sent = [];
  const paper = new Paper(talks, {
    draw: () => {},
    send: (to, items) => sent.push([to, items]),
    ask: async (_, chosen) => ({
      items: [],
      treaty: /** @type {any} */ ({
        clauses: chosen.map((i) => ({ why_not: paper.possible[i].item[0] === 'loan' ? 'no' : '' })),
      }),
    }),
  });
  paper.possible = [one(['peace']), one(['cards', 1]), one(['cards', 2]), one(['loan', 1])];
  return { paper, sent };
}

test('items stand under what they are called, kinds of which there are few first', () => {
  assert.deepEqual(groups([one(['cards', 1]), one(['peace']), one(['cards', 2])]), [
    ['peace', [1]],
    ['cards', [0, 2]],
  ]);
});

test('another number of the same thing takes its place', async () => {
  assert.equal(isSame(['cards', 'a', 'b', 1], ['cards', 'a', 'b', 2]), true);
  assert.equal(isSame(['cards', 'a', 'b', 1], ['cards', 'b', 'a', 1]), false);
  const { paper } = atPaper();
  paper.toggle(1);
  paper.toggle(2);
  paper.toggle(0);
  assert.deepEqual(paper.chosen, [0, 2]);
  paper.toggle(2);
  assert.deepEqual(paper.chosen, [0]);
});

test('nothing is proposed before it was judged, or while a row of it is impossible', async () => {
  const { paper, sent } = atPaper();
  const written = paper.write([0, 3]);
  assert.equal(paper.ready, false);
  await written;
  assert.equal(paper.ready, false);
  await paper.write([0]);
  assert.equal(paper.ready, true);
  paper.send();
  assert.deepEqual(sent, [[[1], [['peace']]]]);
  assert.deepEqual(paper.chosen, []);
});

test('what may be shown are my own cards that the table names', () => {
  const rows = [
    { cards: [{ id: 'card:a' }, { id: 'x', noun: 'card:b' }, { id: 'card:c', face_down: true }] },
  ];
  const scene = /** @type {any} */ ({ rows, showable: ['card:b', 'card:c', 'card:d'] });
  assert.deepEqual(
    showable(scene).map((card) => card.id),
    ['x'],
  );
  const said = /** @type {any} */ ({ text: 'Look', shown: [{ title: 'Armada', kind: 'Event', seal: 3 }] });
  assert.equal(saidIn(said), 'Look Armada, Event (3)');
});
