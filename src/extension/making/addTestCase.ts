import type { Uri } from 'vscode';
import { l10n } from 'vscode';
import type { CheckReport } from '../../testCases/verdict.ts';
import * as words from '../../words/making.ts';
import type { Engine } from '../engine.ts';
import type { GameChoices } from '../gameChoices.ts';
import { nameOf } from '../inputs.ts';
import type { Recheck } from '../testing/register.ts';
import type { FoundCases } from './cases.ts';
import type { Computing } from './computing.ts';
import { whyNot } from './computing.ts';
import type { PairOfFiles } from './naming.ts';
import { askPair, folderFor } from './naming.ts';
import type { AnswerablePrompts } from './prompts.ts';
import type { Source } from './source.ts';
import { sourceOf } from './source.ts';
import { useComputed } from './useComputed.ts';
import { exists, makeFiles, showBeside } from './writing.ts';

/** What the making of test cases works with. */
export interface MakingOptions {
  readonly engine: Engine;
  readonly choices: GameChoices;
  readonly computing: Computing;
  readonly cases: FoundCases;
  readonly prompts: AnswerablePrompts;
  readonly recheck: Recheck;
}

/**
 * *Add as Test Case*: the selected cases of an input, else the whole of it, as files of its folder's convention, with
 * the answer computed. A saved file that is the input of a test case already only gets its expected output.
 */
export async function addTestCase(options: MakingOptions, uri: Uri): Promise<void> {
  const {
    engine,
    choices,
    cases,
    prompts: { prompts },
  } = options;
  const source = await sourceOf(engine, choices, uri);
  if (typeof source === 'string') return prompts.warn(source);
  const found = source.selected || source.unsaved ? undefined : await cases.find(uri);
  if (found) return useComputed(options, found);
  const report = await reportOf(options, source);
  if (!report?.game) return;
  const { game, computed } = report;
  const folder = await folderFor(uri, prompts);
  const pair = folder && (await askPair(folder, game, prompts));
  if (pair && (await writePair(options, pair, source.text, computed))) await showBeside(pair.input);
}

/** Writes an input with its expected output, and says so. */
export async function writePair(
  { prompts: { prompts }, recheck }: MakingOptions,
  pair: PairOfFiles,
  input: string,
  expected: string,
): Promise<boolean> {
  const files = [
    { uri: pair.input, text: input },
    { uri: pair.expected, text: expected },
  ];
  const there = await Promise.all(files.map(({ uri }) => exists(uri)));
  const taken = files.find((_, index) => there[index]);
  if (taken || !(await makeFiles(files, words.makingLabel(l10n)))) {
    prompts.warn(taken ? words.nameExists(l10n, nameOf(taken.uri)) : words.notWritten(l10n, nameOf(pair.input)));
    return false;
  }
  recheck(pair.input, pair.input);
  prompts.tell(words.caseMade(l10n, nameOf(pair.input), nameOf(pair.expected)));
  return true;
}

/** What solving a text found; null where there are no answers, which was said. */
async function reportOf({ computing, prompts: { prompts } }: MakingOptions, source: Source): Promise<CheckReport | null> {
  const reply = await computing.check(words.solvingTitle(l10n, source.name), source.text, null, source.game);
  const refusal = reply.ok ? whyNot(reply.value, source.name, source.selected) : reply.sentence;
  if (refusal !== null) prompts.warn(refusal);
  return reply.ok && refusal === null ? reply.value : null;
}
