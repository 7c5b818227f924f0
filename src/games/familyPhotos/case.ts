/**
 * One game of Family Photos (Codeforces 725F) as the reader gives it.
 * `values` holds a1 b1 a2 b2 stack after stack, 4 * `stacks` numbers: doubles where every sum of a game is exact in
 * them (2 * stacks * largest value <= 2^53), else integers of any size.
 */
export interface FamilyPhotosCase {
  readonly stacks: number;
  readonly values: Float64Array | readonly bigint[];
  /** The text line on which each stack's first number stands, from 0. */
  readonly lines: Uint32Array;
  /** The text line of the number of stacks, from 0. */
  readonly line: number;
}
