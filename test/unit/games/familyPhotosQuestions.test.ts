import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { FamilyPhotosStack, StackOrder } from '../../../src/games/familyPhotos/facts.ts';
import { type SolvedCase, startPosition } from '../../../src/games/game.ts';
import { gameOf, linesOf, solve, withIntegers } from './familyPhotosSupport.ts';
import { checkMoves, checkSeries, checkVerify, scale, wander } from './questionsSupport.ts';

function games(most: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.constantFrom(1, 2, 6, 100))
    .chain(([stacks, greatest]) => fc.array(fc.nat(greatest), { minLength: 4 * stacks, maxLength: 4 * stacks }));
}

const choices = fc.array(fc.nat(99_999), { maxLength: 5 });

void test('windows, filters, rows and single moves are cuts of one list', () => {
  fc.assert(
    fc.property(games(15), fc.nat(999), choices, (values, cut, moves) => {
      const solved = solve(gameOf(values));
      checkMoves(solved, wander(solved, cut, moves));
    }),
    { seed: 751, numRuns: 300 * scale },
  );
});

void test('the series of a whole line holds every turn, or the extremes of every stretch', () => {
  fc.assert(
    fc.property(games(8), fc.nat(999), choices, (values, cut, moves) => {
      const solved = solve(gameOf(values));
      const at = wander(solved, cut, moves);
      checkSeries(solved, at);
      // The moves shared with the line asked about before are not played again.
      checkSeries(solved, { ...at, branch: at.branch.slice(0, -1) });
      checkSeries(solved, at);
      checkSeries(solved, startPosition);
    }),
    { seed: 753, numRuns: 300 * scale },
  );
});

void test('exhaustive play of any position agrees with the solver', () => {
  let positions = 0;
  fc.assert(
    fc.property(games(4), fc.nat(4), choices, (values, cut, moves) => {
      const game = gameOf(values);
      const solved = solve(game);
      const at = wander(solved, cut, moves);
      positions += checkVerify(solved, at);
      if (cut === 0) checkVerify(solve(withIntegers(game)), at);
    }),
    { seed: 755, numRuns: 400 * scale },
  );
  assert.ok(positions > 5000 * scale);
});

void test('the end of a large game can be verified, its start cannot', () => {
  const solved = solve(gameOf(Array.from({ length: 400 }, (_, i) => (i * 7919) % 101)));
  assert.equal(solved.positionsToVerify(startPosition), null);
  assert.throws(() => solved.verify(startPosition), RangeError);
  const last = { turn: solved.summary.turns, branch: [] };
  assert.equal(solved.positionsToVerify(last), 0);
  assert.equal(checkVerify(solved, last), 0);
  for (let turn = solved.summary.turns; turn >= 0; turn--) {
    const positions = solved.positionsToVerify({ turn, branch: [] });
    if (positions === null || positions > 5000) break;
    checkVerify(solved, { turn, branch: [] });
  }
});

const orders: readonly StackOrder[] = (['stack', 'topSwing', 'bottomSwing', 'adds'] as const).flatMap((sort) => [
  { sort, descending: false },
  { sort, descending: true },
  { sort, descending: true, kinds: ['contested', 'dead'] },
  { sort, descending: false, number: '1' },
]);

const keyOf: Readonly<Record<StackOrder['sort'], (row: FamilyPhotosStack) => number>> = {
  stack: ({ stack }) => stack,
  topSwing: ({ top }) => Number(top.swing),
  bottomSwing: ({ bottom }) => Number(bottom.swing),
  adds: ({ margin }) => Number(margin),
};

function checkTable(solved: SolvedCase, count: number): void {
  const table = solved.stacks!;
  const all = table.rows({ sort: 'stack', descending: false }, 0, Infinity);
  assert.deepEqual(
    all.map(({ stack }) => stack),
    Array.from({ length: count }, (_, index) => index + 1),
  );
  for (const order of orders) {
    const { kinds, number, sort, descending } = order;
    const wanted = all
      .filter(({ kind, stack }) => (kinds?.includes(kind) ?? true) && `${stack}`.startsWith(number ?? ''))
      .toSorted((a, b) => (descending ? keyOf[sort](b) - keyOf[sort](a) : keyOf[sort](a) - keyOf[sort](b)) || a.stack - b.stack);
    assert.deepEqual(table.rows(order, 0, Infinity), wanted);
    assert.deepEqual(table.rows(order, 1, 3), wanted.slice(1, 3));
    assert.equal(table.count(order), wanted.length);
  }
  const line = linesOf(solved, startPosition);
  for (const row of all) {
    const turns = line.filter(({ stack }) => stack === row.stack);
    assert.equal(row.topFate.taker, turns[0]?.player ?? null);
    assert.equal(row.bottomFate.taker, turns[1]?.player ?? null);
    assert.equal(String(turns.reduce((sum, { gain }) => sum + Number(gain), 0)), row.margin);
    assert.equal(
      row.loss,
      solved.moveOf(startPosition, row.stack).game === 'family-photos' ? solved.moveOf(startPosition, row.stack).loss : '',
    );
  }
  const hottest = table.hottest(Infinity);
  for (const [index, { rank, stack, place, photo, taker }] of hottest.entries()) {
    assert.deepEqual([rank, stack, taker], [index + 1, line[index].stack, line[index].player]);
    assert.deepEqual(photo, line[index].photo);
    const row = all[stack - 1];
    assert.deepEqual(place === 'top' ? row.topFate : row.bottomFate, { rank, taker });
  }
  assert.deepEqual(table.hottest(2), hottest.slice(0, 2));
  assert.equal(hottest.length, 2 * all.filter(({ kind }) => kind === 'contested').length);
}

void test('the table of stacks: orders, filters, ranks, takers, contributions and losses', () => {
  fc.assert(
    fc.property(games(14), (values) => checkTable(solve(gameOf(values)), values.length / 4)),
    { seed: 757, numRuns: 300 * scale },
  );
  const values = Array.from({ length: 60 }, (_, i) => (i * 37) % 23);
  const game = gameOf(values);
  const order: StackOrder = { sort: 'adds', descending: true };
  assert.deepEqual(solve(withIntegers(game)).stacks!.rows(order, 0, 99), solve(game).stacks!.rows(order, 0, 99));
});

void test('a stack changed or removed: the answer of the game as it then is', () => {
  const stackValues = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8), fc.nat(8));
  fc.assert(
    fc.property(games(8), fc.nat(99), stackValues, (values, choice, changed) => {
      const solved = solve(gameOf(values));
      const index = choice % (values.length / 4);
      const without = values.toSpliced(4 * index, 4);
      const removed = solved.stacks!.changed(index + 1, 'removed');
      assert.deepEqual([removed.margin, removed.kind], [without.length === 0 ? '0' : solve(gameOf(without)).summary.margin, null]);
      const [a1, b1, a2, b2] = changed.map(String);
      const other = solve(gameOf(values.toSpliced(4 * index, 4, ...changed)));
      const now = solved.stacks!.changed(index + 1, [a1, b1, a2, b2]);
      assert.equal(now.margin, other.summary.margin);
      assert.equal(now.kind, other.stacks!.rows({ sort: 'stack', descending: false }, index, index + 1)[0].kind);
      assert.equal(now.difference, String(Number(now.margin) - Number(solved.summary.margin)));
      assert.deepEqual(solve(withIntegers(gameOf(values))).stacks!.changed(index + 1, [a1, b1, a2, b2]), now);
    }),
    { seed: 759, numRuns: 2000 * scale },
  );
});

void test('changed values may be of any size, but are whole and not negative', () => {
  const { stacks } = solve(gameOf([1, 15, 9, 1, 12, 3, 4, 7]));
  const huge = (10n ** 40n).toString();
  assert.deepEqual(stacks!.changed(1, [huge, '0', '0', '0']), {
    margin: String(10n ** 40n - 3n + 4n),
    difference: String(10n ** 40n),
    kind: 'contested',
  });
  for (const wrong of ['-1', '1.5', '', 'x']) assert.throws(() => stacks!.changed(1, [wrong, '0', '0', '0']), RangeError);
  for (const stack of [0, 3, 0.5]) assert.throws(() => stacks!.changed(stack, 'removed'), RangeError);
});
