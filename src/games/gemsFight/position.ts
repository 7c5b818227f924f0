import type { SubsetTable } from '../../engines/subsetGame.ts';
import type { Player } from '../game.ts';
import type { BagGroup, GroupedBags } from './bags.ts';
import type { ColourCount } from './facts.ts';

/** What a group of bags would do now. Margins are final ones, first player less second. */
export interface GroupValue {
  readonly group: BagGroup;
  /** The lowest bag of the group that is left. */
  readonly bag: number;
  readonly stones: number;
  readonly final: number;
}

/** A game in play, on the solved table: bags are emptied one by one and everything shown is read off. */
export class GemsFightPosition {
  player: Player = 0;
  /** Turns taken. */
  turn = 0;
  /** First player's stones less the second's, so far. */
  banked = 0;
  readonly #meltsAt: number;
  readonly #grouped: GroupedBags;
  readonly #table: SubsetTable;
  readonly #taken: Uint8Array;
  /** By group: bags left, and the place in `group.bags` before which all are taken. */
  readonly #left: Int32Array;
  readonly #next: Int32Array;
  readonly #cooker = new Map<number, number>();
  #state = 0;

  constructor(grouped: GroupedBags, table: SubsetTable) {
    this.#meltsAt = grouped.subsetGame.meltsAt;
    this.#grouped = grouped;
    this.#table = table;
    this.#taken = new Uint8Array(grouped.groupOf.length);
    this.#left = Int32Array.from(grouped.groups, ({ bags }) => bags.length);
    this.#next = new Int32Array(grouped.groups.length);
  }

  get bagsLeft(): number {
    return this.#taken.length - this.turn;
  }

  /** The margin at the end, when both play their best from here. */
  get final(): number {
    return this.banked + this.#sign * this.#table.value(this.#state);
  }

  /** Gems in the cooker, by colour. */
  get cooker(): ColourCount[] {
    const counts: ColourCount[] = [];
    for (const colour of this.#grouped.colours) {
      const count = this.#cooker.get(colour) ?? 0;
      if (count > 0) counts.push({ colour, count });
    }
    return counts;
  }

  /** Every legal move, identical bags once, in the order of the input. */
  moves(): GroupValue[] {
    const values: GroupValue[] = [];
    for (const [index, group] of this.#grouped.groups.entries()) {
      if (this.#left[index] > 0) values.push(this.#valueOf(index, group));
    }
    return values.toSorted((a, b) => a.bag - b.bag);
  }

  /** The move of the line of play: among the best ones the lowest bag number. */
  bestMove(): GroupValue {
    let best: GroupValue | undefined;
    for (const [index, group] of this.#grouped.groups.entries()) {
      if (this.#left[index] === 0) continue;
      const value = this.#valueOf(index, group);
      const better = best === undefined ? 1 : this.#sign * (value.final - best.final);
      if (best === undefined || better > 0 || (better === 0 && value.bag < best.bag)) best = value;
    }
    if (best === undefined) throw new RangeError('No bag is left.');
    return best;
  }

  bagsLeftOf(group: BagGroup): number[] {
    return group.bags.filter((bag) => this.#taken[bag - 1] === 0);
  }

  gemsOf(bag: number): readonly ColourCount[] {
    return this.#grouped.groups[this.#grouped.groupOf[bag - 1]].gems;
  }

  /** Empties a bag (from 1) into the cooker; gives the stones made, by colour. Errors: RangeError where it is not left. */
  take(bag: number): ColourCount[] {
    if (!(bag >= 1 && bag <= this.#taken.length && this.#taken[bag - 1] === 0)) {
      throw new RangeError(`Bag ${bag} is not left.`);
    }
    const index = this.#grouped.groupOf[bag - 1];
    const group = this.#grouped.groups[index];
    this.#taken[bag - 1] = 1;
    this.#left[index] -= 1;
    while (this.#next[index] < group.bags.length && this.#taken[group.bags[this.#next[index]] - 1] === 1) {
      this.#next[index] += 1;
    }
    const melted: ColourCount[] = [];
    let stones = 0;
    for (const { colour, count } of group.gems) {
      const gems = (this.#cooker.get(colour) ?? 0) + count;
      const made = Math.floor(gems / this.#meltsAt);
      this.#cooker.set(colour, gems - made * this.#meltsAt);
      stones += made;
      if (made > 0) melted.push({ colour, count: made });
    }
    this.banked += this.#sign * stones;
    if (stones === 0) this.player = this.player === 0 ? 1 : 0;
    this.#state += this.#table.strides[group.kind];
    this.turn += 1;
    return melted;
  }

  get #sign(): 1 | -1 {
    return this.player === 0 ? 1 : -1;
  }

  #valueOf(index: number, group: BagGroup): GroupValue {
    const next = this.#state + this.#table.strides[group.kind];
    const stones = this.#table.stonesMade(next) - this.#table.stonesMade(this.#state);
    const after = this.#table.value(next);
    const gain = stones > 0 ? stones + after : 0 - after;
    return { group, bag: group.bags[this.#next[index]], stones, final: this.banked + this.#sign * gain };
  }
}
