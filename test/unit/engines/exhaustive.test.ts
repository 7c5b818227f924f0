import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubles, integers } from '../../../src/engines/arithmetic.ts';
import { exhaust, type ExhaustiveGame } from '../../../src/engines/exhaustive.ts';
import { finish } from '../../../src/engines/steps.ts';

interface Heap {
  readonly left: number;
  readonly first: boolean;
}

/** Take 1 to 3 counters; whoever takes the last one wins 1: the mover loses exactly at multiples of 4. */
const subtraction: ExhaustiveGame<Heap, number> = {
  key: ({ left, first }) => left * 2 + Number(first),
  firstToMove: ({ first }) => first,
  moves: ({ left, first }) =>
    [1, 2, 3]
      .filter((taken) => taken <= left)
      .map((taken) => ({
        gain: taken < left ? 0 : first ? 1 : -1,
        next: { left: left - taken, first: !first },
      })),
};

void test('the subtraction game is lost for the mover at multiples of four', () => {
  for (let left = 1; left <= 40; left += 1) {
    for (const first of [true, false]) {
      const { margin } = finish(exhaust(subtraction, { left, first }, doubles));
      const moverWins = left % 4 !== 0;
      assert.equal(margin, moverWins === first ? 1 : -1, `${left} ${first}`);
    }
  }
});

void test('positions are counted once each and only while unfinished', () => {
  // From 3: {3 first}, {2 second}, {1 second}, {1 first}: the heap of 0 is finished, both ways to {1 first} are one.
  assert.deepEqual(finish(exhaust(subtraction, { left: 3, first: true }, doubles)), { margin: 1, positions: 3 + 1 });
  assert.deepEqual(finish(exhaust(subtraction, { left: 0, first: true }, doubles)), { margin: 0, positions: 0 });
});

/** Two ends of a row, exact past doubles. */
const row: readonly bigint[] = [3n, 10n ** 30n, 10n ** 30n + 1n, 2n];
interface Ends {
  readonly from: number;
  readonly to: number;
}
const ends: ExhaustiveGame<Ends, bigint> = {
  key: ({ from, to }) => `${from},${to}`,
  firstToMove: ({ from, to }) => (to - from) % 2 === 0,
  *moves({ from, to }) {
    if (from === to) return;
    const sign = (to - from) % 2 === 0 ? 1n : -1n;
    yield { gain: sign * row[from], next: { from: from + 1, to } };
    yield { gain: sign * row[to - 1], next: { from, to: to - 1 } };
  },
};

void test('numbers of any size, moves from a generator', () => {
  // First takes 3 and second, whatever it takes, ends 1 + 1 behind: 3 - 2 + (10^30 + 1) - 10^30.
  assert.deepEqual(finish(exhaust(ends, { from: 0, to: row.length }, integers)), { margin: 2n, positions: 10 });
});

void test('a line of 200,000 moves needs no recursion, and the share done never falls', () => {
  const line: ExhaustiveGame<number, number> = {
    key: (left) => left,
    firstToMove: () => true,
    moves: (left) => (left === 0 ? [] : [{ gain: 1, next: left - 1 }]),
  };
  assert.deepEqual(finish(exhaust(line, 200_000, doubles)), { margin: 200_000, positions: 200_000 });

  const steps = exhaust(subtraction, { left: 5000, first: true }, doubles);
  let share = 0;
  let count = 0;
  for (let step = steps.next(); !step.done; step = steps.next()) {
    assert.ok(step.value >= share && step.value <= 1);
    share = step.value;
    count += 1;
  }
  assert.ok(count > 10);
});

void test('dropping the work half way leaves nothing to wait for', () => {
  const steps = exhaust(subtraction, { left: 100_000, first: true }, doubles);
  steps.next();
  assert.equal(steps.return({ margin: 0, positions: 0 }).done, true);
});
