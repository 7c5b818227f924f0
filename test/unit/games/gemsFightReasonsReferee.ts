import assert from 'node:assert/strict';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { type BarePosition, bareStart, emptyBag } from '../../../src/games/gemsFight/exhaustive.ts';
import type { NextStones, PlayedRun, RunBag, Totals } from '../../../src/games/gemsFight/reasons.ts';

/** A position with what led there, by the bare rules of play; bags are numbered from 1. */
export interface Place {
  readonly position: BarePosition;
  readonly branch: readonly number[];
  readonly banked: number;
}

/** Answers questions about a game by exhaustive play alone. */
export class Referee {
  readonly input: GemsFightCase;
  readonly start: Place;
  readonly stones: number;
  readonly #values = new Map<string, number>();

  constructor(input: GemsFightCase) {
    this.input = input;
    this.start = { position: bareStart(input), branch: [], banked: 0 };
    this.stones = this.#stonesInAll();
  }

  #stonesInAll(): number {
    let here = this.start;
    let stones = 0;
    for (const bag of this.input.bags.keys()) {
      stones += this.stonesOf(here, bag + 1);
      here = this.play(here, bag + 1);
    }
    return stones;
  }

  player({ position }: Place): 0 | 1 {
    return position.firstToMove ? 0 : 1;
  }

  bags({ position }: Place): number[] {
    return position.left.map((bag) => bag + 1);
  }

  stonesOf({ position }: Place, bag: number): number {
    return emptyBag(this.input, position, bag - 1).stones;
  }

  play(here: Place, ...bags: readonly number[]): Place {
    let { position, banked } = here;
    for (const bag of bags) {
      assert.ok(position.left.includes(bag - 1), `bag ${bag} is left`);
      const { stones, next } = emptyBag(this.input, position, bag - 1);
      banked += position.firstToMove ? stones : 0 - stones;
      position = next;
    }
    return { position, branch: [...here.branch, ...bags], banked };
  }

  /** The final margin of best play. */
  final({ position, banked }: Place): number {
    return banked + this.#toCome(position);
  }

  /** As if the other player were on move. */
  finalIfPassed({ position, banked }: Place): number {
    return banked + this.#toCome({ ...position, firstToMove: !position.firstToMove });
  }

  totals(final: number): Totals {
    return { first: (this.stones + final) / 2, second: (this.stones - final) / 2 };
  }

  /** What the player on move loses by a bag. */
  loss(here: Place, bag: number): number {
    const sign = this.player(here) === 0 ? 1 : -1;
    return sign === 1 ? this.final(here) - this.final(this.play(here, bag)) : this.final(this.play(here, bag)) - this.final(here);
  }

  scoring(here: Place): number[] {
    return this.bags(here).filter((bag) => this.stonesOf(here, bag) > 0);
  }

  /** Every number of quiet bags that can come before the next stone. */
  quietBefore(here: Place, counts = new Set<number>(), quiet = 0): Set<number> {
    for (const bag of this.bags(here)) {
      if (this.stonesOf(here, bag) > 0) counts.add(quiet);
      else this.quietBefore(this.play(here, bag), counts, quiet + 1);
    }
    return counts;
  }

  /** After every way to take so many bags, some bag makes a stone. */
  scoresAfterAny(here: Place, bags: number): boolean {
    if (bags === 0) return this.scoring(here).length > 0;
    return this.bags(here).every((bag) => this.scoresAfterAny(this.play(here, bag), bags - 1));
  }

  /** Every reachable position once, finished ones left out. */
  everyPlace(): Place[] {
    const places = new Map<string, Place>();
    const visit = (here: Place): void => {
      const key = keyOf(here.position);
      if (here.position.left.length === 0 || places.has(key)) return;
      places.set(key, here);
      for (const bag of this.bags(here)) visit(this.play(here, bag));
    };
    visit(this.start);
    return [...places.values()];
  }

  #toCome(position: BarePosition): number {
    const key = keyOf(position);
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const sign = position.firstToMove ? 1 : -1;
    let best = -Infinity;
    for (const bag of position.left) {
      const { stones, next } = emptyBag(this.input, position, bag);
      best = Math.max(best, stones + sign * this.#toCome(next));
    }
    const value = position.left.length === 0 ? 0 : sign * best;
    this.#values.set(key, value);
    return value;
  }
}

function keyOf({ left, firstToMove }: BarePosition): string {
  return `${left.join()} ${firstToMove}`;
}

/**
 * Checks that a run is played from here, bag by bag, each the best there (but for the first where it is the move
 * explained), and ends as it says; gives the place after it.
 */
export function checkRun(referee: Referee, here: Place, run: PlayedRun, move?: number): Place {
  assert.equal(run.player, referee.player(here));
  if (move !== undefined) assert.equal(run.bags[0].bag, move);
  let at = here;
  for (const [index, { bag, stones }] of run.bags.entries()) {
    assert.equal(referee.player(at), run.player, 'the run has not ended');
    assert.equal(stones, referee.stonesOf(at, bag));
    if (index > 0 || move === undefined) assert.equal(referee.loss(at, bag), 0, 'best play');
    if (index === run.bags.length - 1) {
      const offered = referee.scoring(at).length > 0;
      const last = referee.bags(at).length === 1;
      assert.equal(run.end, last ? 'last-bag' : offered ? 'declined' : 'no-stone');
      assert.ok(last || stones === 0);
      const few = run.end === 'no-stone' && referee.bags(at).length <= 4;
      assert.deepEqual(run.left, few ? referee.bags(at) : []);
    }
    at = referee.play(at, bag);
  }
  assert.equal(run.stones, sumOf(run.bags));
  return at;
}

/** Checks quiet bags, each of which ends a run without a stone, then the run with stones and the one after it. */
export function checkNextStones(referee: Referee, here: Place, { quiet, run, next }: NextStones): void {
  let at = here;
  for (const { bag, stones } of quiet) {
    assert.equal(stones, 0);
    assert.equal(referee.stonesOf(at, bag), 0);
    assert.equal(referee.loss(at, bag), 0);
    at = referee.play(at, bag);
  }
  assert.ok(run.stones > 0);
  at = checkRun(referee, at, run);
  if (next === null) assert.deepEqual(referee.bags(at), []);
  else checkRun(referee, at, next);
}

export function sumOf(bags: readonly RunBag[]): number {
  return bags.reduce((sum, { stones }) => sum + stones, 0);
}
