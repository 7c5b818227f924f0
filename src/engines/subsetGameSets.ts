import type { SubsetGame } from './subsetGame.ts';

/** Colours that a row of a bag has room for. */
export const coloursOfRow = 8;

/** Gems of a colour left over and what is added to them stay within a byte up to here. */
const mostToMelt = 128;

/** Sets are int32, with room for the arithmetic on their places. */
const mostBags = 30;

/**
 * A game with every bag by itself, so that a state is a set of bags: bit i of its number says that bag i is taken. Empty
 * bags that are always taken fill it up to the number of bags that a solver asks for.
 */
export interface BagSets {
  readonly bags: number;
  /** How many of them are always taken. */
  readonly alwaysTaken: number;
  readonly meltsAt: number;
  /** Stones that exist in all. */
  readonly stones: number;
  /** By bag, then by colour. */
  readonly gems: Int32Array;
  /** By kind of the game: a state is the sum of (bags taken) x stride. */
  readonly strides: readonly number[];
  /** The set of bags of a state. */
  setOf(state: number): number;
}

/** Whether sets of bags can be solved at all, for totals up to `mostStones`. */
export function fitsSets({ kinds, meltsAt }: SubsetGame, bags: number, stones: number, mostStones: number): boolean {
  return bags <= mostBags && stones <= mostStones && meltsAt <= mostToMelt && (kinds[0]?.gems.length ?? 0) <= coloursOfRow;
}

/**
 * Takes the kinds apart. A kind of n bags has n bits: of a state they are the number of bags taken, of a set as many ones
 * from the lowest bit on, one of the sets that are the same by symmetry.
 */
export function setsOfBags({ kinds, meltsAt }: SubsetGame, stones: number, fewestBags: number): BagSets {
  const strides: number[] = [];
  const several: { readonly place: number; readonly ones: number }[] = [];
  let place = 0;
  for (const { count } of kinds) {
    strides.push(2 ** place);
    if (count > 1) several.push({ place, ones: 2 ** count - 1 });
    place += count;
  }
  const bags = Math.max(place, fewestBags);
  const filling = 2 ** bags - 2 ** place;
  const gems = new Int32Array(bags * coloursOfRow);
  let bag = 0;
  for (const kind of kinds) {
    for (let copy = 0; copy < kind.count; copy += 1) {
      for (let colour = 0; colour < kind.gems.length; colour += 1) gems[bag * coloursOfRow + colour] = kind.gems[colour];
      bag += 1;
    }
  }
  function setOf(state: number): number {
    let set = state | filling;
    for (const { place, ones } of several) {
      const taken = (state >>> place) & ones;
      set ^= (taken ^ ((1 << taken) - 1)) << place;
    }
    return set;
  }
  return { bags, alwaysTaken: bags - place, meltsAt, stones, gems, strides, setOf };
}

/** What some bags come to: gems left over, by colour, and stones made. */
export interface Row {
  readonly left: Int32Array;
  stones: number;
}

export function emptyRow(): Row {
  return { left: new Int32Array(coloursOfRow), stones: 0 };
}

/** Fills the row of the bags of `set`, whose bit 0 is the bag `firstBag`. */
export function countBags({ gems, meltsAt }: BagSets, firstBag: number, set: number, row: Row): void {
  row.left.fill(0);
  row.stones = 0;
  for (let bag = firstBag, rest = set; rest !== 0; bag += 1, rest >>>= 1) {
    if ((rest & 1) === 0) continue;
    for (let colour = 0; colour < coloursOfRow; colour += 1) row.left[colour] += gems[bag * coloursOfRow + colour];
  }
  for (let colour = 0; colour < coloursOfRow; colour += 1) {
    const stones = Math.floor(row.left[colour] / meltsAt);
    row.stones += stones;
    row.left[colour] -= stones * meltsAt;
  }
}
