import type { GameId } from '../games/game.ts';
import type { GeneratorKind } from '../games/study.ts';
import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Words of making test cases: dialogs, and what is said afterwards. */

/** Title of a box in which a test case gets its name; `folder` is where it goes. */
export function nameTitle(l10n: Translator, folder: string): string {
  return folder === '' ? l10n.t('Name of the test case') : l10n.t('Name of the test case in {0}', folder);
}

/** Below the box: the files that come of it. */
export function nameHint(l10n: Translator, input: string, expected: string): string {
  return l10n.t('Makes {0} and {1}.', input, expected);
}

export function nameExists(l10n: Translator, file: string): string {
  return l10n.t('{0} exists already. Choose another name.', file);
}

export function nameInvalid(l10n: Translator): string {
  return l10n.t('A name is needed, without any of / \\ : * ? " < > | and not beginning with a dot.');
}

export function folderTitle(l10n: Translator): string {
  return l10n.t('Folder for the test cases');
}

export function folderButton(l10n: Translator): string {
  return l10n.t('Use This Folder');
}

export function solvingTitle(l10n: Translator, name: string): string {
  return l10n.t('Solving {0}', name);
}

export function noInputToAdd(l10n: Translator): string {
  return l10n.t('Open the input of a game first, or select cases in one; then add it as a test case.');
}

export function inputHasErrors(l10n: Translator, name: string): string {
  return l10n.t('{0} has errors. Mend them first: the Problems view lists them.', name);
}

export function gameNotTold(l10n: Translator, name: string): string {
  return l10n.t('The game of {0} cannot be told. Select the game first.', name);
}

export function selectionNoInput(l10n: Translator, game: GameId): string {
  switch (game) {
    case 'family-photos':
      return l10n.t('The selection is no whole input. Select nothing, or the number of stacks with all its stacks.');
    case 'gems-fight':
      return l10n.t('The selection is no whole case. Select nothing, or cases from their first line with all their bags.');
  }
}

export function noCaseInInput(l10n: Translator, name: string): string {
  return l10n.t('{0} holds no case. Put one before the line 0 0 0.', name);
}

export function tooLargeToSolve(l10n: Translator, name: string): string {
  return l10n.t('{0} takes more memory to solve than is allowed. Use fewer bags.', name);
}

export function caseMade(l10n: Translator, input: string, expected: string): string {
  return l10n.t('{0} and {1} made.', input, expected);
}

export function notWritten(l10n: Translator, file: string): string {
  return l10n.t('{0} could not be written. Check that its folder may be written to and that no such file is there.', file);
}

/** The name of an undoable step. */
export function makingLabel(l10n: Translator): string {
  return l10n.t('Make test case');
}

export function noCaseHere(l10n: Translator): string {
  return l10n.t('No test case is chosen. Open its input or expected output, or choose it in the Test Explorer.');
}

export function expectedRight(l10n: Translator, file: string): string {
  return l10n.t('{0} is right already: nothing was changed.', file);
}

/** Question before an expected value is replaced. */
export function replaceValue(l10n: Translator, old: string, computed: string, file: string): string {
  return l10n.t('Replace {0} by {1} in {2}?', old, computed, file);
}

export function replaceValues(l10n: Translator, count: number, file: string): string {
  return l10n.t('Replace {0} values in {1}?', grouped(count), file);
}

export function replaceWhole(l10n: Translator, file: string): string {
  return l10n.t('Replace the whole text of {0} by the computed output?', file);
}

export function replaceDetail(l10n: Translator): string {
  return l10n.t('Undo takes it back.');
}

export function replaceButton(l10n: Translator): string {
  return l10n.t('Replace');
}

export function caseUnreadable(l10n: Translator, file: string): string {
  return l10n.t('The test case of {0} can’t be read. Check that its files are texts that still exist.', file);
}

export function expectedChanged(l10n: Translator, file: string): string {
  return l10n.t('{0} has changed meanwhile: nothing was written. Try again.', file);
}

export function expectedWritten(l10n: Translator, file: string): string {
  return l10n.t('The computed output is in {0}.', file);
}

export function gameTitle(l10n: Translator): string {
  return l10n.t('Input of which game?');
}

export function kindTitle(l10n: Translator): string {
  return l10n.t('Which kind of input?');
}

export function kindChoice(l10n: Translator, game: GameId, kind: GeneratorKind): { readonly label: string; readonly detail: string } {
  switch (kind) {
    case 'random':
      return { label: l10n.t('Random'), detail: l10n.t('Values of all sizes.') };
    case 'ties':
      return { label: l10n.t('Ties'), detail: l10n.t('Few distinct values, so that many are equal.') };
    case 'zeros':
      return {
        label: l10n.t('Zeros'),
        detail:
          game === 'family-photos'
            ? l10n.t('Many values are 0.')
            : l10n.t('Cases without bags: a header with a zero that does not end the input.'),
      };
    case 'extremes':
      return { label: l10n.t('Extremes'), detail: l10n.t('The least and greatest values allowed.') };
    case 'full':
      return { label: l10n.t('Full limits'), detail: l10n.t('As large as the judge allows.') };
    case 'interesting':
      return { label: l10n.t('Interesting'), detail: l10n.t('One of the smallest inputs that tell two strategies apart.') };
  }
}

export function tellApartTitle(l10n: Translator, second: boolean): string {
  return second ? l10n.t('Told apart from which other?') : l10n.t('Which wrong strategy is to fail?');
}

export function rightPlay(l10n: Translator): { readonly label: string; readonly detail: string } {
  return { label: l10n.t('Right play'), detail: l10n.t('The input on which the strategy fails.') };
}

export function sizeTitle(l10n: Translator, game: GameId): string {
  switch (game) {
    case 'family-photos':
      return l10n.t('How many stacks?');
    case 'gems-fight':
      return l10n.t('How many bags a case?');
  }
}

export function casesTitle(l10n: Translator): string {
  return l10n.t('How many cases?');
}

export function seedTitle(l10n: Translator): string {
  return l10n.t('Seed: the same one makes the same input again');
}

export function wholeNumberWanted(l10n: Translator, least: number, most: number): string {
  return l10n.t('A whole number from {0} to {1}.', grouped(least), grouped(most));
}

export function generatingTitle(l10n: Translator): string {
  return l10n.t('Making an input');
}

export function generatedWith(l10n: Translator, seed: number): string {
  return l10n.t('Input made with seed {0}.', seed);
}

/** No input is known on which the two chosen strategies print different numbers. */
export function notToldApart(l10n: Translator): string {
  return l10n.t('No small input was found that tells these two apart. Choose another pair, or another seed.');
}

/** What a test case is called that has no file yet. */
export function newCaseName(l10n: Translator): string {
  return l10n.t('The new test case');
}
