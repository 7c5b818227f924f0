import type { Arithmetic } from './arithmetic.ts';

/** A row of exact numbers: a Float64Array of doubles or an array of integers. */
export interface Numbers<N> {
  readonly length: number;
  readonly [index: number]: N;
}

export interface MutableNumbers<N> {
  readonly length: number;
  [index: number]: N;
}

/**
 * Independent switches {a | -b}: the first player taking number i moves the margin by a, the second by -b.
 * `values` holds a b of switch after switch. swing = a + b (twice the temperature) is what it matters who takes it.
 */
export interface Switches<N> {
  readonly values: Numbers<N>;
  readonly arithmetic: Arithmetic<N>;
  /** A new row of that many numbers, all 0. */
  readonly numbers: (length: number) => MutableNumbers<N>;
}

export function swingOf<N>({ values, arithmetic }: Switches<N>, id: number): N {
  return arithmetic.add(values[2 * id], values[2 * id + 1]);
}

/** Change of the margin when a player (0 first, 1 second) takes the switch. */
export function gainOf<N>({ values, arithmetic }: Switches<N>, id: number, player: number): N {
  return player === 0 ? values[2 * id] : arithmetic.negate(values[2 * id + 1]);
}

/**
 * Swings of a pool in descending order with their alternating sums k1 - k2 + k3 - ..., from which follows what every
 * deviation from taking the hottest costs.
 */
export interface RankedPool<N> {
  readonly swings: Numbers<N>;
  /** One more than swings; the sum over all is what it matters who is on move. */
  readonly alternating: Numbers<N>;
}

/** `ranked`: ids of the switches, hottest first. */
export function rankPool<N>(switches: Switches<N>, ranked: Numbers<number>): RankedPool<N> {
  const { add, subtract } = switches.arithmetic;
  const swings = switches.numbers(ranked.length);
  const alternating = switches.numbers(ranked.length + 1);
  for (let i = 0; i < ranked.length; i++) {
    swings[i] = swingOf(switches, ranked[i]);
    alternating[i + 1] = i % 2 === 0 ? add(alternating[i], swings[i]) : subtract(alternating[i], swings[i]);
  }
  return { swings, alternating };
}

/**
 * G(r) = (k1 - k2) + (k3 - k4) + ... over floor(r / 2) pairs, r = `hotter` + 1: what it costs to take (or to bring into
 * the pool) a switch while `hotter` hotter ones lie there, since those change owner. Never negative.
 */
export function costOfCooler<N>({ alternating }: RankedPool<N>, { subtract }: Arithmetic<N>, hotter: number, swing: N): N {
  return hotter % 2 === 0 ? alternating[hotter] : subtract(alternating[hotter], swing);
}
