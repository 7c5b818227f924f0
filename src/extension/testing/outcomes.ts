import { l10n } from 'vscode';
import type { CaseVerdict, CheckReport, Difference } from '../../testCases/verdict.ts';
import { plain } from '../../words/explanationMarkdownParts.ts';
import { summaryLines } from '../../words/explanationSummary.ts';
import { paragraph } from '../../words/lists.ts';
import { problemSentence } from '../../words/problems.ts';
import {
  caseInFile,
  explainLink,
  mendExpectedLink,
  openDiffLink,
  sideBySideLabel,
  useComputedLink,
  whyRight,
} from '../../words/testing.ts';
import { alsoFitsSentence, differenceSentence, layoutNoteSentence, outcomeSentence } from '../../words/verdicts.ts';
import { commands as ids } from '../manifest.ts';
import type { CaseResult, Message, Outcome, Place, SubResult } from './result.ts';
import type { TestCase } from './testCase.ts';
import { subCaseId } from './tree.ts';

/** Sub-cases that are shown: of an input with more, those that did not pass. */
const mostSubCases = 200;

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
    const line = one.entry?.line ?? verdict.line;
    return { index, line, state: verdict.verdict === 'not-checked' ? 'skipped' : verdict.verdict, messages: messages(verdict, index) };
  });
  return { state, messages: beyond ?? [], subs };
}

/** What the output of a run says beside the verdict; null: nothing. */
export function noteOf(report: CheckReport): string | null {
  const { cases, beyond, problems } = report;
  switch (report.outcome) {
    case 'not-checked':
      return outcomeSentence(l10n, report);
    case 'passed':
      return layoutNoteSentence(l10n, report) || null;
    case 'failed': {
      const difference = cases.find((one) => one.difference !== null)?.difference ?? beyond;
      const said = difference ? differenceSentence(l10n, difference) : null;
      return cases.length > 1 ? paragraph([outcomeSentence(l10n, report), said ?? '']) : said;
    }
    case 'input-errors':
    case 'too-large': {
      const problem = problems.find(({ severity }) => severity === 'error');
      return problem ? problemSentence(l10n, problem) : null;
    }
  }
}

function problemMessages(one: TestCase, report: CheckReport): readonly Message[] {
  const { problems } = report;
  const problem = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  if (!problem) return [];
  const { line, start, end } = problem.range;
  const at = one.entry ? placeOfEntry(one, one.entry.line) : { uri: one.input.toString(), line, start, end };
  return [{ markdown: plain(problemSentence(l10n, problem)), at, kind: problem.code, diff: null }];
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
  const { index, verdict } = which;
  const where =
    verdict && index !== null && report.cases.length > 1 ? caseInFile(l10n, index + 1, report.cases.length, verdict.line + 1) : '';
  const said = differenceSentence(l10n, difference);
  const sentence = paragraph([where, said]);
  const diff = diffOf(report, difference, which.first);
  const fits = alsoFitsSentence(l10n, verdict?.alsoFits ?? []);
  const why = verdict?.why ? [whyRight(l10n, verdict.margin), ...summaryLines(verdict.why, l10n)] : [];
  const long = [...[sentence, ...why, fits].map(plain), links(one, index, difference)].filter((part) => part !== '').join('\n\n');
  const whole = { markdown: long, at, kind, diff: null };
  if (!diff) return [whole];
  // The editor shows the first beside the line, and opens the last: the comparison stands between them.
  return [{ markdown: plain(said), at, kind, diff: null }, { markdown: plain(sideBySideLabel(l10n)), at, kind, diff }, whole];
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

function links({ id }: TestCase, index: number | null, difference: Difference): string {
  const link = (label: string, command: string, args: readonly unknown[]): string =>
    `[${label}](command:${command}?${encodeURIComponent(JSON.stringify(args))})`;
  const isHidden = difference.code === 'not-a-number' && difference.hidden.length > 0;
  return [
    ...(isHidden ? [link(mendExpectedLink(l10n), ids.mendExpected, [id])] : []),
    link(explainLink(l10n), ids.explainTestCase, [id, index ?? 0]),
    link(useComputedLink(l10n), ids.useComputed, [index === null ? id : subCaseId(id, index)]),
    link(openDiffLink(l10n), ids.openTestCase, [id, 'diff']),
  ].join(' · ');
}
