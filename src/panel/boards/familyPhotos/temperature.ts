import type { Amount } from '../../../games/game.ts';
import type { FamilyPhotosMember, StackKind } from '../../../games/familyPhotos/facts.ts';

/** A free gain that its owner opens only later: the bottom is cooler than the hottest photo of the pool. */
export interface SmallThreat {
  readonly stack: number;
  /** Swing of the bottom. */
  readonly threat: Amount;
}

/**
 * The greatest swing in the pool: both photos of untouched contested stacks, and the bottom of every half-taken stack.
 * `taken` has the number of photos gone, by stack. Null where the pool is empty.
 */
export function hottestSwing(members: readonly FamilyPhotosMember[], taken: ReadonlyMap<number, number>): Amount | null {
  let hottest: bigint | null = null;
  for (const { stack, kind, top, bottom } of members) {
    const gone = taken.get(stack) ?? 0;
    if (gone === 2 || (gone === 0 && kind !== 'contested')) continue;
    const swing = BigInt(gone === 0 ? top.swing : bottom.swing);
    if (hottest === null || swing > hottest) hottest = swing;
  }
  return hottest === null ? null : String(hottest);
}

/** The untouched free gains of a kind whose threat is smaller than the hottest photo, in the order of the input. */
export function smallThreats(
  members: readonly FamilyPhotosMember[],
  taken: ReadonlyMap<number, number>,
  kind: StackKind,
  hottest: Amount,
): readonly SmallThreat[] {
  if (kind !== 'first-gain' && kind !== 'second-gain') return [];
  return members
    .filter((member) => member.kind === kind && !taken.has(member.stack) && BigInt(member.bottom.swing) < BigInt(hottest))
    .map(({ stack, bottom }) => ({ stack, threat: bottom.swing }));
}

/** Stacks by the swing of their tops, hottest first; on equality by number. */
export function bySwing(members: readonly FamilyPhotosMember[]): readonly FamilyPhotosMember[] {
  return members.toSorted((one, other) => {
    const difference = BigInt(other.top.swing) - BigInt(one.top.swing);
    return difference === 0n ? one.stack - other.stack : difference > 0n ? 1 : -1;
  });
}
