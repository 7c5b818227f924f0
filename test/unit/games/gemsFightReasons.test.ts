import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { gemsCase, gemsCases, inOneLine, livelyCases, runs } from './gemsFightInputs.ts';
import { checkMove } from './gemsFightReasonsChecks.ts';
import { checkPosition } from './gemsFightReasonsPositionChecks.ts';
import { Referee } from './gemsFightReasonsReferee.ts';

/** Every reachable position of a game, every bag of it; gives the codes that came up. */
function checkGame(input: GemsFightCase, codes: Map<string, number>): void {
  const referee = new Referee(input);
  const solved = finish(solveGemsFight(input));
  const count = ({ code }: { readonly code: string }) => codes.set(code, (codes.get(code) ?? 0) + 1);
  for (const here of referee.everyPlace()) {
    const at = { turn: 0, branch: here.branch };
    const why = solved.explainPosition(at);
    const line = solved.line(at, 0, input.bags.length).filter((turn) => turn.game === 'gems-fight');
    checkPosition(referee, here, why, line);
    why.reasons.forEach(count);
    const bags = referee.bags(here);
    for (const [index, move] of solved.explainMoves(at, bags).entries()) {
      checkMove(referee, here, bags[index], move);
      move.reasons.forEach(count);
    }
  }
}

const allCodes =
  'no-stone-to-come only-move all-equal stones-to-come line-runs zugzwang hypothetical-pass first-stone-fixed ' +
  'first-stone-always first-stone-in-line double-dealing other-way smaller-bite declines scores quiet-best opens ' +
  'quiet-answer need-not-take no-bag-scores goes-on opening-at-once taking-on owner-changes';

/** A bag whose stones feed another one, and a pair that gives its stones to whoever does not open it. */
const parts: fc.Arbitrary<(first: number) => number[][]> = fc.constantFrom(
  (first) => [[first, first, first + 1], [first + 1]],
  (first) => [
    [first, first + 1, first + 2],
    [first, first + 1, first + 2],
  ],
  (first) => [
    [first, first + 1],
    [first, first + 1],
  ],
  (first) => [[first, first], [first]],
);

/** Inputs where a stone on offer had often better be declined: colours of the parts overlap a little. */
const temptingCases: fc.Arbitrary<GemsFightCase> = fc
  .array(fc.record({ part: parts, overlap: fc.constantFrom(0, 0, 0, 1), place: fc.nat(6) }), { minLength: 2, maxLength: 3 })
  .map((draws) => {
    const bags: number[][] = [];
    let first = 1;
    for (const { part, overlap, place } of draws) {
      const made = part(Math.max(1, first - overlap));
      first = Math.max(...made.flat()) + 1;
      bags.splice(place % (bags.length + 1), 0, ...made);
    }
    return gemsCase(2, ...bags);
  });

const rare = ['2 4 2 / 1 2 / 2 1 2 / 2 1 2 / 1 2', '5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5'];

void test('every clause of every reason, recomputed by exhaustive play', () => {
  const codes = new Map<string, number>();
  fc.assert(
    fc.property(livelyCases, (input) => checkGame(input, codes)),
    { seed: 5, numRuns: runs(60) },
  );
  fc.assert(
    fc.property(temptingCases, (input) => checkGame(input, codes)),
    { seed: 6, numRuns: runs(80) },
  );
  fc.assert(
    fc.property(gemsCases({ bags: 6, gems: 4, colours: 3, meltsAt: 5 }), (input) => checkGame(input, codes)),
    { seed: 7, numRuns: runs(60) },
  );
  for (const text of rare) checkGame(inOneLine(text), codes);
  assert.deepEqual([...codes.keys()].toSorted(), allCodes.split(' ').toSorted());
});

void test('nothing is explained once the game is over', () => {
  const solved = finish(solveGemsFight(gemsCase(2, [1, 1], [2])));
  assert.deepEqual(solved.explainPosition({ turn: 2, branch: [] }).reasons, []);
});

void test('a bag that is not left is a RangeError', () => {
  const solved = finish(solveGemsFight(gemsCase(2, [1, 1], [2])));
  for (const bag of [0, 1, 3, 1.5]) assert.throws(() => solved.explainMoves({ turn: 0, branch: [1] }, [bag]), RangeError);
});
