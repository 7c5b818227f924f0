import { l10n, window } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { CaseNames } from '../../testCases/convention.ts';
import { namesFor } from '../../testCases/convention.ts';
import type { Gap } from '../../testCases/suite.ts';
import { gapsOf } from '../../testCases/suite.ts';
import { failureSentence } from '../../words/failures.ts';
import { makingLabel, notWritten } from '../../words/making.ts';
import type { Engine } from '../engine.ts';
import { nameOf } from '../inputs.ts';
import { pairAt } from '../making/naming.ts';
import type { Surroundings } from '../making/surroundings.ts';
import { surroundingsOf } from '../making/surroundings.ts';
import { folderBeside, makeFiles } from '../making/writing.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { Assessor } from './assessor.ts';

/** A gap of the report shown, with its game; undefined where it has no such gap. */
export function gapAt(assessor: Assessor, run: number, input: string): { readonly game: GameId; readonly gap: Gap } | undefined {
  for (const suite of assessor.reportOf(run)?.games ?? []) {
    const gap = gapsOf(suite).find((one) => one.input === input);
    if (gap) return { game: suite.game, gap };
  }
  return undefined;
}

/**
 * Writes the input of a gap and its answer into the folder that holds most inputs of the game, named as that folder does;
 * beside a hidden folder that holds them.
 * Nothing is overwritten; one undo takes both files back. The report takes the new file in.
 */
export async function addInput(assessor: Assessor, engine: Engine, run: number, input: string): Promise<void> {
  const found = gapAt(assessor, run, input);
  const model = found && commonest(assessor.inputsOf(run, found.game));
  if (!found || !model) return;
  const { game, gap } = found;
  const options = { strict: false, game, explain: false };
  const reply = await engine.worker.study('check', { input, expected: null, options }, engine.newRun());
  if (!reply.ok) {
    void window.showWarningMessage(failureSentence(l10n, reply.failure));
    return;
  }
  const around = await surroundingsOf(folderBeside(model.input));
  const pair = pairAt(around.root, namesLike(around, numbered(assessor.casesOf(run), model), gap, game));
  const files = [
    { uri: pair.input, text: input },
    { uri: pair.expected, text: reply.value.computed },
  ];
  if (!(await makeFiles(files, makingLabel(l10n)))) {
    void window.showWarningMessage(notWritten(l10n, nameOf(pair.input)));
    return;
  }
  const { root, suite } = model;
  await assessor.take(run, {
    ...pair,
    id: pair.input.toString(),
    root,
    suite,
    label: nameOf(pair.input),
    description: null,
    entry: null,
    game,
  });
}

/** A case of the folder in which, or in hidden folders of which, most are. */
function commonest(cases: readonly TestCase[]): TestCase | undefined {
  const counts = new Map<string, number>();
  const folder = ({ input }: TestCase): string => folderBeside(input).toString();
  for (const one of cases) counts.set(folder(one), (counts.get(folder(one)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return cases.find((one) => counts.get(folder(one)) === most);
}

/** Most inputs beside a case have a number as their name. */
function numbered(cases: readonly TestCase[], { input }: TestCase): boolean {
  const folder = folderBeside(input).toString();
  const names = cases.filter((one) => folderBeside(one.input).toString() === folder).map((one) => nameOf(one.input));
  return names.filter((name) => /^[a-z]*\d+(?:\.[^.]*)?$/i.test(name)).length * 2 > names.length;
}

/** The next number where names are numbers, else a name that says what the input is good for. */
function namesLike({ folder, paths }: Surroundings, byNumber: boolean, { strategies, features }: Gap, game: GameId): CaseNames {
  if (byNumber) return namesFor(paths, folder, null, game);
  const stem = strategies[0]?.id ?? features[0] ?? game;
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  for (let number = 1; ; number++) {
    const names = namesFor(paths, folder, number === 1 ? stem : `${stem}-${number}`, game);
    if (!taken.has(names.input.toLowerCase()) && !taken.has(names.expected.toLowerCase())) return names;
  }
}
