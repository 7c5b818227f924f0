import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import { doubleSwitches, solveFamilyPhotos } from '../../../src/games/familyPhotos/solve.ts';
import { playByHeap, solveByHeap } from './solveByHeap.ts';
import { classify } from '../../../src/games/familyPhotos/stacks.ts';
import { type Amount, startPosition } from '../../../src/games/game.ts';
import { gameOf, linesOf, movesOf, solve, withIntegers } from './familyPhotosSupport.ts';

const count = 100_000;

/** A fixed row of numbers below `limit` that look random. */
function numbers(length: number, limit: number): number[] {
  let seed = 725;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  });
}

const kinds: readonly (readonly [string, readonly number[]])[] = [
  ['judge values', numbers(4 * count, 1_000_000_001)],
  ['many ties', numbers(4 * count, 4)],
  ['contested, all tops and all bottoms equal', Array.from({ length: count }, () => [2, 1, 1, 1]).flat()],
  ['all swings equal', Array.from({ length: count }, (_, i) => [i % 4, 3 - (i % 4), (i >> 2) % 4, 3 - ((i >> 2) % 4)]).flat()],
];

/** Takes photos from the stacks as told, by the rules alone, and gives both totals. */
function referee(values: readonly number[], turns: readonly FamilyPhotosTurn[]): [Amount, Amount] {
  const taken = new Uint8Array(values.length / 4);
  const totals = [0, 0];
  for (const [index, { player, stack, photo }] of turns.entries()) {
    assert.equal(player, index % 2);
    if (stack === 0) continue;
    const worth = values[4 * (stack - 1) + 2 * taken[stack - 1]++ + player];
    assert.equal(player === 0 ? photo?.a : photo?.b, String(worth));
    totals[player] += worth;
  }
  const passes = turns.slice(-2).filter(({ action }) => action === 'passes').length;
  assert.ok(passes === 2 || taken.every((photos) => photos === 2), 'the game is over');
  return [String(totals[0]), String(totals[1])];
}

for (const [name, values] of kinds) {
  void test(`sorting and the heap play the same line on ${count} stacks: ${name}`, () => {
    const game = gameOf(values);
    const solved = solve(game);
    const stacks = finish(classify(count, doubleSwitches(Float64Array.from(values))));
    assert.equal(String(finish(solveByHeap(stacks))), solved.summary.margin);
    const line = linesOf(solved, startPosition);
    const byHeap = [...playByHeap(stacks)];
    assert.equal(line.length, byHeap.length);
    assert.equal(line.length, solved.summary.turns);
    for (const [index, { photo }] of byHeap.entries()) {
      assert.equal(line[index].stack, photo === null ? 0 : (photo >> 1) + 1);
      assert.equal(line[index].final, solved.summary.margin);
    }
    assert.deepEqual(referee(values, line), [solved.summary.firstTotal, solved.summary.secondTotal]);
    assert.equal(line.at(-1)?.banked, solved.summary.margin);

    const moves = movesOf(solved, startPosition);
    assert.equal(moves.length, count + 1);
    assert.equal(moves[0].loss, '0');
    assert.ok(moves.every(({ loss }, index) => index === 0 || Number(loss) >= Number(moves[index - 1].loss)));
  });
}

void test('doubles and integers solve a large game alike', () => {
  const game = gameOf(numbers(4 * 5000, 50));
  const [solved, exact] = [solve(game), solve(withIntegers(game))];
  assert.deepEqual(exact.summary, solved.summary);
  assert.deepEqual(exact.ledger(), solved.ledger());
  for (const at of [startPosition, { turn: 77, branch: [] }, { turn: 5, branch: [0, 3] }]) {
    assert.deepEqual(exact.line(at, 0, Infinity), solved.line(at, 0, Infinity));
    assert.deepEqual(exact.moves(at, 0, Infinity), solved.moves(at, 0, Infinity));
  }
});

void test('the parts of the ledger add up, and so do the members of each part', () => {
  const solved = solve(gameOf(numbers(4 * 3000, 9)));
  const ledger = solved.ledger();
  assert.ok(ledger.game === 'family-photos');
  let sum = 0;
  for (const { kind, stacks, margin } of ledger.parts) {
    const members = solved.members(kind, 0, Infinity);
    assert.equal(members.length, stacks);
    assert.equal(String(members.reduce((total, member) => total + Number(member.margin), 0)), margin);
    assert.ok(members.every((member, index) => index === 0 || member.stack > members[index - 1].stack));
    sum += Number(margin);
  }
  assert.equal(String(sum), solved.summary.margin);
});

void test('solving a large game can be stopped at hundreds of places', () => {
  const steps = solveFamilyPhotos(gameOf(kinds[0][1]));
  let shares = 0;
  let last = 0;
  for (let step = steps.next(); !step.done; step = steps.next()) {
    assert.ok(step.value >= last && step.value <= 1);
    last = step.value;
    shares++;
  }
  assert.ok(shares > 100);
});
