import { l10n } from 'vscode';
import type { CaseVerdict, CheckReport, Difference } from '../../testCases/verdict.ts';
import { problemSentence } from '../../words/problems.ts';
import { computedValues, explainLink, openDiffLink, useComputedLink } from '../../words/testing.ts';
import { commands as ids } from '../manifest.ts';
import type { CaseResult, Message, Outcome, Place, SubResult } from './result.ts';
import type { TestCase } from './testCase.ts';
import { subCaseId } from './tree.ts';

/** Sub-cases that are shown: of an input with more, those that did not pass. */
const mostSubCases = 200;
/** Values listed of an input without an expected output, and lines of a diff at most. */
const mostValues = 20;

/** How a report is shown at its case and at its sub-cases. */
export function outcomeOf(one: TestCase, report: CheckReport): Outcome & Pick<CaseResult, 'subs'> {
  switch (report.outcome) {
    case 'input-errors':
    case 'too-large':
      return { state: 'errored', messages: problemMessages(one, report), subs: [] };
    case 'passed':
    case 'failed':
    case 'not-checked':
  }
  const state = report.outcome === 'not-checked' ? 'skipped' : report.outcome;
  const { cases } = report;
  const first = cases.findIndex(({ verdict }) => verdict === 'failed');
  const messages = (verdict: CaseVerdict, index: number): readonly Message[] =>
    verdict.difference === null ? [] : differenceMessages(one, report, verdict.difference, { verdict, index, first: index === first });
  const beyond = report.beyond && differenceMessages(one, report, report.beyond, { verdict: null, index: null, first: first < 0 });
  if (cases.length === 1) return { state, messages: [...messages(cases[0], 0), ...(beyond ?? [])], subs: [] };
  const shown = [...cases.entries()]
    .filter(([, { verdict }]) => cases.length <= mostSubCases || verdict !== 'passed')
    .slice(0, mostSubCases);
  const subs = shown.map(([index, verdict]): SubResult => {
    const line = (one.entry ? one.entry.line : 0) + (one.entry ? 0 : verdict.line);
    return { index, line, state: verdict.verdict === 'not-checked' ? 'skipped' : verdict.verdict, messages: messages(verdict, index) };
  });
  return { state, messages: beyond ?? [], subs };
}

/** What the output of a run says beside the verdict. */
export function noteOf(report: CheckReport, { messages, subs }: Outcome & Pick<CaseResult, 'subs'>): string | null {
  if (report.outcome === 'not-checked') {
    const values = report.cases.slice(0, mostValues).map(({ margin }) => margin);
    return computedValues(l10n, values.join(' '), report.cases.length - values.length);
  }
  const said = messages[0] ?? subs.find((sub) => sub.messages.length > 0)?.messages[0];
  return said ? said.markdown : null;
}

function problemMessages(one: TestCase, report: CheckReport): readonly Message[] {
  const { problems } = report;
  const problem = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  if (!problem) return [];
  const { line, start, end } = problem.range;
  const at = one.entry ? placeOfEntry(one, one.entry.line) : { uri: one.input.toString(), line, start, end };
  return [{ markdown: problemSentence(l10n, problem), at, kind: problem.code, diff: null }];
}

interface Which {
  readonly verdict: CaseVerdict | null;
  readonly index: number | null;
  /** The first difference of the report: the one that its excerpt shows. */
  readonly first: boolean;
}

function differenceMessages(one: TestCase, report: CheckReport, difference: Difference, which: Which): readonly Message[] {
  const at = placeOf(one, difference);
  const kind = difference.code;
  const sentence = kind;
  const diff = diffOf(report, difference, which.first);
  const long = `${sentence}\n\n${links(one, which.index)}`;
  return [...(diff ? [{ markdown: sentence, at, kind, diff }] : []), { markdown: long, at, kind, diff: null }];
}

function diffOf({ excerpt }: CheckReport, difference: Difference, first: boolean): Message['diff'] {
  if (first && excerpt) return { expected: excerpt.expected, actual: excerpt.actual };
  return difference.code === 'other-value' ? { expected: difference.expected.text, actual: difference.computed } : null;
}

function placeOf(one: TestCase, difference: Difference): Place {
  const { line, start, end } = difference.code === 'value-missing' ? difference.at : difference.expected;
  if (one.entry) return placeOfEntry(one, one.entry.line);
  return one.expected ? { uri: one.expected.toString(), line, start, end } : placeOfEntry(one, 0);
}

function placeOfEntry({ input }: TestCase, line: number): Place {
  return { uri: input.toString(), line, start: 0, end: 0 };
}

function links({ id }: TestCase, index: number | null): string {
  const item = index === null ? id : subCaseId(id, index);
  const link = (label: string, command: string, args: readonly unknown[]): string =>
    `[${label}](command:${command}?${encodeURIComponent(JSON.stringify(args))})`;
  return [
    link(explainLink(l10n), ids.explainTestCase, [id, index ?? 0]),
    link(openDiffLink(l10n), ids.openTestCase, [id, 'diff']),
    link(useComputedLink(l10n), ids.useComputed, [item]),
  ].join(' · ');
}
