import type { Amount, GameId, PositionReasons, PositionSummary, Turn } from '../games/game.ts';
import { bagsName, toMove } from './moves.ts';
import { playerName } from './names.ts';
import { grouped, signed } from './numbers.ts';
import { turnHeading } from './panelSentences.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** What a player does in a turn, after the player's name: 'opens stack 2', 'takes bag 4', 'passes'. */
export function turnAction(l10n: Translator, turn: Turn): string {
  if (turn.game === 'gems-fight') return l10n.t('takes {0}', bagsName(l10n, [turn.bag]));
  const stack = grouped(turn.stack);
  switch (turn.action) {
    case 'takes-top':
      return l10n.t('takes the top of stack {0}', stack);
    case 'takes-bottom':
      return l10n.t('takes the bottom of stack {0}', stack);
    case 'opens':
      return l10n.t('opens stack {0}', stack);
    case 'answers':
      return l10n.t('answers at the bottom of stack {0}', stack);
    case 'passes':
      return l10n.t('passes');
  }
}

/** One changed move, after its player's badge: 'Alice opens stack 2 at turn 1'. */
export function changedMove(l10n: Translator, turn: Turn): string {
  return l10n.t('{0} {1} at turn {2}', playerName(l10n, turn.game, turn.player), turnAction(l10n, turn), grouped(turn.turn));
}

/** What a changed line is called, and what its changes cost: '0' each for one that is as good. */
export function changeVerdict(
  l10n: Translator,
  losses: readonly Amount[],
  final: Amount,
  mainFinal: Amount,
): { readonly name: string; readonly verdict: string } {
  if (losses.every((loss) => loss === '0')) {
    return { name: l10n.t('Other line'), verdict: l10n.t('Equally good: it ends at {0} as well.', signed(final)) };
  }
  const name = l10n.t('What if');
  const only = losses.length === 1 ? losses[0] : undefined;
  if (only !== undefined) return { name, verdict: l10n.t('It loses {0}.', grouped(only)) };
  return final === mainFinal
    ? { name, verdict: l10n.t('The mistakes make up for each other: it ends at {0} as well.', signed(final)) }
    : { name, verdict: l10n.t('It ends at {0} instead of {1}.', signed(final), signed(mainFinal)) };
}

/** What one of several changed moves costs, in brackets behind it. */
export function lossNote(l10n: Translator, loss: Amount): string {
  return loss === '0' ? l10n.t('(loses nothing)') : l10n.t('(loses {0})', grouped(loss));
}

export function moreChanges(l10n: Translator, more: number): string {
  return more === 1 ? l10n.t('and 1 more change') : l10n.t('and {0} more changes', grouped(more));
}

/** A changed line and what it costs, spoken before where one is then. */
export function changeSpoken(
  l10n: Translator,
  changes: readonly { readonly turn: Turn; readonly loss: Amount }[],
  final: Amount,
  mainFinal: Amount,
  place: string,
): string {
  const { name, verdict } = changeVerdict(
    l10n,
    changes.map(({ loss }) => loss),
    final,
    mainFinal,
  );
  const told = listed(
    l10n,
    changes.map(({ turn }) => changedMove(l10n, turn)),
  );
  return l10n.t('{0}: {1}. {2} {3}', name, told, verdict, place);
}

export function whyItLoses(l10n: Translator, loss: Amount): string {
  return l10n.t('Why it loses {0}', grouped(loss));
}

/** The same where several moves were changed. */
export function whyTurnLoses(l10n: Translator, turn: number, loss: Amount): string {
  return l10n.t('Why turn {0} loses {1}', grouped(turn), grouped(loss));
}

/** Where the position bar's place is spoken: 'Turn 1. Bonnie to move. Final margin -42.' */
export function positionSpoken(l10n: Translator, game: GameId, turn: number, { player, over, final }: PositionSummary): string {
  const who = over ? l10n.t('Game over') : toMove(l10n, { game, player });
  return l10n.t('{0}. {1}. Final margin {2}.', turnHeading(l10n, turn), who, signed(final));
}

export function firstDifference(l10n: Translator, turn: number): string {
  return l10n.t('first difference at turn {0}', grouped(turn));
}

export function mainLineLabel(l10n: Translator, final: Amount): string {
  return l10n.t('main line {0}', signed(final));
}

export function whatIfLabel(l10n: Translator, final: Amount): string {
  return l10n.t('what if {0}', signed(final));
}

/** The chart of a changed line in words. */
export function twoLinesSpoken(
  l10n: Translator,
  mainFinal: Amount,
  kinks: readonly { readonly turn: number; readonly final: Amount }[],
): string {
  const start = l10n.t('Final margin: main line {0} throughout.', signed(mainFinal));
  if (kinks.length === 0) return l10n.t('{0} The other line as well.', start);
  const told = listed(
    l10n,
    kinks.map(({ turn, final }) => l10n.t('{0} from turn {1} on', signed(final), grouped(turn))),
  );
  return l10n.t('{0} The other line: {1}.', start, told);
}

/** Why the best bag is best, where the idea has a name; null where it has none. */
export function bestIdea(l10n: Translator, reasons: PositionReasons): string | null {
  if (!('runs' in reasons)) return null;
  for (const reason of reasons.reasons) {
    if (reason.code === 'double-dealing') return l10n.t('It declines a stone: double-dealing.');
    if (reason.code === 'smaller-bite' && reason.args.best.goesOn) return l10n.t('The smaller bite: the run goes on.');
  }
  return null;
}

/** Why nobody need choose, in place of reasons a move. */
export function showEqualMoves(l10n: Translator, moves: number): string {
  return l10n.t('Show the {0} moves', grouped(moves));
}

export function couldPass(l10n: Translator, game: GameId, player: 0 | 1): string {
  return l10n.t('What if {0} could pass?', playerName(l10n, game, player));
}

export function bankedTurns(l10n: Translator, turns: number): string {
  return turns === 1 ? l10n.t('1 turn') : l10n.t('{0} turns', grouped(turns));
}

export function photoCount(l10n: Translator, photos: number): string {
  return photos === 1 ? l10n.t('1 photo') : l10n.t('{0} photos', grouped(photos));
}

/** What a filter lets through. */
export function movesFiltered(l10n: Translator, shown: number, all: number): string {
  return l10n.t('{0} of {1}', grouped(shown), grouped(all));
}
