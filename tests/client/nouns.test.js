import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inARow, unbroken, withWholeNumbers } from '../../src/theatrum/web/script/things/nouns.js';

test('a number stays with its word, and brackets stay whole', () => {
  assert.equal(unbroken('fleet 1'), 'fleet\u00a01');
  assert.equal(unbroken('Technologiekarte, 1 Punkt'), 'Technologiekarte, 1\u00a0Punkt');
  assert.equal(unbroken('Kavallerie [1 oder 2]'), 'Kavallerie [1\u00a0oder\u00a02]');
  assert.equal(unbroken('Austria 1809'), 'Austria 1809');
});

test('the number of a rule stays in one piece', () => {
  assert.equal(withWholeNumbers('(Rechte: CC-4.4.1.3).'), '(Rechte: CC-\u20604.4.1.3).');
  assert.equal(withWholeNumbers('E1-9.5 und OP-20-28'), 'E1-\u20609.5 und OP-\u206020-28');
  assert.equal(withWholeNumbers('natürliche 19-20, Waren-1'), 'natürliche 19-20, Waren-1');
});

test('nothing comes between a sentence, or what introduces one, and the next', () => {
  assert.equal(
    inARow(['All others the other one:', 'Production', 'food', '']),
    'All others the other one: Production; food',
  );
  assert.equal(inARow(['Nobody moves.', 'A port']), 'Nobody moves. A port');
  assert.equal(inARow([]), '');
});
