import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as holds, constantFrom, integer, nat, oneof, property, record } from 'fast-check';
import type { Move } from '../../../src/games/game.ts';
import {
  backToMain,
  chooseLine,
  goTo,
  isMain,
  type KnownMoves,
  mainLine,
  ownEnd,
  type PositionState,
  redo,
  refOf,
  samePlace,
  startState,
  takeMoves,
  undo,
} from '../../../src/panel/data/positionState.ts';

const numRuns = 300 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const main: readonly Move[] = [1, 1, 2, 2, 0, 3, 3, 0, 0];
const mainMove = (turn: number): Move | undefined => main[turn - 1];

/** Best play off the main line in these tests: always stack 9. */
function known({ place: { line } }: PositionState): KnownMoves {
  const current = (turn: number) => (isMain(line) || turn <= line.turn ? mainMove(turn) : (line.moves[turn - line.turn - 1] ?? 9));
  return { main: mainMove, current };
}

function take(state: PositionState, ...moves: Move[]): PositionState {
  const from = refOf(state.place, () => 9);
  assert.ok(from !== null);
  return takeMoves(state, from, moves, known(state));
}

void test('a move that the line takes as well is a step along it', () => {
  const state = take(startState, 1);
  assert.deepEqual(state, { place: { line: mainLine, at: 1 }, past: [], future: [] });
});

void test('another move leaves the main line, and best play goes on after it', () => {
  const state = take(goTo(startState, 2), 3);
  assert.deepEqual(state.place, { line: { turn: 2, moves: [3] }, at: 3 });
  assert.deepEqual(refOf(state.place, mainMove), { turn: 2, branch: [3] });
  assert.deepEqual(
    refOf(goTo(state, 5).place, () => 9),
    { turn: 2, branch: [3, 9, 9] },
  );
  assert.equal(
    refOf(goTo(state, 5).place, () => undefined),
    null,
  );
  assert.deepEqual(refOf(goTo(state, 1).place, mainMove), { turn: 1, branch: [] });
});

void test('a line can be left anywhere: in its own moves, after them, before them', () => {
  const tried = take(startState, 3, 4);
  assert.deepEqual(take(goTo(tried, 1), 5).place, { line: { turn: 0, moves: [3, 5] }, at: 2 });
  assert.deepEqual(take(goTo(tried, 4), 5).place, { line: { turn: 0, moves: [3, 4, 9, 9, 5] }, at: 5 });
  assert.deepEqual(take(goTo(tried, 0), 5).place, { line: { turn: 0, moves: [5] }, at: 1 });
  assert.equal(take(goTo(tried, 1), 4).place.line, tried.place.line);
});

void test('moves of the main line at the head of a branch are a part of the main line', () => {
  assert.deepEqual(take(startState, 1, 1, 7).place, { line: { turn: 2, moves: [7] }, at: 3 });
  const tried = take(startState, 7);
  assert.deepEqual(take(goTo(tried, 0), 1, 1).place, { line: mainLine, at: 2 });
});

void test('back to the main line is where it was left, and can be undone', () => {
  const tried = take(goTo(startState, 3), 7);
  const back = backToMain(goTo(tried, 6));
  assert.deepEqual(back.place, { line: mainLine, at: 3 });
  assert.deepEqual(undo(back).place, { line: { turn: 3, moves: [7] }, at: 6 });
  assert.equal(backToMain(startState), startState);
});

void test('undo and redo go through the lines tried, a new move forgets what could be redone', () => {
  const one = take(startState, 7);
  const two = take(one, 8);
  assert.ok(samePlace(undo(two).place, one.place));
  assert.ok(samePlace(undo(undo(two)).place, startState.place));
  assert.ok(samePlace(redo(undo(two)).place, two.place));
  assert.deepEqual(take(undo(two), 6).future, []);
  assert.equal(undo(startState), startState);
  assert.equal(redo(two), two);
});

void test('choosing a line that was tried can be undone; on the same line it is a step', () => {
  const one = take(startState, 7);
  const other = chooseLine(one, { line: { turn: 1, moves: [4] }, at: 2 });
  assert.deepEqual(undo(other).place, one.place);
  assert.equal(chooseLine(other, { line: { turn: 1, moves: [4] }, at: 0 }).past.length, other.past.length);
});

type Act = { readonly go: number } | { readonly take: readonly Move[] } | 'undo' | 'redo' | 'main';

void test('whatever is done: the line leaves the main line at once, and undoing all leads to the start of the line', () => {
  const act = oneof(
    record({ go: nat(12) }),
    record({ take: array(integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }) }),
    constantFrom('undo' as const, 'redo' as const, 'main' as const),
  );
  holds(
    property(array(act, { maxLength: 25 }), (acts: readonly Act[]) => {
      let state = startState;
      for (const one of acts) {
        if (one === 'undo') state = undo(state);
        else if (one === 'redo') state = redo(state);
        else if (one === 'main') state = backToMain(state);
        else if ('go' in one) state = goTo(state, one.go);
        else {
          const before = refOf(state.place, () => 9);
          state = take(state, ...one.take);
          const after = refOf(state.place, () => 9);
          assert.ok(before !== null && after !== null);
          // On the main line beyond its end no move is known; positions there are not reached in the panel.
          assert.equal(after.turn + after.branch.length, before.turn + before.branch.length + one.take.length);
        }
        const { line } = state.place;
        if (!isMain(line)) assert.notEqual(line.moves[0], mainMove(line.turn + 1));
        assert.ok(ownEnd(line) >= line.turn);
        if (state.past.length > 0) assert.deepEqual(redo(undo(state)), state);
      }
      for (let step = state.past.length; step > 0; step -= 1) state = undo(state);
      assert.ok(isMain(state.place.line));
      assert.deepEqual(state.past, []);
    }),
    { seed: 11, numRuns },
  );
});
