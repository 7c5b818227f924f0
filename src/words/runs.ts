import type { Player } from '../games/game.ts';
import type { GemsFightLedger, GemsFightTurn } from '../games/gemsFight/facts.ts';
import { playerName } from './names.ts';
import { grouped } from './numbers.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

const game = 'gems-fight';

export function stoneCount(l10n: Translator, stones: number): string {
  return stones === 1 ? l10n.t('1 stone') : l10n.t('{0} stones', grouped(stones));
}

/** The last word on a run: why it ends. `turns` are its bags; `end` says that no bag is left after it. */
export function runRemark(l10n: Translator, turns: readonly GemsFightTurn[], end: boolean, whole: boolean): string {
  if (whole && turns.length > 1) return l10n.t('one run to the end');
  if (end) return l10n.t('last bag');
  return turns.length === 1 ? l10n.t('quiet') : l10n.t('must go on');
}

/** Whose the first stone is, and whether that can be helped. */
export function firstStone(l10n: Translator, ledger: GemsFightLedger): string {
  const { stones, firstStoneTurn, quietBeforeStone } = ledger;
  if (stones === 0 || firstStoneTurn === null || quietBeforeStone === null) {
    return l10n.t('No colour has {0} gems, so no stone can be made.', grouped(ledger.meltsAt));
  }
  const exist = stones === 1 ? l10n.t('1 stone exists in all.') : l10n.t('{0} stones exist in all.', grouped(stones));
  const { least, greatest } = quietBeforeStone;
  const owner = playerName(l10n, game, ((firstStoneTurn - 1) % 2) as Player);
  const sentence =
    least === greatest
      ? l10n.t("The first comes at turn {0}, whatever is taken: {1}'s.", grouped(firstStoneTurn), owner)
      : l10n.t(
          "In this line the first comes at turn {0}: {1}'s. Other play brings it at turn {2} at the earliest, {3} at the latest.",
          grouped(firstStoneTurn),
          owner,
          grouped(least + 1),
          grouped(greatest + 1),
        );
  return paragraph([exist, sentence]);
}

/** The rule of melting, beside the cooker. */
export function meltRule(l10n: Translator, meltsAt: number): string {
  return meltsAt === 1 ? l10n.t('every gem melts into a stone') : l10n.t('{0} of a colour melt into a stone', grouped(meltsAt));
}

export function stonesToCome(l10n: Translator, stones: number): string {
  return stones === 1 ? l10n.t('1 stone to come') : l10n.t('{0} stones to come', grouped(stones));
}

/** One colour of the cooker, for screen readers. */
export function cookerColour(l10n: Translator, colour: number, gems: number, meltsAt: number): string {
  return l10n.t('colour {0}: {1} of {2}', colour, gems, meltsAt);
}
