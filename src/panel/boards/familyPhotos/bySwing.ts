import type { FamilyPhotosMember } from '../../../games/familyPhotos/facts.ts';

/** Stacks by the swing of their tops, hottest first; on equality by number. */
export function bySwing(members: readonly FamilyPhotosMember[]): readonly FamilyPhotosMember[] {
  return members.toSorted((one, other) => hottestFirst(BigInt(one.top.swing), BigInt(other.top.swing)) || one.stack - other.stack);
}

function hottestFirst(one: bigint, other: bigint): number {
  return one === other ? 0 : one > other ? -1 : 1;
}
