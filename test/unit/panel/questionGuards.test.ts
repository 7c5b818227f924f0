import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { solveFamilyPhotos } from '../../../src/games/familyPhotos/solve.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { type Move, type PositionRef, type SolvedCase, startPosition } from '../../../src/games/game.ts';
import {
  listedMoves,
  listedStacks,
  marginSeries,
  placedMove,
  rankedPhotos,
  stackChange,
  verifiable,
  verifyResult,
} from '../../../src/panel/protocol/questionGuards.ts';
import { moveReasons, positionReasons } from '../../../src/panel/protocol/reasonGuards.ts';
import { gameOf } from '../games/familyPhotosSupport.ts';
import { gemsCase } from '../games/gemsFightInputs.ts';

const photos = finish(solveFamilyPhotos(gameOf([1, 15, 9, 1, 12, 3, 4, 7, 1, 1, 5, 0, 0, 3, 2, 6, 2, 2, 3, 3])));
const gems = finish(solveGemsFight(gemsCase(3, [1, 1], [1, 2], [2, 2, 3], [3, 3, 1], [2, 3])));

/** What is known of a position, as the worker sends it: copied. */
function answers(solved: SolvedCase, at: PositionRef): readonly (readonly [(value: unknown) => boolean, object | number | null])[] {
  const rows = solved.moves(at, 0, 20);
  const moves = rows.map((row): Move => (row.game === 'gems-fight' ? row.bags[0] : row.stack));
  const proof = { ...finish(solved.verify(at)), agrees: true, milliseconds: 1.5 };
  return structuredClone([
    [0, { count: rows.length, rows }],
    [1, { move: rows[0], row: 0 }],
    [2, solved.series(at, 100)],
    [2, solved.series(at, 2)],
    [3, solved.explainPosition(at, 3)],
    [4, solved.explainMoves(at, moves)],
    [5, solved.positionsToVerify(at)],
    [6, proof],
  ] as const).map(([guard, value]) => [guards[guard], value]);
}

const guards = [listedMoves, placedMove, marginSeries, positionReasons, moveReasons, verifiable, verifyResult] as const;

test('what the solver says of a position passes the guards of the panel', () => {
  for (const [solved, branches] of [
    [photos, [[], [0], [3], [1, 1]]],
    [gems, [[], [2], [5, 1]]],
  ] as const) {
    for (const branch of branches) {
      for (const [guard, value] of answers(solved, { turn: 0, branch })) assert.ok(guard(value), JSON.stringify(value).slice(0, 300));
    }
  }
  const { stacks } = photos;
  assert.ok(stacks !== null);
  const order = { sort: 'adds', descending: true } as const;
  assert.ok(listedStacks(structuredClone({ count: 5, rows: stacks.rows(order, 0, 9) })));
  assert.ok(rankedPhotos(structuredClone(stacks.hottest(9))));
  assert.ok(stackChange(stacks.changed(1, 'removed')) && stackChange(stacks.changed(1, ['1', '2', '3', '4'])));
});

test('what has another shape does not', () => {
  const rows = photos.moves(startPosition, 0, 3);
  assert.ok(!listedMoves(rows) && !listedMoves({ count: 3, rows: [{ ...rows[0], loss: 1 }] }));
  assert.ok(!placedMove({ move: rows[0], row: -1 }));
  const series = photos.series(startPosition, 100);
  assert.ok(!marginSeries({ ...series, points: [{ ...series.points[0], banked: '1' }] }));
  assert.ok(!marginSeries({ ...series, points: [{ ...series.points[0], player: 2 }] }));
  assert.ok(!positionReasons({ reasons: [] }) && !positionReasons(gems.explainMoves(startPosition, [1])));
  assert.ok(!moveReasons([{ reasons: [{ code: 7, args: {} }], reply: [] }]) && !moveReasons([{ reasons: [] }]) && !moveReasons({}));
  assert.ok(!verifyResult({ margin: '1', positions: 2, milliseconds: 3 }) && !verifiable('1'));
  const [row] = photos.stacks!.rows({ sort: 'stack', descending: false }, 0, 1);
  assert.ok(!listedStacks({ count: 1, rows: [{ ...row, loss: undefined }] }));
  assert.ok(!listedStacks({ count: 1, rows: [{ ...row, topFate: { rank: 1, taker: 'Alice' } }] }));
  assert.ok(!rankedPhotos([{ ...photos.stacks!.hottest(1)[0], place: 'side' }]));
  assert.ok(!stackChange({ margin: '1', difference: '1', kind: 'warm' }));
});
