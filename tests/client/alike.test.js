/** What answers say alike is said once, and what stays on each button can be understood. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { alike, headOf } from '../../src/theatrum/web/script/play/alike.js';

/** @param {(string | [string, string[]] | null)[]} words, with names in them; null: one that nothing stands for */
const said = (...words) =>
  words.map((one) =>
    one === null
      ? { words: 'Pass', group: '', names: [], apart: true }
      : {
          words: typeof one === 'string' ? one : one[0],
          group: '',
          names: typeof one === 'string' ? [] : one[1],
        },
  );
/** Heads and what is left under them. @param {import('../../src/theatrum/web/script/play/alike.js').Said[]} all */
const brief = (all) =>
  alike(all).map((run) => [
    headOf(run),
    ...all.slice(run.from, run.to).map(({ words }) => {
      const begins = run.before ? run.before.length + 1 : 0;
      const ends = words.lastIndexOf(run.after);
      return (run.after ? words.slice(begins, ends) : words.slice(begins)).trim();
    }),
  ]);

test('what all of them begin with stands before them', () => {
  assert.deepEqual(
    brief(said('Take command in Madrid', 'Take command in Milan …', 'Take command in Naples')),
    [['Take command in …', 'Madrid', 'Milan …', 'Naples']],
  );
  assert.deepEqual(
    brief(said('„Louise“ spielen: Braut für Karl II.', '„Louise“ spielen: Braut für Rudolf II.')),
    [['„Louise“ spielen: Braut für …', 'Karl II.', 'Rudolf II.']],
  );
});

test('what they end with stands there, too, with the place of the rest', () => {
  assert.deepEqual(
    brief(said('Einen Informanten bei England einsetzen', 'Einen Informanten beim Reich einsetzen')),
    [['Einen Informanten … einsetzen', 'bei England', 'beim Reich']],
  );
  assert.deepEqual(brief(said('Hanf wählen', 'Kakao wählen', 'Mais wählen')), [
    ['… wählen', 'Hanf', 'Kakao', 'Mais'],
  ]);
  assert.deepEqual(
    headOf(alike(said('Take command in Palma, at sea', 'Take command in Bastia, at sea'))[0]),
    'Take command in …, at sea',
  );
});

test('runs are as they save most', () => {
  const all = said(
    null,
    'Send a Jesuit to York',
    'Send a Jesuit to Dover',
    'Send an agent to York',
    'Send an agent to Wales',
  );
  assert.deepEqual(brief(all), [
    ['Send a Jesuit to …', 'York', 'Dover'],
    ['Send an agent to …', 'York', 'Wales'],
  ]);
});

test('a heading ends a run, and so does what stands elsewhere', () => {
  const all = said('Move to London', 'Move to Paris', null, 'Move to Rome');
  all[0].group = 'March';
  assert.deepEqual(alike(all), []);
});

test('no number and no name is parted from what goes with it', () => {
  assert.deepEqual(alike(said('Schiff 1 treffen lassen', 'Schiff 2 treffen lassen')), []);
  assert.deepEqual(brief(said('Braut für Don Carlos', 'Braut für Don Juan'))[0].slice(1), [
    'Don Carlos',
    'Don Juan',
  ]);
  assert.deepEqual(
    brief(
      said(
        ['March to the isle of Wight', ['the isle of Wight']],
        ['March to the isle of Man', ['the isle of Man']],
      ),
    )[0],
    ['March to …', 'the isle of Wight', 'the isle of Man'],
  );
  assert.deepEqual(brief(said('Nimm 2 Einheiten aus Rom', 'Nimm 3 Einheiten aus Rom')), [
    ['… aus Rom', 'Nimm 2 Einheiten', 'Nimm 3 Einheiten'],
  ]);
});

test('no noun is parted from whose it is', () => {
  assert.deepEqual(alike(said('Build an Ottoman galley', 'Build an Ottoman corsair')).map(headOf), [
    'Build an …',
  ]);
});

test('no noun is parted from the adjective that has a capital in English', () => {
  const all = said(
    'Embark 4 Ottoman regulars',
    'Embark 3 Ottoman regulars',
    'Embark all but 3 Ottoman regulars',
    'Embark all but 4 Ottoman regulars',
  );
  assert.deepEqual(alike(all.slice(0, 2), false), []);
  assert.deepEqual(alike(all.slice(2), false).map(headOf), ['Embark …'], 'nor "all" from "but"');
  const german = said('4 Reguläre gehen an Bord', '3 Reguläre gehen an Bord');
  assert.deepEqual(brief(german), [['… gehen an Bord', '4 Reguläre', '3 Reguläre']]);
});

test('a name may begin with a small letter after an apostrophe', () => {
  assert.deepEqual(brief(said('Convert Breda', 'Convert ’s-Hertogenbosch', 'Convert Ghent'))[0], [
    'Convert …',
    'Breda',
    '’s-Hertogenbosch',
    'Ghent',
  ]);
});

test('no verb is parted', () => {
  assert.deepEqual(alike(said('Coligny geht mit', 'Alle gehen mit')), []);
  const stay = said('Alle gehen mit, nur 1 Söldner bleibt', 'Alle gehen mit, nur 2 Söldner bleiben');
  assert.deepEqual(alike(stay).map(headOf), ['Alle gehen mit, …']);
});

test('a number may follow a colon, and no sign stands for a word', () => {
  const play = said(
    'Use the card: Declare war',
    'Use the card: Recruit 2 settlers',
    'Use the card: 2 settlers',
  );
  assert.deepEqual(alike(play).map(headOf), ['Use the card:']);
  assert.deepEqual(alike(said('Spain: Relations · Deals …', 'France: Relations · Deals …')), []);
});

test('what is in quotes or parentheses stays whole', () => {
  assert.deepEqual(alike(said('Play “The fleet sails” now', 'Play “The fleet waits” now')).map(headOf), [
    'Play … now',
  ]);
});

test('what is added in parentheses belongs to each, even where two have the same', () => {
  const bids = said('„Blutrat“ bieten (4 Befehlspunkte)', '„Hugenottenfasten“ bieten (4 Befehlspunkte)');
  assert.deepEqual(alike(bids), []);
});

test('a few letters are not worth a heading', () => {
  assert.deepEqual(alike(said('To York', 'To Dover', 'To Wales')), []);
});
