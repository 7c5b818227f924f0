import type { GemsFightPositionReasons } from '../games/gemsFight/reasons.ts';
import { nameOf } from './gemsFightReasonsRuns.ts';
import { grouped } from './numbers.ts';
import { stoneCount } from './runs.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

type Args = GemsFightPositionReasons;

/** The first stone comes after the same number of quiet bags in every play. */
export function fixedStone(l10n: Translator, args: Args['first-stone-fixed']): string {
  return paragraph([whenFixed(l10n, args), firstRun(l10n, args)]);
}

function whenFixed(l10n: Translator, { made, turn, player, quiet }: Args['first-stone-fixed']): string {
  const owner = nameOf(l10n, player);
  if (quiet === 0) {
    return made
      ? l10n.t("The next stone comes now, at turn {0}, whatever is taken: {1}'s.", grouped(turn), owner)
      : l10n.t("The first stone comes now, at turn {0}, whatever is taken: {1}'s.", grouped(turn), owner);
  }
  const first = made
    ? l10n.t("The next stone comes at turn {0}, whatever is taken: {1}'s.", grouped(turn), owner)
    : l10n.t("The first stone comes at turn {0}, whatever is taken: {1}'s.", grouped(turn), owner);
  return quiet === 1
    ? l10n.t('{0} Before it comes 1 quiet bag: the turn passes once.', first)
    : l10n.t('{0} Before it come {1} quiet bags: the turn passes {1} times.', first, grouped(quiet));
}

/** The first stone can be had at the earliest turn there is, whatever is taken. */
export function stoneAlways(l10n: Translator, args: Args['first-stone-always']): string {
  return paragraph([whenEarliest(l10n, args), firstRun(l10n, args)]);
}

function whenEarliest(l10n: Translator, { made, turn, player, quiet }: Args['first-stone-always']): string {
  const owner = nameOf(l10n, player);
  const earliest = made
    ? l10n.t('The next stone cannot come before turn {0}, whatever is taken', grouped(turn))
    : l10n.t('No stone can come before turn {0}, whatever is taken', grouped(turn));
  return quiet === 1
    ? l10n.t(
        "{0}, and after any bag another one makes one. 1 quiet bag: the turn passes once, so turn {1} is {2}'s.",
        earliest,
        grouped(turn),
        owner,
      )
    : l10n.t(
        "{0}, and after any {3} bags some bag makes one. {3} quiet bags: the turn passes {3} times, so turn {1} is {2}'s.",
        earliest,
        grouped(turn),
        owner,
        grouped(quiet),
      );
}

/** The first stone of the line of play, where others are possible. */
export function stoneInLine(l10n: Translator, args: Args['first-stone-in-line']): string {
  const turn = grouped(args.turn);
  const owner = nameOf(l10n, args.player);
  const count = stoneCount(l10n, args.stones);
  const first = args.made
    ? l10n.t("In this line the next stone comes at turn {0}: {1}'s.", turn, owner)
    : l10n.t("In this line the first stone comes at turn {0}: {1}'s.", turn, owner);
  const run = args.toEnd
    ? l10n.t('{0} That run makes {1} and lasts to the end.', first, count)
    : l10n.t('{0} That run makes {1}.', first, count);
  return l10n.t(
    '{0} Over all play it comes at turn {1} at the earliest, {2} at the latest.',
    run,
    grouped(args.earliest),
    grouped(args.latest),
  );
}

function firstRun(l10n: Translator, { player, stones, toEnd }: Args['first-stone-fixed'] | Args['first-stone-always']): string {
  const owner = nameOf(l10n, player);
  const count = stoneCount(l10n, stones);
  return toEnd
    ? l10n.t('In this line {0} makes {1} and keeps the turn to the end.', owner, count)
    : l10n.t('In this line {0} makes {1} in that run.', owner, count);
}
