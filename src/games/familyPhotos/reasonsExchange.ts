import type { Amount, Player } from '../game.ts';
import type { Exchange, PartToCome, ToCome, WrittenLine } from './reasons.ts';
import type { Standing } from './reasonsStanding.ts';
import { worthOf } from './stacks.ts';

/** Sums of up to three pairs are written out. */
const mostWritten = 6;

/**
 * What a move costs because the opponent takes the hottest photo instead of answering: G(r) over the photos that
 * change owner, of which the last is the one taken or laid open, `photo`, where an odd number is hotter.
 */
export function exchangeOf<N>(standing: Standing<N>, photo: number, pooled: boolean): Exchange {
  const swing = standing.swingOf(photo);
  const hotter = standing.hotterThan(swing);
  const photos = hotter + (hotter & 1);
  return {
    photos,
    swings: photos > mostWritten ? null : [...hottest(standing, hotter), ...(photos > hotter ? [standing.format(swing)] : [])],
    cost: standing.format(standing.costOfCooler(hotter, swing)),
    ties: standing.rankOf(photo) > hotter,
    rest: standing.photosInPool + (pooled ? 0 : 1) > photos,
  };
}

function hottest<N>(standing: Standing<N>, length: number): Amount[] {
  return Array.from({ length }, (_, rank) => standing.format(standing.pool.swings[rank]));
}

/** What a pass costs where the opponent goes on: every photo of the pool changes owner. */
export function wholePool<N>(standing: Standing<N>): Exchange {
  const { length } = standing.pool.swings;
  return {
    photos: length,
    swings: length > mostWritten ? null : hottest(standing, length),
    cost: standing.format(standing.tempo),
    ties: false,
    rest: false,
  };
}

/** The move that takes `photo` and all that follows it, where that is at most six photos beside free gains. */
export function writtenLine<N>(standing: Standing<N>, photo: number, final: N): WrittenLine | null {
  const { stacks, prospect, player, opponent, parts } = standing;
  const { add, subtract } = stacks.arithmetic;
  const place = standing.rankOf(photo);
  const pooled = prospect.pool[place] === photo;
  if (standing.photosInPool + (pooled ? 0 : 2) > mostWritten) return null;
  const rest = prospect.pool.filter((other) => other !== photo);
  const bottom = standing.rankOf(photo + 1);
  const after = pooled ? [...rest] : [...rest.subarray(0, bottom), photo + 1, ...rest.subarray(bottom)];
  const cold = add(parts[1], parts[2]);
  return {
    banked: standing.format(standing.position.banked),
    takes: [photo, ...after].map((each, turn) => {
      const taker: Player = turn % 2 === 0 ? player : opponent;
      return { player: taker, worth: standing.format(stacks.values[2 * each + taker]) };
    }),
    cold: standing.format(pooled ? cold : subtract(cold, worthOf(stacks, photo >> 1))),
    final: standing.format(final),
  };
}

/** What is still to come, part by part. */
export function toComeOf<N>(standing: Standing<N>): ToCome {
  const kinds = ['contested', 'first-gain', 'second-gain'] as const;
  const parts: PartToCome[] = [];
  for (const [index, kind] of kinds.entries()) {
    const margin = standing.parts[index];
    if (!standing.isZero(margin)) parts.push({ kind, margin: standing.format(margin) });
  }
  return { margin: standing.format(standing.toCome), parts };
}
