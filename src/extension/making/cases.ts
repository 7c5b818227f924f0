import type { TestItem } from 'vscode';
import { Uri } from 'vscode';
import { pairFiles } from '../../testCases/pairing.ts';
import type { TestCase } from '../testing/testCase.ts';
import { caseOfItem } from '../testing/tree.ts';
import { surroundingsOf } from './surroundings.ts';
import { folderOf } from './writing.ts';

/** A test case that a command acts on, and which of its cases (from 0); null: all of them. */
export interface ChosenCase {
  readonly testCase: TestCase;
  readonly subCase: number | null;
}

/** Test cases as the Test Explorer lists them. */
export interface ListedCases {
  /** The case of an item, or the one that a file is a part of; undefined: there is none. */
  find(of: TestItem | Uri): ChosenCase | undefined;
  /** Every case of an item: its own, or those of its suite; of a folder or a file all those in it. */
  under(of: TestItem | Uri): readonly TestCase[];
}

/** The cases that discovery has found, by the items that the Test Explorer shows for them. */
export function listedCases(discovered: { readonly cases: readonly TestCase[] }): ListedCases {
  return {
    find: (of) => {
      const { id, index } = caseOfItem(of instanceof Uri ? '' : of.id);
      const key = of instanceof Uri ? of.toString() : '';
      // A file with several cases says of none that it is meant.
      const found = discovered.cases.find((one) => one.id === id || (key !== '' && !one.entry && isPart(one, key)));
      return found && { testCase: found, subCase: index };
    },
    under: (of) => {
      if (!(of instanceof Uri)) {
        const ids = new Set(idsUnder(of));
        return discovered.cases.filter((one) => ids.has(one.id));
      }
      const key = of.toString();
      const part = discovered.cases.find((one) => isPart(one, key));
      if (part) return discovered.cases.filter(({ root, suite }) => suite === part.suite && root.toString() === part.root.toString());
      return discovered.cases.filter(({ input }) => input.toString().startsWith(`${key}/`));
    },
  };
}

function isPart({ input, expected }: TestCase, key: string): boolean {
  return input.toString() === key || expected?.toString() === key;
}

/** The ids of an item's cases: its own, or those of the items below it. */
function idsUnder(item: TestItem): readonly string[] {
  const below = Array.from(item.children, ([, child]) => child);
  const { id, index } = caseOfItem(item.id);
  return [id, ...(index === null ? below.flatMap(idsUnder) : [])];
}

/** Finds test cases also where the Test Explorer does not list them: outside of the folders that are open, or before it has looked. */
export class FoundCases {
  private readonly _listed: ListedCases;

  constructor(listed: ListedCases) {
    this._listed = listed;
  }

  /** The case that an item or a file stands for. */
  async find(of: TestItem | Uri): Promise<ChosenCase | undefined> {
    const listed = this._listed.find(of);
    if (listed || !(of instanceof Uri)) return listed;
    const key = of.toString();
    const testCase = (await casesIn(folderOf(of))).find(({ input, expected }) => input.toString() === key || expected?.toString() === key);
    return testCase && { testCase, subCase: null };
  }

  /** The cases of an item, or those beside a file. */
  async under(of: TestItem | Uri): Promise<readonly TestCase[]> {
    const listed = this._listed.under(of);
    if (listed.length > 0 || !(of instanceof Uri)) return listed;
    return casesIn(folderOf(of));
  }
}

/** The test cases of two files in a folder, by the names alone. */
async function casesIn(folder: Uri): Promise<readonly TestCase[]> {
  const { root, folder: own, paths } = await surroundingsOf(folder);
  const at = (path: string): Uri => Uri.joinPath(root, path);
  return pairFiles(paths).cases.map(({ name, input, expected, description }) => ({
    id: at(input).toString(),
    root,
    suite: own,
    label: name,
    input: at(input),
    expected: expected === null ? null : at(expected),
    description: description === null ? null : at(description),
    entry: null,
    game: null,
  }));
}
