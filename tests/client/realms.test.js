/** Realms on a map: whose the land round a place is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cellsAround, strewn, whose } from '../../src/theatrum/web/script/board/realms.js';

const sheet = { left: 10, top: 20, width: 300, height: 200 };
const points = [
  { x: 60, y: 60 },
  { x: 110, y: 70 },
  { x: 90, y: 150 },
  { x: 200, y: 100 },
  { x: 260, y: 180 },
  { x: 300, y: 40 },
];
/** @param {{a: {x: number, y: number}, b: {x: number, y: number}}[]} cell */
const area = (cell) => cell.reduce((sum, { a, b }) => sum + (a.x * b.y - b.x * a.y) / 2, 0);

test('cells lie side by side and leave nothing of the sheet out', () => {
  const cells = cellsAround(points, sheet);
  assert.ok(cells.every((cell) => area(cell) > 0));
  const all = cells.reduce((sum, cell) => sum + area(cell), 0);
  assert.ok(Math.abs(all - sheet.width * sheet.height) < 0.001, String(all));
});

test('a cell is closed: every side begins where the one before it ends', () => {
  for (const cell of cellsAround(points, sheet))
    cell.forEach(({ b }, i) => assert.deepEqual(b, cell[(i + 1) % cell.length].a));
});

test('every side but those of the sheet is as near to one place as to the other, and both know it', () => {
  const cells = cellsAround(points, sheet);
  let shared = 0;
  cells.forEach((cell, i) => {
    for (const { a, b, other } of cell) {
      if (other < 0) continue;
      shared += 1;
      for (const end of [a, b]) {
        const far = [points[i], points[other]].map(({ x, y }) => Math.hypot(x - end.x, y - end.y));
        assert.ok(Math.abs(far[0] - far[1]) < 0.001);
      }
      assert.ok(cells[other].some((side) => side.other === i));
    }
  });
  assert.ok(shared >= 12);
});

test("land far from every place is nobody's, and no such point lies near one", () => {
  const spaces = [0, 1, 2, 3].map((i) => ({ x: 20 + i * 10, y: 30 }));
  const nobody = strewn(spaces, sheet);
  assert.ok(nobody.length > 20);
  for (const { x, y } of nobody) assert.ok(spaces.every((one) => Math.hypot(one.x - x, one.y - y) > 20));
});

test('a map is drawn anew when a place changes hands or faith, and only then', () => {
  const board = (tone, ring, x) => ({
    id: 'map',
    realms: ['red', 'blue'],
    spaces: [{ id: 'a', x, y: 1, tone, ring, lines: [String(x)] }],
  });
  assert.equal(whose(board('red', false, 1)), whose(board('red', false, 2)));
  assert.notEqual(whose(board('red', false, 1)), whose(board('blue', false, 1)));
  assert.notEqual(whose(board('red', false, 1)), whose(board('red', true, 1)));
  assert.equal(whose({ id: 'map', spaces: [{ id: 'a', x: 1, y: 1, tone: 'red' }] }), '');
});
