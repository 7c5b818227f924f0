import type { GameProblems, Problem, ProblemArguments } from '../games/problems.ts';
import { paragraph } from './lists.ts';
import { tooLargeSentence } from './memory.ts';
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
        : game === 'gems-fight'
          ? l10n.t('The first line must hold a header G B S, or 0 0 0 for the end.')
          : l10n.t('Family Photos starts with the number of stacks, Gems Fight! with a header G B S.');
    return paragraph([found, needed]);
  },
  'unknown-game': ({ numbers }, l10n) =>
    numbers === 0
      ? l10n.t(
          'The game cannot be told from the text: it starts neither as Family Photos (one number) nor as Gems Fight! (three). Choose it: in VS Code with Select Game, on the command line with --game.',
        )
      : l10n.t(
          'The game cannot be told from the text: the first line holds {0} numbers, in Family Photos it is one, in Gems Fight! three. Choose it: in VS Code with Select Game, on the command line with --game.',
          numbers,
        ),
  'too-large': (args, l10n) => tooLargeSentence(l10n, args),
};

const sentences: Sentences<ProblemArguments> = { ...textSentences, ...familyPhotosSentences, ...gemsFightSentences, ...gameSentences };

/** What is wrong, where in the input's own terms, and what to do. Numbers of the input stand as they do there. */
export function problemSentence(l10n: Translator, problem: Problem): string {
  // Each code's function takes just its code's arguments: the tables' type sees to that.
  const sentence: (args: never, l10n: Translator) => string = sentences[problem.code];
  return sentence(problem.args as never, l10n);
}
