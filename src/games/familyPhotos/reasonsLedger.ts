import type { Player } from '../game.ts';
import type { ColdPart, FamilyPhotosPositionLedger } from './reasons.ts';
import type { Standing } from './reasonsStanding.ts';
import { dead, firstGain, secondGain, stackKinds } from './stacks.ts';

/** Where the value of a position comes from; of the pool and of each kind at most `most` photos and stacks by name. */
export function positionLedger<N>(standing: Standing<N>, most: number): FamilyPhotosPositionLedger {
  const { stacks, position, prospect, player, opponent, parts } = standing;
  const { byKind, arithmetic } = stacks;
  return {
    banked: standing.format(position.banked),
    pool: {
      photos: standing.photosInPool,
      margin: standing.format(parts[0]),
      shown: Array.from(prospect.pool.subarray(0, most), (photo, turn) => {
        const taker: Player = turn % 2 === 0 ? player : opponent;
        return { player: taker, spot: standing.spot(photo), gain: standing.format(standing.gainOf(photo, taker)) };
      }),
    },
    cold: [
      coldPart(standing, firstGain, prospect.gains[0].length, parts[1], prospect.gains[0].subarray(0, most)),
      coldPart(standing, secondGain, prospect.gains[1].length, parts[2], prospect.gains[1].subarray(0, most)),
      coldPart(standing, dead, prospect.dead, arithmetic.zero, firstUntouched(byKind[dead], position.taken, most)),
    ],
    toCome: standing.format(standing.toCome),
    ends: standing.ends,
    final: standing.format(standing.outlook.line.final),
  };
}

function coldPart<N>(standing: Standing<N>, kind: number, count: number, margin: N, shown: ArrayLike<number>): ColdPart {
  return {
    kind: stackKinds[kind],
    stacks: count,
    margin: standing.format(margin),
    shown: Array.from(shown, (stack) => ({
      stack: stack + 1,
      byAlice: standing.twoPhotos(stack, 0),
      byBonnie: standing.twoPhotos(stack, 1),
    })),
  };
}

function firstUntouched(list: Uint32Array, taken: Uint8Array, most: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < list.length && found.length < most; i++) if (taken[list[i]] === 0) found.push(list[i]);
  return found;
}
