import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { explanationOf, wholeLimits } from '../../../src/games/explanation.ts';
import type { PositionRef, SolvedCase } from '../../../src/games/game.ts';
import { barePosition } from '../../../src/games/gemsFight/exhaustive.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { smallGames } from '../games/familyPhotosReasonsSupport.ts';
import { gameOf, linesOf, solve } from '../games/familyPhotosSupport.ts';
import { gemsCases, runs } from '../games/gemsFightInputs.ts';
import { someBranch } from './explanationSupport.ts';

const difference = ({ first, second }: { readonly first: string; readonly second: string }): string =>
  String(BigInt(first) - BigInt(second));

/** What holds of every explanation, whatever the game. */
function check(solved: SolvedCase, at: PositionRef) {
  const explanation = explanationOf(solved, at, wholeLimits, null);
  const { position, totals, board, moves, allEqual, line } = explanation;
  assert.equal(difference(totals), position.final);
  assert.equal(difference(board.totals), position.banked);
  assert.equal(moves.length, position.moves);
  assert.equal(line.length, position.turns);
  assert.equal(allEqual && moves.length > 0, moves.length > 0 && moves.every(({ move }) => move.loss === '0'));
  for (const { move, explanation } of moves) {
    assert.ok(explanation !== null);
    if (allEqual) assert.equal(explanation.reasons.length, 0);
    else if (move.loss !== '0') assert.ok(explanation.reasons.length > 0);
  }
  return explanation;
}

suite('an explanation of any position', () => {
  test('Family Photos: board, totals and what is left over follow from the moves', () => {
    fc.assert(
      fc.property(smallGames(4), fc.nat(4), fc.array(fc.nat(), { maxLength: 6 }), (values, turns, draws) => {
        const solved = solve(gameOf(values));
        const turn = Math.min(turns, solved.summary.turns);
        const at = { turn, branch: someBranch(solved, draws, turn) };
        const { board, leftOver } = check(solved, at);
        const stacks = values.length / 4;
        const taken = new Array<number>(stacks + 1).fill(0);
        const made = [
          ...linesOf(solved, { turn: 0, branch: [] })
            .slice(0, turn)
            .map(({ stack }) => stack),
          ...at.branch,
        ];
        for (const stack of made) taken[stack] += 1;
        assert.ok(board.game === 'family-photos' && leftOver !== null);
        const numbers = Array.from({ length: stacks }, (_, index) => index + 1);
        assert.deepEqual(
          board.shown.map(({ stack, top }) => [stack, top === null ? 1 : 0]),
          numbers.filter((stack) => taken[stack] < 2).map((stack) => [stack, taken[stack]]),
        );
        assert.equal(board.left, board.shown.length);
        for (const { stack } of linesOf(solved, at)) taken[stack] += 1;
        assert.deepEqual(
          leftOver.stacks,
          numbers.filter((stack) => taken[stack] === 0),
        );
        assert.deepEqual(
          leftOver.bottoms,
          numbers.filter((stack) => taken[stack] === 1),
        );
        assert.equal(leftOver.count, leftOver.stacks.length + leftOver.bottoms.length);
      }),
      { seed: 41, numRuns: runs(300) },
    );
  });

  test('Gems Fight!: cooker, bags and stones are those of the bare rules', () => {
    fc.assert(
      fc.property(
        gemsCases({ bags: 7, gems: 4, colours: 4, meltsAt: 4 }),
        fc.nat(4),
        fc.array(fc.nat(), { maxLength: 7 }),
        (input, turns, draws) => {
          const solved = finish(solveGemsFight(input));
          const turn = Math.min(turns, solved.summary.turns);
          const at = { turn, branch: someBranch(solved, draws, turn) };
          const { board, leftOver } = check(solved, at);
          assert.ok(board.game === 'gems-fight' && leftOver === null);
          const before = solved.line({ turn: 0, branch: [] }, 0, turn).flatMap((row) => (row.game === 'gems-fight' ? [row.bag] : []));
          const { position } = barePosition(input, [...before, ...at.branch]);
          assert.deepEqual(
            board.bags.flatMap(({ bags }) => bags).toSorted((one, other) => one - other),
            position.left.map((bag) => bag + 1),
          );
          assert.deepEqual(
            board.cooker.map(({ colour, count }) => [colour, count]),
            [...position.cooker].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other),
          );
        },
      ),
      { seed: 42, numRuns: runs(300) },
    );
  });

  test('one that cannot be reached is an error', () => {
    const solved = solve(gameOf([6, 4, 3, 2]));
    assert.throws(() => explanationOf(solved, { turn: 0, branch: [1, 1, 1] }, wholeLimits, null), RangeError);
    assert.throws(() => explanationOf(solved, { turn: 99, branch: [] }, wholeLimits, null), RangeError);
  });
});
