import type { Move } from '../game.ts';
import type { Fate, FamilyPhotosReason, Opening } from './reasons.ts';
import { exchangeOf, writtenLine } from './reasonsExchange.ts';
import type { Standing } from './reasonsStanding.ts';
import { dead, firstGain, secondGain } from './stacks.ts';

/** Why taking a photo of the pool costs nothing, or what it costs apart from not ending the game after a pass. */
export function reasonOfTake<N>(standing: Standing<N>, photo: number, reply: number | null): FamilyPhotosReason {
  const { player, prospect, position } = standing;
  const swing = standing.swingOf(photo);
  const hotter = standing.hotterThan(swing);
  const spot = standing.spot(photo);
  if (reply !== null && !standing.isZero(standing.costOfCooler(hotter, swing))) {
    const final = standing.lessFor(standing.unpassed, standing.costOfCooler(hotter, swing));
    const exchange = exchangeOf(standing, photo, true);
    return { code: 'cooler', args: { player, reply: standing.spot(reply), exchange, line: writtenLine(standing, photo, final) } };
  }
  if (hotter > 0) return { code: 'equal-pairs', args: { spot, hotter } };
  const first = prospect.pool[0];
  if (first !== photo) return { code: 'equally-hot', args: { spot, other: standing.spot(first) } };
  const next = standing.photosInPool > 1 ? standing.spot(prospect.pool[1]) : null;
  return { code: 'hottest', args: { spot, answers: (photo & 1) === 1 && position.opened === photo >> 1, next } };
}

/**
 * Why opening a cold stack costs nothing (one reason), or what it costs (one or two) apart from not ending the game
 * after a pass: what the stack itself gives away, and what a hotter photo taken in place of an answer does.
 */
export function reasonsOfOpening<N>(standing: Standing<N>, top: number, reply: number): FamilyPhotosReason[] {
  const { player, stacks } = standing;
  const { subtract } = stacks.arithmetic;
  const move: Move = (top >> 1) + 1;
  const hotter = standing.hotterThan(standing.swingOf(top + 1));
  const early = standing.costOfCooler(hotter, standing.swingOf(top + 1));
  const own = stacks.kinds[top >> 1] === (player === 0 ? firstGain : secondGain);
  const cost = own ? stacks.arithmetic.zero : costOfStack(standing, top);
  const isEarly = !standing.isZero(early);
  const isCostly = !standing.isZero(cost);
  const fate: Fate = isEarly ? 'ignored' : hotter > 0 ? 'later' : reply === top + 1 ? 'now' : 'tied';
  const opening: Opening = {
    stack: move,
    top: standing.photo(top),
    bottom: standing.photo(top + 1),
    fate,
    hottest: standing.hottest,
    hotter,
  };
  const answered = standing.twoPhotos(top >> 1, player);
  const kind = stacks.kinds[top >> 1] === dead ? 'dead' : 'others-gain';
  if (!isEarly && !isCostly) {
    return [
      own ? { code: 'free-gain', args: { player, opening, answered } } : { code: 'harmless', args: { player, kind, opening, answered } },
    ];
  }
  const reasons: FamilyPhotosReason[] = [];
  if (isCostly) {
    const args = { player, opening, answered, cost: standing.format(cost) };
    const owners = standing.twoPhotos(top >> 1, standing.opponent);
    reasons.push(kind === 'dead' ? { code: kind, args } : { code: kind, args: { ...args, owners } });
  }
  if (!isEarly) return reasons;
  const finalAnswered = standing.lessFor(standing.unpassed, cost);
  const shared = {
    player,
    opening,
    reply: standing.spot(reply),
    exchange: exchangeOf(standing, top + 1, false),
    answered: standing.format(finalAnswered),
    still: standing.isZero(subtract(finalAnswered, standing.outlook.line.final)),
  };
  const branch: readonly Move[] = [move, move];
  if (own) {
    const line = writtenLine(standing, top, standing.lessFor(finalAnswered, early));
    reasons.push({ code: 'too-early', args: { ...shared, line }, branch });
  } else {
    reasons.push({ code: 'not-answered', args: { ...shared, besides: isCostly }, branch });
  }
  return reasons;
}

/** What opening a stack that is no own free gain gives away, answered at the bottom. */
function costOfStack<N>(standing: Standing<N>, top: number): N {
  const { values, arithmetic, kinds } = standing.stacks;
  if (kinds[top >> 1] !== dead) return arithmetic.subtract(standing.swingOf(top + 1), standing.swingOf(top));
  return arithmetic.subtract(values[2 * top + 2 + standing.opponent], values[2 * top + standing.player]);
}
