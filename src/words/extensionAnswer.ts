import type { CaseSummary, GameId } from '../games/game.ts';
import { answerSentence } from './answer.ts';
import { listed } from './lists.ts';
import { grouped, signed } from './numbers.ts';
import type { Translator } from './translator.ts';

type Answer = Pick<CaseSummary, 'margin'>;

/** Answers of several cases that the status bar still lists. */
const most = 4;

/** Stands above a case in the editor; a click explains it. */
export function answerLens(l10n: Translator, game: GameId, margin: CaseSummary['margin']): string {
  return l10n.t('{0}: explain', answerSentence(l10n, game, margin));
}

/** The answers of a file in a few words, for the status bar: 'Alice wins by 3', or '+3, -3 and 18 more'. */
export function shortAnswer(l10n: Translator, game: GameId, cases: readonly Answer[]): string {
  if (cases.length === 0) return l10n.t('No cases');
  if (cases.length === 1) return answerSentence(l10n, game, cases[0].margin);
  const margins = listed(
    l10n,
    cases.slice(0, most).map(({ margin }) => signed(margin)),
  );
  const rest = cases.length - most;
  return rest > 0 ? l10n.t('{0} and {1} more', margins, grouped(rest)) : margins;
}

/** The first `most` answers in words, a line a case, for the tooltip. */
export function answerLines(l10n: Translator, game: GameId, cases: readonly Answer[], most: number): readonly string[] {
  if (cases.length === 1) return [answerSentence(l10n, game, cases[0].margin)];
  const lines = cases
    .slice(0, most)
    .map(({ margin }, index) => l10n.t('Case {0}: {1}', grouped(index + 1), answerSentence(l10n, game, margin)));
  return cases.length > most ? [...lines, l10n.t('and {0} more', grouped(cases.length - most))] : lines;
}
