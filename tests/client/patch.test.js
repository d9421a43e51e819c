/** Changes of a scene, as docs/protocol.md section 5 describes them. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { patched } from '../../src/theatrum/web/script/play/patch.js';

const scene = () => ({
  headline: 'Turn 1',
  boards: [{ id: 'map', spaces: [{ id: 'space:rome', x: 1, y: 2 }], pieces: [{ id: 'a', shape: 'disc' }] }],
  rows: [{ id: 'hand', cards: [] }, { id: 'market' }],
});

test('what lies at a path is set', () => {
  const next = patched(scene(), [
    [['headline'], 'Turn 2'],
    [['boards', 0, 'spaces', 0], { id: 'space:rome', x: 1, y: 2, tone: 'red' }],
  ]);
  assert.equal(next.headline, 'Turn 2');
  assert.equal(next.boards?.[0].spaces?.[0].tone, 'red');
});

test('a path alone takes the key away', () => {
  assert.equal('headline' in patched(scene(), [[['headline']]]), false);
});

test('a member that is taken away leaves no hole', () => {
  assert.deepEqual(
    patched(scene(), [[['rows', 0]]]).rows?.map((row) => row.id),
    ['market'],
  );
});

test('members are taken out of a list and put into it, one change after the other', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, cards: [] }));
  const next = patched({ ...scene(), rows: [a, b, c] }, [
    [['rows'], 3, 0, [d]],
    [['rows'], 0, 2, []],
    [['rows', 0, 'title'], 'now the first'],
  ]);
  assert.deepEqual(next.rows, [{ ...c, title: 'now the first' }, d]);
});

test('the scene before stays as it was', () => {
  const before = scene();
  patched(before, [[['boards', 0, 'pieces'], []]]);
  assert.equal(before.boards[0].pieces.length, 1);
});
