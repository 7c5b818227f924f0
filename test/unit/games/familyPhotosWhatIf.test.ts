import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { Switches } from '../../../src/engines/switchSum.ts';
import { bestMoves, lossOf } from '../../../src/games/familyPhotos/bestMoves.ts';
import { coldByBottom, lossesOf } from '../../../src/games/familyPhotos/losses.ts';
import { type Outlook, outlookOf, play, type Position, positionAlong, visibleStacks } from '../../../src/games/familyPhotos/position.ts';
import { doubleSwitches, integerSwitches } from '../../../src/games/familyPhotos/solve.ts';
import { solveBySorting } from '../../../src/games/familyPhotos/solveBySorting.ts';
import { classify } from '../../../src/games/familyPhotos/stacks.ts';
import { startOrder } from '../../../src/games/familyPhotos/startOrder.ts';
import { WhatIf } from '../../../src/games/familyPhotos/whatIf.ts';
import type { Move } from '../../../src/games/game.ts';

const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

/** What happened in the positions compared, so that the test knows that it has seen it. */
interface Seen {
  positions: number;
  afterPass: number;
  halfTaken: number;
  deep: number;
  over: number;
}

function agree<N>(whatIf: WhatIf<N>, position: Position<N>, { line, prospect }: Outlook<N>): void {
  const { turn, player, passed, over, banked, left, opened } = position;
  assert.deepEqual(
    [whatIf.turn, whatIf.player, whatIf.passed, whatIf.over, whatIf.banked, whatIf.left, whatIf.opened],
    [turn, player, passed, over, banked, left, opened],
  );
  assert.equal(whatIf.visibleStacks, visibleStacks(position));
  for (const [stack, taken] of position.taken.entries()) assert.equal(whatIf.taken(stack), taken);
  assert.deepEqual([whatIf.line.length, whatIf.line.final, whatIf.line.value], [line.length, line.final, line.value]);
  assert.equal(whatIf.pool.length, prospect.pool.length);
  for (let place = 0; place < prospect.pool.length; place++) {
    assert.equal(whatIf.photoAt(place), prospect.pool[place]);
    assert.equal(whatIf.placeOf(prospect.pool[place]), place);
  }
  for (let index = 0; index < line.length; index++) assert.equal(whatIf.line.photoAt(index), line.photoAt(index));
  for (let index = 0; index <= line.length; index++) assert.equal(whatIf.line.bankedBefore(index), line.bankedBefore(index));
}

/**
 * Compares positions told from the order of the start with those worked out stack by stack: from a turn of the line on,
 * after each of the moves that `choices` picks from all there are, best first.
 */
function compareAlong<N>(count: number, switches: Switches<N>, cut: number, choices: readonly number[], most: number, seen: Seen): void {
  const stacks = finish(classify(count, switches));
  const solution = finish(solveBySorting(stacks));
  const order = finish(startOrder(stacks, solution));
  const cold = finish(coldByBottom(stacks));
  const turn = cut % (solution.line.length + 1);
  const position = positionAlong(stacks, solution.line, turn);
  const branch: Move[] = [];
  for (const choice of [...choices, null]) {
    const outlook = finish(outlookOf(stacks, solution.start.pool, position));
    const whatIf = new WhatIf(order, solution.line, { turn, branch });
    agree(whatIf, position, outlook);
    const { moves, losses, bestFirst } = finish(lossesOf(stacks, outlook, cold));
    const all = Array.from(bestFirst, (index) => ({ move: moves[index], loss: losses[index] }));
    assert.deepEqual(bestMoves(whatIf, most), all.slice(0, most));
    assert.deepEqual(bestMoves(whatIf, all.length + 1), all);
    for (const { move, loss } of all.slice(0, 50)) assert.equal(lossOf(whatIf, move), loss);
    seen.positions++;
    if (position.passed) seen.afterPass++;
    if (whatIf.laidOpen.length > 0) seen.halfTaken++;
    if (turn > solution.start.pool.length) seen.deep++;
    if (position.over) seen.over++;
    if (choice === null || position.over) return;
    const { move } = all[choice % all.length];
    branch.push(move);
    play(stacks, position, move);
  }
}

function games(most: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.constantFrom(1, 2, 3, 6, 15, 1000))
    .chain(([stacks, greatest]) => fc.array(fc.nat(greatest), { minLength: 4 * stacks, maxLength: 4 * stacks }));
}

const newSeen = (): Seen => ({ positions: 0, afterPass: 0, halfTaken: 0, deep: 0, over: 0 });

void test('positions told from the order of the start are those worked out stack by stack', () => {
  const seen = newSeen();
  fc.assert(
    fc.property(games(12), fc.array(fc.nat(99_999), { maxLength: 12 }), fc.nat(9999), fc.nat(13), (values, choices, cut, most) => {
      compareAlong(values.length / 4, doubleSwitches(Float64Array.from(values)), cut, choices, most, seen);
    }),
    { seed: 741, numRuns: 1500 * scale },
  );
  assert.ok(
    Object.values(seen).every((times) => times > 100 * scale),
    JSON.stringify(seen),
  );
});

void test('the same with more stacks than are gone through between two bounds', () => {
  fc.assert(
    fc.property(games(80), fc.array(fc.nat(99_999), { maxLength: 4 }), fc.nat(9999), fc.nat(40), (values, choices, cut, most) => {
      compareAlong(values.length / 4, doubleSwitches(Float64Array.from(values)), cut, choices, most, newSeen());
    }),
    { seed: 747, numRuns: 300 * scale },
  );
});

void test('the same in integers of any size', () => {
  const shift = 2n ** 70n;
  const seen = newSeen();
  fc.assert(
    fc.property(games(8), fc.array(fc.nat(99_999), { maxLength: 6 }), fc.nat(9999), fc.nat(9), (values, choices, cut, most) => {
      const large = values.map((value) => BigInt(value) * shift + BigInt(value % 3));
      compareAlong(values.length / 4, integerSwitches(large), cut, choices, most, seen);
    }),
    { seed: 743, numRuns: 200 * scale },
  );
});

/** A fixed row of numbers below `limit` that look random. */
function numbers(length: number, limit: number): number[] {
  let seed = 745;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  });
}

const count = 5000;
const large: readonly (readonly [string, number[]])[] = [
  ['judge values', numbers(4 * count, 1_000_000_001)],
  ['many ties', numbers(4 * count, 4)],
  ['all swings equal', Array.from({ length: count }, (_, i) => [i % 4, 3 - (i % 4), (i >> 2) % 4, 3 - ((i >> 2) % 4)]).flat()],
  ['gains of Alice alone, the hottest the dearest for Bonnie', numbers(count, 1_000_000).flatMap((b) => [b + 1, b % 100, b + 500, b])],
  ['dead stacks alone', numbers(count, 1_000_000).flatMap((a, i) => [a % 1000, i % 1000, 1000 + a, 1000 + ((7 * a) % 100_000)])],
];

for (const [name, values] of large) {
  void test(`the same with ${count} stacks: ${name}`, () => {
    const switches = doubleSwitches(Float64Array.from(values));
    const ends = [0, 1, 4999, 5000, 7777, 9999, 10_001];
    for (const [index, cut] of ends.entries()) compareAlong(count, switches, cut, [0, 1, 4321 * index, 17, 2], 200, newSeen());
  });
}
