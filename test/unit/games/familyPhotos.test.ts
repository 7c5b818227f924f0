import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { proveFamilyPhotos } from '../../../src/games/familyPhotos/exhaustive.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { solveFamilyPhotos } from '../../../src/games/familyPhotos/solve.ts';
import { bytesToSolve } from '../../../src/games/familyPhotos/solved.ts';
import { type Move, type SolvedCase, startPosition } from '../../../src/games/game.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { gameOf, gameOfText, linesOf, movesOf, solve, withIntegers } from './familyPhotosSupport.ts';

const exchange = '2\n12 3 4 7\n1 15 9 1';
const threatTooSmall = '2\n50 50 0 0\n3 0 5 2';
const allFourKinds = '4\n6 4 3 2\n5 1 6 2\n1 6 2 7\n1 2 5 6';
const onlyPass = '1\n0 1 0 2';

function solveText(text: string): SolvedCase {
  return solve(gameOfText(text));
}

/** 'move final loss' of every move, best first. */
function valued(solved: SolvedCase, branch: readonly Move[] = []): string[] {
  return movesOf(solved, { turn: 0, branch }).map(({ stack, final, loss }) => `${stack} ${final} ${loss}`);
}

/** 'player action stack gain banked' of every turn. */
function shown(solved: SolvedCase, branch: readonly Move[] = []): string[] {
  const turns = linesOf(solved, { turn: 0, branch });
  return turns.map(({ player, action, stack, gain, banked }) => `${'AB'[player]} ${action} ${stack} ${gain} ${banked}`);
}

void test('every case has its right answer', () => {
  const folder = new URL('../../cases/family-photos/', import.meta.url);
  const inputs = readdirSync(folder).filter((name) => name.endsWith('.in'));
  assert.ok(inputs.length >= 20);
  for (const name of inputs) {
    const game = gameOfText(readFileSync(new URL(name, folder), 'utf8'));
    const answer = readFileSync(new URL(name.replace(/in$/, 'out'), folder), 'utf8').trim();
    assert.equal(solve(game).summary.margin, answer, name);
    assert.equal(solve(withIntegers(game)).summary.margin, answer, name);
  }
});

void test('exchange: moves, line and proof', () => {
  const solved = solveText(exchange);
  assert.deepEqual(solved.summary, { line: 0, margin: '1', firstTotal: '5', secondTotal: '4', turns: 4, moves: 3 });
  assert.deepEqual(valued(solved), ['2 1 0', '1 0 1', '0 -1 2']);
  assert.deepEqual(shown(solved), ['A takes-top 2 1 1', 'B takes-top 1 -3 -2', 'A takes-bottom 1 4 2', 'B takes-bottom 2 -1 1']);
  assert.deepEqual(
    solved.members('contested', 0, 9).map(({ stack, line, margin }) => [stack, line, margin]),
    [
      [1, 1, '1'],
      [2, 2, '0'],
    ],
  );
  assert.deepEqual(finish(proveFamilyPhotos(gameOfText(exchange))), { margin: '1', positions: 30 });
});

void test('a threat that is too small: the free gain opened too early, and the answer that would be a mistake', () => {
  const solved = solveText(threatTooSmall);
  assert.deepEqual(solved.summary, { line: 0, margin: '51', firstTotal: '53', secondTotal: '2', turns: 4, moves: 3 });
  assert.deepEqual(valued(solved), ['1 51 0', '2 -42 93', '0 -49 100']);
  assert.deepEqual(shown(solved), ['A takes-top 1 50 50', 'B takes-bottom 1 0 50', 'A opens 2 3 53', 'B answers 2 -2 51']);
  assert.deepEqual(valued(solved, [2]), ['1 -42 0', '2 51 93', '0 51 93']);
  assert.deepEqual(shown(solved, [2]), ['B takes-top 1 -50 -47', 'A takes-bottom 2 5 -42', 'B takes-bottom 1 0 -42']);
  assert.equal(movesOf(solved, { turn: 3, branch: [] })[0].kind, 'opened');
  assert.equal(linesOf(solved, { turn: 3, branch: [] })[0].action, 'answers');
  assert.equal(linesOf(solved, { turn: 2, branch: [2] })[0].action, 'answers');
});

void test('all four kinds: ledger, passes, stack left over and proof', () => {
  const solved = solveText(allFourKinds);
  assert.deepEqual(solved.summary, { line: 0, margin: '3', firstTotal: '13', secondTotal: '10', turns: 9, moves: 5 });
  assert.deepEqual(solved.ledger(), {
    game: 'family-photos',
    parts: [
      { kind: 'contested', stacks: 1, margin: '4' },
      { kind: 'first-gain', stacks: 1, margin: '3' },
      { kind: 'second-gain', stacks: 1, margin: '-4' },
      { kind: 'dead', stacks: 1, margin: '0' },
    ],
  });
  assert.deepEqual(valued(solved), ['1 3 0', '2 1 2', '3 0 3', '4 -2 5', '0 -2 5']);
  assert.deepEqual(shown(solved), [
    'A takes-top 1 6 6',
    'B takes-bottom 1 -2 4',
    'A opens 2 5 9',
    'B answers 2 -2 7',
    'A passes 0 0 7',
    'B opens 3 -6 1',
    'A answers 3 2 3',
    'B passes 0 0 3',
    'A passes 0 0 3',
  ]);
  assert.deepEqual(valued(solved, [1, 1, 2, 2]), ['0 3 0', '3 1 2', '4 -2 5']);
  assert.deepEqual(valued(solved, [1, 1, 2, 2, 0]), ['3 3 0', '4 6 3', '0 7 4']);
  assert.deepEqual(finish(proveFamilyPhotos(gameOfText(allFourKinds))), { margin: '3', positions: 318 });
});

void test('a pass that is the only right move', () => {
  const solved = solveText(onlyPass);
  assert.deepEqual(valued(solved), ['0 -1 0', '1 -2 1']);
  assert.deepEqual(valued(solved, [0]), ['1 -1 0', '0 0 1']);
  assert.deepEqual(shown(solved), ['A passes 0 0 0', 'B opens 1 -1 -1', 'A answers 1 0 -1']);
});

void test('no stack: the game is over before it begins', () => {
  const solved = solve(gameOf([]));
  assert.deepEqual(solved.summary, { line: 0, margin: '0', firstTotal: '0', secondTotal: '0', turns: 0, moves: 0 });
  assert.deepEqual(solved.position(startPosition), { player: 0, over: true, banked: '0', final: '0', turns: 0, moves: 0 });
  assert.deepEqual([...solved.line(startPosition, 0, 9), ...solved.moves(startPosition, 0, 9), ...solved.members('dead', 0, 9)], []);
});

void test('windows are cuts of the whole, clipped to what there is', () => {
  const solved = solveText(allFourKinds);
  for (const at of [startPosition, { turn: 2, branch: [] }, { turn: 1, branch: [3] }]) {
    const windows = [
      (from: number, to: number): readonly unknown[] => solved.line(at, from, to),
      (from: number, to: number): readonly unknown[] => solved.moves(at, from, to),
      (from: number, to: number): readonly unknown[] => solved.members('contested', from, to),
    ];
    for (const window of windows) {
      const whole = window(0, Infinity);
      for (let from = 0; from <= whole.length + 1; from++) {
        for (let to = 0; to <= whole.length + 2; to++) assert.deepEqual(window(from, to), whole.slice(from, to));
      }
      assert.deepEqual(window(-3, 2), whole.slice(0, 2));
    }
  }
});

void test('what is not a legal move or a turn of the line is refused', () => {
  const solved = solveText(exchange);
  for (const at of [
    { turn: 5, branch: [] },
    { turn: -1, branch: [] },
    { turn: 0.5, branch: [] },
    { turn: 0, branch: [3] },
    { turn: 0, branch: [-1] },
    { turn: 0, branch: [1.5] },
    { turn: 0, branch: [Number.NaN] },
    { turn: 0, branch: [1, 1, 1] },
    { turn: 0, branch: [0, 0, 1] },
    { turn: 4, branch: [0] },
  ]) {
    for (const ask of ['position', 'line', 'moves'] as const) {
      assert.throws(() => (ask === 'position' ? solved.position(at) : solved[ask](at, 0, 9)), RangeError, JSON.stringify(at));
    }
  }
  assert.throws(() => solved.members('pool', 0, 9), RangeError);
});

void test('integers beyond doubles are exact', () => {
  const huge = 10n ** 30n;
  const game = { ...gameOf([0, 0, 0, 0]), values: [huge + 1n, 0n, huge, 0n] };
  const solved = finish(solveFamilyPhotos(game));
  assert.equal(solved.summary.margin, String(huge + 1n));
  assert.deepEqual(valued(solved), [`1 ${huge + 1n} 0`, `0 0 ${huge + 1n}`]);
});

void test('what a case holds is known before it is solved', () => {
  const game = gameOf([1, 2, 3, 4]);
  assert.ok(bytesToSolve(game) >= solve(game).bytes);
  assert.ok(solve(game).bytes >= 4 * 8);
});

void test('the game reads a text, knows the memory and solves it', () => {
  const { cases, problems } = finish(familyPhotos.read(sourceOf(`${exchange}\n`)));
  assert.deepEqual(problems, []);
  assert.equal(cases.length, 1);
  assert.ok(familyPhotos.estimate(cases[0]) > 0);
  const solved = finish(familyPhotos.solve(cases[0]));
  assert.equal(solved.summary.margin, '1');
  assert.deepEqual(
    movesOf(solved, startPosition).map(({ line }) => line),
    [2, 1, null],
  );
});
