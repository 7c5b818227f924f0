import type { TestItem } from 'vscode';
import { Uri } from 'vscode';
import { pairFiles } from '../../testCases/pairing.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { FoundCase } from '../testing/testCases.ts';
import { caseOfItem } from '../testing/tree.ts';
import { surroundingsOf } from './surroundings.ts';
import { folderOf } from './writing.ts';

/** Test cases as the Test Explorer lists them. Targets are what a command is called with: an item, the argument of a message's menu, or a file. */
interface ListedCases {
  /** The case that a target stands for; undefined: none. */
  find(target: unknown): FoundCase | undefined;
  /** The cases of an item or of a folder, those in a file of several, or those of the suite that a file belongs to. */
  under(target: unknown): readonly TestCase[];
}

/** What discovery has found so far. */
export function listedCases(discovered: {
  readonly cases: readonly TestCase[];
  find?(target: unknown): FoundCase | undefined;
}): ListedCases {
  return {
    find: (target) => discovered.find?.(target),
    under: (target) => {
      const { cases } = discovered;
      if (isItem(target)) {
        const ids = new Set(idsUnder(target));
        return cases.filter(({ id }) => ids.has(id));
      }
      if (!(target instanceof Uri)) return [];
      const key = target.toString();
      const part = cases.find((one) => isPart(one, key));
      if (part) return cases.filter(({ root, suite }) => suite === part.suite && root.toString() === part.root.toString());
      return cases.filter(({ input }) => input.toString().startsWith(`${key}/`));
    },
  };
}

/** Finds test cases also where the Test Explorer does not list them: outside of the folders that are open, or before it has looked. */
export class FoundCases {
  private readonly _listed: ListedCases;

  constructor(listed: ListedCases) {
    this._listed = listed;
  }

  async find(target: unknown): Promise<FoundCase | undefined> {
    const listed = this._listed.find(target);
    if (listed || !(target instanceof Uri)) return listed;
    const key = target.toString();
    const testCase = (await casesIn(folderOf(target))).find((one) => isPart(one, key));
    return testCase && { testCase, index: null };
  }

  async under(target: unknown): Promise<readonly TestCase[]> {
    const listed = this._listed.under(target);
    return listed.length > 0 || !(target instanceof Uri) ? listed : casesIn(folderOf(target));
  }
}

function isPart({ input, expected }: TestCase, key: string): boolean {
  return input.toString() === key || expected?.toString() === key;
}

function isItem(target: unknown): target is TestItem {
  return typeof target === 'object' && target !== null && 'children' in target && 'id' in target;
}

/** The ids of an item's cases: its own, or those of the items below it. */
function idsUnder(item: TestItem): readonly string[] {
  const { id, index } = caseOfItem(item.id);
  return index === null ? [id, ...Array.from(item.children, ([, child]) => idsUnder(child)).flat()] : [id];
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
