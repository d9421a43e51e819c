import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inARow,
  unbroken,
  withAside,
  withBoth,
  withNumbers,
  withOdds,
  withWholeNumbers,
} from '../../src/theatrum/web/script/things/nouns.js';

test('a number stays with its word, and brackets stay whole', () => {
  assert.equal(unbroken('fleet 1'), 'fleet\u00a01');
  assert.equal(unbroken('Technologiekarte, 1 Punkt'), 'Technologiekarte, 1\u00a0Punkt');
  assert.equal(unbroken('Kavallerie [1 oder 2]'), 'Kavallerie [1\u00a0oder\u00a02]');
  assert.equal(unbroken('Schatz (2 Befehlspunkte)'), 'Schatz (2\u00a0Befehlspunkte)');
  assert.equal(
    unbroken('Stapel (Ritter und Galeeren aus dem Ionischen Meer)'),
    'Stapel (Ritter und Galeeren aus dem Ionischen Meer)',
    'so much finds no room in a line',
  );
  assert.equal(unbroken('Austria 1809'), 'Austria 1809');
});

test('a question keeps numbers with what they count, and small ones with what they number', () => {
  assert.equal(
    withBoth('Frankreichs Standardflotte 1 ist getroffen (noch 5 Treffer): Welches Schiff?'),
    'Frankreichs Standardflotte\u00a01\u00a0ist getroffen (noch\u00a05\u00a0Treffer): Welches Schiff?',
  );
  assert.equal(withBoth('In 1588 of 12 ships'), 'In 1588\u00a0of 12\u00a0ships');
});

test('what stands in brackets after a question is in one line', () => {
  assert.equal(
    withAside('Where does unrest break out? (2 spaces to go)'),
    'Where does unrest break out? (2\u00a0spaces\u00a0to\u00a0go)',
  );
  const long = 'Where do your people rebel? (4 command points, 2 of them already paid)';
  assert.equal(withAside(long), long, 'so much finds no room in a line');
  assert.equal(withAside('Noch 1 (von 2) übrig?'), 'Noch 1 (von 2) übrig?');
});

test('the number of a rule stays in one piece', () => {
  assert.equal(withWholeNumbers('(Rechte: CC-4.4.1.3).'), '(Rechte: CC-\u20604.4.1.3).');
  assert.equal(withWholeNumbers('E1-9.5 und OP-20-28'), 'E1-\u20609.5 und OP-\u206020-28');
  assert.equal(withWholeNumbers('natürliche 19-20, Waren-1'), 'natürliche 19-20, Waren-1');
});

test('a bonus stays with what it is added to', () => {
  assert.equal(withWholeNumbers('Geschenke an Häuptlinge +1'), 'Geschenke an Häuptlinge\u00a0+1');
  assert.equal(withWholeNumbers('Aushebung −1, Mission +1'), 'Aushebung\u00a0−1, Mission\u00a0+1');
});

test('told numbers stand in no line alone', () => {
  assert.equal(withNumbers('Spaniens Standardflotte 1'), 'Spaniens Standardflotte\u00a01');
  assert.equal(
    withNumbers(' zieht 1 Karte.', true),
    ' zieht 1\u00a0Karte.',
    'three words are not tied together',
  );
  assert.equal(withNumbers(' mit 5 '), ' mit 5\u00a0');
  assert.equal(withNumbers(' erhält 12 '), ' erhält 12\u00a0', 'what is counted is a word of its own');
  assert.equal(withNumbers('für 20 Dukaten'), 'für 20\u00a0Dukaten');
  assert.equal(withNumbers(': gewürfelt 12, zusammen 17.', true), ': gewürfelt 12, zusammen\u00a017.');
  assert.equal(withNumbers('Anno 1490', false), 'Anno 1490');
});

test('nothing comes between a sentence, or what introduces one, and the next', () => {
  assert.equal(
    inARow(['All others the other one:', 'Production', 'food', '']),
    'All others the other one: Production; food',
  );
  assert.equal(inARow(['Nobody moves.', 'A port']), 'Nobody moves. A port');
  assert.equal(inARow([]), '');
});

test('odds stay with what they are the odds of', () => {
  assert.equal(
    withOdds('succeeds 36 %, gifts 36 %, attack 13 %'),
    'succeeds\u00a036\u00a0%, gifts\u00a036\u00a0%, attack\u00a013\u00a0%',
  );
});
