import type { GemsFightMoveReason, GemsFightMoveReasons, NextStones, PlayedRun } from '../games/gemsFight/reasons.ts';
import {
  bagList,
  bagWithStones,
  colourList,
  gemList,
  nameOf,
  nothingLeft,
  partsOf,
  runClause,
  totalsSum,
  withEquals,
} from './gemsFightReasonsRuns.ts';
import { bagsName } from './moves.ts';
import { grouped, signed } from './numbers.ts';
import { stoneCount } from './runs.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** Why a move has its value. What stands in square brackets names the moves of the reason's branch. */
export function gemsFightMoveSentence(l10n: Translator, reason: GemsFightMoveReason): string {
  switch (reason.code) {
    case 'declines':
      return withEquals(l10n, declines(l10n, reason.args), reason.args.equals);
    case 'scores':
      return withEquals(l10n, scores(l10n, reason.args), reason.args.equals);
    case 'quiet-best':
      return withEquals(
        l10n,
        l10n.t('No stone now: {0} {1}.', nextStonesClause(l10n, reason.args), totalsSum(reason.args.totals)),
        reason.args.equals,
      );
    case 'opens':
      return opens(l10n, reason.args);
    case 'quiet-answer':
      return l10n.t('No stone now: {0}', nextStonesClause(l10n, reason.args));
    case 'need-not-take':
      return l10n.t(
        '{0} need not take {1}: [had {0} taken it], it would end at {2}.',
        nameOf(l10n, reason.args.player),
        bagWithStones(l10n, reason.args.offer),
        signed(reason.args.final),
      );
    case 'no-bag-scores':
      return noBagScores(l10n, reason.args);
    case 'goes-on':
      return goesOn(l10n, reason.args);
    case 'opening-at-once':
      return l10n.t('[Opening {0} at once] is worse: {1}.', bagsName(l10n, [reason.args.bag]), totalsSum(reason.args.totals));
    case 'taking-on':
      return l10n.t('[Taking {0} next] is worse: {1}.', bagsName(l10n, [reason.args.bag]), totalsSum(reason.args.totals));
    case 'owner-changes':
      return ownerChanges(l10n, reason.args);
  }
}

type Args = GemsFightMoveReasons;

function declines(l10n: Translator, args: Args['declines']): string {
  const { player, offer, colours, quiet, run, next, totals } = args;
  const other = nameOf(l10n, player === 0 ? 1 : 0);
  const leaves = l10n.t(
    'Leaves {0} {1} with {2} ({3}).',
    other,
    bagsName(l10n, [offer.bag]),
    stoneCount(l10n, offer.stones),
    colourList(l10n, colours),
  );
  const { scoring, quiet: last } = partsOf(run);
  const end = totalsSum(totals);
  if (quiet.length > 0 || run.end !== 'no-stone' || last === null || next === null) {
    return l10n.t('{0} {1} {2}.', leaves, nextStonesClause(l10n, args), end);
  }
  return l10n.t(
    '{0} {1} takes {2} and must go again: {3}. {1} opens {4}; {5}. {6}.',
    leaves,
    other,
    bagList(l10n, scoring),
    nothingLeft(l10n, run.left),
    bagsName(l10n, [last.bag]),
    runClause(l10n, next),
    end,
  );
}

function scores(l10n: Translator, { run, leaves, reply, totals }: Args['scores']): string {
  const { scoring, quiet } = partsOf(run);
  const second = run.bags.at(1);
  const end = totalsSum(totals);
  const now = stoneCount(l10n, run.bags[0]?.stones ?? 0);
  const start =
    second !== undefined && second.stones > 0 && leaves.length > 0
      ? l10n.t('Leaves {0}, so {1} makes {2} next.', gemList(l10n, leaves), bagsName(l10n, [second.bag]), stoneCount(l10n, second.stones))
      : scoring.length === 1
        ? l10n.t('{0} now.', now)
        : l10n.t('{0} now, and the run goes on.', now);
  const whole = scoring.length > 1 ? l10n.t('{0} One run of {1}: {2}.', start, grouped(run.stones), gains(l10n, scoring)) : start;
  if (reply === null || quiet === null) return l10n.t('{0} {1}.', whole, end);
  return l10n.t('{0} Then {1}; {2}. {3}.', whole, goesOnWith(l10n, run, quiet.bag), runClause(l10n, reply), end);
}

function gains(l10n: Translator, bags: PlayedRun['bags']): string {
  return listed(
    l10n,
    bags.map(({ stones }) => `+${grouped(stones)}`),
  );
}

function goesOnWith(l10n: Translator, run: PlayedRun, bag: number): string {
  const player = nameOf(l10n, run.player);
  return run.end === 'declined'
    ? l10n.t('{0} takes the quiet {1}, though a stone is on offer', player, bagsName(l10n, [bag]))
    : l10n.t('{0} must take a quiet bag: {1}', player, bagsName(l10n, [bag]));
}

/** Where the next stones fall, as sentences. */
function nextStonesClause(l10n: Translator, { quiet, run, next }: NextStones): string {
  const stones = next === null ? l10n.t('{0}.', runClause(l10n, run)) : l10n.t('{0}; {1}.', runClause(l10n, run), runClause(l10n, next));
  if (quiet.length === 0) return stones;
  const [only] = quiet;
  const answer =
    quiet.length === 1 && only !== undefined
      ? l10n.t('{0} answers with a quiet bag too, {1}.', nameOf(l10n, run.player === 0 ? 1 : 0), bagsName(l10n, [only.bag]))
      : l10n.t(
          '{0} quiet bags follow ({1}).',
          grouped(quiet.length),
          bagsName(
            l10n,
            quiet.map(({ bag }) => bag),
          ),
        );
  return l10n.t('{0} Then {1}', answer, stones);
}

function opens(l10n: Translator, { run, opened, offered }: Args['opens']): string {
  const reply = runClause(l10n, run);
  if (opened.length > 0) {
    const bags = listed(
      l10n,
      opened.map(({ bag, stones }) => l10n.t('{0} ({1})', bagsName(l10n, [bag]), stoneCount(l10n, stones))),
    );
    return offered ? l10n.t('Opens {0}, and leaves what is on offer: {1}.', bags, reply) : l10n.t('Opens {0}: {1}.', bags, reply);
  }
  return offered ? l10n.t('Leaves what is on offer: {0}.', reply) : l10n.t('{0}.', reply);
}

function noBagScores(l10n: Translator, { stones, most, cookerEmpty }: Args['no-bag-scores']): string {
  if (most) {
    return cookerEmpty
      ? l10n.t('The most stones now, but it empties the cooker: no bag left makes a stone.')
      : l10n.t('The most stones now, but no bag left makes a stone.');
  }
  const count = stoneCount(l10n, stones);
  return cookerEmpty
    ? l10n.t('{0} now, but it empties the cooker: no bag left makes a stone.', count)
    : l10n.t('{0} now, but no bag left makes a stone.', count);
}

function goesOn(l10n: Translator, { run, most, reply }: Args['goes-on']): string {
  const player = nameOf(l10n, run.player);
  const answer = runClause(l10n, reply);
  const { scoring, quiet } = partsOf(run);
  const [first, ...more] = scoring;
  const bag = bagsName(l10n, quiet === null ? [] : [quiet.bag]);
  if (run.end === 'no-stone' && more.length === 0) return l10n.t('{0} must go on with {1} (quiet); {2}.', player, bag, answer);
  const count = stoneCount(l10n, first?.stones ?? 0);
  const now = most ? l10n.t('The most stones now') : l10n.t('{0} now', count);
  const taken = more.length === 0 ? now : l10n.t('{0} and more with {1}', now, bagList(l10n, more));
  return run.end === 'declined'
    ? l10n.t(
        "{0}, but then it is still {1}'s turn, and the quiet {2} is best, though a stone is on offer; {3}.",
        taken,
        player,
        bag,
        answer,
      )
    : l10n.t("{0}, but then it is still {1}'s turn: {2}. {1} opens {3}; {4}.", taken, player, nothingLeft(l10n, run.left), bag, answer);
}

function ownerChanges(l10n: Translator, { stones, totals, best }: Args['owner-changes']): string {
  const now = l10n.t(
    '{0} {1} - {2} {3} = {4}',
    nameOf(l10n, 0),
    grouped(totals.first),
    nameOf(l10n, 1),
    grouped(totals.second),
    signed(String(totals.first - totals.second)),
  );
  const instead = totalsSum(best);
  return stones === 1
    ? l10n.t('1 stone changes owner: {0} instead of {1}.', now, instead)
    : l10n.t('{0} stones change owner: {1} instead of {2}.', grouped(stones), now, instead);
}
