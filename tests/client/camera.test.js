/** What glows on a small screen: the sheet stays where all of it is seen, else it moves. */

import assert from 'node:assert/strict';
import test from 'node:test';

Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { Camera } = await import('../../src/theatrum/web/script/board/camera.js');

const pane = /** @type {any} */ ({ clientWidth: 400, clientHeight: 400, addEventListener() {} });

function camera() {
  const it = new Camera(pane, () => {});
  it.sheet = { width: 1000, height: 400 };
  return it;
}

test('a sheet on which everything is seen stays', () => {
  assert.equal(camera().showing([190, 210], 1000, 400, -5), -5);
});

test('else it moves until names beside what glows have room, and no part of the window stays empty', () => {
  const at = camera().showing([500, 600], 1000, 400, 0) ?? 0;
  assert.ok(600 + at < 400 - 44 && 500 + at > 44);
  assert.equal(camera().showing([950], 1000, 400, 0), -600);
});

test('a plate is seen whole where it has room, not only its middle', () => {
  const it = camera();
  let to = 0;
  it.glide = ({ x }) => void (to = x);
  it.turnTo([{ x: 480, y: 200, reach: 100 }]);
  assert.ok(580 + to <= 400 && 380 + to >= 0);
});

test('what finds no room together is not shown together', () => {
  assert.equal(camera().showing([100, 600], 1000, 400, 0), null);
});

test('with nothing to show a low sheet lies below what covers its top, and a high one stays', () => {
  const moved = (height, y) => {
    const it = camera();
    it.sheet = { width: 400, height };
    it.y = y;
    it.glide = (to) => void (it.y = to.y);
    it.turnTo([], 40);
    return it.y;
  };
  assert.equal(moved(360, 20), 40, 'with what room there is above it');
  assert.equal(moved(200, 100), 100, 'it is not covered');
  assert.equal(moved(900, -300), -300);
});

test('what would find room only at the very edge is seen together there', () => {
  const it = camera();
  let to = NaN;
  it.glide = ({ x }) => void (to = x);
  it.turnTo([
    { x: 100, y: 200 },
    { x: 440, y: 200 },
  ]);
  assert.ok(100 + to >= 24 && 440 + to <= 400 - 24, `${to}`);
});
