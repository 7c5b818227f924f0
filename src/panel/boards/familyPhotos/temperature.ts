import type { Amount } from '../../../games/game.ts';
import type { FamilyPhotosMember, StackKind } from '../../../games/familyPhotos/facts.ts';

/** A free gain that its owner opens only later: opening it now loses something. */
export interface SmallThreat {
  readonly stack: number;
  /** Swing of the bottom. */
  readonly threat: Amount;
}

/**
 * Swings of the pool, hottest first: both photos of untouched contested stacks, and the bottom of every half-taken stack.
 * `taken` has the number of photos gone, by stack.
 */
export function poolSwings(members: readonly FamilyPhotosMember[], taken: ReadonlyMap<number, number>): readonly bigint[] {
  const swings = members.flatMap(({ stack, kind, top, bottom }) => {
    const gone = taken.get(stack) ?? 0;
    if (gone === 2 || (gone === 0 && kind !== 'contested')) return [];
    return gone === 0 ? [BigInt(top.swing), BigInt(bottom.swing)] : [BigInt(bottom.swing)];
  });
  return swings.toSorted(hottestFirst);
}

/** The untouched free gains of a kind that it is too early to open beside a pool (hottest first), in the order of the input. */
export function smallThreats(
  members: readonly FamilyPhotosMember[],
  taken: ReadonlyMap<number, number>,
  kind: StackKind,
  pool: readonly bigint[],
): readonly SmallThreat[] {
  if (kind !== 'first-gain' && kind !== 'second-gain') return [];
  return members
    .filter((member) => member.kind === kind && !taken.has(member.stack) && openingLoss(pool, BigInt(member.bottom.swing)) > 0n)
    .map(({ stack, bottom }) => ({ stack, threat: bottom.swing }));
}

/** What opening a free gain of one's own loses: the sum of k1 - k2, k3 - k4 ... over the pairs down to its bottom in the pool. */
function openingLoss(pool: readonly bigint[], threat: bigint): bigint {
  const hotter = pool.filter((swing) => swing > threat);
  const down = [...hotter, threat];
  let loss = 0n;
  for (let rank = 1; rank < down.length; rank += 2) loss += down[rank - 1] - down[rank];
  return loss;
}

function hottestFirst(one: bigint, other: bigint): number {
  return one === other ? 0 : one > other ? -1 : 1;
}

/** Stacks by the swing of their tops, hottest first; on equality by number. */
export function bySwing(members: readonly FamilyPhotosMember[]): readonly FamilyPhotosMember[] {
  return members.toSorted((one, other) => {
    return hottestFirst(BigInt(one.top.swing), BigInt(other.top.swing)) || one.stack - other.stack;
  });
}
