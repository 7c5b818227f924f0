import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { type BarePosition, bareStart, emptyBag, proveGemsFight } from '../../../src/games/gemsFight/exhaustive.ts';
import type { GemsFightMove, GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';
import { totalsBySearch } from '../../../src/games/gemsFight/memo.ts';
import { bytesToSolve } from '../../../src/games/gemsFight/memory.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { type PositionRef, type SolvedCase, startPosition } from '../../../src/games/game.ts';
import { gemsCase, gemsCases, livelyCases, runs } from './gemsFightInputs.ts';

const all = 1_000_000;

const gemsMoves = (solved: SolvedCase, at: PositionRef): GemsFightMove[] =>
  solved.moves(at, 0, all).filter((move) => move.game === 'gems-fight');
const gemsLine = (solved: SolvedCase, at: PositionRef): GemsFightTurn[] =>
  solved.line(at, 0, all).filter((turn) => turn.game === 'gems-fight');

/** Every reachable position with the bags that lead there, and the margin still to come by the bare rules. */
interface Settled {
  readonly position: BarePosition;
  readonly branch: readonly number[];
  readonly banked: number;
  readonly toCome: number;
}

function settleAll(input: GemsFightCase): Map<string, Settled> {
  const settled = new Map<string, Settled>();
  function visit(position: BarePosition, branch: readonly number[], banked: number): number {
    const key = `${position.left.join()} ${position.firstToMove}`;
    const before = settled.get(key);
    if (before !== undefined) return before.toCome;
    const sign = position.firstToMove ? 1 : -1;
    let best: number | undefined;
    for (const bag of position.left) {
      const { stones, next } = emptyBag(input, position, bag);
      const outcome = sign * stones + visit(next, [...branch, bag + 1], banked + sign * stones);
      if (best === undefined || sign * (outcome - best) > 0) best = outcome;
    }
    settled.set(key, { position, branch, banked, toCome: best ?? 0 });
    return best ?? 0;
  }
  visit(bareStart(input), [], 0);
  return settled;
}

function checkPosition(input: GemsFightCase, solved: SolvedCase, settled: ReadonlyMap<string, Settled>, here: Settled): void {
  const { position, branch, banked, toCome } = here;
  const at = { turn: 0, branch };
  const summary = solved.position(at);
  const rows = gemsMoves(solved, at);
  const looks = new Set(position.left.map((bag) => input.bags[bag].toSorted((a, b) => a - b).join()));
  assert.deepEqual(summary, {
    player: position.firstToMove ? 0 : 1,
    over: position.left.length === 0,
    banked: String(banked),
    final: String(banked + toCome),
    turns: position.left.length,
    moves: looks.size,
  });
  assert.equal(rows.length, looks.size);
  assert.deepEqual(
    rows.flatMap(({ bags }) => bags).toSorted((a, b) => a - b),
    position.left.map((bag) => bag + 1),
  );
  let before = { loss: 0, bag: 0 };
  for (const row of rows) {
    for (const bag of row.bags) {
      const { stones, next } = emptyBag(input, position, bag - 1);
      const outcome = settled.get(`${next.left.join()} ${next.firstToMove}`)!;
      const sign = position.firstToMove ? 1 : -1;
      assert.equal(row.stones, stones);
      assert.equal(row.final, String(banked + sign * stones + outcome.toCome));
    }
    const loss = Number(row.loss);
    assert.equal(loss, Math.abs(banked + toCome - Number(row.final)));
    assert.ok(loss % 2 === 0 && (loss > before.loss || (loss === before.loss && row.bags[0] > before.bag)), 'best first');
    before = { loss, bag: row.bags[0] };
  }
  if (rows.length > 0) assert.equal(rows[0].loss, '0');
  checkLine(input, gemsLine(solved, at), here, rows);
}

function checkLine(input: GemsFightCase, line: readonly GemsFightTurn[], here: Settled, rows: readonly GemsFightMove[]): void {
  let { position, banked } = here;
  if (rows.length > 0) assert.equal(line[0].bag, rows[0].bags[0], 'the lowest bag among the best');
  assert.equal(line.length, position.left.length);
  for (const turn of line) {
    assert.equal(turn.player, position.firstToMove ? 0 : 1);
    const { stones, next } = emptyBag(input, position, turn.bag - 1);
    const gain = position.firstToMove ? stones : 0 - stones;
    banked += gain;
    assert.deepEqual([turn.gain, turn.banked, turn.final], [gain, banked, here.banked + here.toCome].map(String));
    assert.equal(
      turn.stones.reduce((sum, { count }) => sum + count, 0),
      stones,
    );
    assert.equal(turn.again, stones > 0 && next.left.length > 0);
    assert.deepEqual(
      turn.cooker.map(({ colour, count }) => [colour, count]),
      [...next.cooker].filter(([, gems]) => gems > 0).toSorted(([a], [b]) => a - b),
    );
    assert.equal(turn.line, input.bagLines[turn.bag - 1]);
    position = next;
  }
}

/** The definition: 0 through a bag that scores, else one more than from the next set. */
function quietBefore(input: GemsFightCase, position: BarePosition, better: (a: number, b: number) => number): number {
  return position.left
    .map((bag) => {
      const { stones, next } = emptyBag(input, position, bag);
      return stones > 0 ? 0 : 1 + quietBefore(input, next, better);
    })
    .reduce(better);
}

function checkLedger(input: GemsFightCase, solved: SolvedCase): void {
  const ledger = solved.ledger();
  assert.ok(ledger.game === 'gems-fight');
  const line = gemsLine(solved, startPosition);
  const { margin, firstTotal, secondTotal, turns } = solved.summary;
  assert.equal(turns, line.length);
  assert.equal(Number(firstTotal) - Number(secondTotal), Number(margin));
  assert.equal(Number(firstTotal) + Number(secondTotal), ledger.stones);
  assert.deepEqual(
    line.map(({ player }) => player),
    ledger.runs.flatMap(({ player, turns }) => new Array<0 | 1>(turns).fill(player)),
  );
  assert.ok(ledger.runs.every(({ player }, index) => index === 0 || player !== ledger.runs[index - 1].player));
  const total = (player: number): number => ledger.runs.reduce((sum, run) => sum + (run.player === player ? run.stones : 0), 0);
  assert.deepEqual([String(total(0)), String(total(1))], [firstTotal, secondTotal]);
  const first = line.findIndex(({ stones }) => stones.length > 0);
  assert.equal(ledger.firstStoneTurn, first < 0 ? null : first + 1);
  if (ledger.stones === 0) {
    assert.equal(ledger.quietBeforeStone, null);
  } else if (input.bags.length <= 6) {
    const start = bareStart(input);
    assert.deepEqual(ledger.quietBeforeStone, {
      least: quietBefore(input, start, (a, b) => Math.min(a, b)),
      greatest: quietBefore(input, start, (a, b) => Math.max(a, b)),
    });
  }
}

function checkSmall(input: GemsFightCase): void {
  const solved = finish(solveGemsFight(input));
  const settled = settleAll(input);
  for (const here of settled.values()) checkPosition(input, solved, settled, here);
  checkLedger(input, solved);
  const proof = finish(proveGemsFight(input));
  const unfinished = [...settled.values()].filter(({ position }) => position.left.length > 0);
  assert.deepEqual(proof, { margin: solved.summary.margin, positions: unfinished.length });
  assert.equal(String(finish(totalsBySearch(input)).first), solved.summary.firstTotal);
  assert.ok(solved.bytes <= bytesToSolve(input));
}

const answersAgree = (input: GemsFightCase): void => {
  const { summary } = finish(solveGemsFight(input));
  const { first, second } = finish(totalsBySearch(input));
  assert.deepEqual([summary.firstTotal, summary.secondTotal], [String(first), String(second)]);
};

void test('small games, every reachable position against the bare rules', () => {
  const small = gemsCases({ bags: 5, gems: 5, colours: 6, meltsAt: 5 });
  fc.assert(fc.property(small, checkSmall), { seed: 4778, numRuns: runs(2500) });
});

void test('games of six to eight bags, every reachable position', () => {
  const middle = gemsCases({ bags: 8, gems: 5, colours: 9, meltsAt: 19, fewestBags: 6 });
  fc.assert(fc.property(middle, checkSmall), { seed: 2013, numRuns: runs(150) });
});

void test('games with much to choose, every reachable position', () => {
  fc.assert(fc.property(livelyCases, checkSmall), { seed: 1812, numRuns: runs(600) });
});

void test('the answer of many games against exhaustive play', () => {
  const agree = (input: GemsFightCase): void => {
    assert.equal(finish(solveGemsFight(input)).summary.margin, finish(proveGemsFight(input)).margin);
  };
  const games = gemsCases({ bags: 6, gems: 8, colours: 9, meltsAt: 19 });
  fc.assert(fc.property(games, agree), { seed: 9, numRuns: runs(13_000) });
  fc.assert(fc.property(livelyCases, agree), { seed: 10, numRuns: runs(4000) });
});

void test('larger games: the table and the search agree', () => {
  const larger = gemsCases({ bags: 13, gems: 10, colours: 9, meltsAt: 19, fewestBags: 12 });
  fc.assert(fc.property(larger, answersAgree), { seed: 5, numRuns: runs(150) });
  const largest = gemsCases({ bags: 16, gems: 6, colours: 5, meltsAt: 7, fewestBags: 14 });
  fc.assert(fc.property(largest, answersAgree), { seed: 6, numRuns: runs(15) });
});

void test('identical bags grouped or told apart by a colour that never melts: the same game', () => {
  const games = gemsCases({ bags: 9, gems: 5, colours: 3, meltsAt: 6 });
  fc.assert(
    fc.property(games, ({ bags, meltsAt }) => {
      // Melting at 1 leaves no colour that never melts.
      if (meltsAt === 1) return;
      const marked = bags.map((bag, index) => [...bag, 10 + index]);
      const together = finish(solveGemsFight(gemsCase(meltsAt, ...bags)));
      const apart = finish(solveGemsFight(gemsCase(meltsAt, ...marked)));
      assert.equal(apart.summary.moves, bags.length);
      assert.equal(apart.summary.margin, together.summary.margin);
      assert.deepEqual(
        gemsLine(apart, startPosition).map(({ bag, banked }) => [bag, banked]),
        gemsLine(together, startPosition).map(({ bag, banked }) => [bag, banked]),
      );
    }),
    { seed: 7, numRuns: runs(400) },
  );
});

void test('a position of the line and the same one reached by a branch are one', () => {
  const games = gemsCases({ bags: 8, gems: 4, colours: 3, meltsAt: 4 });
  fc.assert(
    fc.property(games, fc.nat(8), (input, wanted) => {
      const turn = Math.min(wanted, input.bags.length);
      const solved = finish(solveGemsFight(input));
      const bags = gemsLine(solved, startPosition).map(({ bag }) => bag);
      const along = { turn, branch: [] };
      for (const other of [0, Math.floor(turn / 2)]) {
        const branched = { turn: other, branch: bags.slice(other, turn) };
        assert.deepEqual(solved.position(branched), solved.position(along));
        assert.deepEqual(solved.moves(branched, 0, all), solved.moves(along, 0, all));
        assert.deepEqual(solved.line(branched, 0, all), solved.line(along, 0, all));
      }
      const whole = solved.line(startPosition, 0, all);
      assert.deepEqual(solved.line(along, 1, 3), whole.slice(turn + 1, turn + 3));
      assert.deepEqual(solved.moves(along, 1, 2), solved.moves(along, 0, all).slice(1, 2));
    }),
    { seed: 8, numRuns: runs(300) },
  );
});
