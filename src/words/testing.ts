import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Labels of the Test Explorer, and the output of a run. */

export function testsTitle(l10n: Translator): string {
  return l10n.t('Optimal Play');
}

export function checkProfile(l10n: Translator): string {
  return l10n.t('Check expected outputs');
}

export function savedResults(l10n: Translator): string {
  return l10n.t('Results from before');
}

/** One case of an input with several; from 1. */
export function subCaseLabel(l10n: Translator, caseNumber: number): string {
  return l10n.t('Case {0}', caseNumber);
}

/** Which case of an input a message is about; case and line from 1. */
export function caseInFile(l10n: Translator, caseNumber: number, cases: number, line: number): string {
  return l10n.t('Case {0} of {1} (line {2} of the input):', grouped(caseNumber), grouped(cases), grouped(line));
}

export function answerWithoutInput(l10n: Translator, name: string): string {
  return l10n.t('No input belongs to {0}. Put one beside it with the same name, ending in .in.', name);
}

export interface OutputLine {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'errored' | 'skipped';
  /** The text of an editor with unsaved changes was checked. */
  readonly unsaved: boolean;
  readonly note: string | null;
}

/** One line of the output of a run. */
export function outputLine(l10n: Translator, { name, state, unsaved, note }: OutputLine): string {
  // What is said of a case that is not checked begins with that.
  if (state === 'skipped' && note !== null) return l10n.t('{0}: {1}', name, note);
  const word = stateWord(l10n, state);
  const said = l10n.t('{0}: {1}', name, unsaved ? l10n.t('{0} (text not saved yet)', word) : word);
  return note === null ? said : l10n.t('{0}. {1}', said, note);
}

function stateWord(l10n: Translator, state: OutputLine['state']): string {
  switch (state) {
    case 'passed':
      return l10n.t('passed');
    case 'failed':
      return l10n.t('failed');
    case 'errored':
      return l10n.t('cannot be checked');
    case 'skipped':
      return l10n.t('not checked');
  }
}

/** The last line of the output of a run: how many inputs, not how many of their cases. */
export function passedOf(
  l10n: Translator,
  { passed, checked, skipped }: { readonly passed: number; readonly checked: number; readonly skipped: number },
): string {
  const all =
    checked === 1
      ? l10n.t('{0} of 1 input passed', grouped(passed))
      : l10n.t('{0} of {1} inputs passed', grouped(passed), grouped(checked));
  return skipped > 0 ? l10n.t('{0}, {1} not checked', all, grouped(skipped)) : all;
}

export function cancelledTests(l10n: Translator, left: number): string {
  return l10n.t('Stopped: {0} not run', grouped(left));
}

export function noTests(l10n: Translator): string {
  return l10n.t('No test cases found. A case is an input with its expected output beside it, as 1.in and 1.ans.');
}

/** Label of the button under the outcome of a check in which something is wrong. */
export function showTests(l10n: Translator): string {
  return l10n.t('Show in Test Explorer');
}

export function explainLink(l10n: Translator): string {
  return l10n.t('Explain');
}

export function useComputedLink(l10n: Translator): string {
  return l10n.t('Use computed as expected');
}

/** What puts an expected output right that holds characters which cannot be seen. */
export function mendExpectedLink(l10n: Translator): string {
  return l10n.t('Put plain blanks, delete what cannot be seen');
}

export function openDiffLink(l10n: Translator): string {
  return l10n.t('Open full diff');
}

/** Heads the reasons of a computed value. */
export function whyRight(l10n: Translator, margin: string): string {
  return l10n.t('Why {0} is right:', margin);
}

/** Label of the part of an expected output beside the computed one. */
export function sideBySideLabel(l10n: Translator): string {
  return l10n.t('Expected and computed side by side');
}

/** Title of the comparison of an expected output with the computed one. */
export function diffTitle(l10n: Translator, name: string): string {
  return l10n.t('{0}: expected and computed', name);
}
