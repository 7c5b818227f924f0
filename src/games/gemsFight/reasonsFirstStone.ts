import { finish } from '../../engines/steps.ts';
import type { SubsetGame, SubsetTable } from '../../engines/subsetGame.ts';
import { quietBeforeStone, type QuietBeforeStone } from './firstStone.ts';
import type { Scene } from './reasonsScene.ts';

interface QuietBeforeNextStone extends QuietBeforeStone {
  /**
   * After any `least` bags some bag makes a stone: whoever is on move then can have it. False also where there are too
   * many sets of bags to look at.
   */
  readonly always: boolean;
}

/** Sets of bags that are looked at. */
const mostSets = 2000;

/**
 * Quiet bags before the next stone, the least and the greatest number over all play from a position; null where no stone
 * is to come. As from the start, except that the cooker holds gems already.
 */
export function quietBeforeNextStone(scene: Scene): QuietBeforeNextStone | null {
  if (scene.stonesToCome === 0) return null;
  const { subsetGame } = scene.solution.grouped;
  const { table } = scene.solution;
  const { state, stonesMade } = scene;
  const left = kindsLeft(scene);
  const which = subsetGame.kinds.map((_, kind) => kind).filter((kind) => left[kind] > 0);
  const rest: SubsetTable = {
    strides: which.map((kind) => table.strides[kind]),
    stones: scene.stonesToCome,
    bytes: 0,
    value: (further) => table.value(state + further),
    stonesMade: (further) => table.stonesMade(state + further) - stonesMade,
  };
  const kinds = which.map((kind) => ({ count: left[kind], gems: subsetGame.kinds[kind].gems }));
  // The greatest is found by asking the table; the gems in the cooker would only shorten the search.
  const greatest = finish(quietBeforeStone({ kinds, meltsAt: subsetGame.meltsAt }, rest))?.greatest ?? 0;
  const least = fewestToMelt(scene, left) - 1;
  return { least, greatest, always: least === greatest || scoresAfterAny(kinds, rest, least) };
}

/** Whether each set of `size` bags, none of which makes a stone, leaves a bag that does. */
function scoresAfterAny(kinds: SubsetGame['kinds'], rest: SubsetTable, size: number): boolean {
  const { strides } = rest;
  const taken = new Int32Array(kinds.length);
  let sets = 0;
  /** Adds `more` bags of the kinds from `kind` on to the set. */
  function everySet(kind: number, state: number, more: number): boolean {
    if (more === 0) {
      sets += 1;
      return sets <= mostSets && strides.some((stride, which) => taken[which] < kinds[which].count && rest.stonesMade(state + stride) > 0);
    }
    if (kind === kinds.length) return true;
    let all = true;
    for (let digit = Math.min(kinds[kind].count, more); digit >= 0 && all; digit -= 1) {
      taken[kind] = digit;
      all = everySet(kind + 1, state + digit * strides[kind], more - digit);
    }
    taken[kind] = 0;
    return all;
  }
  return everySet(0, 0, size);
}

function kindsLeft({ solution, taken }: Scene): Int32Array {
  const { groups, groupOf, subsetGame } = solution.grouped;
  const left = Int32Array.from(subsetGame.kinds, ({ count }) => count);
  for (const bag of taken) left[groups[groupOf[bag - 1]].kind] -= 1;
  return left;
}

/** Bags, the last of which makes a stone: of each colour the richest ones first. */
function fewestToMelt({ solution, taken }: Scene, left: Int32Array): number {
  const { kinds, meltsAt } = solution.grouped.subsetGame;
  const { groups, groupOf } = solution.grouped;
  let fewest = Infinity;
  for (let colour = 0; colour < kinds[0].gems.length; colour += 1) {
    let gems = 0;
    for (const bag of taken) gems += kinds[groups[groupOf[bag - 1]].kind].gems[colour];
    let missing = meltsAt - (gems % meltsAt);
    let bags = 0;
    const richest = [...left.keys()].toSorted((a, b) => kinds[b].gems[colour] - kinds[a].gems[colour]);
    for (const kind of richest) {
      const each = kinds[kind].gems[colour];
      if (missing <= 0 || each === 0) break;
      const used = Math.min(left[kind], Math.ceil(missing / each));
      bags += used;
      missing -= used * each;
    }
    if (missing <= 0) fewest = Math.min(fewest, bags);
  }
  return fewest;
}
