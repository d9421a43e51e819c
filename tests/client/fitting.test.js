import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { ALL } from '../../src/theatrum/web/script/things/fitting.js';

test('what cards are called by how they fit is no name of anything else', () => {
  const styles = new URL('../../src/theatrum/web/style/', import.meta.url);
  const rules = readdirSync(styles).map((file) => readFileSync(new URL(file, styles), 'utf8'));
  const alone = rules.flatMap((css) => [...css.matchAll(/^\.([\w-]+)(?= *[,:{])/gmu)]);
  const taken = new Set(alone.map(([, name]) => name));
  assert.ok(taken.has('plain'), 'buttons are');
  assert.deepEqual(
    ALL.filter((name) => taken.has(name)),
    [],
  );
});
