import { l10n, Uri, workspace } from 'vscode';
import type { JsonCase } from '../../testCases/jsonCases.ts';
import { readJsonCases } from '../../testCases/jsonCases.ts';
import { freeNames } from '../../testCases/naming.ts';
import { pairFiles } from '../../testCases/pairing.ts';
import { tokensOf } from '../../testCases/selection.ts';
import { makingLabel, notWritten } from '../../words/making.ts';
import { imported, importButton, importTitle, jsonFilter, noCasesInFile } from '../../words/makingFiles.ts';
import { charactersOf } from '../files.ts';
import { nameOf } from '../inputs.ts';
import type { MakingOptions } from './addTestCase.ts';
import { chooseFolder, pairAt } from './naming.ts';
import type { Surroundings } from './surroundings.ts';
import { surroundingsOf } from './surroundings.ts';
import { textAt } from './texts.ts';
import type { NewFile } from './writing.ts';
import { folderBeside, makeFiles } from './writing.ts';

/** Inputs of a folder that are compared with those to be imported. */
const mostCompared = 1000;

/** *Import Test Cases*: those of JSON files, each as two files by the convention of a folder; what is there already is left out. */
export async function importTestCases({ prompts: { prompts } }: MakingOptions): Promise<void> {
  const files = await prompts.open({
    title: importTitle(l10n),
    openLabel: importButton(l10n),
    canSelectMany: true,
    filters: { [jsonFilter(l10n)]: ['prob', 'json'] },
  });
  if (!files || files.length === 0) return;
  const cases: JsonCase[] = [];
  for (const file of files) {
    const found = readJsonCases(await decodedText(file));
    if (!found || found.cases.length === 0) return prompts.warn(noCasesInFile(l10n, nameOf(file)));
    cases.push(...found.cases);
  }
  const folder = await chooseFolder(prompts, folderBeside(files[0]));
  if (!folder) return;
  const around = await surroundingsOf(folder);
  const { made, skipped } = planned(around, cases, await inputsIn(around));
  if (made.length > 0 && !(await makeFiles(made.flat(), makingLabel(l10n)))) return prompts.warn(notWritten(l10n, nameOf(made[0][0].uri)));
  prompts.tell(imported(l10n, made.length, skipped, workspace.asRelativePath(folder)));
}

/** The files of every case whose input is neither empty nor there already. */
function planned({ root, folder, paths }: Surroundings, cases: readonly JsonCase[], inputs: Set<string>) {
  const made: (readonly NewFile[])[] = [];
  const free = freeNames(paths, folder, null);
  for (const { input, expected } of cases) {
    const key = tokensOf(input).join(' ');
    if (key === '' || inputs.has(key)) continue;
    inputs.add(key);
    const pair = pairAt(root, free.next().value);
    const answer = { uri: pair.expected, text: lineEnded(expected ?? '') };
    made.push([{ uri: pair.input, text: lineEnded(input) }, ...(answer.text.trim() === '' ? [] : [answer])]);
  }
  return { made, skipped: cases.length - made.length };
}

function lineEnded(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** The tokens of the inputs that a folder holds already. */
async function inputsIn({ root, paths }: Surroundings): Promise<Set<string>> {
  const inputs = pairFiles(paths).cases.slice(0, mostCompared);
  const texts = await Promise.all(inputs.map(({ input }) => decodedText(Uri.joinPath(root, input))));
  return new Set(texts.map((text) => tokensOf(text).join(' ')));
}

/** '' where it cannot be read. */
async function decodedText(uri: Uri): Promise<string> {
  try {
    return charactersOf(await textAt(uri));
  } catch {
    return '';
  }
}
