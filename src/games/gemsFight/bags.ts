import type { SubsetGame, SubsetKind } from '../../engines/subsetGame.ts';
import type { GemsFightCase } from './case.ts';
import type { ColourCount } from './facts.ts';

/** Bags with the same gems: one row in a list of moves. */
export interface BagGroup {
  /** From 1, ascending. */
  readonly bags: readonly number[];
  /** By colour. */
  readonly gems: readonly ColourCount[];
  /** Index of the kind in `subsetGame`. */
  readonly kind: number;
}

export interface GroupedBags {
  /** In the order of the first bag of each. */
  readonly groups: readonly BagGroup[];
  /** Index of the group of each bag; bags here from 0. */
  readonly groupOf: Int32Array;
  /** Colours that lie in any bag, ascending. */
  readonly colours: readonly number[];
  /** The game as the engine knows it: groups that differ only in colours that can never melt are one kind. */
  readonly subsetGame: SubsetGame;
}

export function groupBags({ bags, meltsAt }: GemsFightCase): GroupedBags {
  const byLook = new Map<string, number>();
  const members: number[][] = [];
  const groupOf = new Int32Array(bags.length);
  const inAll = new Map<number, number>();
  for (const [index, bag] of bags.entries()) {
    for (const colour of bag) inAll.set(colour, (inAll.get(colour) ?? 0) + 1);
    const look = bag.toSorted((a, b) => a - b).join(' ');
    let group = byLook.get(look);
    if (group === undefined) {
      group = members.length;
      byLook.set(look, group);
      members.push([]);
    }
    members[group].push(index + 1);
    groupOf[index] = group;
  }
  const colours = [...inAll.keys()].toSorted((a, b) => a - b);
  const melting = colours.filter((colour) => (inAll.get(colour) ?? 0) >= meltsAt);

  const byKind = new Map<string, number>();
  const kinds: { count: number; readonly gems: readonly number[] }[] = [];
  const groups = members.map((numbers): BagGroup => {
    const gems = countGems(bags[numbers[0] - 1]);
    const counts = new Map(gems.map(({ colour, count }) => [colour, count]));
    const meltingGems = melting.map((colour) => counts.get(colour) ?? 0);
    const key = meltingGems.join(' ');
    let kind = byKind.get(key);
    if (kind === undefined) {
      kind = kinds.length;
      byKind.set(key, kind);
      kinds.push({ count: 0, gems: meltingGems });
    }
    kinds[kind].count += numbers.length;
    return { bags: numbers, gems, kind };
  });
  return { groups, groupOf, colours, subsetGame: { kinds: kinds satisfies SubsetKind[], meltsAt } };
}

function countGems(bag: readonly number[]): ColourCount[] {
  const counts = new Map<number, number>();
  for (const colour of bag) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => ({ colour, count })).toSorted((a, b) => a.colour - b.colour);
}
