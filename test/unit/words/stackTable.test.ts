import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changedName,
  changedSentence,
  firstMoveLoss,
  hottestHeading,
  hottestTurns,
  kindThen,
  lineLink,
  listedCount,
  photoFate,
  photoName,
  rowsInView,
  sortHint,
  valueLabel,
  valueName,
} from '../../../src/words/stackTable.ts';
import { english } from '../../../src/words/translator.ts';

const photo = { a: '989735720', b: '755221726', swing: '1744957446' };

void test('what becomes of a photo', () => {
  assert.equal(photoFate(english, photo, { rank: 3296, taker: 1 }, 'top'), 'swing 1,744,957,446, rank 3,296 in the pool. Bonnie takes it.');
  assert.equal(photoFate(english, photo, { rank: null, taker: 0 }, 'top'), 'swing 1,744,957,446. Alice opens it.');
  assert.equal(photoFate(english, photo, { rank: null, taker: 1 }, 'bottom'), 'swing 1,744,957,446. Bonnie answers with it.');
  assert.equal(photoFate(english, photo, { rank: null, taker: null }, 'bottom'), 'swing 1,744,957,446. Nobody takes it.');
});

void test('what a first move costs', () => {
  assert.equal(firstMoveLoss(english, '133905700'), 'loses 133,905,700');
  assert.equal(firstMoveLoss(english, '0'), 'loses nothing');
});

void test('a change names the numbers that differ, its kind and its result', () => {
  assert.equal(changedName(english, [[0, '0']]), 'changed (top A 0)');
  assert.equal(
    changedName(english, [
      [1, '1000'],
      [3, '5'],
    ]),
    'changed (top B 1,000, bottom B 5)',
  );
  assert.equal(kindThen(english, 'dead', 'dead'), 'still dead');
  assert.equal(kindThen(english, 'contested', 'second-gain'), "then Bonnie's free gain");
  assert.equal(changedSentence(english, '-5', '0'), 'The margin stays -5.');
  assert.equal(changedSentence(english, '1000', '-20'), 'The margin would be +1,000, a difference of -20.');
});

void test('columns and fields say whose worth they hold', () => {
  assert.deepEqual(
    ([0, 1, 2, 3] as const).map((place) => valueName(english, place)),
    ['top A', 'top B', 'bottom A', 'bottom B'],
  );
  assert.equal(valueLabel(english, 0), 'top, worth to Alice');
  assert.equal(valueLabel(english, 3), 'bottom, worth to Bonnie');
});

void test('counts of rows, and lines counted from 1', () => {
  assert.equal(listedCount(english, 100000, 100000), '100,000 in all');
  assert.equal(listedCount(english, 11, 100000), '11 of 100,000');
  assert.equal(rowsInView(english, 48206, 48216, 100000), 'rows 48,207 to 48,216 of 100,000');
  assert.equal(lineLink(english, 48211), 'line 48,212');
});

void test('the hottest photos, also where there is one', () => {
  assert.equal(hottestHeading(english, 20), 'Hottest 20 photos');
  assert.equal(hottestHeading(english, 1), 'Hottest photo');
  assert.equal(hottestTurns(english, 20), 'the first 20 turns');
  assert.equal(hottestTurns(english, 1), 'the first turn');
  assert.equal(photoName(english, 76715, 'top'), '76,715 top');
  assert.equal(photoName(english, 76715, 'bottom'), '76,715 bottom');
});

void test('every way to sort says what comes first', () => {
  const hints = (['stack', 'topSwing', 'bottomSwing', 'adds'] as const).flatMap((sort) =>
    [false, true].map((descending) => sortHint(english, sort, descending)),
  );
  assert.equal(new Set(hints).size, 8);
  assert.equal(sortHint(english, 'adds', true), 'Sort by what a stack adds, most for Alice first');
});
