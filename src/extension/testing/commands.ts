import type { TestController, TestRunProfile } from 'vscode';
import { commands, l10n, Range, TestRunRequest, Uri, ViewColumn, window, workspace } from 'vscode';
import { startPosition } from '../../games/game.ts';
import { noTests, showTests } from '../../words/testing.ts';
import type { Disposable } from '../disposables.ts';
import { DisposableStore } from '../disposables.ts';
import { commands as ids } from '../manifest.ts';
import type { SolveOptions } from '../solveCommand.ts';
import { solveAndShow } from '../solveCommand.ts';
import { isCurrent } from '../cases.ts';
import type { FullDiff } from './fullDiff.ts';
import { mendExpected } from './mendExpected.ts';
import type { Runner } from './runner.ts';
import type { TestCase } from './testCase.ts';
import type { TestCases } from './testCases.ts';

/** How long the status bar says that all is well. */
const messageMilliseconds = 8000;

interface CommandOptions {
  readonly solving: SolveOptions;
  readonly controller: TestController;
  readonly profile: TestRunProfile;
  readonly cases: TestCases;
  readonly runner: Runner;
  readonly diff: FullDiff;
}

/** *Check Test Cases*, *Open Test Case*, *Explain Test Case*, and the link that mends an expected output. */
export function registerTestCommands(options: CommandOptions): Disposable {
  const { cases, diff } = options;
  const store = new DisposableStore();
  store.add(commands.registerCommand(ids.checkTestCases, (target: unknown) => check(options, target)));
  store.add(
    commands.registerCommand(ids.openTestCase, async (target: unknown, how: unknown) => {
      await cases.all();
      const found = cases.find(target);
      if (found) await (how === 'diff' ? diff.open(found.testCase) : open(found.testCase));
    }),
  );
  store.add(
    commands.registerCommand(ids.explainTestCase, async (target: unknown, index: unknown) => {
      await cases.all();
      const found = cases.find(target);
      if (found) await explain(options, found.testCase, typeof index === 'number' ? index : (found.index ?? 0));
    }),
  );
  store.add(
    commands.registerCommand(ids.mendExpected, async (target: unknown) => {
      await cases.all();
      const found = cases.find(target);
      const refusal = found && (await mendExpected(found.testCase));
      if (refusal) void window.showWarningMessage(refusal);
    }),
  );
  return store;
}

/** Checks the cases of a file, or those below a folder; without either all. Settles when they are checked. */
async function check({ cases, runner, controller, profile }: CommandOptions, target: unknown): Promise<void> {
  const all = await cases.all();
  const one = cases.find(target);
  const chosen = one ? [one.testCase] : target instanceof Uri ? cases.below(target) : all;
  if (chosen.length === 0) {
    void window.showInformationMessage(noTests(l10n));
    return;
  }
  const items = chosen.map(({ id }) => cases.item(id)).filter((item) => item !== undefined);
  const everything = chosen.length === all.length && controller.items.size > 0;
  await runner.run(new TestRunRequest(everything ? undefined : items, undefined, profile), chosen);
  const isFine = chosen.every((one) => ['passed', 'skipped', undefined].includes(cases.resultOf(one)?.state));
  if (isFine) window.setStatusBarMessage(`$(check) ${runner.summary}`, messageMilliseconds);
  else void showWrong(runner.summary);
}

/** What came of a check is told where it was asked for: the Test Explorer may be out of sight. */
async function showWrong(summary: string): Promise<void> {
  const button = showTests(l10n);
  if ((await window.showWarningMessage(summary, button)) === button) await commands.executeCommand('workbench.view.testing.focus');
}

/** The input, its answer beside it, and what describes it behind the answer. */
async function open({ input, expected, description, entry }: TestCase): Promise<void> {
  const selection = entry ? new Range(entry.line, 0, entry.line, 0) : undefined;
  await show(input, { preview: false, ...(selection && { selection }) });
  if (entry) return;
  for (const beside of [description, expected]) {
    if (beside) await show(beside, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: false });
  }
}

/** Files too large for a text editor are left to whatever opens them. */
async function show(uri: Uri, options: Parameters<typeof window.showTextDocument>[1]): Promise<void> {
  await commands.executeCommand('vscode.open', uri, options);
}

async function explain({ solving, cases }: CommandOptions, testCase: TestCase, index: number): Promise<void> {
  const { states, panel } = solving;
  const uri = testCase.entry ? await inputInEditor(testCase, cases) : testCase.input;
  if (isCurrent(states.of(uri))) panel.show(uri);
  else await solveAndShow(solving, uri);
  const state = states.of(uri);
  if (isCurrent(state) && index < state.cases.length) panel.lookAt(uri, index, startPosition);
}

/** An input that is part of a file gets a document of its own. */
async function inputInEditor(testCase: TestCase, cases: TestCases): Promise<Uri> {
  const { input } = await cases.textsOf(testCase);
  const content = typeof input === 'string' ? input : new TextDecoder().decode(input);
  const open = workspace.textDocuments.find((one) => one.isUntitled && !one.isClosed && one.getText() === content);
  const document = open ?? (await workspace.openTextDocument({ content }));
  await window.showTextDocument(document, { preview: false });
  return document.uri;
}
