/** The open question: an answer that was sent is on its way until there is another question. */

import assert from 'node:assert/strict';
import test from 'node:test';

const here = /** @type {any} */ (globalThis);
here.matchMedia = () => ({ matches: false, addEventListener: () => {} });
const kept = new Map();
here.localStorage = {
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
};
const node = { setAttribute: () => {}, append: () => {}, addEventListener: () => {}, style: {} };
here.document = { createElement: () => node, body: node, documentElement: node, addEventListener: () => {} };
here.window = here;
here.addEventListener = () => {};
here.location = { protocol: 'http:', host: 'here', pathname: '/' };
const { Lately } = await import('../../src/theatrum/web/script/play/lately.js');
const { Asking } = await import('../../src/theatrum/web/script/play/asking.js');

const question = (/** @type {number} */ serial) => ({
  serial,
  seat: 0,
  prompt: '?',
  choices: [
    { answer: ['march'], words: 'March' },
    { answer: ['pass'], words: 'Pass' },
  ],
});
const nothing = () => {};
const asking = () => {
  const model = /** @type {any} */ ({ scene: { question: question(4) }, lies: () => false, past: null });
  const open = new Asking(model, { draw: nothing, sure: nothing, sent: nothing });
  assert.equal(open.renew(), true);
  return { open, model };
};

test('a view that comes for another reason does not end the waiting', () => {
  const { open, model } = asking();
  open.busy = true;
  model.scene = { question: question(4) };
  assert.equal(open.renew(), false);
  assert.equal(open.busy, true);
});

test('another question, none, or another seat ends it', () => {
  for (const scene of [{ question: question(5) }, {}]) {
    const { open, model } = asking();
    open.busy = true;
    model.scene = scene;
    assert.equal(open.renew(), true);
    assert.equal(open.busy, false);
  }
  const { open } = asking();
  open.busy = true;
  open.drop();
  assert.equal(open.busy, false);
});

test('what was answered last is remembered by table, seat and rule, and outlives the page', () => {
  new Lately('t1').keep(0, 'GS-8', '["march","a"]');
  new Lately('t1').keep(1, 'GS-8', '["march","b"]');
  const again = new Lately('t1');
  assert.equal(again.last(0, 'GS-8'), '["march","a"]');
  assert.equal(again.last(1, 'GS-8'), '["march","b"]');
  assert.equal(again.last(0, 'GS-9'), '');
  assert.equal(new Lately('t2').last(0, 'GS-8'), '');
  for (let n = 0; n < 50; n += 1) new Lately(`other ${n}`).keep(0, 'GS-8', '[]');
  assert.equal(new Lately('t1').last(0, 'GS-8'), '', 'tables nobody has played for long are forgotten');
  kept.set('theatrum-lately', 'no json');
  assert.equal(new Lately('t1').last(0, 'GS-8'), '');
});

test('last time is offered by itself among many answers, where no button says it', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    answer: ['march', n % 2 ? 'a' : 'b', n],
    words: `March ${n}`,
    touches: [n % 2 ? 'a' : 'b', `c${n}`],
  }));
  const model = /** @type {any} */ ({
    id: 't3',
    seat: 0,
    past: null,
    behind: false,
    lies: new Map(),
    scene: { question: { ...question(9), rule: 'GS-8', choices: many } },
  });
  const open = new Asking(model, { draw: nothing, sure: nothing, sent: nothing });
  open.renew();
  assert.equal(open.lastOfMany, null);
  open.lately.keep(0, 'GS-8', JSON.stringify(['march', 'a', 3]));
  assert.equal(open.lastOfMany?.words, 'March 3');
  open.touch('a');
  assert.equal(open.lastOfMany, null, 'whoever has begun another answer goes on');
});
