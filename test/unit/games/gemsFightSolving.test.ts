import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';
import { bareStart, emptyBag, proveGemsFight } from '../../../src/games/gemsFight/exhaustive.ts';
import { totalsBySearch } from '../../../src/games/gemsFight/memo.ts';
import { bytesToSolve } from '../../../src/games/gemsFight/memory.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { type SolvedCase, startPosition } from '../../../src/games/game.ts';
import { caseFiles, gemsCase, inOneLine } from './gemsFightInputs.ts';

const solve = (text: string): SolvedCase => finish(solveGemsFight(inOneLine(text)));

for (const { name, cases, answers } of caseFiles) {
  void test(`${name}: the answers`, () => {
    assert.equal(cases.length, answers.length);
    for (const [index, input] of cases.entries()) {
      const { summary, bytes } = finish(solveGemsFight(input));
      assert.equal(summary.margin, answers[index], `case ${index + 1}`);
      assert.equal(Number(summary.firstTotal) - Number(summary.secondTotal), Number(summary.margin));
      assert.ok(bytes <= bytesToSolve(input));
    }
  });
}

/** bags, stones, final, loss: a row of the models' tables. */
function rows(solved: SolvedCase, ...branch: number[]): string[] {
  return solved.moves({ turn: 0, branch }, 0, 99).map((move) => {
    assert.ok(move.game === 'gems-fight');
    return `${move.bags.join()}: ${move.stones}, ${move.final}, ${move.loss}`;
  });
}

/** Player and bag, change of the margin, banked, final. */
function turns(solved: SolvedCase, ...branch: number[]): string[] {
  return gemsTurns(solved, ...branch).map((turn) => {
    const again = turn.again ? ' again' : '';
    return `${turn.player === 0 ? 'Alice' : 'Bob'} ${turn.bag} ${turn.gain} (${turn.banked}, ${turn.final})${again}`;
  });
}

function gemsTurns(solved: SolvedCase, ...branch: number[]): GemsFightTurn[] {
  return solved.line({ turn: 0, branch }, 0, 99).map((turn) => {
    assert.ok(turn.game === 'gems-fight');
    return turn;
  });
}

void test('nothing to choose: every first bag gives +3', () => {
  const input = inOneLine('3 4 3 / 2 2 3 / 2 1 3 / 2 1 2 / 3 2 3 1');
  const solved = finish(solveGemsFight(input));
  assert.deepEqual(rows(solved), ['1: 0, 3, 0', '2: 0, 3, 0', '3: 0, 3, 0', '4: 0, 3, 0']);
  assert.deepEqual(solved.summary, { line: 0, margin: '3', firstTotal: '3', secondTotal: '0', turns: 4, moves: 4 });
  assert.deepEqual(turns(solved), ['Alice 1 0 (0, 3)', 'Bob 2 0 (0, 3)', 'Alice 4 1 (1, 3) again', 'Alice 3 2 (3, 3)']);
  assert.deepEqual(rows(solved, 1), ['2: 0, 3, 0', '3: 0, 3, 0', '4: 0, 3, 0']);
  assert.deepEqual(rows(solved, 1, 2), ['4: 1, 3, 0', '3: 0, -3, 6']);
  const [first, second, third, last] = gemsTurns(solved);
  assert.deepEqual(first.cooker, [
    { colour: 2, count: 1 },
    { colour: 3, count: 1 },
  ]);
  assert.deepEqual(second.cooker, [
    { colour: 1, count: 1 },
    { colour: 2, count: 1 },
    { colour: 3, count: 2 },
  ]);
  assert.deepEqual(
    third.stones,
    [{ colour: 2, count: 1 }].map(() => third.stones[0]),
  );
  assert.deepEqual(last.cooker, []);
  assert.deepEqual(solved.ledger(), {
    game: 'gems-fight',
    colours: 3,
    bags: 4,
    meltsAt: 3,
    stones: 3,
    runs: [
      { player: 0, turns: 1, stones: 0 },
      { player: 1, turns: 1, stones: 0 },
      { player: 0, turns: 2, stones: 3 },
    ],
    firstStoneTurn: 3,
    quietBeforeStone: { least: 2, greatest: 3 },
  });
  assert.deepEqual(finish(proveGemsFight(input)), { margin: '3', positions: 15 });
});

void test('the smaller bite: Bob on move after bag 2', () => {
  const solved = solve('2 4 2 / 1 2 / 2 1 2 / 2 1 2 / 1 2');
  assert.deepEqual(rows(solved, 2), ['1,4: 1, -3, 0', '3: 2, -1, 2']);
  assert.deepEqual(turns(solved, 2), ['Bob 1 -1 (-1, -3) again', 'Bob 3 -1 (-2, -3) again', 'Bob 4 -1 (-3, -3)']);
  assert.deepEqual(turns(solved, 2, 3), ['Bob 1 0 (-2, -1)', 'Alice 4 1 (-1, -1)']);
  assert.deepEqual(solved.position({ turn: 0, branch: [2, 3] }), {
    player: 1,
    over: false,
    banked: '-2',
    final: '-1',
    turns: 2,
    moves: 1,
  });
});

void test('declining a stone: the quiet bag 2 is best', () => {
  const input = inOneLine('5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5');
  const solved = finish(solveGemsFight(input));
  assert.deepEqual(rows(solved), ['2: 0, 1, 0', '1: 1, -1, 2', '3,4: 0, -5, 6']);
  assert.deepEqual(turns(solved), ['Alice 2 0 (0, 1)', 'Bob 1 -2 (-2, 1) again', 'Bob 3 0 (-2, 1)', 'Alice 4 3 (1, 1)']);
  assert.deepEqual(rows(solved, 1), ['2: 1, -1, 0', '3,4: 0, -3, 2']);
  assert.deepEqual(rows(solved, 2), ['1: 2, 1, 0', '3,4: 0, 5, 4']);
  assert.deepEqual(turns(solved, 3), ['Bob 1 -1 (-1, -5) again', 'Bob 2 -1 (-2, -5) again', 'Bob 4 -3 (-5, -5)']);
  assert.deepEqual(finish(proveGemsFight(input)), { margin: '1', positions: 18 });
  assert.deepEqual(solved.moves(startPosition, 2, 9).length, 1);
  assert.deepEqual(solved.line({ turn: 1, branch: [] }, 1, 3), solved.line(startPosition, 2, 4));
});

void test('quiet bags on the table say nothing: the two smallest cases', () => {
  for (const [meltsAt, margin, firstStoneTurn] of [
    [2, '-1', 2],
    [3, '1', 3],
  ] as const) {
    const solved = finish(solveGemsFight(gemsCase(meltsAt, [1], [1], [1])));
    const ledger = solved.ledger();
    assert.ok(ledger.game === 'gems-fight');
    assert.equal(solved.summary.margin, margin);
    assert.equal(ledger.firstStoneTurn, firstStoneTurn);
    const quiet = firstStoneTurn - 1;
    assert.deepEqual(ledger.quietBeforeStone, { least: quiet, greatest: quiet });
    assert.equal(solved.summary.moves, 1);
  }
});

void test('a row for each look: bags that differ in a colour that never melts are apart, the order of gems is no difference', () => {
  const solved = finish(solveGemsFight(gemsCase(2, [1, 2], [1, 3], [2, 1], [1], [])));
  assert.deepEqual(rows(solved), ['5: 0, 3, 0', '1,3: 0, -3, 6', '2: 0, -3, 6', '4: 0, -3, 6']);
  assert.equal(solved.summary.moves, 4);
});

void test('no bag, no gem, no stone', () => {
  const empty = finish(solveGemsFight(gemsCase(4)));
  assert.deepEqual(empty.summary, { line: 0, margin: '0', firstTotal: '0', secondTotal: '0', turns: 0, moves: 0 });
  assert.deepEqual(empty.line(startPosition, 0, 9), []);
  assert.deepEqual(empty.moves(startPosition, 0, 9), []);
  assert.deepEqual(empty.position(startPosition), { player: 0, over: true, banked: '0', final: '0', turns: 0, moves: 0 });
  assert.deepEqual(empty.members('', 0, 9), []);
  const quiet = finish(solveGemsFight(gemsCase(2 ** 40, [], [1, 1], [])));
  const ledger = quiet.ledger();
  assert.ok(ledger.game === 'gems-fight');
  assert.equal(ledger.quietBeforeStone, null);
  assert.equal(ledger.firstStoneTurn, null);
  assert.equal(ledger.runs.length, 3);
  assert.deepEqual(rows(quiet, 1), ['2: 0, 0, 0', '3: 0, 0, 0']);
});

void test('a bag that is not left, or a turn past the end, is a RangeError', () => {
  const solved = solve('1 3 2 / 1 1 / 1 1 / 1 1');
  for (const branch of [[0], [4], [1.5], [-1], [NaN], [1, 1], [3, 2, 1, 1]]) {
    assert.throws(() => solved.position({ turn: 0, branch }), RangeError, branch.join());
    assert.throws(() => solved.moves({ turn: 0, branch }, 0, 1), RangeError);
    assert.throws(() => solved.line({ turn: 0, branch }, 0, 1), RangeError);
  }
  for (const turn of [4, -1, 0.5]) assert.throws(() => solved.position({ turn, branch: [] }), RangeError);
  assert.throws(() => solved.position({ turn: 1, branch: [1] }), RangeError);
  assert.equal(solved.position({ turn: 3, branch: [] }).over, true);
});

void test('more bags and stones than any judge: kinds keep the table small', () => {
  const many = gemsCase(3, ...Array.from({ length: 600 }, (_, bag) => (bag % 2 === 0 ? [1, 9] : [1, 1, 12])));
  const solved = finish(solveGemsFight(many));
  assert.equal(Number(solved.summary.firstTotal) + Number(solved.summary.secondTotal), 300 + 100 + 100);
  assert.equal(finish(totalsBySearch(many)).first, Number(solved.summary.firstTotal));
  assert.equal(solved.line(startPosition, 590, 5000).length, 10);
  assert.ok(solved.bytes <= bytesToSolve(many));
});

void test('21 bags of 10 gems: the line played by a referee gives the totals', () => {
  let random = 1;
  const colour = (): number => {
    random = (random * 48_271) % (2 ** 31 - 1);
    return 1 + (random % 8);
  };
  const bags = Array.from({ length: 21 }, () => Array.from({ length: 10 }, colour));
  const input = gemsCase(5, ...bags);
  assert.equal(bytesToSolve(input) > 2 ** 22, true, 'no two bags are alike');
  const solved = finish(solveGemsFight(input));
  const totals = [0, 0];
  let position = bareStart(input);
  for (const turn of gemsTurns(solved)) {
    assert.equal(turn.player, position.firstToMove ? 0 : 1);
    const { stones, next } = emptyBag(input, position, turn.bag - 1);
    totals[turn.player] += stones;
    position = next;
    assert.equal(turn.final, solved.summary.margin);
  }
  assert.deepEqual(totals.map(String), [solved.summary.firstTotal, solved.summary.secondTotal]);
  assert.equal(position.left.length, 0);
});
