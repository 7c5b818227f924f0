import type { Steps } from '../../engines/steps.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';

export interface Totals {
  readonly first: number;
  readonly second: number;
}

const movesAStep = 4000;

/**
 * Solves a game by another road than the table: a search from the start that carries the first player's own total.
 * First(T, player) = stones the first player still makes once the bags T are taken and `player` is on move; he takes
 * the greatest, the second player the least of (his own stones now) + First(next). The cooker is filled and emptied
 * along the search, no colour is left out, and only bags with the very same gems are one.
 * Memory: 8 bytes for each subset of the multiset of bags. Errors: RangeError where that is too much.
 */
export function* totalsBySearch(input: GemsFightCase): Steps<Totals> {
  const { meltsAt } = input;
  const { groups, colours } = groupBags(input);
  const places = new Map(colours.map((colour, place) => [colour, place]));
  const gems = groups.map((group) => group.gems.map(({ colour, count }) => ({ place: places.get(colour)!, count })));
  const left = groups.map(({ bags }) => bags.length);
  const strides: number[] = [];
  let states = 1;
  for (const count of left) {
    strides.push(states);
    states *= count + 1;
  }
  /** By state and player. -1: not known yet. */
  const known = new Int32Array(2 * states).fill(-1);
  known[2 * (states - 1)] = 0;
  known[2 * (states - 1) + 1] = 0;

  const depths = input.bags.length + 1;
  const width = colours.length;
  const cooker = new Int32Array(depths * width);
  const madeBefore = new Int32Array(depths);
  const position = new Int32Array(depths);
  const tried = new Int32Array(depths).fill(-1);
  const best = new Int32Array(depths).fill(-1);

  /** Stones that a bag of the group makes at this depth. */
  function stonesOf(group: number, depth: number): number {
    let stones = 0;
    for (const { place, count } of gems[group]) stones += Math.floor((cooker[depth * width + place] + count) / meltsAt);
    return stones;
  }

  /** Fills the cooker of the next depth with a bag of the group. */
  function empty(group: number, depth: number): void {
    const here = depth * width;
    const next = here + width;
    for (let place = 0; place < width; place += 1) cooker[next + place] = cooker[here + place];
    for (const { place, count } of gems[group]) cooker[next + place] = (cooker[next + place] + count) % meltsAt;
  }

  let depth = 0;
  let moves = 0;
  let settled = 0;
  while (known[0] === -1) {
    const key = position[depth];
    const second = key % 2;
    const group = tried[depth];
    if (group >= 0 && known[position[depth + 1]] >= 0) {
      const total = known[position[depth + 1]] + (second === 0 ? madeBefore[depth + 1] : 0);
      if (best[depth] < 0 || (second === 0 ? total > best[depth] : total < best[depth])) best[depth] = total;
      left[group] += 1;
    }
    let next = group + 1;
    while (next < left.length && left[next] === 0) next += 1;
    if (next === left.length) {
      known[key] = best[depth];
      settled += 1;
      depth -= 1;
    } else {
      tried[depth] = next;
      left[next] -= 1;
      const stones = stonesOf(next, depth);
      madeBefore[depth + 1] = stones;
      const player = stones > 0 ? second : 1 - second;
      position[depth + 1] = key - second + 2 * strides[next] + player;
      if (known[position[depth + 1]] === -1) {
        empty(next, depth);
        depth += 1;
        tried[depth] = -1;
        best[depth] = -1;
      }
    }
    moves += 1;
    if (moves % movesAStep === 0) yield settled / (2 * states);
  }
  const all = colours.reduce((sum, colour) => sum + Math.floor(gemsInAll(input, colour) / meltsAt), 0);
  return { first: known[0], second: all - known[0] };
}

function gemsInAll({ bags }: GemsFightCase, wanted: number): number {
  return bags.reduce((sum, bag) => sum + bag.filter((colour) => colour === wanted).length, 0);
}
