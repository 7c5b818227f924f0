import type { Amount } from '../games/game.ts';
import type { Diagnosis } from '../testCases/diagnosis.ts';
import type { Fitting } from '../testCases/fitting.ts';
import type { Failure } from '../worker/api.ts';
import { unreadableFile } from './extensionMessages.ts';
import { failureSentence } from './failures.ts';
import { paragraph } from './lists.ts';
import { grouped } from './numbers.ts';
import { problemSentence } from './problems.ts';
import type { Translator } from './translator.ts';

/** Words of *My Program Prints...*. */
export function diagnoseLabels(l10n: Translator) {
  return {
    title: diagnoseTitle(l10n),
    heading: l10n.t('What does your program print?'),
    intro: l10n.t('Run your program on one of these inputs and put what it prints into the box. Nothing is run here.'),
    game: l10n.t('Game'),
    fingerprint: l10n.t('Fingerprint'),
    fingerprintNote: l10n.t('An input for which most known mistakes print different numbers.'),
    copy: l10n.t('Copy input'),
    openAsFile: l10n.t('Open as file'),
    openInput: l10n.t('Open input'),
    chooseInput: l10n.t('Choose an open input'),
    otherInput: l10n.t('Another input'),
    prints: l10n.t('Your program prints'),
    comparing: l10n.t('Comparing'),
    again: l10n.t('Try once more'),
    rightOutput: l10n.t('Right output'),
    yourOutput: l10n.t('Your output'),
    result: l10n.t('What fits'),
    nothingYet: l10n.t('Put in what your program prints: then the wrong strategies that print the same are listed here.'),
    near: l10n.t('All but one case fit'),
    smallest: l10n.t('Smallest input it fails on'),
    explain: l10n.t('Explain'),
    checkpoints: l10n.t('Checkpoints'),
    toCheckpoints: l10n.t('Compare with the checkpoints'),
    pack: l10n.t('All smallest counterexamples'),
    packNote: l10n.t('For every wrong strategy of the game an input on which it fails, with the answer.'),
    savePack: l10n.t('Save as files'),
  } as const;
}

/** What the tab says. */
export function diagnoseTitle(l10n: Translator): string {
  return l10n.t('My Program Prints');
}

/** What is to be said of one output; empty where there is nothing to compare. */
export function verdictSentence(l10n: Translator, { outcome, right, printed, problems }: Diagnosis): string {
  switch (outcome) {
    case 'nothing-printed':
      return '';
    case 'right':
      return right.length === 1 ? l10n.t('Right.') : l10n.t('Right: all {0} values.', grouped(right.length));
    case 'wrong':
      return wrongSentence(l10n, right, printed ?? []);
    case 'not-numbers':
      return l10n.t('This is no list of whole numbers. Put in just the output: numbers with blanks or line breaks between them.');
    case 'other-count':
      return otherCount(l10n, printed?.length ?? 0, right.length);
    case 'input-errors': {
      const first = problems.find(({ severity }) => severity === 'error');
      return first ? l10n.t('The input has errors: {0}', problemSentence(l10n, first)) : l10n.t('The input holds no case.');
    }
    case 'too-large':
      return paragraph(problems.flatMap((problem) => (problem.code === 'too-large' ? [problemSentence(l10n, problem)] : [])));
  }
}

function wrongSentence(l10n: Translator, right: readonly Amount[], printed: readonly Amount[]): string {
  const first = right.findIndex((value, index) => value !== printed[index]);
  const [is, should] = [printed[first] ?? '', right[first] ?? ''];
  if (right.length === 1) return l10n.t('Wrong: {0}, right is {1}.', is, should);
  const wrong = right.filter((value, index) => value !== printed[index]).length;
  return wrong === 1
    ? l10n.t('Wrong in case {0} of {1} alone: {2}, right is {3}.', grouped(first + 1), grouped(right.length), is, should)
    : l10n.t(
        'Wrong in {0} of {1} cases, first in case {2}: {3}, right is {4}.',
        grouped(wrong),
        grouped(right.length),
        grouped(first + 1),
        is,
        should,
      );
}

function otherCount(l10n: Translator, found: number, wanted: number): string {
  const values = found === 1 ? l10n.t('1 value') : l10n.t('{0} values', grouped(found));
  return wanted === 1
    ? l10n.t('{0} for 1 case: print one value a case and nothing else.', values)
    : l10n.t('{0} for {1} cases: print one value a case and nothing else.', values, grouped(wanted));
}

/** Why an output could not be compared. */
export function boxFailure(l10n: Translator, failure: Failure, name: string): string {
  return failure.code === 'outdated' ? unreadableFile(l10n, name) : failureSentence(l10n, failure);
}

/** The heading above the strategies that fit: that they print the same, never that it is one of them. `all`: strategies of the game. */
export function fitsHeading(l10n: Translator, { right, fits }: Fitting): string {
  const count = fits.length;
  if (right) {
    if (count === 0) return l10n.t('No wrong strategy prints this');
    return count === 1 ? l10n.t('1 wrong strategy prints this as well') : l10n.t('{0} wrong strategies print this as well', count);
  }
  if (count === 0) return l10n.t('No wrong strategy fits');
  return count === 1 ? l10n.t('1 wrong strategy prints the same') : l10n.t('{0} wrong strategies print the same', count);
}

/** What follows from it. `inputs`: how many outputs were compared. */
export function fitsNote(l10n: Translator, { right, fits }: Fitting, all: number, inputs: number): string {
  if (right && fits.length === 0) {
    return l10n.t('None of the {0} known here does. That is a good sign and no proof: try the smallest counterexamples as well.', all);
  }
  if (right) return l10n.t('This output does not tell your program from these. Run it on their smallest inputs as well.');
  if (fits.length > 0) return l10n.t('That it fits is no proof: another mistake may print the same.');
  return inputs > 1
    ? l10n.t('None of the {0} known here prints all this. Compare the numbers inside your program with the checkpoints.', all)
    : l10n.t('None of the {0} known here prints this. Compare the numbers inside your program with the checkpoints.', all);
}

/** Strategies of which nobody knows. */
export function unknownNote(l10n: Translator, count: number): string {
  return count === 1
    ? l10n.t('What 1 other prints takes too much work to find.')
    : l10n.t('What {0} others print takes too much work to find.', count);
}

/** What is right for the smallest input of a strategy, and what it says. */
export function smallestValues(l10n: Translator, right: Amount, says: Amount): string {
  return l10n.t('right {0}, it says {1}', right, says);
}

export function explainLabel(l10n: Translator, name: string): string {
  return l10n.t('Explain the smallest input of: {0}', name);
}

export function exactPackTitle(l10n: Translator, game: string): string {
  return game === '' ? l10n.t('Smallest counterexamples of which game?') : l10n.t('Smallest counterexamples of {0}', game);
}

export function packAsFiles(l10n: Translator, cases: number): string {
  return l10n.t('{0} pairs of files, NAME.in and NAME.ans', cases);
}

export function packAsProb(l10n: Translator): string {
  return l10n.t('One file of Competitive Programming Helper (.prob)');
}

export function packName(l10n: Translator, game: string): string {
  return l10n.t('{0}: smallest counterexamples', game);
}

export function filesExist(l10n: Translator, count: number, all: number): string {
  return l10n.t('{0} of the {1} files exist already. Replace them?', count, all);
}

export function filesWritten(l10n: Translator, count: number): string {
  return count === 1 ? l10n.t('1 file written.') : l10n.t('{0} files written.', count);
}

export function packNotWritten(l10n: Translator): string {
  return l10n.t('The files could not be written. Check that the folder may be written to.');
}

export function fingerprintCopied(l10n: Translator): string {
  return l10n.t('The fingerprint is in the clipboard.');
}

export function noOpenInput(l10n: Translator): string {
  return l10n.t('No input is open. Open one in the editor first.');
}

export function chooseInputTitle(l10n: Translator): string {
  return l10n.t('Input that your program was run on');
}
