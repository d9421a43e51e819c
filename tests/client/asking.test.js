/** The open question: an answer that was sent is on its way until there is another question. */

import assert from 'node:assert/strict';
import test from 'node:test';

const here = /** @type {any} */ (globalThis);
here.matchMedia = () => ({ matches: false, addEventListener: () => {} });
here.localStorage = { getItem: () => '{}', setItem: () => {} };
const node = { setAttribute: () => {}, append: () => {}, addEventListener: () => {}, style: {} };
here.document = { createElement: () => node, body: node, documentElement: node, addEventListener: () => {} };
here.window = here;
here.addEventListener = () => {};
here.location = { protocol: 'http:', host: 'here', pathname: '/' };
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
