import { parentOf } from '../../testCases/fileNames.ts';
import type { PairedCase } from '../../testCases/pairing.ts';

/** Cases that are listed together. */
export interface Suite {
  /** A folder, relative to the root; '' is the root. */
  readonly name: string;
  readonly cases: readonly PairedCase[];
}

/**
 * Cases by their folders, in the order given. Where each has a folder of its own and their files the same name, as in
 * `01/NAME.INP` and `02/NAME.INP`, they are listed together, one level up.
 */
export function suitesOf(cases: readonly PairedCase[]): readonly Suite[] {
  const byFolder = groups(cases, ({ folder }) => folder);
  const above = ({ folder, input }: PairedCase): string => `${parentOf(folder)}\0${input.slice(folder.length)}`;
  const alone = cases.filter(({ folder }) => folder !== '' && byFolder.get(folder)?.length === 1);
  const alike = groups(alone, above);
  const together = new Set(alone.filter((one) => (alike.get(above(one))?.length ?? 0) > 1));
  const suite = (one: PairedCase): string => (together.has(one) ? parentOf(one.folder) : one.folder);
  return [...groups(cases, suite)].map(([name, own]) => ({ name, cases: own }));
}

/** What a path is called below a suite. */
export function labelIn(suite: string, path: string): string {
  return suite !== '' && path.startsWith(`${suite}/`) ? path.slice(suite.length + 1) : path;
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
