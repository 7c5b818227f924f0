import { HottestFirst } from '../../../src/engines/switchSumHeap.ts';
import type { Steps } from '../../../src/engines/steps.ts';
import { gainOf, swingOf } from '../../../src/engines/switchSum.ts';
import type { Player } from '../../../src/games/game.ts';
import { contested, firstGain, secondGain, type Stacks } from '../../../src/games/familyPhotos/stacks.ts';

/** A turn of the line of play: the photo taken, or null for a pass. */
export interface HeapTurn {
  readonly player: Player;
  readonly photo: number | null;
}

/**
 * Plays the line shown turn by turn, straight from its rules, with the visible photos of the pool in a heap: a photo
 * below another enters when that is taken. The first k turns of a game cost O(n + k log n), the others nothing.
 */
export function* playByHeap<N>(stacks: Stacks<N>): Generator<HeapTurn, void, void> {
  const { byKind, count } = stacks;
  const tops = byKind[contested].map((stack) => 2 * stack);
  const heap = new HottestFirst(tops, hotterOf(stacks));
  const gains = [byKind[firstGain].values(), byKind[secondGain].values()];
  let next = gains.map((list) => list.next());
  let player: Player = 0;
  let left = 2 * count;
  let passed = false;
  while (left > 0) {
    const gain = next[player];
    // A photo of the pool after a pass does not arise here: nobody passes while the pool holds one.
    let photo: number | null = heap.pop() ?? null;
    if (photo === null && gain.done !== true) {
      photo = 2 * gain.value;
      next = next.with(player, gains[player].next());
    }
    yield { player, photo };
    if (photo === null) {
      if (passed) return;
      passed = true;
    } else {
      passed = false;
      left -= 1;
      if ((photo & 1) === 0) heap.push(photo + 1);
    }
    player = player === 0 ? 1 : 0;
  }
}

/** The order of the pool, with the swings of all photos added up beforehand: the heap asks for each many times. */
function hotterOf<N>(stacks: Stacks<N>): (first: number, second: number) => boolean {
  const { compare } = stacks.arithmetic;
  const swings = stacks.numbers(2 * stacks.count);
  for (let photo = 0; photo < swings.length; photo++) swings[photo] = swingOf(stacks, photo);
  return (first, second) => {
    const comparison = compare(swings[first], swings[second]);
    return comparison > 0 || (comparison === 0 && first < second);
  };
}

/** The margin under optimal play, by playing the line to its end; the cross-check of sorting. O(n log n). */
export function* solveByHeap<N>(stacks: Stacks<N>): Steps<N> {
  let margin = stacks.arithmetic.zero;
  let turns = 0;
  for (const { player, photo } of playByHeap(stacks)) {
    if (photo !== null) margin = stacks.arithmetic.add(margin, gainOf(stacks, photo, player));
    if (++turns % 256 === 0) yield Math.min(1, turns / (2 * stacks.count));
  }
  return margin;
}
