import type { Steps } from '../../engines/steps.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';
import { type Rows, rowsOf, StoneCounter, type Table, takenOf } from './strategySetRows.ts';

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

interface SetAnswer {
  /** value(no bag taken). */
  readonly value: number;
  /** F(all). */
  readonly stones: number;
}

/** Twice the judge's limit of 21 bags without two alike; up to three tables of them. */
const mostSets = 2 ** 22;
const belowAll = -(2 ** 30);
const setsAStep = 4096;
/** Lifts scoring bags above quiet ones; more than any value. */
const lift = 2 ** 24;

/** Solves the recurrence; sets of bags that differ in identical ones are one. Null where there are too many sets. */
export function* overSets(input: GemsFightCase, rule: SetRule): Steps<SetAnswer | null> {
  const { kinds } = groupBags(input).subsetGame;
  const sets = kinds.reduce((product, { count }) => product * (count + 1), 1);
  if (sets > mostSets) return null;
  const rows = rowsOf(kinds, sets);
  const rowsAStep = Math.ceil(setsAStep / rows.rowSets);
  const counter = new StoneCounter(kinds, rows, input.meltsAt, rule.spare ?? 0);
  for (let row = 0; row < rows.count; row += 1) {
    counter.count(row * rows.rowSets);
    if (row % rowsAStep === 0) yield (0.3 * row) / rows.count;
  }
  const { made } = counter;
  const recurrence = new Recurrence(rows, made, rule);
  for (let row = rows.count - 1; row >= 0; row -= 1) {
    recurrence.fill(row * rows.rowSets);
    if (row % rowsAStep === 0) yield 1 - (0.7 * row) / rows.count;
  }
  return { value: recurrence.values[0], stones: made[sets - 1] };
}

/** The values of all sets, filled from the full set down. */
class Recurrence {
  readonly values: Table;
  /** With `oneBonus`: values for a player whose turn is an extra one. */
  readonly #inBonus: Table;
  readonly #made: Table;
  readonly #rows: Rows;
  readonly #terms: ReturnType<typeof termsOf>;
  readonly #best: Int32Array;
  readonly #bestInBonus: Int32Array;

  constructor(rows: Rows, made: Table, rule: SetRule) {
    this.#made = made;
    this.#rows = rows;
    this.#terms = termsOf(rule, made[made.length - 1]);
    this.#best = new Int32Array(rows.rowSets);
    this.#bestInBonus = new Int32Array(rows.rowSets);
    this.values = made.slice().fill(0);
    this.#inBonus = rule.oneBonus === true ? made.slice().fill(0) : this.values;
  }

  /** The sets from `row`, the first of a row, to its end, all those above being filled. */
  fill(row: number): void {
    const { afterStone, afterQuiet, scoringAdds, most, quietAdds } = this.#terms;
    const made = this.#made;
    const values = this.values;
    const inBonus = this.#inBonus;
    const best = this.#best;
    best.fill(this.#terms.bestFrom);
    this.#bestInBonus.fill(belowAll);
    const { lowKinds, strides, counts, lowMoves: moves, lowMovesStart } = this.#rows;
    for (let kind = lowKinds; kind < counts.length; kind += 1) {
      const stride = strides[kind];
      if (takenOf(this.#rows, row, kind) === counts[kind]) continue;
      for (let set = row, low = 0; low < best.length; set += 1, low += 1) {
        // Without branches, which nothing could predict: all ones where the bag makes a stone, else zero.
        const stones = made[set + stride] - made[set];
        const scores = (0 - stones) >> 31;
        const scoring = scoringAdds + Math.min(stones, most) + afterStone * inBonus[set + stride];
        const quiet = quietAdds + afterQuiet * values[set + stride];
        best[low] = Math.max(best[low], (scoring & scores) | (quiet & ~scores));
      }
      if (inBonus !== values) this.#lookInBonus(row, stride);
    }
    for (let low = best.length - 1; low >= 0; low -= 1) {
      const set = row + low;
      let greatest = best[low];
      let mostInBonus = this.#bestInBonus[low];
      for (let move = lowMovesStart[low]; move < lowMovesStart[low + 1]; move += 1) {
        const next = set + moves[move];
        const stones = made[next] - made[set];
        const scores = (0 - stones) >> 31;
        const scoring = scoringAdds + Math.min(stones, most) + afterStone * inBonus[next];
        const quiet = quietAdds + afterQuiet * values[next];
        greatest = Math.max(greatest, (scoring & scores) | (quiet & ~scores));
        mostInBonus = Math.max(mostInBonus, stones - values[next]);
      }
      if (set === values.length - 1) continue;
      values[set] = greatest > lift / 2 ? greatest - lift : greatest;
      if (inBonus !== values) inBonus[set] = mostInBonus;
    }
  }

  #lookInBonus(row: number, stride: number): void {
    const made = this.#made;
    const best = this.#bestInBonus;
    for (let low = 0; low < best.length; low += 1) {
      const next = row + low + stride;
      best[low] = Math.max(best[low], made[next] - made[row + low] - this.values[next]);
    }
  }
}

/** The rule as numbers. */
function termsOf(rule: SetRule, stones: number) {
  return {
    afterStone: rule.afterStone ?? 1,
    afterQuiet: rule.afterQuiet ?? -1,
    bestFrom: rule.bestFrom ?? belowAll,
    scoringAdds: rule.scoringFirst === true ? lift : 0,
    most: rule.oneStone === true ? 1 : lift,
    quietAdds: rule.quietAdds === 'all-stones' ? stones : 0,
  };
}
