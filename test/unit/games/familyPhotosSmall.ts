import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { gameOf } from './familyPhotosSupport.ts';

/** Every input of so many stacks whose values have that sum. */
export function* inputsOfSum(stacks: number, sum: number): Generator<FamilyPhotosCase> {
  for (const row of rows(4 * stacks, sum)) yield gameOf(row);
}

function* rows(count: number, sum: number): Generator<number[]> {
  if (count === 1) {
    yield [sum];
    return;
  }
  for (let first = 0; first <= sum; first++) for (const rest of rows(count - 1, sum - first)) yield [first, ...rest];
}
