import assert from 'node:assert/strict';
import { test } from 'node:test';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { KeptCases } from '../../../src/panel/data/keptCases.ts';
import { keptFiles, type PanelFile } from '../../../src/panel/protocol/panelApi.ts';
import { dataOf, playHost, solvedFrom } from './playSupport.ts';

const file: PanelFile = { uri: 'file:///a.photos', name: 'a.photos', game: 'family-photos', version: 1 };
const other = { ...file, uri: 'file:///b.photos' };
const solved = solvedFrom(familyPhotos, '1\n5 4 8 8\n');

const show = (kept: KeptCases, of: PanelFile, index: number, { margin } = solved.summary) =>
  kept.show(of, index, { ...solved.summary, margin }, () => dataOf(solved, playHost(solved), index));

void test('a case that one comes back to is as it was left, with its game', async () => {
  const kept = new KeptCases();
  const first = show(kept, file, 0);
  assert.ok(first.isNew);
  await first.data.play.begin(true);
  assert.equal(show(kept, file, 0).data, first.data);
  assert.ok(show(kept, file, 1).isNew);
  const back = show(kept, file, 0);
  assert.ok(!back.isNew && !back.left && back.data === first.data && back.data.play.state !== null);
});

void test('nothing of an older text is kept; that a game was left is', async () => {
  const kept = new KeptCases();
  await show(kept, file, 0).data.play.begin(true);
  const playing = show(kept, { ...file, version: 2 }, 0);
  assert.ok(playing.isNew && !playing.left, 'a game was on');
  assert.ok(show(kept, { ...file, version: 3 }, 0).left, 'the answer was looked at');
  assert.ok(!show(kept, { ...file, version: 4 }, 1).left, 'that of another case');
  assert.ok(!show(kept, other, 1).left, 'that of another file');
  assert.ok(show(kept, { ...file, version: 5 }, 1).left, 'before a glance at another file');
  assert.ok(show(kept, { ...file, version: 5 }, 1, { ...solved.summary, margin: '77' }).isNew, 'opened again, with another text');
});

void test('after a glance at other files a game goes on; of many files the last ones are kept', async () => {
  const kept = new KeptCases();
  const { data } = show(kept, file, 2);
  await data.play.begin(true);
  assert.ok(show(kept, other, 0).isNew);
  assert.equal(show(kept, file, 2).data, data);
  const one = (number: number): PanelFile => ({ ...other, uri: `file:///${number}.photos` });
  for (let number = 1; number < keptFiles; number++) show(kept, one(number), 0);
  assert.equal(show(kept, file, 2).data, data);
  for (let number = 0; number < keptFiles; number++) show(kept, one(number), 0);
  assert.ok(show(kept, file, 2).isNew);
});

void test('of thousands of cases the last ones are kept, and every game', async () => {
  const kept = new KeptCases();
  const { data } = show(kept, file, 0);
  await data.play.begin(true);
  for (let index = 1; index < 20; index++) show(kept, file, index);
  assert.equal(show(kept, file, 0).data, data);
  assert.ok(!show(kept, file, 10).isNew && show(kept, file, 1).isNew);
});

void test('the case shown is kept among many games', async () => {
  const kept = new KeptCases();
  for (let index = 0; index < 20; index++) await show(kept, file, index).data.play.begin(true);
  const { data } = show(kept, file, 20);
  assert.equal(show(kept, file, 20).data, data);
});

void test('it is known whether any case of the file hides what it comes to', async () => {
  const kept = new KeptCases();
  assert.ok(!kept.hides);
  const { play } = show(kept, file, 0).data;
  await play.begin(true);
  assert.ok(kept.hides);
  show(kept, file, 1);
  assert.ok(kept.hides, 'while another case is shown');
  show(kept, other, 1);
  assert.ok(!kept.hides, 'a case of another file');
  show(kept, file, 1);
  assert.ok(kept.hides);
  await play.leave();
  assert.ok(!kept.hides);
});
