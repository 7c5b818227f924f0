import assert from 'node:assert/strict';
import { finish } from '../../../src/engines/steps.ts';
import type { Move, MoveFilter, MoveKind, MoveValue, PositionRef, SolvedCase } from '../../../src/games/game.ts';

export const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

/** Numbers of the stack or bags of a row; none for a pass. */
export function numbersOf(row: MoveValue): readonly number[] {
  if (row.game === 'gems-fight') return row.bags;
  return row.stack === 0 ? [] : [row.stack];
}

export function moveOfRow(row: MoveValue): Move {
  return numbersOf(row)[0] ?? 0;
}

function kindOf(row: MoveValue): MoveKind {
  if (row.game === 'family-photos') return row.kind;
  return row.stones > 0 ? 'scoring' : 'quiet';
}

/** A position along the line and then by the moves that `choices` picks from all there are. */
export function wander(solved: SolvedCase, cut: number, choices: readonly number[]): PositionRef {
  const turn = cut % (solved.summary.turns + 1);
  const branch: Move[] = [];
  for (const choice of choices) {
    const moves = solved.moves({ turn, branch }, 0, Infinity);
    if (moves.length > 0) branch.push(moveOfRow(moves[choice % moves.length]));
  }
  return { turn, branch };
}

const filters: readonly MoveFilter[] = [
  {},
  { loses: 'nothing' },
  { loses: 'something' },
  { number: '1' },
  { number: '12' },
  { kinds: ['opened', 'pass', 'quiet'] },
  { kinds: ['contested', 'dead', 'scoring'], loses: 'something' },
  { kinds: [] },
];

/** Windows, filters, rows and single moves of a position are cuts of one list. */
export function checkMoves(solved: SolvedCase, at: PositionRef): void {
  const all = solved.moves(at, 0, Infinity);
  assert.equal(all.length, solved.position(at).moves);
  assert.deepEqual(solved.moves(at, 0, 3), all.slice(0, 3));
  assert.deepEqual(solved.moves(at, 1, 4), all.slice(1, 4));
  for (const [row, value] of all.entries()) {
    for (const move of value.game === 'gems-fight' ? value.bags : [value.stack]) {
      assert.deepEqual(solved.moveOf(at, move), value);
      assert.equal(solved.rowOf(at, move), row);
    }
  }
  for (const filter of filters) {
    const { kinds, number, loses } = filter;
    const wanted = all.filter(
      (row) =>
        (kinds === undefined || kinds.includes(kindOf(row))) &&
        (number === undefined || numbersOf(row).some((one) => `${one}`.startsWith(number))) &&
        (loses === undefined || (row.loss === '0') === (loses === 'nothing')),
    );
    assert.equal(solved.moveCount(at, filter), wanted.length);
    assert.deepEqual(solved.moves(at, 0, 2, filter), wanted.slice(0, 2));
    assert.deepEqual(solved.moves(at, 1, Infinity, filter), wanted.slice(1));
    for (const value of all) {
      const row = wanted.indexOf(value);
      assert.equal(solved.rowOf(at, moveOfRow(value), filter), row < 0 ? null : row);
    }
  }
  for (const illegal of [-1, 0.5, 1e6, Number.NaN]) {
    assert.throws(() => solved.moveOf(at, illegal), RangeError);
    assert.throws(() => solved.rowOf(at, illegal), RangeError);
  }
}

/** The series of the whole line through a position, against its turns one by one. */
export function checkSeries(solved: SolvedCase, at: PositionRef): void {
  const { turn, branch } = at;
  const turns = [...solved.line({ turn: 0, branch: [] }, 0, turn)];
  for (const [index, move] of branch.entries()) {
    const after = solved.position({ turn, branch: branch.slice(0, index + 1) });
    const before = solved.position({ turn, branch: branch.slice(0, index) });
    const made = { turn: turn + index + 1, player: before.player, banked: after.banked, final: after.final };
    turns.push(made as (typeof turns)[number]);
    if (move === 0) Object.assign(made, { action: 'passes' });
  }
  turns.push(...solved.line(at, 0, Infinity));

  const exact = solved.series(at, turns.length + 1);
  assert.equal(exact.turns, turns.length);
  assert.equal(exact.final, Number(solved.summary.margin));
  assert.deepEqual(
    exact.points.map(({ turn, banked, final, player, passes }) => [turn, banked, final, player, passes]),
    turns.map((one) => [one.turn, Number(one.banked), Number(one.final), one.player, 'action' in one && one.action === 'passes']),
  );
  for (const { banked, final, least, greatest, leastFinal, greatestFinal } of exact.points) {
    assert.deepEqual([least, greatest, leastFinal, greatestFinal], [banked, banked, final, final]);
  }
  for (const most of [1, 2, 3, 5]) {
    if (turns.length <= most) continue;
    const { points } = solved.series(at, most);
    assert.ok(points.length <= most);
    assert.equal(points.at(-1)?.turn, turns.length);
    let from = 0;
    for (const point of points) {
      const stretch = turns.slice(from, point.turn);
      const banked = stretch.map((one) => Number(one.banked));
      const final = stretch.map((one) => Number(one.final));
      assert.deepEqual(
        [point.least, point.greatest, point.leastFinal, point.greatestFinal],
        [Math.min(...banked), Math.max(...banked), Math.min(...final), Math.max(...final)],
      );
      assert.deepEqual([point.banked, point.final], [banked.at(-1), final.at(-1)]);
      assert.equal(point.player, stretch.length === 1 ? stretch[0].player : null);
      from = point.turn;
    }
  }
}

/** Exhaustive play from a position agrees, and visits no more than was said. Gives the positions visited. */
export function checkVerify(solved: SolvedCase, at: PositionRef): number {
  const most = solved.positionsToVerify(at);
  assert.ok(most !== null);
  const { margin, positions } = finish(solved.verify(at));
  assert.equal(margin, solved.position(at).final);
  assert.ok(positions <= most, `${positions} of at most ${most}`);
  assert.equal(positions === 0, solved.position(at).over);
  return positions;
}
