import { doubles, integers } from '../../engines/arithmetic.ts';
import type { Steps } from '../../engines/steps.ts';
import type { Switches } from '../../engines/switchSum.ts';
import type { SolvedCase } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';
import { solveCase } from './solved.ts';

/** Photos whose values and all sums of them doubles hold exactly. */
export function doubleSwitches(values: Float64Array): Switches<number> {
  return { values, arithmetic: doubles, numbers: (length) => new Float64Array(length) };
}

/** Photos of any value. */
export function integerSwitches(values: readonly bigint[]): Switches<bigint> {
  return { values, arithmetic: integers, numbers: (length) => new Array<bigint>(length).fill(0n) };
}

/** Solves one game exactly, in the numbers that the reader gave it in. */
export function solveFamilyPhotos(input: FamilyPhotosCase): Steps<SolvedCase> {
  const { values } = input;
  return values instanceof Float64Array ? solveCase(input, doubleSwitches(values)) : solveCase(input, integerSwitches(values));
}
