import type { GameId, Player } from '../games/game.ts';
import type { RunProgress } from '../worker/api.ts';
import { gameName, playerName } from './names.ts';
import { grouped, signed } from './numbers.ts';
import { stackCount } from './ledger.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** What stands beside the file's name: the game and its size. */
export function fileNote(l10n: Translator, game: GameId, size: { readonly cases: number; readonly stacks: number | null }): string {
  const name = gameName(l10n, game);
  if (size.stacks !== null) return l10n.t('{0} · {1}', name, stackCount(l10n, size.stacks));
  if (size.cases === 0) return name;
  return l10n.t('{0} · {1}', name, caseCount(l10n, size.cases));
}

export function caseCount(l10n: Translator, cases: number): string {
  return cases === 1 ? l10n.t('1 case') : l10n.t('{0} cases', grouped(cases));
}

export function whereFrom(l10n: Translator, margin: string): string {
  return l10n.t('Where {0} comes from', signed(margin));
}

export function movesHeading(l10n: Translator, game: GameId, player: Player): string {
  return l10n.t('Moves for {0}', playerName(l10n, game, player));
}

export function movesCount(l10n: Translator, moves: number): string {
  return moves === 1 ? l10n.t('the only one') : l10n.t('{0}, best first', grouped(moves));
}

export function turnCount(l10n: Translator, turns: number): string {
  return turns === 1 ? l10n.t('1 turn') : l10n.t('{0} turns', grouped(turns));
}

/** Where the position bar stands. */
export function turnHeading(l10n: Translator, turn: number): string {
  return turn === 0 ? l10n.t('Start') : l10n.t('Turn {0}', grouped(turn));
}

/** The chart in words: every banked margin where there are few. */
export function chartSentence(l10n: Translator, banked: readonly string[], final: string, least: string, greatest: string): string {
  if (banked.length > 30) {
    return l10n.t(
      'Margin after each turn. Banked: between {0} and {1}. Final: {2} throughout.',
      grouped(least),
      grouped(greatest),
      signed(final),
    );
  }
  return l10n.t('Margin after each turn. Banked: {0}. Final: {1} throughout.', listed(l10n, banked.map(grouped)), signed(final));
}

export function finalLabel(l10n: Translator, final: string): string {
  return l10n.t('final {0}', signed(final));
}

/** `line` counts from 0; null: the file was changed on disk. */
export function editedLine(l10n: Translator, line: number | null): string {
  if (line === null) return l10n.t('The file was changed.');
  return l10n.t('Line {0} was edited.', grouped(line + 1));
}

/** The heading while a run is on. */
export function solvingHeading(l10n: Translator, progress: RunProgress | null): string {
  if (progress?.cases === 0) return l10n.t('Reading the file');
  if (progress === null || progress.cases === 1) return l10n.t('Solving');
  return l10n.t('Solving case {0} of {1}', grouped(Math.min(progress.solved + 1, progress.cases)), grouped(progress.cases));
}

export function shareDone(l10n: Translator, share: number): string {
  return l10n.t('{0} % done', Math.floor(share * 100));
}

/** How many cases are ready while others wait. */
export function readyCount(l10n: Translator, ready: number, waiting: number): string {
  const first = ready === 1 ? l10n.t('1 case is ready') : l10n.t('{0} cases are ready', grouped(ready));
  if (waiting === 0) return first;
  return waiting === 1 ? l10n.t('{0}; 1 waits', first) : l10n.t('{0}; {1} wait', first, grouped(waiting));
}

export function cancelledSentence(l10n: Translator, ready: number, cases: number): string {
  if (cases <= 1) return l10n.t('Cancelled before the answer was found.');
  const at = l10n.t('Cancelled at case {0} of {1}.', grouped(Math.min(ready + 1, cases)), grouped(cases));
  if (ready === 0) return at;
  return ready === 1
    ? l10n.t('{0} The answer found before stays.', at)
    : l10n.t('{0} The {1} answers found before stay.', at, grouped(ready));
}

export function moreCount(l10n: Translator, more: number): string {
  return l10n.t('{0} more', grouped(more));
}

export function noAnswerYet(l10n: Translator, errors: number): string {
  return errors === 1 ? l10n.t('No answer yet: 1 error') : l10n.t('No answer yet: {0} errors', grouped(errors));
}

export function warningCount(l10n: Translator, warnings: number): string {
  return warnings === 1 ? l10n.t('1 warning') : l10n.t('{0} warnings', grouped(warnings));
}

export function numbersInFirstLine(l10n: Translator, numbers: number): string {
  const rule = l10n.t('Family Photos starts with one number, Gems Fight! with three.');
  if (numbers === 0) return rule;
  return numbers === 1
    ? l10n.t('The first line holds 1 number. {0}', rule)
    : l10n.t('The first line holds {0} numbers. {1}', grouped(numbers), rule);
}

/** The best move, in words or as a link. */
export function bestIs(l10n: Translator, move: string): string {
  return l10n.t('Best: {0}.', move);
}

/** Behind the number of a case. */
export function ofCases(l10n: Translator, cases: string): string {
  return l10n.t('of {0} in all', cases);
}
