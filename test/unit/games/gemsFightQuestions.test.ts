import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { startPosition } from '../../../src/games/game.ts';
import { gemsCase, gemsCases, livelyCases, runs } from './gemsFightInputs.ts';
import { checkMoves, checkSeries, checkVerify, wander } from './questionsSupport.ts';

const choices = fc.array(fc.nat(99_999), { maxLength: 5 });

void test('windows, filters, rows and single moves are cuts of one list; the series holds every turn', () => {
  const games = gemsCases({ bags: 13, gems: 4, colours: 3, meltsAt: 4 });
  fc.assert(
    fc.property(games, fc.nat(99), choices, (input, cut, moves) => {
      const solved = finish(solveGemsFight(input));
      const at = wander(solved, cut, moves);
      checkMoves(solved, at);
      checkSeries(solved, at);
    }),
    { seed: 761, numRuns: runs(300) },
  );
});

void test('exhaustive play of any position agrees with the solver', () => {
  let positions = 0;
  fc.assert(
    fc.property(livelyCases, fc.nat(2), choices, (input, cut, moves) => {
      const solved = finish(solveGemsFight(input));
      positions += checkVerify(solved, wander(solved, cut, moves.slice(0, 2)));
    }),
    { seed: 763, numRuns: runs(300) },
  );
  assert.ok(positions > runs(3000));
});

void test('what is too large for exhaustive play is refused, and there is no table of stacks', () => {
  const bags = Array.from({ length: 24 }, (_, index) => [1 + (index % 3), 1 + (index % 2)]);
  const solved = finish(solveGemsFight(gemsCase(3, ...bags)));
  assert.equal(solved.positionsToVerify(startPosition), null);
  assert.throws(() => solved.verify(startPosition), RangeError);
  assert.equal(solved.positionsToVerify({ turn: 20, branch: [] }), 32);
  assert.equal(solved.stacks, null);
});
