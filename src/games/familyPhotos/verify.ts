import { exhaust } from '../../engines/exhaustive.ts';
import type { Steps } from '../../engines/steps.ts';
import type { Verified } from '../game.ts';
import { familyPhotosRules } from './exhaustive.ts';
import type { Position } from './position.ts';
import type { Stacks } from './stacks.ts';

/**
 * Distinct unfinished positions that play from a position can reach, at most: an untouched stack can lose 0, 1 or 2
 * photos, a half-taken one 0 or 1, and then either player is on move, after a pass or not.
 */
export function positionsFrom(untouched: number, halfTaken: number): number {
  return untouched + halfTaken === 0 ? 0 : 4 * 3 ** untouched * 2 ** halfTaken;
}

/** Plays every line from a position by the bare rules, with the stacks that still have a photo. */
export function* verifyPosition<N>({ values, arithmetic }: Stacks<N>, position: Position<N>): Steps<Verified> {
  const { add, format } = arithmetic;
  const taken: number[] = [];
  const left: N[] = [];
  for (const [stack, photos] of position.taken.entries()) {
    if (photos === 2) continue;
    taken.push(photos);
    for (let i = 4 * stack; i < 4 * stack + 4; i++) left.push(values[i]);
  }
  const passes = !position.passed ? 0 : position.over ? 2 : 1;
  const start = { taken, firstToMove: position.player === 0, passes };
  const { margin, positions } = yield* exhaust(familyPhotosRules(left, arithmetic), start, arithmetic);
  return { margin: format(add(position.banked, margin)), positions };
}
