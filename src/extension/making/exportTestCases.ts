import { l10n, Uri, workspace } from 'vscode';
import type { JsonMeta } from '../../testCases/jsonCases.ts';
import { readJsonCases, writeJsonCases } from '../../testCases/jsonCases.ts';
import { notWritten } from '../../words/making.ts';
import { exportButton, exportCasesTitle, exported, exportFilters, nothingToExport, unreadableInputs } from '../../words/makingFiles.ts';
import { charactersOf } from '../files.ts';
import { nameOf } from '../inputs.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { MakingOptions } from './addTestCase.ts';
import { textAt, textsOf } from './texts.ts';
import { folderBeside } from './writing.ts';

/** *Export Test Cases*: those of an item or beside a file, in one file; its name tells which of the two kinds. */
export async function exportTestCases({ cases, prompts: { prompts } }: MakingOptions, target: unknown): Promise<void> {
  const chosen = await cases.under(target);
  if (chosen.length === 0) return prompts.warn(nothingToExport(l10n));
  const [first] = chosen;
  const title = chosen.length === 1 ? first.label : (first.suite.split('/').at(-1) ?? '') || nameOf(first.root);
  const filters = exportFilters(l10n);
  const uri = await prompts.save({
    title: exportCasesTitle(l10n),
    saveLabel: exportButton(l10n),
    defaultUri: Uri.joinPath(folderBeside(first.input), `${title.replace(/\.[^.]*$/, '')}.json`),
    filters: { [filters.json]: ['json'], [filters.prob]: ['prob'] },
  });
  if (!uri) return;
  const texts = (await Promise.all(chosen.map((one) => plain(one)))).filter((one) => one !== null);
  const format = /\.prob$/i.test(uri.path) ? 'prob' : 'array';
  const text = writeJsonCases(format, texts, format === 'prob' ? await metaOf(chosen, title) : { title });
  try {
    await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  } catch {
    return prompts.warn(notWritten(l10n, nameOf(uri)));
  }
  if (texts.length < chosen.length) prompts.warn(unreadableInputs(l10n, chosen.length - texts.length));
  prompts.tell(exported(l10n, texts.length, nameOf(uri)));
}

async function plain(one: TestCase): Promise<{ readonly input: string; readonly expected: string | null } | null> {
  const texts = await textsOf(one);
  if (!texts) return null;
  const { input, expected } = texts;
  return { input: charactersOf(input), expected };
}

/** What the file that all cases come from says of its problem: it stays. */
async function metaOf(cases: readonly TestCase[], title: string): Promise<JsonMeta> {
  const [{ input, entry }] = cases;
  if (!entry || cases.some((one) => one.input.toString() !== input.toString())) return { title };
  const existing = charactersOf(await textAt(input));
  return { title: readJsonCases(existing)?.title ?? title, existing };
}
