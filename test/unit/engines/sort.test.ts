import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { doubles, integers } from '../../../src/engines/arithmetic.ts';
import { greatestFirst, smallestFirst } from '../../../src/engines/sortNumbers.ts';
import { finish } from '../../../src/engines/steps.ts';

const runs = 400 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const keys = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 5 })),
  fc.array(fc.integer({ min: 0, max: 2 ** 31 + 5 })),
  fc.array(fc.constantFrom(0, 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, 2 ** 53)),
  fc.array(fc.maxSafeNat()),
);

function expected(numbers: readonly number[], sign: number): number[] {
  return numbers.map((_, index) => index).sort((i, j) => sign * (numbers[i] - numbers[j]) || i - j);
}

void test('doubles and integers of any size come in order, equal ones by their index, both ways', () => {
  fc.assert(
    fc.property(keys, (numbers) => {
      const bigints = numbers.map(BigInt);
      for (const [sort, sign] of [
        [smallestFirst, 1],
        [greatestFirst, -1],
      ] as const) {
        assert.deepEqual([...finish(sort(Float64Array.from(numbers), doubles))], expected(numbers, sign));
        assert.deepEqual([...finish(sort(bigints, integers))], expected(numbers, sign));
      }
    }),
    { seed: 725, numRuns: runs },
  );
});

void test('a long sort is cut into many steps, with shares that never fall', () => {
  const numbers = Float64Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 65_537);
  for (const steps of [greatestFirst(numbers, doubles), greatestFirst(Array.from(numbers, BigInt), integers)]) {
    const shares: number[] = [];
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        assert.deepEqual([...step.value], expected([...numbers], -1));
        break;
      }
      shares.push(step.value);
    }
    assert.ok(shares.length > 20);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.ok(shares.every((share) => share >= 0 && share <= 1));
  }
});
