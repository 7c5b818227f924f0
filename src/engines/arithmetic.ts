/** The exact numbers that a solver calculates with: doubles where they are exact, else integers of any size. */
export interface Arithmetic<N> {
  readonly zero: N;
  /** From a whole number that a double holds exactly. */
  readonly of: (value: number) => N;
  readonly add: (a: N, b: N) => N;
  readonly subtract: (a: N, b: N) => N;
  readonly negate: (a: N) => N;
  /** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
  readonly compare: (a: N, b: N) => number;
  /** Decimal, with '-' where negative, never '-0'. */
  readonly format: (a: N) => string;
}

/** Exact while every sum stays within 2^53. */
export const doubles: Arithmetic<number> = {
  zero: 0,
  of: (value) => value,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  negate: (a) => 0 - a,
  compare: (a, b) => a - b,
  format: (a) => String(a + 0),
};

/** Exact always. */
export const integers: Arithmetic<bigint> = {
  zero: 0n,
  of: BigInt,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  negate: (a) => -a,
  compare: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  format: String,
};
