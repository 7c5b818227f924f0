import type { Steps } from '../../engines/steps.ts';
import type { Amount } from '../game.ts';
import type { GemsFightCase } from './case.ts';
import { byThumb, firstGreatest, ThumbPlay } from './strategyPlay.ts';
import { bySearch, type CookerRule } from './strategySearch.ts';

type Answer = Steps<Amount | null>;

function* amountOf(margin: Steps<number | null>): Answer {
  const found = yield* margin;
  return found === null ? null : String(found);
}

const wholeStones: CookerRule['melt'] = (gems, meltsAt) => ({ stones: Math.floor(gems / meltsAt), left: gems % meltsAt });

/** Right play under other rules: d stones earn d extra turns, and those not used yet add up. */
export function aTurnPerStone(input: GemsFightCase): Answer {
  return amountOf(bySearch(input, { cookers: 1, melt: wholeStones, extraTurns: 'each' }));
}

/** Right play under other rules: floor(count / S) stones of a colour, after which none of its gems is left. */
export function leftoversThrown(input: GemsFightCase): Answer {
  const melt: CookerRule['melt'] = (gems, meltsAt) =>
    gems < meltsAt ? { stones: 0, left: gems } : { stones: Math.floor(gems / meltsAt), left: 0 };
  return amountOf(bySearch(input, { cookers: 1, melt, extraTurns: 'once' }));
}

/** Right play under other rules: a colour gives one stone a turn at most; what is above S stays and melts after the next bag, whatever that holds. */
export function oneStoneAColour(input: GemsFightCase): Answer {
  const melt: CookerRule['melt'] = (gems, meltsAt) => (gems < meltsAt ? { stones: 0, left: gems } : { stones: 1, left: gems - meltsAt });
  return amountOf(bySearch(input, { cookers: 1, melt, extraTurns: 'once' }));
}

/** Right play under other rules: each player's bags go into a cooker of their own. */
export function ownCookers(input: GemsFightCase): Answer {
  return amountOf(bySearch(input, { cookers: 2, melt: wholeStones, extraTurns: 'once' }));
}

/** Both take a bag with most stones now, the first of them. */
export function mostStonesNow(input: GemsFightCase): Answer {
  return amountOf(byThumb(input, (play) => firstGreatest(play.kindsLeft(), (kind) => play.stonesOf(kind))));
}

/** Both take a bag with most stones now; of those one after which the best single bag makes fewest stones; of those the first. */
export function leastForOpponent(input: GemsFightCase): Answer {
  const choose = (play: ThumbPlay): number => {
    const kinds = play.kindsLeft();
    const most = Math.max(...kinds.map((kind) => play.stonesOf(kind)));
    const tied = kinds.filter((kind) => play.stonesOf(kind) === most);
    return firstGreatest(tied, (kind) => 0 - play.mostStonesAfter(kind));
  };
  return amountOf(byThumb(input, choose));
}

/** The bags are emptied in the order of the input. */
export function inputOrder(input: GemsFightCase): Answer {
  return amountOf(byThumb(input, (play) => play.kindsLeft()[0]));
}

/** All stones to Alice where a bag scores at once or the number of bags is odd, else all to Bob. */
export function* evenQuietWins(input: GemsFightCase): Answer {
  const play = new ThumbPlay(input);
  const scoresAtOnce = play.kindsLeft().some((kind) => play.stonesOf(kind) > 0);
  yield 0;
  const counts = new Map<number, number>();
  for (const colour of input.bags.flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const stones = [...counts.values()].reduce((sum, count) => sum + Math.floor(count / input.meltsAt), 0);
  return String(scoresAtOnce || input.bags.length % 2 === 1 ? stones : 0 - stones);
}
