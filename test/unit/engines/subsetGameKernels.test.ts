import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { kernelModules } from '../../../kernels.mjs';
import { finish } from '../../../src/engines/steps.ts';
import type { SubsetGame, SubsetTable } from '../../../src/engines/subsetGame.ts';
import { solveByDigits } from '../../../src/engines/subsetGameDigits.ts';
import { type SetSolver, type Workspace, Workspaces } from '../../../src/engines/subsetGameTable.ts';
import { mostStonesOfVectors, vectorSolver } from '../../../src/engines/subsetGameVectors.ts';
import { mostStonesOfWords, wordSolver } from '../../../src/engines/subsetGameWords.ts';
import { distinctBags, gamesOfBags, naive, runs, solveBy, statesOf, stepsBy } from './subsetGameSupport.ts';

const vectors = vectorSolver();
assert.ok(vectors !== null, 'Node has WebAssembly with vectors');
const forms: readonly { name: string; solver: SetSolver; mostStones: number }[] = [
  { name: 'vectors', solver: vectors, mostStones: mostStonesOfVectors },
  { name: 'words', solver: wordSolver(), mostStones: mostStonesOfWords },
];

void test('the compiled kernels are those of the sources', async () => {
  const modules = await kernelModules();
  assert.ok(modules.length > 0);
  for (const { file, text } of modules) assert.ok(readFileSync(file, 'utf8') === text, `npm run build brings ${file} up to date`);
});

/** Every state of both tables, `one` by sets. */
function checkSame(game: SubsetGame, one: SubsetTable, other: SubsetTable): void {
  assert.equal(one.stones, other.stones);
  let mostQuiet = 0;
  for (const taken of statesOf(game)) {
    const at = taken.reduce((sum, count, kind) => sum + count * one.strides[kind], 0);
    const there = taken.reduce((sum, count, kind) => sum + count * other.strides[kind], 0);
    if (other.stonesMade(there) === 0)
      mostQuiet = Math.max(
        mostQuiet,
        taken.reduce((sum, count) => sum + count, 0),
      );
    if (one.value(at) === other.value(there) && one.stonesMade(at) === other.stonesMade(there)) continue;
    assert.fail(`bags taken ${taken.join()}: ${one.value(at)} (${one.stonesMade(at)}), ${other.value(there)} (${other.stonesMade(there)})`);
  }
  assert.equal(one.mostQuiet, mostQuiet);
}

for (const { name, solver, mostStones } of forms) {
  void test(`${name}: every state as the solver by digits has it`, () => {
    fc.assert(
      fc.property(gamesOfBags(14, mostStones), (game) => checkSame(game, solveBy(solver, game), finish(solveByDigits(game)))),
      { seed: 4778, numRuns: runs(600) },
    );
  });

  void test(`${name}: every state as plain recursion has it`, () => {
    fc.assert(
      fc.property(gamesOfBags(7, mostStones), (game) => {
        const table = solveBy(solver, game);
        for (const [state, { value, made }] of naive(game, table.strides)) {
          assert.equal(table.value(state), value);
          assert.equal(table.stonesMade(state), made);
        }
      }),
      { seed: 1, numRuns: runs(300) },
    );
  });

  void test(`${name}: totals up to the greatest that fits`, () => {
    for (const stones of [mostStones, mostStones - 1, 0]) {
      const [few, rest] = [Math.floor(stones / 3), stones - 2 * Math.floor(stones / 3)];
      const kinds = [few, few, rest].map((gems) => ({ count: 1, gems: [gems, 0] }));
      const game = { meltsAt: 1, kinds: [...kinds, { count: 2, gems: [0, 0] }] };
      checkSame(game, solveBy(solver, game), finish(solveByDigits(game)));
      const doubled = { meltsAt: 2, kinds: game.kinds.map(({ count, gems: [gems] }) => ({ count, gems: [2 * gems, 1] })) };
      if (stones <= mostStones - 3) checkSame(doubled, solveBy(solver, doubled), finish(solveByDigits(doubled)));
    }
  });

  void test(`${name}: several runs of blocks, some bags alike`, () => {
    const game = distinctBags(17, 6, 4, 7);
    const alike = { ...game, kinds: game.kinds.map((kind, index) => ({ count: index % 8 === 3 ? 2 : 1, gems: kind.gems })) };
    for (const one of [distinctBags(19, 5, 6, 2), alike]) checkSame(one, solveBy(solver, one), finish(solveByDigits(one)));
  });

  void test(`${name}: the bytes that are said are those that are taken; one memory serves all games that are not large`, () => {
    const fresh = name === 'vectors' ? vectorSolver() : wordSolver();
    assert.ok(fresh !== null);
    for (const bags of [3, 12, 18]) {
      const table = solveBy(fresh, distinctBags(bags, 4, 4, 1));
      const bytes = fresh.bytes(Math.max(bags, fresh.fewestBags));
      assert.equal(table.bytes, bytes);
      const workspace = fresh.workspaces.take(bytes);
      assert.equal(workspace.bytes, bytes);
      fresh.workspaces.giveBack(workspace, bytes);
    }
    solveBy(fresh, distinctBags(5, 4, 4, 1));
    const bytes = fresh.bytes(18);
    const workspace = fresh.workspaces.take(bytes);
    assert.equal(workspace.bytes, bytes, 'the same one again');
    assert.notEqual(fresh.workspaces.take(bytes), workspace, 'never in two hands');
  });

  void test(`${name}: a table whose memory another game has taken is right when it is read again`, () => {
    const [one, other] = [distinctBags(9, 3, 3, 1), distinctBags(10, 4, 5, 2)];
    const first = solveBy(solver, one);
    const second = solveBy(solver, other);
    checkSame(one, first, finish(solveByDigits(one)));
    checkSame(other, second, finish(solveByDigits(other)));
    assert.equal(first.value(0) + second.value(0), finish(solveByDigits(one)).value(0) + finish(solveByDigits(other)).value(0));
  });

  void test(`${name}: read while another game is being solved, and that one dropped or carried on`, () => {
    const [one, other] = [distinctBags(8, 3, 3, 1), distinctBags(20, 4, 5, 2)];
    const expected = finish(solveByDigits(one));
    const table = solveBy(solver, one);
    const steps = stepsBy(solver, other);
    assert.equal(steps.next().done, false);
    checkSame(one, table, expected);
    steps.return(undefined as never);
    checkSame(one, table, expected);
    const again = stepsBy(solver, other);
    again.next();
    checkSame(one, table, expected);
    let step = again.next();
    while (step.done !== true) step = again.next();
    assert.equal(step.value.value(0), finish(solveByDigits(other)).value(0));
    checkSame(one, table, expected);
  });
}

void test('the memory of a large table is not taken for a small game', () => {
  const make = (): Workspace => ({
    holder: null,
    bytes: 0,
    *solve() {
      yield 0;
      return 0;
    },
    toCome: () => 0,
    opponents: () => 0,
  });
  const workspaces = new Workspaces(make);
  const large = workspaces.take(2 ** 30);
  workspaces.giveBack(large, 2 ** 30);
  const small = workspaces.take(2 ** 20);
  assert.notEqual(small, large);
  workspaces.giveBack(small, 2 ** 20);
  assert.equal(workspaces.take(2 ** 27), large);
  assert.equal(workspaces.take(2 ** 25), small);
});
