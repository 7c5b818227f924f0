import type { WorkspaceFolder } from 'vscode';
import { Uri } from 'vscode';
import { parentOf } from '../../testCases/fileNames.ts';
import { pairFiles } from '../../testCases/pairing.ts';
import type { Log } from '../log.ts';
import { candidatesIn, mostFiles } from './candidates.ts';
import type { JsonFiles } from './jsonFiles.ts';
import type { Ours } from './ours.ts';
import { labelIn, suitesOf } from './suites.ts';
import type { Found, StrayAnswer, TestCase } from './testCase.ts';

export interface ScanOptions {
  readonly ours: Ours;
  readonly json: JsonFiles;
  readonly log: Log;
}

/** Finds the test cases of our games in one workspace folder, in natural order. */
export async function scan(folder: WorkspaceFolder, { ours, json, log }: ScanOptions): Promise<Found> {
  const paths = await candidatesIn(folder);
  if (paths.length >= mostFiles) {
    log.channel.warn(`${folder.name} holds more than ${mostFiles} files that may be test cases: narrow optimalPlay.testCases.include.`);
  }
  const { cases: paired, answersWithoutInput, jsonFiles } = pairFiles(paths);
  const at = (path: string): Uri => Uri.joinPath(folder.uri, path);
  const cases: TestCase[] = [];
  const suites = new Set<string>();
  for (const suite of suitesOf(paired)) {
    const inputs = suite.cases.map(({ input }) => at(input));
    const games = await ours.games(inputs);
    if (games.size === 0) continue;
    suites.add(suite.name);
    for (const [index, { input, expected, description }] of suite.cases.entries()) {
      const uri = inputs[index];
      const id = uri.toString();
      const game = games.get(id);
      if (game === undefined) continue;
      cases.push({
        id,
        root: folder.uri,
        suite: suite.name,
        label: labelIn(suite.name, input),
        input: uri,
        expected: expected === null ? null : at(expected),
        description: description === null ? null : at(description),
        entry: null,
        game,
      });
    }
  }
  cases.push(...(await json.cases(folder.uri, jsonFiles)));
  const strays = answersWithoutInput.filter((path) => suites.has(parentOf(path)));
  return { cases, strays: strays.map((path): StrayAnswer => strayOf(folder.uri, path)) };
}

function strayOf(root: Uri, path: string): StrayAnswer {
  const uri = Uri.joinPath(root, path);
  const suite = parentOf(path);
  return { id: `${uri.toString()}#answer`, root, suite, label: labelIn(suite, path), uri };
}
