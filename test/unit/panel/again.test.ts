import assert from 'node:assert/strict';
import { test } from 'node:test';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { Later } from '../../../src/panel/views/again.ts';
import { dataOf, solvedFrom } from './playSupport.ts';

type View = Parameters<Later['tryIn']>[0];
const view = { act: () => true, predict: () => true } as unknown as View;

void test('what is not found in a new answer soon after its rows is given up', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const later = new Later();
  let isFound = false;
  later.act = () => isFound;
  later.tryIn(view, false);
  mock.timers.tick(60_000);
  assert.ok(later.act !== null, 'its rows are not there yet');
  later.tryIn(view, true);
  assert.ok(later.act !== null, 'what else there is may still come');
  mock.timers.tick(60_000);
  assert.equal(later.act, null);
  later.act = () => isFound;
  later.tryIn(view, true);
  const newer = (): boolean => isFound;
  later.act = newer;
  mock.timers.tick(60_000);
  assert.equal(later.act, newer, 'it waits for an answer of its own');
  isFound = true;
  later.tryIn(view, true);
  assert.equal(later.act, null, 'done');
});

void test('a case is there with its ledger, its first turns and its first moves', async () => {
  const data = dataOf(solvedFrom(familyPhotos, '1\n5 4 8 8\n'));
  assert.ok(!data.isThere);
  await Promise.all([data.turns.load(0), data.position.moves.all.load(0)]);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  assert.ok(data.isThere);
});
