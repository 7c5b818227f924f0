import type { Amount, GameId, MoveValue, Player, PositionSummary, Turn } from '../games/game.ts';
import { answerSentence, winnerOf } from './answer.ts';
import { around, listed } from './lists.ts';
import { bagsName, moveName } from './moves.ts';
import { playerName } from './names.ts';
import { grouped, magnitude, signed } from './numbers.ts';
import { turnAction } from './panelPositions.ts';
import type { Translator } from './translator.ts';

/** 'You are Alice', with room for a badge before the name. */
export function youAre(l10n: Translator, game: GameId, player: Player): { readonly before: string; readonly after: string } {
  const { before, after } = around((mark) => l10n.t('You are {0}', mark));
  return { before, after: `${playerName(l10n, game, player)}${after}` };
}

export function youAreSpoken(l10n: Translator, game: GameId, player: Player): string {
  return l10n.t('You are {0}', playerName(l10n, game, player));
}

export function playAs(l10n: Translator, game: GameId, player: Player): string {
  return l10n.t('Play as {0}', playerName(l10n, game, player));
}

export function turnNumber(l10n: Translator, turn: number): string {
  return l10n.t('turn {0}', grouped(turn));
}

export function whatWouldDo(l10n: Translator, game: GameId, player: Player): string {
  return l10n.t('What would {0} do?', playerName(l10n, game, player));
}

export function hiddenNote(l10n: Translator, game: GameId, opponent: Player): string {
  return l10n.t("Values and {0}'s reply show after your move.", playerName(l10n, game, opponent));
}

/** The stacks offered of a long list. */
export function fewOffered(l10n: Translator, offered: number, all: number): string {
  return l10n.t('{0} of {1} moves are offered; any other by its number.', grouped(offered), grouped(all));
}

/** The move that was made, of identical bags the one that was taken. */
export function madeName(l10n: Translator, turn: Turn, value: MoveValue): string {
  return turn.game === 'gems-fight' ? bagsName(l10n, [turn.bag]) : moveName(l10n, value);
}

/** What a move loses: 'Open stack 2 loses 2.' */
export function verdictTerm(l10n: Translator, name: string, loss: Amount): string {
  return capitalised(loss === '0' ? l10n.t('{0} loses nothing.', name) : l10n.t('{0} loses {1}.', name, grouped(loss)));
}

/** What a move leads to, beside the best one: 'Final margin +1. Best: top of stack 1, +3.' */
export function verdictFinal(l10n: Translator, final: Amount, best: { readonly name: string; readonly final: Amount } | null): string {
  const leads = l10n.t('Final margin {0}.', signed(final));
  return best === null ? leads : l10n.t('{0} Best: {1}, {2}.', leads, best.name, signed(best.final));
}

/** What the engine did: 'Bonnie takes the top of stack 1.' */
export function repliesSaid(l10n: Translator, turns: readonly Turn[]): string {
  const [first] = turns;
  if (first === undefined) return '';
  const actions = turns.map((turn) => turnAction(l10n, turn));
  return l10n.t('{0} {1}.', playerName(l10n, first.game, first.player), listed(l10n, actions));
}

/** How a game ended for the person: 'You win by 1', 'Bonnie wins by 2', 'A draw'. */
export function resultHeading(l10n: Translator, game: GameId, person: Player, banked: Amount): string {
  return winnerOf(banked) === person ? l10n.t('You win by {0}', grouped(magnitude(banked))) : answerSentence(l10n, game, banked);
}

/** The heading of a game that did not come to its end, and what it would have come to. */
export function stoppedHeading(l10n: Translator, turn: number): string {
  return turn === 0 ? l10n.t('Stopped at the start') : l10n.t('Stopped after turn {0}', grouped(turn));
}

export function stoppedSentence(l10n: Translator, game: GameId, { banked, final }: PositionSummary): string {
  return l10n.t('Banked margin {0}. With best play from there: {1}.', signed(banked), answerSentence(l10n, game, final));
}

/** What best play from the beginning of the game would have given. */
export function optimalSentence(l10n: Translator, game: GameId, final: Amount): string {
  return l10n.t('Optimal play: {0}.', answerSentence(l10n, game, final));
}

/** What the person's moves lost, all together. */
export function lostSentence(l10n: Translator, lost: Amount, mistakes: number, moves: number): string {
  if (moves === 0) return l10n.t('You made no move.');
  if (mistakes === 0) return moves === 1 ? l10n.t('Your move was best.') : l10n.t('All {0} of your moves were best.', grouped(moves));
  if (moves === 1) return lost === '1' ? l10n.t('Your move lost 1 point.') : l10n.t('Your move lost {0} points.', grouped(lost));
  return lost === '1'
    ? l10n.t('You lost 1 point, in {0} of your {1} moves.', grouped(mistakes), grouped(moves))
    : l10n.t('You lost {0} points, in {1} of your {2} moves.', grouped(lost), grouped(mistakes), grouped(moves));
}

/** The moves that were taken back; nothing where there are none. */
export function takenBackSentence(l10n: Translator, count: number): string {
  if (count === 0) return '';
  return count === 1 ? l10n.t('You took 1 move back.') : l10n.t('You took {0} moves back.', grouped(count));
}

/** What the points of both count. */
export function pointsNote(l10n: Translator, before: number): string {
  return before === 0 ? l10n.t('points taken in this game') : l10n.t('points taken in this game, from turn {0} on', grouped(before + 1));
}

/** What a move of the summary lost. */
export function lossSaid(l10n: Translator, loss: Amount): string {
  return l10n.t('loses {0}', grouped(loss));
}

export function mistakeHeading(l10n: Translator, number: number, all: number): string {
  return l10n.t('Mistake {0} of {1}', grouped(number), grouped(all));
}

export function findBetter(l10n: Translator, name: string, loss: Amount): string {
  return capitalised(l10n.t('{0} lost {1}. Find the better move.', name, grouped(loss)));
}

export function tryAnother(l10n: Translator, name: string, loss: Amount): string {
  return capitalised(l10n.t('{0} loses {1} as well. Try another.', name, grouped(loss)));
}

/** The margins of a game in words: 'Final margin +3 at the start, +1 from turn 1 on.' */
export function playChartSaid(
  l10n: Translator,
  final: Amount,
  kinks: readonly { readonly turn: number; readonly final: Amount }[],
): string {
  if (kinks.length === 0) return l10n.t('Final margin {0} throughout.', signed(final));
  const changes = kinks.map((kink) => l10n.t('{0} from turn {1} on', signed(kink.final), grouped(kink.turn)));
  return l10n.t('Final margin {0} at the start, {1}.', signed(final), listed(l10n, changes));
}

/** Upper case at the beginning of a sentence. */
function capitalised(sentence: string): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 32);
  return `${first.toLocaleUpperCase()}${sentence.slice(first.length)}`;
}
