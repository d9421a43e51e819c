/** What was proposed in talks: asked for only where a draft is wanted, and forgotten with the question. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { Drafts } from '../../src/theatrum/web/script/play/drafts.js';
import { TableModel } from '../../src/theatrum/web/script/play/model.js';
import { Talks } from '../../src/theatrum/web/script/play/talks.js';

const OFFER = { seats: [0, 1], line: 3, by: 1, items: [{ words: 'peace' }] };

/** @param {string} verb @param {object} line */
function asked(verb, line = {}) {
  const model = new TableModel('t');
  model.seat = 0;
  model.scene = /** @type {any} */ ({ question: { serial: 7, choices: [{ answer: [verb, 'power:a'] }] } });
  const talks = new Talks(model, () => {});
  talks.take([/** @type {any} */ ({ seats: [0, 1], lines: [{ id: 3, items: ['peace'], ...line }] })]);
  const asks = /** @type {number[]} */ ([]);
  const drafts = new Drafts(model, talks, {
    draw: () => {},
    ask: async (seat) => {
      asks.push(seat);
      return [OFFER];
    },
    take: async () => [],
    taken: () => {},
  });
  return { model, drafts, asks };
}

test('where a draft is asked for, what was proposed is offered', async () => {
  const { drafts, asks } = asked('add-peace');
  await drafts.renew();
  assert.deepEqual(asks, [0]);
  assert.deepEqual(drafts.offers, [OFFER]);
});

test('the table is not asked at other questions, nor where all was withdrawn, nor while talks are open', async () => {
  const talking = asked('add-peace');
  talking.model.scene.talks = [[0, 1]];
  for (const { drafts, asks } of [asked('march'), asked('add-peace', { withdrawn: true }), talking]) {
    await drafts.renew();
    assert.deepEqual([asks, drafts.offers], [[], []]);
  }
});

test('an offer that comes when another question is asked is not shown', async () => {
  const { model, drafts } = asked('add-peace');
  const coming = drafts.renew();
  model.scene = /** @type {any} */ ({ question: { serial: 8, choices: [] } });
  await coming;
  assert.deepEqual(drafts.offers, []);
});

test('what was offered is taken over as an answer to the question that is asked', async () => {
  const { drafts } = asked('add-peace');
  /** @type {unknown[]} */
  const told = [];
  drafts.at.take = async (offer, serial) => {
    told.push(offer.line, serial);
    return offer.items;
  };
  drafts.at.taken = () => void told.push('taken');
  await drafts.renew();
  await drafts.open();
  assert.deepEqual(told, [3, 7, 'taken']);
});
