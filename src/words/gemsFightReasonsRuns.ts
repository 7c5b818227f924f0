import type { Move, Player } from '../games/game.ts';
import type { ColourCount } from '../games/gemsFight/facts.ts';
import type { PlayedRun, RunBag, Totals } from '../games/gemsFight/reasons.ts';
import { bagsName } from './moves.ts';
import { playerName } from './names.ts';
import { differenceOf, grouped } from './numbers.ts';
import { stoneCount } from './runs.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** Bags of a run that are told one by one. */
const bagsTold = 6;

export function nameOf(l10n: Translator, player: Player): string {
  return playerName(l10n, 'gems-fight', player);
}

/** 'bag 1 (+1)', 'bag 3 (quiet)'. */
export function bagWithStones(l10n: Translator, { bag, stones }: RunBag): string {
  const name = bagsName(l10n, [bag]);
  return stones === 0 ? l10n.t('{0} (quiet)', name) : l10n.t('{0} (+{1})', name, grouped(stones));
}

/** Bags in their order: 'bag 1 (+1), bag 2 (+1)'; of a long list the first ones. */
export function bagList(l10n: Translator, bags: readonly RunBag[]): string {
  if (bags.length <= bagsTold)
    return listed(
      l10n,
      bags.map((bag) => bagWithStones(l10n, bag)),
    );
  const told = listed(
    l10n,
    bags.slice(0, bagsTold - 1).map((bag) => bagWithStones(l10n, bag)),
  );
  const rest = bags.slice(bagsTold - 1);
  const stones = rest.reduce((sum, bag) => sum + bag.stones, 0);
  return l10n.t('{0} and {1} bags more ({2})', told, grouped(rest.length), stoneCount(l10n, stones));
}

/** The bags of a run that make stones; the quiet one at its end, if any, apart. */
export function partsOf({ bags }: PlayedRun): { readonly scoring: readonly RunBag[]; readonly quiet: RunBag | null } {
  const last = bags.at(-1);
  if (last === undefined || last.stones > 0) return { scoring: bags, quiet: null };
  return { scoring: bags.slice(0, -1), quiet: last };
}

/** What a player does in a run, as part of a sentence: 'Bob takes bag 1 (+1), bag 2 (+1) in one run'. */
export function runClause(l10n: Translator, run: PlayedRun): string {
  const player = nameOf(l10n, run.player);
  const { scoring, quiet } = partsOf(run);
  const taken = bagList(l10n, scoring);
  if (quiet === null) return inOneRun(l10n, player, taken, scoring.length);
  const bag = bagsName(l10n, [quiet.bag]);
  if (scoring.length === 0) {
    switch (run.end) {
      case 'no-stone':
        return l10n.t('{0} must take a quiet bag too: {1}', player, bag);
      case 'declined':
        return l10n.t('{0} takes the quiet {1}, though a stone is on offer', player, bag);
      case 'last-bag':
        return l10n.t('{0} takes the last bag, {1} (quiet)', player, bag);
    }
  }
  const taking = inOneRun(l10n, player, taken, scoring.length);
  switch (run.end) {
    case 'no-stone':
      return l10n.t('{0}, then must take a quiet bag: {1}', taking, bag);
    case 'declined':
      return l10n.t('{0}, then the quiet {1}, though a stone is on offer', taking, bag);
    case 'last-bag':
      return l10n.t('{0}, then the last bag, {1} (quiet)', taking, bag);
  }
}

function inOneRun(l10n: Translator, player: string, taken: string, bags: number): string {
  return bags > 1 ? l10n.t('{0} takes {1} in one run', player, taken) : l10n.t('{0} takes {1}', player, taken);
}

/** 'Only bags 3, 4 are left, and none makes a stone' before the quiet bag that ends a run. */
export function nothingLeft(l10n: Translator, left: readonly Move[]): string {
  if (left.length === 0) return l10n.t('no bag left makes a stone');
  const bags = bagsName(l10n, left);
  return left.length === 1
    ? l10n.t('only {0} is left, and it makes no stone', bags)
    : l10n.t('only {0} are left, and none makes a stone', bags);
}

/** Alice's stones less Bob's: '1 - 4 = -3'. */
export function totalsSum({ first, second }: Totals): string {
  return differenceOf(String(first), String(second));
}

export function colourList(l10n: Translator, colours: readonly ColourCount[]): string {
  const list = listed(
    l10n,
    colours.map(({ colour }) => String(colour)),
  );
  return colours.length === 1 ? l10n.t('colour {0}', list) : l10n.t('colours {0}', list);
}

/** '1 gem of colour 1, 2 gems of colour 3'. */
export function gemList(l10n: Translator, gems: readonly ColourCount[]): string {
  return listed(
    l10n,
    gems.map(({ colour, count }) =>
      count === 1 ? l10n.t('1 gem of colour {0}', colour) : l10n.t('{0} gems of colour {1}', grouped(count), colour),
    ),
  );
}

/** Appends the other bags that are equally good. */
export function withEquals(l10n: Translator, sentence: string, equals: readonly Move[]): string {
  if (equals.length === 0) return sentence;
  if (equals.length <= bagsTold) return l10n.t('{0} Equally good: {1}.', sentence, bagsName(l10n, equals));
  return l10n.t('{0} {1} other bags are equally good.', sentence, grouped(equals.length));
}
