import type { GameProblems, Problem, ProblemArguments } from '../games/problems.ts';
import { familyPhotosSentences } from './problemsFamilyPhotos.ts';
import { gemsFightSentences } from './problemsGemsFight.ts';
import { textSentences } from './problemsText.ts';
import type { Sentences } from './problemsText.ts';
import type { Translator } from './translator.ts';

export { fixTitle } from './problemsFixes.ts';

const gameSentences: Sentences<GameProblems> = {
  'empty-input': ({ game, blanks }, l10n) => {
    const found = blanks ? l10n.t('Only blanks found.') : l10n.t('The input is empty.');
    const needed =
      game === 'family-photos'
        ? l10n.t('The first line must hold the number of stacks.')
        : l10n.t('The first line must hold a header G B S, or 0 0 0 for the end.');
    return `${found} ${needed}`;
  },
  'unknown-game': ({ numbers }, l10n) =>
    numbers === 0
      ? l10n.t(
          'The game cannot be told from the text: it starts neither as Family Photos (one number) nor as Gems Fight! (three). Choose the game.',
        )
      : l10n.t(
          'The game cannot be told from the text: the first line holds {0} numbers, in Family Photos it is one, in Gems Fight! three. Choose the game.',
          numbers,
        ),
  'too-large': ({ caseNumber, megabytes, limit }, l10n) =>
    l10n.t(
      'Case {0} would take {1} MB of memory; {2} MB are allowed. Solve a smaller input, or in VS Code allow more in the setting optimalPlay.memoryLimit.',
      caseNumber,
      megabytes,
      limit,
    ),
};

const sentences: Sentences<ProblemArguments> = { ...textSentences, ...familyPhotosSentences, ...gemsFightSentences, ...gameSentences };

/** What is wrong, where in the input's own terms, and what to do. Numbers of the input stand as they do there. */
export function problemSentence(l10n: Translator, problem: Problem): string {
  // Each code's function takes just its code's arguments: the tables' type sees to that.
  const sentence: (args: never, l10n: Translator) => string = sentences[problem.code];
  return sentence(problem.args as never, l10n);
}
