import type { Steps } from '../../engines/steps.ts';
import type { SubsetKind } from '../../engines/subsetGame.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';

/**
 * A recurrence over the sets T of bags taken: value(T) = the greatest over the bags i left, with d = F(T+i) - F(T), of
 * d + value(T+i) where d > 0, else -value(T+i); value(all) = 0. What is left out is as in that right one.
 */
export interface SetRule {
  /** Sign of value(T+i) after a bag that makes a stone: -1 where the turn passes all the same. */
  readonly afterStone?: 1 | -1;
  /** Sign of value(T+i) after a quiet bag. */
  readonly afterQuiet?: 1 | -1;
  /** Added to a quiet bag's value. */
  readonly quietAdds?: 'nothing' | 'all-stones';
  /** Where the search for the greatest starts; usually below every value. */
  readonly bestFrom?: number;
  /** d counts 1 at most. */
  readonly oneStone?: boolean;
  /** Quiet bags are looked at only where no bag makes a stone. */
  readonly scoringFirst?: boolean;
  /** After a turn that was an extra one the turn passes whatever it makes. */
  readonly oneBonus?: boolean;
  /** Gems of a colour of which no stone is made: F counts floor((gems - spare) / S) of each colour. */
  readonly spare?: number;
}

export interface SetAnswer {
  /** value(no bag taken). */
  readonly value: number;
  /** F(all). */
  readonly stones: number;
}

/** Twice the judge's limit of 21 bags without two alike; three tables of that many int32. */
const mostSets = 2 ** 22;
const belowAll = -(2 ** 30);
const setsAStep = 4096;

/** Solves the recurrence; sets of bags that differ in identical ones are one. Null where there are too many sets. */
export function* overSets(input: GemsFightCase, rule: SetRule): Steps<SetAnswer | null> {
  const { kinds } = groupBags(input).subsetGame;
  const sets = kinds.reduce((product, { count }) => product * (count + 1), 1);
  if (sets > mostSets) return null;
  const made = new Int32Array(sets);
  const counter = new StoneCounter(kinds, input.meltsAt, rule.spare ?? 0);
  for (let from = 0; from < sets; from += setsAStep) {
    counter.countInto(made, from, Math.min(from + setsAStep, sets));
    yield (0.3 * from) / sets;
  }
  const recurrence = new Recurrence(kinds, made, rule);
  for (let to = sets; to > 0; to -= setsAStep) {
    recurrence.fill(Math.max(to - setsAStep, 0), to);
    yield 1 - (0.7 * to) / sets;
  }
  return { value: recurrence.values[0], stones: made[sets - 1] };
}

/** F of every set, the sets in ascending order: a set is the sum over the kinds of (bags taken) x (stride). */
class StoneCounter {
  readonly #kinds: readonly SubsetKind[];
  readonly #meltsAt: number;
  readonly #spare: number;
  readonly #taken: Int32Array;
  readonly #gems: Int32Array;
  #stones = 0;

  constructor(kinds: readonly SubsetKind[], meltsAt: number, spare: number) {
    this.#kinds = kinds;
    this.#meltsAt = meltsAt;
    this.#spare = spare;
    this.#taken = new Int32Array(kinds.length);
    this.#gems = new Int32Array(kinds[0]?.gems.length ?? 0);
  }

  countInto(made: Int32Array, from: number, to: number): void {
    for (let set = from; set < to; set += 1) {
      made[set] = this.#stones;
      let kind = 0;
      while (kind < this.#kinds.length && this.#taken[kind] === this.#kinds[kind].count) {
        this.#take(kind, 0 - this.#taken[kind]);
        kind += 1;
      }
      if (kind < this.#kinds.length) this.#take(kind, 1);
    }
  }

  #take(kind: number, bags: number): void {
    const { gems } = this.#kinds[kind];
    this.#taken[kind] += bags;
    for (let colour = 0; colour < gems.length; colour += 1) {
      if (gems[colour] === 0) continue;
      this.#stones -= this.#stonesOf(this.#gems[colour]);
      this.#gems[colour] += bags * gems[colour];
      this.#stones += this.#stonesOf(this.#gems[colour]);
    }
  }

  #stonesOf(gems: number): number {
    return gems <= this.#spare ? 0 : Math.floor((gems - this.#spare) / this.#meltsAt);
  }
}

/** The values of all sets, filled from the full set down. */
class Recurrence {
  readonly values: Int32Array;
  /** With `oneBonus`: values for a player whose turn is an extra one. */
  readonly #inBonus: Int32Array;
  readonly #made: Int32Array;
  readonly #rule: SetRule;
  readonly #counts: Int32Array;
  readonly #strides: Int32Array;
  /** Bags of each kind that are left, in the set that comes next. */
  readonly #left: Int32Array;

  constructor(kinds: readonly SubsetKind[], made: Int32Array, rule: SetRule) {
    this.#made = made;
    this.#rule = rule;
    this.#counts = Int32Array.from(kinds, ({ count }) => count);
    this.#strides = new Int32Array(kinds.length).fill(1);
    for (let kind = 1; kind < kinds.length; kind += 1) {
      this.#strides[kind] = this.#strides[kind - 1] * (this.#counts[kind - 1] + 1);
    }
    this.#left = new Int32Array(kinds.length);
    this.values = new Int32Array(made.length);
    this.#inBonus = rule.oneBonus === true ? new Int32Array(made.length) : this.values;
  }

  /** The sets from `from` to before `to`, all those above being filled. */
  fill(from: number, to: number): void {
    const { values } = this;
    const made = this.#made;
    const inBonus = this.#inBonus;
    const strides = this.#strides;
    const left = this.#left;
    const { afterStone = 1, afterQuiet = -1, bestFrom = belowAll, oneStone = false, scoringFirst = false, oneBonus = false } = this.#rule;
    const quietAdds = this.#rule.quietAdds === 'all-stones' ? made[made.length - 1] : 0;
    for (let set = to - 1; set >= from; set -= 1) {
      if (set < values.length - 1) {
        let best = bestFrom;
        let bestQuiet = bestFrom;
        let bestInBonus = belowAll;
        for (let kind = 0; kind < strides.length; kind += 1) {
          if (left[kind] === 0) continue;
          const next = set + strides[kind];
          const stones = made[next] - made[set];
          if (stones > 0) best = Math.max(best, (oneStone ? 1 : stones) + afterStone * inBonus[next]);
          else bestQuiet = Math.max(bestQuiet, quietAdds + afterQuiet * values[next]);
          if (oneBonus) bestInBonus = Math.max(bestInBonus, stones - values[next]);
        }
        values[set] = scoringFirst && best > bestFrom ? best : Math.max(best, bestQuiet);
        if (oneBonus) inBonus[set] = bestInBonus;
      }
      this.#stepDown();
    }
  }

  #stepDown(): void {
    let kind = 0;
    while (kind < this.#left.length && this.#left[kind] === this.#counts[kind]) {
      this.#left[kind] = 0;
      kind += 1;
    }
    if (kind < this.#left.length) this.#left[kind] += 1;
  }
}
