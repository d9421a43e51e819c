/** From touches to an answer. */

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  Answering,
  groupOf,
  isBare,
  isSaid,
  offerWords,
  priceOfAll,
  sameVerb,
  saidParts,
} from '../../src/theatrum/web/script/play/answering.js';
import { fitting } from '../../src/theatrum/web/script/play/command.js';

const choice = (/** @type {(string | number)[]} */ answer, /** @type {string[]} */ touches) => ({
  answer,
  words: answer.join(' '),
  touches,
});
const asked = (/** @type {any[]} */ choices, /** @type {any[]} */ refused = []) => ({
  serial: 1,
  seat: 0,
  prompt: '?',
  choices,
  refused,
});
const MARCH = [
  choice(['march', 'a', 'b'], ['a', 'b']),
  choice(['march', 'a', 'c'], ['a', 'c']),
  choice(['march', 'd', 'b'], ['d', 'b']),
  choice(['pass'], []),
];

test('what glows is what an answer wants next', () => {
  const answering = new Answering(asked(MARCH));
  assert.deepEqual([...answering.next.keys()], ['a', 'd']);
  assert.equal(answering.touch('a').kind, 'step');
  assert.deepEqual([...answering.next.keys()], ['b', 'c']);
  const touched = answering.touch('c');
  assert.deepEqual(touched.kind === 'answer' && touched.choice.answer, ['march', 'a', 'c']);
});

test('a thing that was touched is taken back by touching it again, or by going back', () => {
  const answering = new Answering(asked(MARCH));
  answering.touch('a');
  assert.equal(answering.touch('a').kind, 'step');
  assert.deepEqual(answering.path, []);
  answering.touch('a');
  assert.equal(answering.back(), true);
  assert.equal(answering.back(), false);
});

test('another beginning replaces the one that was touched', () => {
  const answering = new Answering(asked(MARCH));
  answering.touch('a');
  assert.equal(answering.touch('d').kind, 'step');
  assert.equal(answering.path[0], 'd');
});

test('where all answers begin with the same thing it needs no touch', () => {
  const answering = new Answering(asked(MARCH.slice(0, 2)));
  assert.deepEqual(answering.path, ['a']);
  assert.equal(answering.back(), false);
});

test('the only card that may be played or not, in many ways, is touched first', () => {
  const ways = [...'abcdefghijkl'].map((at) => choice(['play', 'card:x', at], ['card:x', at]));
  const answering = new Answering(asked([choice(['pass'], []), ...ways]));
  assert.deepEqual(answering.path, []);
  assert.deepEqual([...answering.next.keys()], ['card:x']);
  assert.deepEqual(
    answering.offers.map((offer) => ('choice' in offer ? offer.choice.words : offer.noun)),
    ['pass', 'card:x'],
  );
  answering.touch('card:x');
  assert.equal(answering.offers.length, ways.length);
  assert.deepEqual(new Answering(asked(ways)).path, ['card:x']);
});

test('a thing that all answers name last glows, and how many of it is said by buttons', () => {
  const take = [3, 2, 1].map((n) => choice(['take', 'troop', n], ['troop']));
  const answering = new Answering(asked([choice(['all'], []), ...take]));
  assert.equal(answering.glows('troop'), true);
  assert.equal(answering.offers.length, 4);
  assert.equal(answering.touch('troop').kind, 'step');
  assert.equal(answering.offers.length, 3);
  const many = Array.from({ length: 14 }, (_, n) => choice(['take', 'troop', n], ['troop']));
  assert.equal(new Answering(asked(many)).offers.length, 14);
});

test('what can not be touched says why', () => {
  const why = { answer: ['march', 'x'], rule: 'GS-11.1', why: 'too far', touches: ['x'] };
  const touched = new Answering(asked(MARCH, [why])).touch('x');
  assert.deepEqual(touched.kind === 'refused' && touched.reasons.map((one) => one.why), ['too far']);
});

test('typed words find the answers that have them all', () => {
  const words = (/** @type {string} */ typed) => fitting(MARCH, typed).map((one) => one.words);
  assert.deepEqual(words('march a'), ['march a b', 'march a c', 'march d b']);
  assert.deepEqual(words('PASS'), ['pass']);
  assert.deepEqual(words('nothing'), []);
});

test('an answer that begins with what was typed comes before one that only names it', () => {
  const produce = { answer: ['produce', 'tile:growth'], words: 'Production (Population growth)' };
  const grow = { answer: ['grow'], words: 'Grow' };
  assert.deepEqual(fitting([produce, grow], 'grow'), [grow, produce]);
  assert.deepEqual(fitting([produce, grow], 'prod'), [produce]);
  const march = { answer: ['pass-through', 'x'], words: 'Marschieren' };
  const rest = { answer: ['rest'], words: 'Passen' };
  assert.deepEqual(fitting([march, rest], 'pass'), [rest, march]);
  const [quoted, named] = [
    { answer: ['b'], words: '„Pest“ spielen' },
    { answer: ['a'], words: 'Die Pest' },
  ];
  assert.deepEqual(fitting([named, quoted], 'pest'), [quoted, named]);
});

test('what is offered stands under headings, those without one last', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({
    ...choice(['march', 'a', `b${i}`], ['a', `b${i}`]),
    group: 'March',
    price: [{ words: '1 point', amount: -1, icon: 'march' }],
  }));
  const raise = { ...choice(['raise', 'c'], ['c']), group: 'Raise' };
  const { offers } = new Answering(asked([choice(['stop'], []), raise, ...many]));
  assert.deepEqual(offers.map(groupOf), ['Raise', 'March', '']);
  const [, march] = offers;
  assert.equal('choices' in march && priceOfAll(march.choices).price[0].words, '1 point');
});

test('a thing with several answers says what the cheapest of them costs', () => {
  const paying = (/** @type {[string, number][][]} */ ...prices) =>
    prices.map((price, i) => ({
      ...choice(['draft', 'a', i], ['a']),
      price: price.map(([icon, amount]) => ({ words: `${-amount} ${icon}`, amount, icon })),
    }));
  const said = (/** @type {[string, number][][]} */ ...prices) => {
    const { price, from } = priceOfAll(paying(...prices));
    return [from ? 'from' : '', ...price.map((one) => one.words)];
  };
  assert.deepEqual(said([['food', -2]], [['food', -1]]), ['from', '1 food']);
  const both = said([['food', -1], ['metal', -1]], [['food', -2], ['metal', -2]]); // prettier-ignore
  assert.deepEqual(both, ['from', '1 food', '1 metal']);
  assert.deepEqual(said([['food', -1]], [['metal', -1]]), [''], 'neither is the cheaper');
  assert.deepEqual(said([], [['food', -1]]), [''], 'nothing is no price to begin at');
  assert.deepEqual(said([['food', -1]], [['food', -1]]), ['', '1 food']);
});

test('a heading is left out where every answer under it begins with its words', () => {
  const offer = (/** @type {string} */ words, /** @type {string} */ group) => ({
    choice: { ...choice([words], []), words, group },
  });
  const offers = [offer('Buy Luther', 'Buy'), offer('Buy Medici', 'Buy'), offer('Hold a fair', 'Table')];
  const name = (/** @type {string} */ noun) => noun;
  assert.ok(isSaid('Buy', offers, name));
  assert.ok(!isSaid('Table', offers, name));
  assert.ok(!isSaid('Choose first', offers, name), 'the heading over bare names');
});

test('a thing with several answers says the verb that all of them say', () => {
  const said = (/** @type {string[]} */ ...words) =>
    words.map((one) => ({ ...choice(['play'], []), words: one }));
  assert.equal(
    sameVerb(said('Play Reiters: one to Metz', 'Play Reiters: two to Metz'), 'Reiters'),
    'Play Reiters',
  );
  assert.equal(sameVerb(said('Play Reiters: one to Metz', 'Reiters for points'), 'Reiters'), '');
  assert.equal(sameVerb(said('Storm: Metz', 'Storm: Paris'), 'Reiters'), '');
});

test('things that mostly lead to answers under several headings stand under none', () => {
  const to = (/** @type {string} */ power, /** @type {string} */ group) =>
    Array.from({ length: 3 }, (_, i) => ({ ...choice([group, power, i], [power]), group }));
  const { offers } = new Answering(
    asked([
      ...to('power:a', 'Gifts'),
      ...to('power:b', 'Gifts'),
      ...to('power:b', 'Peace'),
      ...to('power:c', 'Gifts'),
      ...to('power:c', 'Peace'),
      { ...choice(['ready'], []), group: 'Talks' },
    ]),
  );
  assert.deepEqual(offers.map(groupOf), ['Talks', '', '', '']);
});

test('things that are called alike answer only where the question means them', () => {
  const lies = new Map([['unit', new Set(['here', 'there', 'row:shop'])]]);
  const answering = new Answering(
    { ...asked([choice(['take', 'unit', 1], ['unit']), choice(['take', 'unit', 2], ['unit'])]), at: 'here' },
    lies,
  );
  assert.equal(answering.glows('unit', 'here'), true);
  assert.equal(answering.glows('unit', 'there'), false);
  const two = new Answering(
    { ...asked([choice(['take', 'unit'], ['unit']), choice(['take', 'man'], ['man'])]), at: 'here' },
    lies,
  );
  assert.equal(two.glows('unit', 'here'), true);
  assert.equal(two.glows('unit', 'there'), false);
  assert.equal(two.glows('unit', 'row:shop'), false);
  assert.equal(two.glows('unit'), true, 'a button means the noun');
  assert.equal(two.origin, 'here', 'the place itself lights up');
  assert.equal(two.touch('unit', 'there').kind, 'nothing');
  assert.equal(two.touch('unit', 'here').kind, 'answer');
});

test('a piece that is touched says its place as well, where answers name one', () => {
  const lies = new Map([['unit', new Set(['here', 'there', 'yonder'])]]);
  const answering = new Answering(
    asked([
      choice(['remove', 'unit', 'here'], ['unit', 'here']),
      choice(['remove', 'unit', 'there'], ['unit', 'there']),
      choice(['done'], []),
    ]),
    lies,
  );
  assert.equal(answering.glows('unit', 'here'), true);
  assert.equal(answering.glows('unit', 'yonder'), false);
  const touched = answering.touch('unit', 'there');
  assert.deepEqual(touched.kind === 'answer' && touched.choice.answer, ['remove', 'unit', 'there']);
});

test('where nothing called so lies at the place that is named, what lies in the supply answers', () => {
  const lies = new Map([
    ['unit', new Set(['here', 'there', 'pool:mine'])],
    ['man', new Set(['here', 'there', 'pool:mine'])],
    ...['here', 'there', 'yonder'].map((one) => /** @type {const} */ ([one, new Set([one])])),
  ]);
  const hired = (/** @type {string} */ unit, /** @type {string} */ place) =>
    choice(['hire', place, unit], [place, unit]);
  const answering = new Answering(
    asked([hired('unit', 'here'), hired('man', 'here'), hired('unit', 'yonder'), hired('man', 'yonder')]),
    lies,
  );
  answering.touch('yonder');
  assert.equal(answering.glows('unit', 'pool:mine'), true);
  assert.equal(answering.glows('unit', 'here'), false);
  assert.equal(answering.glows('unit', 'there'), false);
  assert.equal(answering.touch('man', 'there').kind, 'nothing');
  const touched = answering.touch('man', 'pool:mine');
  assert.deepEqual(touched.kind === 'answer' && touched.choice.answer, ['hire', 'yonder', 'man']);
});

test('a thing with several answers under no heading says what they have in common, and its name', () => {
  const offer = (/** @type {string} */ noun, /** @type {string[]} */ ...words) => ({
    noun,
    choices: words.map((one) => ({ ...choice(['do'], []), words: one })),
  });
  const said = (/** @type {string} */ name, /** @type {string[]} */ ...words) =>
    offerWords(offer('space:a', ...words), name);
  assert.equal(said('Oran', 'Von Oran nach Madrid ziehen', 'Von Oran nach Rom ziehen'), 'Von Oran nach …');
  assert.equal(said('Harem', 'Spanien zeigen: Harem', 'Frankreich zeigen: Harem'), '… zeigen: Harem');
  assert.equal(said('Attila', 'Attila befehligt, Karl', 'Attila befehligt, Otto'), 'Attila befehligt …');
  assert.equal(said('Ägäis', 'Ägäis → Istanbul', 'Ägäis → Rhodos'), 'Ägäis → …');
  assert.equal(said('Spanien', 'Krieg mit Spanien', 'Karten an Spanien'), 'Spanien …');
  assert.equal(said('Miliz', '1 × Miliz', '2 × Miliz'), 'Miliz …');
  assert.equal(said('Pionier', '1 Pionier ausheben', '2 Pioniere ausheben'), 'Pioniere ausheben …');
  assert.equal(
    said('Pioneer', 'Raise 1 pioneer', 'Raise 2 pioneers', 'Raise 3 pioneers'),
    'Raise pioneers …',
  );
  const cavalry = ['Send 2 units of Ottoman cavalry from Buda', 'Send 1 unit of Ottoman cavalry from Rome'];
  assert.equal(
    said('Ottoman cavalry', ...cavalry),
    'Send Ottoman cavalry from …',
    'not "of Ottoman cavalry"',
  );
  const regulars = ['Send 1 Ottoman regular from Buda', 'Send 2 Ottoman regulars from Rome'];
  assert.equal(said('Ottoman regulars', ...regulars), 'Send Ottoman regulars from …', 'one or more of them');
  assert.equal(
    said('Ottoman regulars', 'Take 2 Ottoman regulars', 'Leave 1 Ottoman regular'),
    'Ottoman regulars …',
  );
  assert.equal(said('Nao', 'Raise 1 pioneer', 'Build 2 naos'), 'Nao …', 'not the same thing');
  assert.equal(said('Nao', 'Build 1 nao for 3', 'Give 2 naos away', 'Build 3 naos'), 'Nao …');
  const supply = (/** @type {string} */ fleet) =>
    said(fleet, `Send 1 settler to ${fleet}`, `Send 5 ducats to ${fleet}`);
  const fleet = 'English standard fleet 2';
  assert.equal(supply(fleet), `Send … to ${fleet}`, 'never part of a name, and with the verb it begins with');
  assert.equal(
    said('Anna', 'Move 1 nao from Anna to Otto', 'Move 2 naos from Anna to Otto'),
    'Move … from Anna to Otto',
  );
  const name = () => 'Spanien';
  assert.ok(isBare(offer('power:s', 'Krieg mit Spanien', 'Karten an Spanien'), name));
  assert.ok(!isBare(offer('power:s', 'Von Spanien nach A', 'Von Spanien nach B'), name));
  const march = offer('space:a', 'Von Oran nach Madrid', 'Von Oran nach Rom');
  const headed = { ...march, choices: march.choices.map((one) => ({ ...one, group: 'Marsch' })) };
  assert.equal(offerWords(headed, 'Oran'), 'Von Oran nach …', 'under a heading, too');
  const mixed = offer('space:a', 'Nach Rom', 'Oran belagern');
  const [go, siege] = mixed.choices;
  const heads = {
    ...mixed,
    choices: [
      { ...go, group: 'Marsch' },
      { ...siege, group: 'Belagerung' },
    ],
  };
  assert.equal(offerWords(heads, 'Oran'), 'Oran: Marsch · Belagerung …');
  const groups = ['Gaben', 'Frieden', 'Länder', 'Hochzeiten'];
  const many = { ...mixed, choices: groups.map((group, n) => ({ ...mixed.choices[n % 2], group })) };
  assert.equal(offerWords(many, 'Oran'), 'Oran: Gaben · Frieden …', 'the first of many');
  const one = { ...mixed, choices: mixed.choices.map((each) => ({ ...each, group: 'Gaben' })) };
  assert.equal(offerWords(one, 'Oran'), 'Oran …', 'its heading stands above');
  assert.equal(offerWords({ ...one, apart: true }, 'Oran'), 'Oran: Gaben …', 'none stands above');
});

test('things that stand for an answer alike glow with those that others begin with', () => {
  const sail = { ...choice(['sail'], []), any_of: ['a', 'z'] };
  const answering = new Answering(asked([...MARCH, sail]));
  assert.deepEqual([...answering.next.keys()], ['a', 'd', 'z']);
  const touched = answering.touch('z');
  assert.equal(touched.kind === 'answer' && touched.choice, sail);
  answering.path = [];
  assert.equal(answering.touch('a').kind, 'step');
  assert.deepEqual(answering.open, [MARCH[0], MARCH[1], sail]);
  assert.deepEqual([...answering.next.keys()], ['b', 'c']);
  const march = answering.touch('c');
  assert.equal(march.kind === 'answer' && march.choice, MARCH[1]);
});

test('among many answers, one that several things stand for is offered once', () => {
  const sail = { ...choice(['sail'], []), any_of: ['a1', 'z'] };
  const many = [...'123456'].flatMap((n) => ['b', 'c'].map((to) => choice(['go', n, to], [`a${n}`, to])));
  const offers = new Answering(asked([...many, sail])).offers;
  assert.equal(offers.filter((offer) => 'choice' in offer && offer.choice === sail).length, 1);
  assert.deepEqual(
    offers.map((offer) => ('noun' in offer ? [offer.noun, offer.choices.length] : null)),
    [...[...'123456'].map((n) => [`a${n}`, 2]), null],
  );
});

test('brackets at the end of an answer begin a line, and a number leaves no name', () => {
  const told = (/** @type {string} */ said) => saidParts(said).map((part) => part.replaceAll('\u00a0', '_'));
  assert.deepEqual(told('Choose French standard fleet 2 (off Manhattan, 5 ships)'), [
    'Choose French standard fleet_2 ',
    '(off Manhattan, 5_ships)',
  ]);
  assert.deepEqual(told('Portugals Standardflotte 1 angreifen'), [
    'Portugals Standardflotte_1_angreifen',
    '',
  ]);
  assert.deepEqual(told('(a part) in front'), ['(a part) in front', '']);
});

test('a heading that is the verb at the end of all its answers is not written', () => {
  const under = (/** @type {string[]} */ ...said) =>
    said.map((words) => ({ choice: { ...choice(['sail'], []), words, group: 'Segeln' } }));
  const name = (/** @type {string} */ noun) => noun;
  assert.ok(isSaid('Segeln', under('Nach Pará segeln', 'In den Nordatlantik segeln'), name));
  assert.ok(!isSaid('Segeln', under('Nach Pará segeln', 'Nach Pará'), name));
});
