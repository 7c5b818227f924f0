import { l10n, Uri } from 'vscode';
import { expectedNameFor } from '../../testCases/convention.ts';
import { replaceExpected } from '../../testCases/jsonCases.ts';
import type { Replacement } from '../../testCases/replacing.ts';
import { valuesToReplace, withLineEndsOf, withReplacements } from '../../testCases/replacing.ts';
import * as words from '../../words/making.ts';
import { nameOf } from '../inputs.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { FoundCase } from '../testing/testCases.ts';
import type { MakingOptions } from './addTestCase.ts';
import { whyNot } from './computing.ts';
import { surroundingsOf } from './surroundings.ts';
import type { CaseTexts } from './texts.ts';
import { textsOf } from './texts.ts';
import { folderOf, makeFiles, replaceIn, showBeside } from './writing.ts';

/**
 * *Use Computed as Expected*: of a test case, or of one of its cases. Makes the expected output where there is none; asks
 * before another value is replaced, and replaces single values where that is enough, so that the layout stays.
 */
export async function useComputed(options: MakingOptions, { testCase, index }: FoundCase): Promise<void> {
  const {
    computing,
    prompts: { prompts },
  } = options;
  const name = nameOf(testCase.input);
  const texts = await textsOf(testCase);
  if (texts === null) return prompts.warn(words.caseUnreadable(l10n, name));
  const reply = await computing.check(words.solvingTitle(l10n, name), texts.input, texts.expected, testCase.game);
  const refusal = reply.ok ? whyNot(reply.value, name, false) : reply.sentence;
  if (refusal !== null) prompts.warn(refusal);
  if (!reply.ok || refusal !== null) return;
  const { computed } = reply.value;
  if (texts.document === null) return makeExpected(options, testCase, computed);

  const file = nameOf(texts.document.uri);
  const old = texts.expected ?? '';
  const single = valuesToReplace(reply.value, index);
  if (single?.length === 0 && reply.value.outcome !== 'not-checked') return prompts.tell(words.expectedRight(l10n, file));
  if (old.trim() !== '' && !(await prompts.confirm(question(single, file), words.replaceDetail(l10n), words.replaceButton(l10n)))) return;
  const by = old.trim() === '' || single === null ? withLineEndsOf(old, computed) : single;
  // The answer to the question may have taken a while.
  if ((await textsOf(testCase))?.expected !== texts.expected) return prompts.warn(words.expectedChanged(l10n, file));
  if (!(await replaceIn(texts.document, testCase.entry ? wholeWith(texts, testCase.entry.index, by) : by))) {
    return prompts.warn(words.notWritten(l10n, file));
  }
  options.recheck(testCase.id);
  prompts.tell(words.expectedWritten(l10n, file));
  await showBeside(texts.document.uri);
}

async function makeExpected({ prompts: { prompts }, recheck }: MakingOptions, { id, input }: TestCase, computed: string): Promise<void> {
  const { root, folder, paths } = await surroundingsOf(folderOf(input));
  const file = expectedNameFor(paths, folder === '' ? nameOf(input) : `${folder}/${nameOf(input)}`);
  const uri = Uri.joinPath(root, file);
  if (!(await makeFiles([{ uri, text: withLineEndsOf('', computed) }], words.makingLabel(l10n)))) {
    return prompts.warn(words.notWritten(l10n, file));
  }
  recheck(id, uri);
  prompts.tell(words.expectedWritten(l10n, file));
  await showBeside(uri);
}

/** The text of a file with several cases, with the expected output of one replaced. */
function wholeWith({ document, expected }: CaseTexts, index: number, by: readonly Replacement[] | string): string {
  const output = typeof by === 'string' ? by : withReplacements(expected ?? '', by);
  return replaceExpected(document?.getText() ?? '', index, output);
}

function question(single: readonly Replacement[] | null, file: string): string {
  if (single === null) return words.replaceWhole(l10n, file);
  const [first] = single;
  return single.length === 1 ? words.replaceValue(l10n, first.old, first.new, file) : words.replaceValues(l10n, single.length, file);
}
