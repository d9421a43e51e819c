/** The log as a chronicle: whose line, under which heading, what was everybody's last move. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actorOf,
  headingKey,
  lastMoves,
  shownLines,
  worthPlaying,
} from '../../src/theatrum/web/script/play/chronicle.js';

const panels = /** @type {import('../../src/theatrum/web/script/types').Panel[]} */ ([
  { seat: 0, id: 'nation:france', title: 'France', tone: 'blue' },
  { seat: 1, title: 'Austria', tone: 'yellow' },
]);
const line = (
  /** @type {number} */ position,
  /** @type {string} */ key,
  /** @type {any[]} */ words,
  /** @type {object} */ more = {},
) => /** @type {import('../../src/theatrum/web/script/types').Line} */ ({ position, key, words, ...more });
const france = ['nation:france', 'France'];
const austria = ['nation:austria', 'Austria'];

test('a line is about the first player it names, by noun or by name', () => {
  assert.equal(actorOf(line(1, 'a', [france, ' beats ', austria]), panels)?.seat, 0);
  assert.equal(actorOf(line(1, 'a', ['By ', austria]), panels)?.seat, 1);
  assert.equal(actorOf(line(1, 'a', ['Winter.']), panels), null);
});

test('a folded turn hides its lines, a folded round its turns, up to the next of its kind', () => {
  const lines = [
    line(1, 'round', ['Round 1'], { heading: 'round' }),
    line(2, 'turn', [france], { heading: 'turn' }),
    line(3, 'march', [france]),
    line(4, 'turn', [austria], { heading: 'turn' }),
    line(5, 'march', [austria]),
    line(6, 'round', ['Round 2'], { heading: 'round' }),
    line(7, 'march', [france]),
  ];
  const seen = (/** @type {string[]} */ folded) =>
    shownLines(lines, new Set(folded)).map((one) => one.line.position);
  assert.deepEqual(seen([]), [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(seen([headingKey(lines[1])]), [1, 2, 4, 5, 6, 7]);
  assert.deepEqual(seen([headingKey(lines[0])]), [1, 6, 7]);
  assert.equal(shownLines(lines, new Set([headingKey(lines[0])]))[0].hidden, 4);
});

test('a turn that was folded before a sandbox hides nothing of what happens in it', () => {
  const lines = [
    line(4, 'turn', [france], { heading: 'turn', before: true }),
    line(5, 'march', [france], { before: true }),
    line(5, 'march', [france]),
  ];
  const seen = shownLines(lines, new Set([headingKey(lines[0])]));
  assert.deepEqual(
    seen.map((one) => Boolean(one.line.before)),
    [true, false],
  );
});

test('the last move of each seat is marked, numbered in the order of time', () => {
  const lines = [
    line(1, 'march', [france], { path: ['tile:a', 'tile:b'] }),
    line(2, 'march', [austria], { path: ['tile:c', 'tile:d'] }),
    line(3, 'march', [france], { path: ['tile:b', 'tile:e'] }),
    line(4, 'draft', [austria]),
  ];
  const onBoard = (/** @type {string} */ noun) => noun.startsWith('tile:');
  assert.deepEqual(
    lastMoves(lines, panels, onBoard).map(({ seat, n, path, tone }) => [seat, n, path.join(), tone]),
    [
      [1, 1, 'tile:c,tile:d', 'yellow'],
      [0, 2, 'tile:b,tile:e', 'blue'],
    ],
  );
});

test('a move without a way is marked at the last place it names', () => {
  const lines = [line(1, 'draft', [france, ' drafts in ', ['tile:a', 'Paris'], ' and ', ['tile:b', 'Lyon']])];
  const [move] = lastMoves(lines, panels, (noun) => noun.startsWith('tile:'));
  assert.deepEqual(move.path, ['tile:b']);
  assert.deepEqual(
    lastMoves(lines, panels, () => false),
    [],
  );
});

test('what others did is played, and of mine only contests and what nobody should miss', () => {
  const lines = [
    line(1, 'march', [france]),
    line(1, 'fought', [france], { stage: true }),
    line(1, 'fell', ['Vienna falls'], { banner: true }),
    line(2, 'march', [austria]),
    line(2, 'note', ['It rains.']),
    line(3, 'draft', [france]),
  ];
  const keys = (/** @type {number[]} */ mine) => worthPlaying(lines, panels, mine).map((one) => one.key);
  assert.deepEqual(keys([0]), ['fought', 'fell', 'march', 'note']);
  assert.deepEqual(keys([0, 1]), ['fought', 'fell']);
});
