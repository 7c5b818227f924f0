import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { doubles } from '../../../src/engines/arithmetic.ts';
import { finish } from '../../../src/engines/steps.ts';
import { type BarePosition, bareStart, familyPhotosRules, proveFamilyPhotos } from '../../../src/games/familyPhotos/exhaustive.ts';
import type { FamilyPhotosMove } from '../../../src/games/familyPhotos/facts.ts';
import type { Move, SolvedCase } from '../../../src/games/game.ts';
import { gameOf, solve, withIntegers } from './familyPhotosSupport.ts';

const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

/** Small games full of ties and zeros. */
function games(maxStacks: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.integer({ min: 1, max: maxStacks }), fc.constantFrom(1, 2, 3, 6, 15))
    .chain(([stacks, greatest]) => fc.array(fc.nat(greatest), { minLength: 4 * stacks, maxLength: 4 * stacks }));
}

/** The values of positions by their bare rules, remembered. */
class Referee {
  readonly rules;
  readonly #values: readonly number[];
  readonly #known = new Map<string | number, number>();

  constructor(values: readonly number[]) {
    this.#values = values;
    this.rules = familyPhotosRules(values, doubles);
  }

  value(position: BarePosition): number {
    const key = this.rules.key(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const margins = [...this.rules.moves(position)].map(({ gain, next }) => gain + this.value(next));
    const best = margins.length === 0 ? 0 : position.firstToMove ? Math.max(...margins) : Math.min(...margins);
    this.#known.set(key, best);
    return best;
  }

  legal({ taken, passes }: BarePosition): Move[] {
    if (passes === 2 || taken.every((photos) => photos === 2)) return [];
    return [...taken.keys()]
      .filter((stack) => taken[stack] < 2)
      .map((stack) => stack + 1)
      .concat(0);
  }

  after(position: BarePosition, move: Move): { gain: number; next: BarePosition } {
    const found = [...this.rules.moves(position)][this.legal(position).indexOf(move)];
    return { gain: found.gain, next: found.next };
  }

  /** The move of the line shown, chosen as its rules say, with the value from exhaustive play. */
  shown(position: BarePosition): Move {
    const { taken, firstToMove, passes } = position;
    const favour = (firstToMove ? 1 : -1) * this.value({ ...position, passes: 0 });
    if (passes === 1 && favour <= 0) return 0;
    const swing = (photo: number): number => this.#values[2 * photo] + this.#values[2 * photo + 1];
    const isContested = (stack: number): boolean => swing(2 * stack) > swing(2 * stack + 1);
    const pool = [...taken.keys()].filter((stack) => taken[stack] === 1 || (taken[stack] === 0 && isContested(stack)));
    const hottest = pool.toSorted((i, j) => swing(2 * j + taken[j]) - swing(2 * i + taken[i]) || i - j);
    if (hottest.length > 0) return hottest[0] + 1;
    const [mine, theirs] = firstToMove ? [0, 3] : [1, 2];
    const own = [...taken.keys()].find((s) => taken[s] === 0 && this.#values[4 * s + mine] > this.#values[4 * s + theirs]);
    return own === undefined ? 0 : own + 1;
  }
}

interface Visit {
  readonly position: BarePosition;
  readonly banked: number;
  readonly branch: readonly Move[];
}

/** One way to every position that can be reached, finished ones too. */
function* reachable(referee: Referee, stacks: number): Generator<Visit> {
  const seen = new Set<string | number>();
  const open: Visit[] = [{ position: bareStart(stacks), banked: 0, branch: [] }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const key = referee.rules.key(visit.position);
    if (seen.has(key)) continue;
    seen.add(key);
    yield visit;
    for (const move of referee.legal(visit.position)) {
      const { gain, next } = referee.after(visit.position, move);
      open.push({ position: next, banked: visit.banked + gain, branch: [...visit.branch, move] });
    }
  }
}

function checkPosition(referee: Referee, solved: SolvedCase, { position, banked, branch }: Visit): void {
  const at = { turn: 0, branch };
  const summary = solved.position(at);
  const legal = referee.legal(position);
  const final = banked + referee.value(position);
  const line = solved.line(at, 0, Infinity);
  assert.deepEqual(summary, {
    player: position.firstToMove ? 0 : 1,
    over: legal.length === 0,
    banked: String(banked + 0),
    final: String(final + 0),
    turns: line.length,
    moves: legal.length,
  });

  const moves = solved.moves(at, 0, Infinity) as readonly FamilyPhotosMove[];
  const expected = legal.map((move) => {
    const { gain, next } = referee.after(position, move);
    const after = banked + gain + referee.value(next);
    return { move, after, loss: position.firstToMove ? final - after : after - final };
  });
  expected.sort((one, other) => one.loss - other.loss);
  assert.deepEqual(
    moves.map(({ stack, final, loss }) => `${stack} ${final} ${loss}`),
    expected.map(({ move, after, loss }) => `${move} ${after + 0} ${loss + 0}`),
  );

  let here = { position, banked };
  for (const [index, turn] of line.entries()) {
    assert.ok('stack' in turn);
    assert.equal(turn.stack, referee.shown(here.position));
    const { gain, next } = referee.after(here.position, turn.stack);
    assert.deepEqual([turn.turn, turn.player], [branch.length + index + 1, here.position.firstToMove ? 0 : 1]);
    here = { position: next, banked: here.banked + gain };
    assert.deepEqual(
      [turn.gain, turn.banked, turn.final],
      [gain, here.banked, final].map((amount) => String(amount + 0)),
    );
  }
  assert.equal(referee.legal(here.position).length, 0, 'the line ends where the game ends');
}

void test('at every position of a small game: value, loss of every move and line agree with exhaustive play', () => {
  let positions = 0;
  fc.assert(
    fc.property(games(3), (values) => {
      const referee = new Referee(values);
      const solved = solve(gameOf(values));
      for (const visit of reachable(referee, values.length / 4)) {
        positions++;
        checkPosition(referee, solved, visit);
      }
    }),
    { seed: 725, numRuns: 3000 * scale },
  );
  assert.ok(positions > 20_000 * scale);
});

void test('the margin of small games is that of exhaustive play, in doubles and in integers', () => {
  fc.assert(
    fc.property(games(2), (values) => {
      const game = gameOf(values);
      const { summary } = solve(game);
      const stacks = values.length / 4;
      assert.deepEqual(finish(proveFamilyPhotos(game)), { margin: summary.margin, positions: reachablePositions(stacks) });
      assert.deepEqual(solve(withIntegers(game)).summary, summary);
    }),
    { seed: 727, numRuns: 20_000 * scale },
  );
});

void test('larger games agree with exhaustive play at the start', () => {
  fc.assert(
    fc.property(games(5), (values) => {
      const game = withIntegers(gameOf(values));
      assert.deepEqual(finish(proveFamilyPhotos(game)), {
        margin: solve(game).summary.margin,
        positions: reachablePositions(values.length / 4),
      });
    }),
    { seed: 729, numRuns: 150 * scale },
  );
});

void test('a position told by the turn of the line is the same as told by its moves', () => {
  fc.assert(
    fc.property(games(4), fc.array(fc.nat(99), { maxLength: 4 }), fc.nat(99), (values, choices, cut) => {
      const solved = solve(gameOf(values));
      const line = solved.line({ turn: 0, branch: [] }, 0, Infinity).map((turn) => ('stack' in turn ? turn.stack : 0));
      const turn = cut % (line.length + 1);
      const branch: Move[] = [];
      for (const choice of choices) {
        const moves = solved.moves({ turn, branch }, 0, Infinity) as readonly FamilyPhotosMove[];
        if (moves.length > 0) branch.push(moves[choice % moves.length].stack);
      }
      const whole = { turn: 0, branch: [...line.slice(0, turn), ...branch] };
      assert.deepEqual(solved.position({ turn, branch }), solved.position(whole));
      assert.deepEqual(solved.line({ turn, branch }, 0, Infinity), solved.line(whole, 0, Infinity));
      assert.deepEqual(solved.moves({ turn, branch }, 0, Infinity), solved.moves(whole, 0, Infinity));
    }),
    { seed: 731, numRuns: 500 * scale },
  );
});

/** Unfinished positions that play from the start can reach: what {@link proveFamilyPhotos} visits. */
function reachablePositions(stacks: number): number {
  return stacks === 0 ? 0 : 4 * (3 ** stacks - 1) - 2;
}
