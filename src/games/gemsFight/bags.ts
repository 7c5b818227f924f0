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
  const gemsOf: (readonly ColourCount[])[] = [];
  const groupOf = new Int32Array(bags.length);
  for (const [index, bag] of bags.entries()) {
    const sorted = bag.toSorted((a, b) => a - b);
    const look = sorted.join(' ');
    let group = byLook.get(look);
    if (group === undefined) {
      group = members.length;
      byLook.set(look, group);
      members.push([]);
      gemsOf.push(countGems(sorted));
    }
    members[group].push(index + 1);
    groupOf[index] = group;
  }
  const inAll = new Map<number, number>();
  for (const [group, gems] of gemsOf.entries()) {
    for (const { colour, count } of gems) inAll.set(colour, (inAll.get(colour) ?? 0) + count * members[group].length);
  }
  const colours = [...inAll.keys()].toSorted((a, b) => a - b);
  const melting = colours.filter((colour) => (inAll.get(colour) ?? 0) >= meltsAt);

  const byKind = new Map<string, number>();
  const kinds: { count: number; readonly gems: readonly number[] }[] = [];
  const groups = members.map((numbers, group): BagGroup => {
    const gems = gemsOf[group];
    const meltingGems = countsOf(melting, gems);
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

function countGems(sorted: readonly number[]): ColourCount[] {
  const counts: ColourCount[] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to] === sorted[from]) to += 1;
    counts.push({ colour: sorted[from], count: to - from });
  }
  return counts;
}

/** Gems of each of these colours; both ascending. */
function countsOf(colours: readonly number[], gems: readonly ColourCount[]): number[] {
  let at = 0;
  return colours.map((colour) => {
    while (at < gems.length && gems[at].colour < colour) at += 1;
    return at < gems.length && gems[at].colour === colour ? gems[at].count : 0;
  });
}
