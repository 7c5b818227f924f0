import assert from 'node:assert/strict';
import { test } from 'node:test';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { KeptCases } from '../../../src/panel/data/keptCases.ts';
import { dataOf, solvedFrom } from './playSupport.ts';

const file = { uri: 'file:///a.photos', name: 'a.photos', game: 'family-photos', version: 1 } as const;
const make = () => dataOf(solvedFrom(familyPhotos, '1\n5 4 8 8\n'));

void test('a case that one comes back to is as it was left, with its game', async () => {
  const kept = new KeptCases();
  const first = kept.show(file, 0, make);
  assert.ok(first.isNew && first.turned);
  await first.data.play.begin(true);
  assert.ok(!kept.show(file, 0, make).turned);
  assert.ok(kept.show(file, 1, make).isNew);
  const back = kept.show(file, 0, make);
  assert.ok(back.turned && !back.isNew && back.data === first.data && back.data.play.state !== null);
});

void test('nothing of an older text or of another file is kept; that a game was left is', async () => {
  const kept = new KeptCases();
  const { data } = kept.show(file, 0, make);
  await data.play.begin(true);
  const playing = kept.show({ ...file, version: 2 }, 0, make);
  assert.ok(playing.isNew && !playing.left, 'a game was on');
  assert.ok(kept.show({ ...file, version: 3 }, 0, make).left, 'the answer was looked at');
  assert.ok(!kept.show({ ...file, version: 4 }, 1, make).left, 'that of another case');
  assert.ok(!kept.show({ ...file, uri: 'file:///b.photos' }, 1, make).left, 'that of another file');
  kept.forget();
  assert.ok(kept.show({ ...file, uri: 'file:///b.photos' }, 1, make).isNew);
});

void test('of thousands of cases the last ones are kept', () => {
  const kept = new KeptCases();
  for (let index = 0; index < 20; index++) kept.show(file, index, make);
  assert.ok(!kept.show(file, 10, make).isNew && kept.show(file, 0, make).isNew);
});
