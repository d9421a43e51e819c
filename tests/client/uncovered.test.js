/** Covers of a hot seat that one person plays alone. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { TableModel } from '../../src/theatrum/web/script/play/model.js';
import { isUncovered, uncover } from '../../src/theatrum/web/script/play/uncovered.js';

test('who plays all seats says so for one table, and may take it back', () => {
  uncover('t1', true);
  assert.equal(isUncovered('t1'), true);
  assert.equal(isUncovered('t2'), false);
  uncover('t1', false);
  assert.equal(isUncovered('t1'), false);
});

test('seats keep secrets from each other unless it is said', () => {
  const model = new TableModel('t3');
  assert.equal(model.unhidden, false);
  uncover('t3', true);
  assert.equal(model.unhidden, true);
});
