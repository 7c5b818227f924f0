import { finish } from '../engines/steps.ts';
import type { GameId } from '../games/game.ts';
import { checkCase } from '../testCases/check.ts';
import type { CaseVerdict, CheckReport, Difference } from '../testCases/verdict.ts';
import { summaryLines } from '../words/explanationSummary.ts';
import type { Translator } from '../words/translator.ts';
import { alsoFitsSentence, differenceSentence, layoutNoteSentence } from '../words/verdicts.ts';
import { checkJson } from './checkJson.ts';
import { noCaseSentence, printObject, printUnreadable, unreadableSentence } from './output.ts';
import { printProblems, problemLine } from './problems.ts';
import { complain, print } from './print.ts';
import { gameOfName, systemCode } from './files.ts';
import { memoryIn } from './memoryLimit.ts';
import { testFilesAt } from './testFiles.ts';
import type { TestFile } from './testFiles.ts';
import { gameIn, isOn, pathsOf, sharedOptions } from './usage.ts';
import type { Command } from './usage.ts';

/** Errors of an input that are told below its line. */
const mostErrors = 5;

interface CheckCall {
  readonly game: GameId | null;
  readonly json: boolean;
  readonly strict: boolean;
  readonly verbose: boolean;
  /** Neither what passed nor what was not checked. */
  readonly quiet: boolean;
  /** Bytes that one case may take. */
  readonly memory: number;
}

/** Checked so far, a case of an input each. */
interface Tally {
  passed: number;
  failed: number;
  notChecked: number;
}

/**
 * Checks the test cases of files and folders. Its words 'ok', 'FAIL', 'not checked' and its last line are the same in
 * every language, for programs to read. Exit code 1 where a case fails, 2 where a file cannot be read or a path holds no case.
 */
export const checkCommand: Command = {
  name: 'check',
  takes: 'PATH...',
  about: (l10n) => l10n.t('whether the test cases of files and folders expect the right answers'),
  options: {
    game: sharedOptions.game,
    json: sharedOptions.json,
    verbose: sharedOptions.verbose,
    memory: sharedOptions.memory,
    quiet: { type: 'boolean', shown: '--quiet', about: (l10n) => l10n.t('only what fails, and the last line') },
    strict: { type: 'boolean', shown: '--strict', about: (l10n) => l10n.t('blanks and line breaks count, too') },
  },
  run: async (call, l10n) => {
    const [json, strict, verbose, quiet] = ['json', 'strict', 'verbose', 'quiet'].map((option) => isOn(call, option));
    return check(pathsOf(call, l10n), { game: gameIn(call, l10n), memory: memoryIn(call, l10n), json, strict, verbose, quiet }, l10n);
  },
};

function check(paths: readonly string[], call: CheckCall, l10n: Translator): number {
  const { cases, answersWithoutInput, unreadable, withoutCases } = testFilesAt(paths);
  const tally: Tally = { passed: 0, failed: 0, notChecked: 0 };
  const failures = [...unreadable];
  for (const file of call.quiet ? [] : answersWithoutInput) complain(`${l10n.t("'{0}' is an expected output without an input.", file)}\n`);
  for (const file of cases) {
    try {
      checkFile(file, call, tally, l10n);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      failures.push({ file: file.name, reason: systemCode(error) });
    }
  }
  for (const { file, reason } of failures) printUnreadable(file, unreadableSentence(file, reason, l10n), call.json);
  for (const file of withoutCases) complain(`${noCaseSentence(file, l10n)}\n`);
  const { passed, failed, notChecked } = tally;
  if (call.json) printObject(tally);
  else print(`${passed} passed, ${failed} failed, ${notChecked} not checked\n`);
  return failures.length > 0 || withoutCases.length > 0 ? 2 : failed > 0 ? 1 : 0;
}

function checkFile(file: TestFile, { game, memory, json, strict, verbose, quiet }: CheckCall, tally: Tally, l10n: Translator): void {
  const { input, expected } = file.read();
  const options = { strict, game: game ?? gameOfName(file.name), limit: memory, explain: true };
  const report = finish(checkCase(input, expected, options));
  // What lies about in a folder may belong to any problem.
  const foreign = report.game === null && !file.named;
  const failed = tally.failed;
  count(report, foreign, tally);
  if (quiet && tally.failed === failed) return;
  if (json) {
    printObject(checkJson(file, report, foreign, l10n));
    return;
  }
  const others = report.problems.filter(({ severity }) => severity !== 'error');
  if (!foreign) printProblems(file.name, others, verbose, l10n);
  const lines = linesOf(file, report, foreign, verbose, l10n);
  print((quiet ? lines.filter((one) => !/^(?:ok|not checked) /.test(one)) : lines).join(''));
}

/** The cases to tell one by one: an only case is no better than its file, where something is wrong beyond it. */
function toldCases({ cases, beyond }: CheckReport): readonly CaseVerdict[] {
  return beyond !== null && cases.length === 1 && cases[0].verdict === 'passed' ? [] : cases;
}

/** What is wrong beyond the cases is a failure of its own; so is an input with errors. */
function count(report: CheckReport, foreign: boolean, tally: Tally): void {
  const { outcome, cases, beyond } = report;
  for (const { verdict } of toldCases(report)) {
    if (verdict === 'passed') tally.passed++;
    else if (verdict === 'failed') tally.failed++;
    else tally.notChecked++;
  }
  if (foreign || (cases.length === 0 && outcome === 'not-checked')) tally.notChecked++;
  else if (beyond !== null || outcome === 'input-errors' || outcome === 'too-large') tally.failed++;
}

/** A line a case, and below a failure what is wrong. */
function linesOf(file: TestFile, report: CheckReport, foreign: boolean, verbose: boolean, l10n: Translator): readonly string[] {
  const { outcome, cases, beyond, problems } = report;
  if (foreign) return [line('not checked', `${file.name}: ${l10n.t('no game is recognised; --game says which it is')}`)];
  if (outcome === 'input-errors' || outcome === 'too-large') {
    const errors = problems.filter(({ severity }) => severity === 'error').slice(0, mostErrors);
    return [line('FAIL', file.name), ...errors.map((problem) => detail(problemLine(file.name, problem, l10n)))];
  }
  const several = cases.length > 1 || report.game === 'gems-fight';
  const note = layoutNoteSentence(l10n, report);
  return [
    ...toldCases(report).flatMap((one, index) => caseLines(file, one, several ? ` case ${index + 1}` : '', verbose, l10n)),
    ...(cases.length === 0 && beyond === null ? [line('not checked', file.name)] : []),
    ...(beyond === null ? [] : [line('FAIL', file.name), placed(file, beyond, l10n)]),
    ...(note === '' ? [] : [detail(note)]),
  ];
}

function caseLines(file: TestFile, one: CaseVerdict, name: string, verbose: boolean, l10n: Translator): readonly string[] {
  const { verdict, margin, difference, alsoFits, why } = one;
  if (verdict === 'passed') return [line('ok', file.name + name)];
  if (verdict === 'not-checked')
    return [line('not checked', `${file.name}${name}: ${l10n.t('no expected output; {0} was computed', margin)}`)];
  const fits = alsoFitsSentence(l10n, alsoFits);
  return [
    line('FAIL', file.name + name),
    ...(difference === null ? [] : [placed(file, difference, l10n)]),
    ...(fits === '' ? [] : [detail(fits)]),
    ...(verbose && why !== null ? summaryLines(why, l10n).map(detail) : []),
  ];
}

/** A difference with the place that editors and terminals can open: in the expected output, or where its case begins. */
function placed(file: TestFile, difference: Difference, l10n: Translator): string {
  const { line, start } = difference.code === 'value-missing' ? difference.at : difference.expected;
  const place = file.line === null ? `${line + 1}:${start + 1}` : file.line + 1;
  return detail(`${file.expectedName}:${place}: ${differenceSentence(l10n, difference)}`);
}

function line(word: 'ok' | 'FAIL' | 'not checked', text: string): string {
  return `${word.padEnd(11)} ${text}\n`;
}

function detail(text: string): string {
  return `${' '.repeat(12)}${text}\n`;
}
