import { pass } from './lineOfPlay.ts';
import type { FamilyPhotosReason } from './reasons.ts';
import { toComeOf, wholePool } from './reasonsExchange.ts';
import type { Standing } from './reasonsStanding.ts';

/** Why a first pass costs what it does: the greater of what is to come and what it matters who is on move. */
export function reasonOfPass<N>(standing: Standing<N>, reply: number): FamilyPhotosReason {
  const { player, mine, tempo, unpassed } = standing;
  const banked = standing.format(standing.position.banked);
  const branch = [0, 0];
  const free = standing.isZero(tempo) && standing.isAtMost(mine, tempo);
  if (free) {
    const taken = reply === pass ? null : standing.spot(reply);
    return { code: 'pass-free', args: { player, pool: wholePool(standing), reply: taken, banked }, branch };
  }
  if (reply !== pass) {
    return { code: 'pass-changes', args: { player, reply: standing.spot(reply), pool: wholePool(standing), banked }, branch };
  }
  const goesOnWell = standing.photosInPool > 0 || standing.prospect.gains[standing.opponent].length > 0;
  const goingOn = goesOnWell ? standing.format(standing.lessFor(unpassed, tempo)) : null;
  return { code: 'pass-ended', args: { player, toCome: toComeOf(standing), banked, goingOn, cost: standing.format(mine) } };
}

/** Why the pass that ends the game is best, or what it costs. */
export function reasonOfSecondPass<N>(standing: Standing<N>): FamilyPhotosReason {
  const { player, mine } = standing;
  const banked = standing.format(standing.position.banked);
  if (standing.ends) {
    return { code: 'pass-ends-best', args: { player, banked, goingOn: standing.format(bestPhotoFinal(standing)) } };
  }
  return { code: 'pass-ends', args: { player, toCome: toComeOf(standing), banked, cost: standing.format(mine) } };
}

/** After a pass, where ending the game is better than every other move: what every other move gives up. */
export function reasonToEnd<N>(standing: Standing<N>): FamilyPhotosReason | null {
  const { player, mine, position } = standing;
  const { negate } = standing.stacks.arithmetic;
  if (!standing.ends || standing.isZero(mine)) return null;
  const args = {
    player,
    banked: standing.format(position.banked),
    toCome: toComeOf(standing),
    cost: standing.format(negate(mine)),
  };
  return { code: 'could-end', args, branch: [0] };
}

/** Final margin of the best move that is no pass. */
function bestPhotoFinal<N>(standing: Standing<N>): N {
  const { moves, bestFirst } = standing.losses;
  const best = bestFirst[moves[bestFirst[0]] === 0 ? 1 : 0];
  return standing.finalAfter(moves[best]);
}
