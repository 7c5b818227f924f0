import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { Claim } from './familyPhotosReasonsClaim.ts';
import { checkMove } from './familyPhotosReasonsMoves.ts';
import { explained, explainedInIntegers, Judge, refOf, smallGames } from './familyPhotosReasonsSupport.ts';

const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

void test('every clause of every reason of every move holds in exhaustive play', () => {
  let moves = 0;
  fc.assert(
    fc.property(smallGames(3), (values) => {
      const judge = new Judge(values);
      const solved = explained(values);
      for (const visit of judge.reachable()) {
        for (const move of judge.legal(visit)) {
          moves++;
          checkMove(new Claim(judge, solved, visit, move));
        }
      }
    }),
    { seed: 31, numRuns: 400 * scale },
  );
  assert.ok(moves > 20_000 * scale);
});

void test('the same with more stacks, and so with longer exchanges', () => {
  fc.assert(
    fc.property(smallGames(5), fc.array(fc.nat(99), { maxLength: 6 }), (values, choices) => {
      const judge = new Judge(values);
      const solved = explained(values);
      let visit = judge.start;
      for (const choice of choices) {
        const legal = judge.legal(visit);
        if (legal.length === 0) break;
        for (const move of legal) checkMove(new Claim(judge, solved, visit, move));
        visit = judge.after(visit, legal[choice % legal.length]);
      }
    }),
    { seed: 33, numRuns: 150 * scale },
  );
});

void test('integers of any size are explained as doubles are', () => {
  fc.assert(
    fc.property(smallGames(3), fc.array(fc.nat(99), { maxLength: 4 }), (values, choices) => {
      const judge = new Judge(values);
      const [solved, exact] = [explained(values), explainedInIntegers(values)];
      let visit = judge.start;
      for (const choice of choices) {
        const legal = judge.legal(visit);
        if (legal.length === 0) break;
        assert.deepEqual(exact.explainPosition(refOf(visit), 2), solved.explainPosition(refOf(visit), 2));
        for (const move of legal) assert.deepEqual(exact.explainMove(refOf(visit), move), solved.explainMove(refOf(visit), move));
        visit = judge.after(visit, legal[choice % legal.length]);
      }
    }),
    { seed: 35, numRuns: 500 * scale },
  );
});

void test('a move that is not legal, or after the end of the game, is refused', () => {
  const solved = explained([1, 1, 0, 0]);
  for (const move of [2, -1, 0.5, Number.NaN]) assert.throws(() => solved.explainMove({ turn: 0, branch: [] }, move), RangeError);
  assert.throws(() => solved.explainMove({ turn: 0, branch: [1, 1] }, 0), RangeError);
  assert.deepEqual(solved.explainPosition({ turn: 0, branch: [1, 1] }, 5).reasons, []);
});
