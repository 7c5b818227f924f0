import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { solveSubsetGame, subsetGameBytes, type SubsetGame, type SubsetKind } from '../../../src/engines/subsetGame.ts';
import { naive, runs } from './subsetGameSupport.ts';

function checkEveryState(game: SubsetGame): void {
  const table = finish(solveSubsetGame(game));
  const expected = naive(game, table.strides);
  let states = 1;
  for (const { count } of game.kinds) states *= count + 1;
  assert.equal(expected.size, states, 'the states are numbered without a gap');
  assert.ok(table.bytes >= 2 * states && table.bytes <= subsetGameBytes(game));
  for (const [state, { value, made }] of expected) {
    assert.equal(table.value(state), value);
    assert.equal(table.stonesMade(state), made);
    const toCome = table.stones - made;
    assert.ok(Math.abs(value) <= toCome && (value - toCome) % 2 === 0, 'within what is left, and of its parity');
  }
}

const games = (colours: number, gems: number, kinds: number, count: number, meltsAt: number): fc.Arbitrary<SubsetGame> =>
  fc.record({
    meltsAt: fc.integer({ min: 1, max: meltsAt }),
    kinds: fc.integer({ min: 0, max: colours }).chain((colours) =>
      fc.array(
        fc.record({
          count: fc.integer({ min: 1, max: count }),
          gems: fc.array(fc.integer({ min: 0, max: gems }), { minLength: colours, maxLength: colours }),
        }),
        { maxLength: kinds },
      ),
    ),
  });

void test('every state has the value of the recurrence', () => {
  fc.assert(fc.property(games(3, 3, 4, 3, 6), checkEveryState), { seed: 4778, numRuns: runs(1500) });
});

void test('many colours, more than two words of them', () => {
  fc.assert(fc.property(games(11, 2, 5, 2, 4), checkEveryState), { seed: 1, numRuns: runs(300) });
});

void test('more than one row of states, with kinds of one bag and of many', () => {
  fc.assert(fc.property(games(4, 3, 11, 1, 19), checkEveryState), { seed: 2, numRuns: runs(40) });
  const long: SubsetKind = { count: 400, gems: [1, 0] };
  checkEveryState({ meltsAt: 3, kinds: [long, { count: 2, gems: [1, 1] }] });
  checkEveryState({ meltsAt: 3, kinds: [long] });
});

void test('wide fields: melting at 128, 129, 32768 and 32769 gems', () => {
  for (const meltsAt of [128, 129, 32_768, 32_769]) {
    const near = meltsAt - 1;
    const kinds: SubsetKind[] = [
      { count: 2, gems: [near, near, 1, 0, near] },
      { count: 1, gems: [1, near, near, near, 0] },
      { count: 2, gems: [0, 1, near, 2, 1] },
      { count: 1, gems: [meltsAt, 0, 0, 0, 2 * meltsAt + near] },
    ];
    checkEveryState({ meltsAt, kinds });
  }
});

void test('totals past a byte and past two', () => {
  for (const scale of [30, 300, 30_000]) {
    const kinds = [1, 2, 4, 3].map((gems, index) => ({ count: 2, gems: [gems * scale, index] }));
    checkEveryState({ meltsAt: 1, kinds });
    checkEveryState({ meltsAt: 2, kinds });
  }
  const table = finish(solveSubsetGame({ meltsAt: 1, kinds: [{ count: 3, gems: [100_000] }] }));
  assert.equal(table.value(0), 300_000);
  assert.equal(table.bytes, 4 * 2 * 4);
});

void test('identical bags grouped or each by itself: the same values', () => {
  fc.assert(
    fc.property(games(3, 3, 3, 3, 7), ({ kinds, meltsAt }) => {
      const single = kinds.flatMap(({ count, gems }) => Array.from({ length: count }, () => ({ count: 1, gems })));
      const grouped = finish(solveSubsetGame({ kinds, meltsAt }));
      const apart = finish(solveSubsetGame({ kinds: single, meltsAt }));
      const kindOf = kinds.flatMap(({ count }, kind) => new Array<number>(count).fill(kind));
      for (let set = 0; set < 2 ** single.length; set += 1) {
        let one = 0;
        let other = 0;
        for (const [bag, kind] of kindOf.entries()) {
          if (((set >> bag) & 1) === 0) continue;
          one += grouped.strides[kind];
          other += apart.strides[bag];
        }
        assert.equal(grouped.value(one), apart.value(other));
      }
    }),
    { seed: 3, numRuns: runs(150) },
  );
});

void test('no bag at all, and too many states to number', () => {
  checkEveryState({ meltsAt: 5, kinds: [] });
  const kinds = Array.from({ length: 31 }, () => ({ count: 1, gems: [1] }));
  assert.equal(subsetGameBytes({ meltsAt: 2, kinds }), 2 ** 32);
  assert.throws(() => finish(solveSubsetGame({ meltsAt: 2, kinds })), RangeError);
});

void test('24 different bags are solved in slices, the share done never falls', () => {
  const kinds = Array.from({ length: 24 }, (_, bag) => ({
    count: 1,
    gems: Array.from({ length: 8 }, (_, colour) => (bag * (colour + 3) + colour * colour) % 4),
  }));
  const steps = solveSubsetGame({ meltsAt: 7, kinds });
  let share = 0;
  let slices = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    assert.ok(step.value >= share && step.value <= 1);
    share = step.value;
    slices += 1;
  }
  assert.ok(slices > 50);
  assert.ok(Math.abs(step.value.value(0)) <= step.value.stones);
});
