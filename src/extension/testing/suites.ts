import type { PairedCase } from '../../testCases/pairing.ts';

/** Cases that are listed together. */
export interface Suite {
  /** A folder, relative to the root; '' is the root. */
  readonly name: string;
  readonly cases: readonly PairedCase[];
}

/** Cases by their folders, in the order given; one that is alone in its folder is listed with its neighbours', one level up. */
export function suitesOf(cases: readonly PairedCase[]): readonly Suite[] {
  const byFolder = groups(cases, ({ folder }) => folder);
  const alone = new Map<string, number>();
  for (const [folder, own] of byFolder) {
    if (own.length === 1 && folder !== '') alone.set(parentOf(folder), (alone.get(parentOf(folder)) ?? 0) + 1);
  }
  const suite = ({ folder }: PairedCase): string => {
    const parent = parentOf(folder);
    return folder !== '' && byFolder.get(folder)?.length === 1 && (alone.get(parent) ?? 0) > 1 ? parent : folder;
  };
  return [...groups(cases, suite)].map(([name, own]) => ({ name, cases: own }));
}

/** What a path is called below a suite. */
export function labelIn(suite: string, path: string): string {
  return suite !== '' && path.startsWith(`${suite}/`) ? path.slice(suite.length + 1) : path;
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = found.get(key);
    if (known) known.push(item);
    else found.set(key, [item]);
  }
  return found;
}
