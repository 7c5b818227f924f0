import type { Amount, GameId } from '../games/game.ts';
import { gameName } from './names.ts';
import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Words of *Assess Test Suite*. */
export function assessLabels(l10n: Translator) {
  return {
    title: l10n.t('Test Suite'),
    again: l10n.t('Assess again'),
    cancel: l10n.t('Cancel'),
    cancelled: l10n.t('Cancelled.'),
    gaps: l10n.t('Not caught'),
    missing: l10n.t('No input has'),
    matrix: l10n.t('Which file catches what'),
    coverage: l10n.t('What the inputs have'),
    add: l10n.t('Add this input'),
    explain: l10n.t('Explain'),
    strategy: l10n.t('wrong strategy'),
    files: l10n.t('files'),
    none: l10n.t('none'),
    caught: l10n.t('caught'),
    notCaught: l10n.t('not caught'),
    unknown: l10n.t('not known: too much work'),
    before: l10n.t('Earlier files'),
    after: l10n.t('Later files'),
    outdated: l10n.t('Files of the suite were changed since.'),
    whatItIs: l10n.t('A suite catches a wrong strategy when that prints another output than the right one for one of its inputs at least.'),
    matrixKeys: l10n.t('Arrow keys move in the table, Enter opens the file.'),
  } as const;
}

/** How many mistakes a suite catches: the sentence above all. `running`: not all files have been looked at. */
export function caughtSentence(l10n: Translator, caught: number, all: number, running: boolean): string {
  if (running) return l10n.t('So far {0} of {1} wrong strategies caught', caught, all);
  return caught === all ? l10n.t('All {0} wrong strategies caught', all) : l10n.t('{0} of {1} wrong strategies caught', caught, all);
}

/** The game, how many inputs of it there are, and how much they cover. */
export function suiteNote(l10n: Translator, game: GameId, files: number, covered: number, features: number): string {
  return l10n.t('{0}, {1}. {2} of {3} features covered.', gameName(l10n, game), inputCount(l10n, files), covered, features);
}

export function inputCount(l10n: Translator, files: number): string {
  return files === 1 ? l10n.t('1 input') : l10n.t('{0} inputs', grouped(files));
}

export function fileCount(l10n: Translator, files: number): string {
  return files === 1 ? l10n.t('1 file') : l10n.t('{0} files', grouped(files));
}

export function lookingSentence(l10n: Translator, place: string): string {
  return l10n.t('Looking for test cases in {0}', place);
}

export function noFilesSentence(l10n: Translator, place: string): string {
  return l10n.t('There are no test cases in {0}. An input is a file such as 1.in, with or without its answer 1.ans beside it.', place);
}

export function progressSentence(l10n: Translator, done: number, files: number): string {
  return l10n.t('{0} of {1} files assessed', grouped(done), grouped(files));
}

export function stoppedSentence(l10n: Translator, done: number, files: number): string {
  return l10n.t('Cancelled: {0} of {1} files were assessed. What follows is about these alone.', grouped(done), grouped(files));
}

/** What a program of a wrong strategy prints for an input. */
export function saysInstead(l10n: Translator, says: Amount, right: Amount): string {
  return l10n.t('prints {0} instead of {1}', says, right);
}

/** That nobody knows whether a strategy is caught: for so many files that was too much work. */
export function notKnownNote(l10n: Translator, files: number): string {
  return l10n.t('Not known for {0}: finding out takes too much work.', fileCount(l10n, files));
}

export function alsoAdds(l10n: Translator, features: string): string {
  return l10n.t('Also adds: {0}', features);
}

/** What a cell of the matrix says; `files` is a file or how many there are. */
export function cellSentence(l10n: Translator, cell: 'caught' | 'not-caught' | 'unknown', files: string, strategy: string): string {
  switch (cell) {
    case 'caught':
      return l10n.t("{0}: '{1}' is caught, the outputs differ.", files, strategy);
    case 'not-caught':
      return l10n.t("{0}: '{1}' is not caught, the outputs are equal.", files, strategy);
    case 'unknown':
      return l10n.t("{0}: whether '{1}' is caught is not known, finding out takes too much work.", files, strategy);
  }
}

export function columnsShown(l10n: Translator, from: number, to: number, all: number): string {
  return l10n.t('Columns {0} to {1} of {2}', from, to, all);
}

export function sameFilesNote(l10n: Translator, files: number, columns: number): string {
  return l10n.t('{0} in {1} columns: files that catch the same share one.', fileCount(l10n, files), columns);
}

/** A hint: so many of all files could go at once. */
export function redundantNote(l10n: Translator, files: number, all: number): string {
  const others = grouped(all - files);
  return files === 1
    ? l10n.t('1 file adds nothing: the other {0} catch and cover the same.', others)
    : l10n.t('{0} files add nothing: the other {1} catch and cover the same.', grouped(files), others);
}

export function leftOutNote(l10n: Translator, files: number): string {
  return files === 1 ? l10n.t('1 file was left out') : l10n.t('{0} files were left out', grouped(files));
}

export function leftOutReason(l10n: Translator, reason: 'errors' | 'unknown-game' | 'too-large' | 'unreadable'): string {
  switch (reason) {
    case 'errors':
      return l10n.t('has errors');
    case 'unknown-game':
      return l10n.t('no input of a known game');
    case 'too-large':
      return l10n.t('too large to solve');
    case 'unreadable':
      return l10n.t('cannot be read');
  }
}

export function addedSentence(l10n: Translator, file: string): string {
  return l10n.t('Added: {0}', file);
}

export function andMore(l10n: Translator, files: number): string {
  return l10n.t('and {0} more', grouped(files));
}

/** What a suite is called that is no folder of its own. */
export function wholeWorkspace(l10n: Translator): string {
  return l10n.t('the workspace');
}
