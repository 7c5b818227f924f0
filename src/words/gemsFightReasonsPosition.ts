import type { GemsFightPositionReason, GemsFightPositionReasons } from '../games/gemsFight/reasons.ts';
import { answerSentence } from './answer.ts';
import { fixedStone, stoneAlways, stoneInLine } from './gemsFightReasonsFirstStone.ts';
import { colourList, nameOf } from './gemsFightReasonsRuns.ts';
import { bagsName } from './moves.ts';
import { grouped, signed, sumOf } from './numbers.ts';
import { stoneCount } from './runs.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** Why a position has its value. What stands in square brackets names the moves of the reason's branch. */
export function gemsFightPositionSentence(l10n: Translator, reason: GemsFightPositionReason): string {
  switch (reason.code) {
    case 'no-stone-to-come':
      return reason.args.made
        ? l10n.t('No stone is to come, so the margin stays at {0}, whatever is taken.', signed(reason.args.final))
        : l10n.t('No stone can be made, whatever is taken: the final margin is {0}.', signed(reason.args.final));
    case 'only-move':
      return reason.args.bags.length === 1
        ? l10n.t('Nothing to choose: only {0} is left.', bagsName(l10n, reason.args.bags))
        : l10n.t('Nothing to choose: only {0} are left, and they are identical.', bagsName(l10n, reason.args.bags));
    case 'all-equal':
      return reason.args.first
        ? l10n.t('Every first bag gives {0}.', signed(reason.args.final))
        : l10n.t('Every bag gives {0}.', signed(reason.args.final));
    case 'stones-to-come':
      return stonesToCome(l10n, reason.args);
    case 'first-stone-fixed':
      return fixedStone(l10n, reason.args);
    case 'first-stone-always':
      return stoneAlways(l10n, reason.args);
    case 'first-stone-in-line':
      return stoneInLine(l10n, reason.args);
    case 'line-runs':
      return lineRuns(l10n, reason.args);
    case 'zugzwang':
    case 'hypothetical-pass':
      return pass(l10n, reason.code, reason.args);
    case 'double-dealing':
      return doubleDealing(l10n, reason.args);
    case 'other-way':
      return l10n.t(
        "{0}'s other way, [{1} at once], ends at {2}.",
        nameOf(l10n, reason.args.player),
        bagsName(l10n, [reason.args.bag]),
        signed(reason.args.final),
      );
    case 'smaller-bite':
      return smallerBite(l10n, reason.args);
  }
}

type Args = GemsFightPositionReasons;

function stonesToCome(l10n: Translator, { made, stones, colours, oneOfEach }: Args['stones-to-come']): string {
  const count = stoneCount(l10n, stones);
  const what = oneOfEach && stones > 1 ? l10n.t('one of each colour') : coloursOf(l10n, colours, stones);
  if (made) return stones === 1 ? l10n.t('{0} is to come, {1}.', count, what) : l10n.t('{0} are to come: {1}.', count, what);
  return stones === 1 ? l10n.t('{0} exists in all, {1}.', count, what) : l10n.t('{0} exist in all: {1}.', count, what);
}

function coloursOf(l10n: Translator, colours: Args['stones-to-come']['colours'], stones: number): string {
  if (colours.length === 1) {
    return stones === 1 ? l10n.t('of {0}', colourList(l10n, colours)) : l10n.t('all of {0}', colourList(l10n, colours));
  }
  if (colours.length === stones) return l10n.t('one each of {0}', colourList(l10n, colours));
  return listed(
    l10n,
    colours.map(({ colour, count }) => l10n.t('{0} of colour {1}', grouped(count), colour)),
  );
}

/** Runs that are told one by one. */
const runsTold = 12;

function lineRuns(l10n: Translator, { banked, runs, final }: Args['line-runs']): string {
  const gains = runs.map(({ player, stones }) => String(player === 0 ? stones : 0 - stones));
  if (runs.length > runsTold) {
    const [first, second] = [0, 1].map((player) => runs.reduce((sum, run) => sum + (run.player === player ? run.stones : 0), 0));
    return l10n.t(
      'In this line {0} runs follow: {1} for Alice and {2} for Bob, from {3} to {4}.',
      grouped(runs.length),
      stoneCount(l10n, first ?? 0),
      stoneCount(l10n, second ?? 0),
      signed(banked),
      signed(final),
    );
  }
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0) {
    return l10n.t('One run in this line, to the end: {0} makes {1}.', nameOf(l10n, only.player), stoneCount(l10n, only.stones));
  }
  const told = listed(
    l10n,
    runs.map(({ player, stones }) => l10n.t('{0} {1}', nameOf(l10n, player), grouped(stones))),
  );
  return banked === '0'
    ? l10n.t('Runs in this line: {0}. {1} = {2}.', told, sumOf(gains), signed(final))
    : l10n.t('Runs in this line, from {0}: {1}. {2} = {3}.', signed(banked), told, sumOf([banked, ...gains]), signed(final));
}

function pass(l10n: Translator, code: 'zugzwang' | 'hypothetical-pass', { player, final, passed }: Args['zugzwang']): string {
  const mover = nameOf(l10n, player);
  const other = nameOf(l10n, player === 0 ? 1 : 0);
  const end = l10n.t('{0}: {1}', signed(passed), answerSentence(l10n, 'gems-fight', passed));
  if (code === 'zugzwang') {
    return l10n.t(
      '{0} is in zugzwang: each player would rather the other were on move. If {0} could pass once (hypothetical: there is no passing), {1} would have to move and it would end at {2}.',
      mover,
      other,
      end,
    );
  }
  if (passed === final)
    return l10n.t('If {0} could pass (hypothetical: there is no passing), it would end at {1} as well.', mover, signed(final));
  return l10n.t(
    'If {0} could pass (hypothetical: there is no passing), {1} would have to move and it would end at {2}. Whoever is on move here is better off.',
    mover,
    other,
    end,
  );
}

function doubleDealing(l10n: Translator, { player, gives, opens, instead, wouldOpen }: Args['double-dealing']): string {
  const mover = nameOf(l10n, player);
  const other = nameOf(l10n, player === 0 ? 1 : 0);
  const scoring = bagsName(l10n, instead.bags.slice(0, 1));
  const end = signed(instead.final);
  if (opens === null) {
    return l10n.t('This is double-dealing: {0} declines the stones on offer. [Taking {1} instead] ends at {2}.', mover, scoring, end);
  }
  const bag = bagsName(l10n, [opens]);
  const count = stoneCount(l10n, gives);
  return wouldOpen
    ? l10n.t(
        'This is double-dealing: {0} gives up {1} so that {2}, not {0}, has to open the next bag ({3}). [Taking {4} instead] ends at {5}.',
        mover,
        count,
        other,
        bag,
        scoring,
        end,
      )
    : l10n.t(
        'This is double-dealing: {0} gives up {1} so that {2} has to open the next bag ({3}). [Taking {4} instead] ends at {5}.',
        mover,
        count,
        other,
        bag,
        scoring,
        end,
      );
}

function smallerBite(l10n: Translator, { best, most }: Args['smaller-bite']): string {
  const bite = bagsName(l10n, best.bags.slice(0, 1));
  const large = bagsName(l10n, most.bags.slice(0, 1));
  if (best.goesOn && !most.goesOn) {
    return l10n.t('The bag with most stones is not the best here: after {0} the run goes on, after {1} it stops.', bite, large);
  }
  return l10n.t(
    'The bag with most stones is not the best here: {0} makes {1} now and ends at {2}, {3} makes {4} now and ends at {5}.',
    bite,
    grouped(best.stones),
    signed(best.final),
    large,
    grouped(most.stones),
    signed(most.final),
  );
}
