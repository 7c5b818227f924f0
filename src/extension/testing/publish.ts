import type { TestItem, TestRun } from 'vscode';
import { Location, MarkdownString, Range, TestMessage, Uri } from 'vscode';
import { commands as ids } from '../manifest.ts';
import type { CaseResult, Message, Outcome } from './result.ts';
import type { Tree } from './tree.ts';
import { subCaseId } from './tree.ts';

/** Shows a result at a case and its sub-cases. */
export function publish(run: TestRun, tree: Tree, result: CaseResult): void {
  const item = tree.item(result.id);
  if (!item) return;
  tree.setSubCases(result.id, result.subs);
  for (const sub of result.subs) {
    const child = item.children.get(subCaseId(result.id, sub.index));
    if (child) publishOutcome(run, child, sub, undefined);
  }
  publishOutcome(run, item, result, result.duration);
}

function publishOutcome(run: TestRun, item: TestItem, { state, messages }: Outcome, duration: number | undefined): void {
  switch (state) {
    case 'passed':
      run.passed(item, duration);
      break;
    case 'failed':
      run.failed(item, messages.map(testMessage), duration);
      break;
    case 'errored':
      run.errored(item, messages.map(testMessage), duration);
      break;
    case 'skipped':
      run.skipped(item);
      break;
  }
}

/** Only our own commands can be called from a message: it quotes what files hold. */
const enabledCommands = [ids.explainTestCase, ids.openTestCase, ids.useComputed, ids.mendExpected];

function testMessage({ markdown, at, kind, diff }: Message): TestMessage {
  const text = new MarkdownString(markdown);
  text.isTrusted = { enabledCommands };
  const message = diff ? TestMessage.diff(text, diff.expected, diff.actual) : new TestMessage(text);
  message.location = new Location(Uri.parse(at.uri), new Range(at.line, at.start, at.line, at.end));
  message.contextValue = kind;
  return message;
}
