import { extensions } from 'vscode';
import type { TestApi } from '../../../src/extension/testApi.ts';
import { textToAnswer } from './answers.ts';
import { editToProblems } from './edits.ts';
import { measured } from './figures.ts';

const stacks = 100_000;

/** Measures the extension in this VS Code and logs a line for each figure. */
export async function run(): Promise<void> {
  const extension = extensions.getExtension<TestApi>('optimal-play.optimal-play');
  if (extension === undefined) throw new Error('The extension is not installed.');
  const api = await extension.activate();
  measured('activation', 'inside VS Code, activation', [api.activationMilliseconds]);
  await textToAnswer(api, stacks, false, 12);
  await textToAnswer(api, stacks, true, 8);
  await editToProblems(api, stacks, 'valid', 25);
  await editToProblems(api, stacks, 'malformed', 10);
  console.log(JSON.stringify({ optimalPlayTests: { passed: 1, failed: 0 } }));
}
