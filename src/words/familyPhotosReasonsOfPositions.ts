import type { FamilyPhotosReasons } from '../games/familyPhotos/reasons.ts';
import { allMovesEqual } from './answer.ts';
import { difference, photoOpponent, photoPlayer, takingSpot } from './familyPhotosReasonsParts.ts';
import { moveName } from './moves.ts';
import { grouped, signed } from './numbers.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

type Args<Code extends keyof FamilyPhotosReasons> = FamilyPhotosReasons[Code];

export function everyMoveEqualReason(l10n: Translator, { player, final }: Args<'every-move-equal'>): string {
  return allMovesEqual(l10n, 'family-photos', player, 0, final);
}

export function passesAtReason(l10n: Translator, { player, banked, others, more, allLose }: Args<'passes-at'>): string {
  const list = others.map((move) =>
    move.loss === '0'
      ? l10n.t('{0} gives {1} (loses nothing)', moveName(l10n, move), signed(move.final))
      : l10n.t('{0} gives {1} (loses {2})', moveName(l10n, move), signed(move.final), grouped(move.loss)),
  );
  if (more > 0) list.push(more === 1 ? l10n.t('and 1 more') : l10n.t('and {0} more', grouped(more)));
  const args = [photoPlayer(l10n, player), signed(banked), listed(l10n, list)];
  return allLose
    ? l10n.t('Why does {0} pass at {1}? Every photo she could take loses: {2}.', ...args)
    : l10n.t('Why does {0} pass at {1}? No photo she could take gains anything: {2}.', ...args);
}

export function opponentOpensReason(l10n: Translator, { player, banked, spot, final }: Args<'opponent-opens'>): string {
  return whyNotPassToo(l10n, photoPlayer(l10n, player), banked, takingSpot(l10n, spot), final);
}

export function goesOnReason(l10n: Translator, { player, banked, spot, final }: Args<'goes-on'>): string {
  return whyNotPassToo(l10n, photoPlayer(l10n, player), banked, takingSpot(l10n, spot), final);
}

function whyNotPassToo(l10n: Translator, player: string, banked: string, move: string, final: string): string {
  return l10n.t('Why does {0} not pass too? [The game would end] at {1}; {2} leads to {3}.', player, signed(banked), move, signed(final));
}

export function gameEndsReason(l10n: Translator, { player, banked, passed }: Args<'game-ends'>): string {
  return passed
    ? l10n.t('{0} has passed already, so the game ends at {1}.', photoPlayer(l10n, player), signed(banked))
    : l10n.t('{0} passes too, and the game ends at {1}.', photoPlayer(l10n, player), signed(banked));
}

export function gainWaitsReason(l10n: Translator, { player, gains, stack, own, others }: Args<'gain-waits'>): string {
  const waits =
    gains === 1
      ? l10n.t('The free gain of stack {0} does not run away', grouped(stack))
      : l10n.t('The {0} free gains that the pool is too hot for do not run away', grouped(gains));
  const args = [waits, photoOpponent(l10n, player), grouped(stack), photoPlayer(l10n, player), difference(others), difference(own)];
  return own.margin === others.margin
    ? l10n.t('{0}: if {1} opened stack {2} herself and {3} answered at the bottom, it would give as much, {4}.', ...args)
    : l10n.t('{0}: if {1} opened stack {2} herself and {3} answered at the bottom, it would give {4} instead of {5}.', ...args);
}
