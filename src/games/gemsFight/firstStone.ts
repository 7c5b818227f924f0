import type { Steps } from '../../engines/steps.ts';
import type { SubsetGame, SubsetTable } from '../../engines/subsetGame.ts';

export interface QuietBeforeStone {
  readonly least: number;
  readonly greatest: number;
}

const nodesAStep = 5000;

/**
 * Quiet bags before the first stone, the least and the greatest number over all play; null where no stone exists.
 * A set of bags is taken quietly exactly when it makes no stone, so the least is one bag less than the fewest that
 * fill some colour, and the greatest is the size of the largest set without a stone.
 */
export function* quietBeforeStone(game: SubsetGame, table: SubsetTable): Steps<QuietBeforeStone | null> {
  if (table.stones === 0) return null;
  return { least: fewestToMelt(game) - 1, greatest: table.mostQuiet ?? (yield* largestQuietSet(game, table)) };
}

function fewestToMelt({ kinds, meltsAt }: SubsetGame): number {
  let fewest = Infinity;
  for (let colour = 0; colour < kinds[0].gems.length; colour += 1) {
    let missing = meltsAt;
    let bags = 0;
    for (const { count, gems } of kinds.toSorted((a, b) => b.gems[colour] - a.gems[colour])) {
      if (missing <= 0 || gems[colour] === 0) break;
      const taken = Math.min(count, Math.ceil(missing / gems[colour]));
      bags += taken;
      missing -= taken * gems[colour];
    }
    if (missing <= 0) fewest = Math.min(fewest, bags);
  }
  return fewest;
}

/** Kinds before `depth` are decided; `digit` bags of the one at `depth` are tried, then fewer. */
interface Node {
  readonly depth: number;
  readonly digit: number;
  readonly state: number;
  readonly size: number;
  readonly gems: number;
}

/** Branch and bound: light kinds first, as many bags of each as stay quiet. */
function* largestQuietSet({ kinds, meltsAt }: SubsetGame, table: SubsetTable): Steps<number> {
  const order = kinds
    .map(({ count, gems }, index) => ({ count, gems: gems.reduce((a, b) => a + b, 0), stride: table.strides[index] }))
    .toSorted((a, b) => a.gems - b.gems);
  const capacity = kinds[0].gems.length * (meltsAt - 1);

  function mostQuietAt(depth: number, state: number): number {
    let fits = 0;
    let fails = order[depth].count + 1;
    while (fails - fits > 1) {
      const middle = Math.floor((fits + fails) / 2);
      if (table.stonesMade(state + middle * order[depth].stride) === 0) fits = middle;
      else fails = middle;
    }
    return fits;
  }

  /** Bags that could still be added if all that counted were the number of gems. */
  function bound(depth: number, gems: number): number {
    let room = capacity - gems;
    let bags = 0;
    for (let kind = depth; kind < order.length; kind += 1) {
      const fitting = order[kind].gems === 0 ? order[kind].count : Math.floor(room / order[kind].gems);
      const taken = Math.min(order[kind].count, fitting);
      if (taken === 0) break;
      bags += taken;
      room -= taken * order[kind].gems;
    }
    return bags;
  }

  let largest = 0;
  let nodes = 0;
  const stack: Node[] = [{ depth: 0, digit: mostQuietAt(0, 0), state: 0, size: 0, gems: 0 }];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { depth, digit } = node;
    const kind = order[depth];
    const state = node.state + digit * kind.stride;
    const size = node.size + digit;
    const gems = node.gems + digit * kind.gems;
    if (size + bound(depth + 1, gems) > largest) {
      if (digit > 0) stack.push({ ...node, digit: digit - 1 });
      if (depth + 1 === order.length) largest = size;
      else stack.push({ depth: depth + 1, digit: mostQuietAt(depth + 1, state), state, size, gems });
    }
    nodes += 1;
    if (nodes % nodesAStep === 0) yield 0;
  }
  return largest;
}
