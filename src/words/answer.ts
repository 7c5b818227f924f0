import type { CaseSummary, GameId, Move, Player } from '../games/game.ts';
import type { FamilyPhotosTurn } from '../games/familyPhotos/facts.ts';
import type { GemsFightTurn } from '../games/gemsFight/facts.ts';
import { playerName } from './names.ts';
import { grouped, magnitude, signed, signOf } from './numbers.ts';
import { bagsName, photoTurnAsMove } from './moves.ts';
import type { Translator } from './translator.ts';

/** Who wins; null for a draw. */
export function winnerOf(margin: string): Player | null {
  const sign = signOf(margin);
  if (sign === 0) return null;
  return sign > 0 ? 0 : 1;
}

/** 'Alice wins by 3', 'Bob wins by 1', 'A draw'. */
export function answerSentence(l10n: Translator, game: GameId, margin: string): string {
  const winner = winnerOf(margin);
  if (winner === null) return l10n.t('A draw');
  return l10n.t('{0} wins by {1}', playerName(l10n, game, winner), grouped(magnitude(margin)));
}

/** The answer of one case among several, for screen readers and lists. */
export function caseAnswerSentence(l10n: Translator, game: GameId, margin: string, number: number, cases: number): string {
  const answer = answerSentence(l10n, game, margin);
  return cases === 1 ? l10n.t('{0}.', answer) : l10n.t('Case {0} of {1}: {2}.', grouped(number), grouped(cases), answer);
}

/** What the totals mean. Family Photos: those of the line shown; Gems Fight!: those of every optimal line. */
export function totalsNote(
  l10n: Translator,
  game: GameId,
  { firstTotal, secondTotal }: Pick<CaseSummary, 'firstTotal' | 'secondTotal'>,
): string {
  const first = grouped(firstTotal);
  const second = grouped(secondTotal);
  if (game === 'gems-fight') {
    const all = String(BigInt(firstTotal) + BigInt(secondTotal));
    return all === '1'
      ? l10n.t('{0} to {1}, of 1 stone in all', first, second)
      : l10n.t('{0} to {1}, of {2} stones in all', first, second, grouped(all));
  }
  return l10n.t('{0} to {1} in this line; every optimal line has the same difference', first, second);
}

/** The same beside a bar that shows the totals: long ones are not said again. */
export function totalsNoteBesideBar(l10n: Translator, game: GameId, totals: Pick<CaseSummary, 'firstTotal' | 'secondTotal'>): string {
  return game === 'family-photos' && totals.firstTotal.length + totals.secondTotal.length > 10
    ? l10n.t('points in this line; every optimal line has the same difference')
    : totalsNote(l10n, game, totals);
}

/** The best first move with the reason that its numbers prove, from the first turn of the line of play. */
export function bestPhotoSentence(l10n: Translator, turn: FamilyPhotosTurn): { readonly move: string; readonly reason: string } {
  const move = photoTurnAsMove(l10n, turn);
  const swing = grouped(turn.photo?.swing ?? '0');
  switch (turn.action) {
    case 'takes-top':
    case 'takes-bottom':
      return { move, reason: l10n.t('Swing {0}, the hottest photo in the pool.', swing) };
    case 'opens':
      return {
        move,
        reason: l10n.t(
          'A free gain of {0}: nothing in the pool is hotter than its bottom photo.',
          playerName(l10n, turn.game, turn.player),
        ),
      };
    case 'answers':
      return { move, reason: l10n.t('Swing {0}, the bottom that was just opened.', swing) };
    case 'passes':
      return { move, reason: l10n.t('No photo on the table is worth taking.') };
  }
}

/** As {@link bestPhotoSentence}; `bags` are the bags with the same gems. */
export function bestBagSentence(
  l10n: Translator,
  turn: GemsFightTurn,
  bags: readonly Move[],
): { readonly move: string; readonly reason: string } {
  const stones = turn.stones.reduce((sum, { count }) => sum + count, 0);
  const player = playerName(l10n, turn.game, turn.player);
  const move = bags.length > 1 ? l10n.t('one of {0}', bagsName(l10n, bags)) : bagsName(l10n, bags);
  if (stones === 0) return { move, reason: l10n.t('It is quiet: the turn passes.') };
  if (!turn.again) return { move, reason: stones === 1 ? l10n.t('It makes 1 stone.') : l10n.t('It makes {0} stones.', grouped(stones)) };
  return stones === 1
    ? { move, reason: l10n.t('It makes 1 stone, and {0} goes again.', player) }
    : { move, reason: l10n.t('It makes {0} stones, and {1} goes again.', grouped(stones), player) };
}

/** The sentence for a position where nothing can be gained or lost by the choice. */
export function allMovesEqual(l10n: Translator, game: GameId, player: Player, turn: number, final: string): string {
  const name = playerName(l10n, game, player);
  if (game === 'family-photos') return l10n.t('Every move gives {0}: nothing to choose for {1}.', signed(final), name);
  return turn === 0
    ? l10n.t('Every first bag gives {0}: nothing to choose for {1}.', signed(final), name)
    : l10n.t('Every bag gives {0}: nothing to choose for {1}.', signed(final), name);
}

/** How many other moves lose nothing. */
export function equallyGood(l10n: Translator, others: number, more: boolean): string {
  if (more) return l10n.t('More than {0} other moves are equally good.', grouped(others));
  return others === 1 ? l10n.t('1 other move is equally good.') : l10n.t('{0} other moves are equally good.', grouped(others));
}
