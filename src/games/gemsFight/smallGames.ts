import type { GemsFightCase } from './case.ts';
import { gemLimits } from './problems.ts';
import { newCase } from './write.ts';

const { colours: mostColours, gems: mostInBag, meltsAt: mostToMelt } = gemLimits;

/**
 * Games of so many gems and bags, at least one of each that differ in more than the names of colours; where the order of
 * the bags matters, of each order. Within a bag colours ascend, and a colour is named when it comes first.
 */
export function* smallGames(gems: number, bags: number, ordered: boolean): Generator<GemsFightCase, void, void> {
  for (const sizes of bagSizes(gems, bags, ordered ? 1 : null)) {
    for (const filled of fillings(sizes, [], 0, ordered)) {
      const colours = Math.max(0, ...filled.flat());
      for (let meltsAt = 1; meltsAt <= Math.min(gems, mostToMelt); meltsAt += 1) yield newCase(colours, meltsAt, filled);
    }
  }
}

/** Sizes of so many bags; ascending from `least` on where it is null or was found so. */
function* bagSizes(gems: number, bags: number, fixed: 1 | null, least = 1): Generator<readonly number[], void, void> {
  if (bags === 0) {
    if (gems === 0) yield [];
    return;
  }
  for (let size = fixed ?? least; size <= Math.min(gems - bags + 1, mostInBag); size += 1) {
    for (const rest of bagSizes(gems - size, bags - 1, fixed, size)) yield [size, ...rest];
  }
}

/** Ways to fill the bags after those in `before`, which use the colours 1 to `named`. */
function* fillings(
  sizes: readonly number[],
  before: readonly (readonly number[])[],
  named: number,
  ordered: boolean,
): Generator<readonly (readonly number[])[], void, void> {
  if (before.length === sizes.length) {
    yield before;
    return;
  }
  for (const bag of contents(sizes[before.length], [], named)) {
    const last = before.at(-1);
    if (!ordered && last?.length === bag.length && isLess(bag, last)) continue;
    yield* fillings(sizes, [...before, bag], Math.max(named, ...bag), ordered);
  }
}

function* contents(size: number, bag: readonly number[], named: number): Generator<readonly number[], void, void> {
  if (bag.length === size) {
    yield bag;
    return;
  }
  for (let colour = bag.at(-1) ?? 1; colour <= Math.min(named + 1, mostColours); colour += 1) {
    yield* contents(size, [...bag, colour], Math.max(named, colour));
  }
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((colour, place) => colour !== b[place]);
  return at >= 0 && a[at] < b[at];
}
