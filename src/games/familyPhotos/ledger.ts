import type { Steps } from '../../engines/steps.ts';
import { gainOf } from '../../engines/switchSum.ts';
import type { Amount } from '../game.ts';
import type { FamilyPhotosLedger } from './facts.ts';
import { inSlices } from './progress.ts';
import type { Solution } from './solveBySorting.ts';
import { contested, firstGain, secondGain, stackKinds, type Stacks, worthOf } from './stacks.ts';

/** What each kind of stacks contributes to the margin of the start position. */
export function ledgerOf<N>({ byKind, arithmetic }: Stacks<N>, { start, line }: Solution<N>): FamilyPhotosLedger {
  const pool = start.pool.length;
  const afterPool = line.bankedBefore(pool);
  const afterFirst = line.bankedBefore(pool + 2 * byKind[firstGain].length);
  const margins = [afterPool, arithmetic.subtract(afterFirst, afterPool), arithmetic.subtract(line.final, afterFirst), arithmetic.zero];
  return {
    game: 'family-photos',
    parts: stackKinds.map((kind, code) => ({ kind, stacks: byKind[code].length, margin: arithmetic.format(margins[code]) })),
  };
}

/** What the photos of each player are worth to her at the end of the line shown from the start, where Alice begins. */
export function* totalsOf<N>(stacks: Stacks<N>, { line }: Solution<N>): Steps<{ readonly first: Amount; readonly second: Amount }> {
  const { add, subtract, format, zero } = stacks.arithmetic;
  const { values, byKind } = stacks;
  const { pool } = line.parts;
  let first = zero;
  /** Alice has the turns of even numbers; the pool is even. */
  const addRounds = (from: number, to: number): void => {
    let sum = first;
    for (let round = from; round < to; round++) sum = add(sum, subtract(pool.bankedBefore(2 * round + 1), pool.bankedBefore(2 * round)));
    first = sum;
  };
  yield* inSlices(pool.length / 2, addRounds, 0, 0.8);
  // She takes the tops of her own free gains, and the bottoms of those that Bonnie opens.
  for (const [photo, kind] of [firstGain, secondGain].entries()) {
    const list = byKind[kind];
    const addSome = (from: number, to: number): void => {
      let sum = first;
      for (let i = from; i < to; i++) sum = add(sum, values[4 * list[i] + 2 * photo]);
      first = sum;
    };
    yield* inSlices(list.length, addSome, 0.8 + 0.1 * photo, 0.9 + 0.1 * photo);
  }
  return { first: format(first), second: format(subtract(first, line.final)) };
}

/** What single stacks contribute to the margin: free gains, or their photos as taken in the line shown. */
export class Contributions<N> {
  readonly #stacks: Stacks<N>;
  readonly #pool: Uint32Array;
  #takers: Uint8Array | null = null;

  /** `pool`: that of the start position, ranked. */
  constructor(stacks: Stacks<N>, pool: Uint32Array) {
    this.#stacks = stacks;
    this.#pool = pool;
  }

  of(stack: number): N {
    if (this.#stacks.kinds[stack] !== contested) return worthOf(this.#stacks, stack);
    const takers = (this.#takers ??= this.#findTakers());
    const top = gainOf(this.#stacks, 2 * stack, takers[2 * stack]);
    return this.#stacks.arithmetic.add(top, gainOf(this.#stacks, 2 * stack + 1, takers[2 * stack + 1]));
  }

  #findTakers(): Uint8Array {
    const takers = new Uint8Array(2 * this.#stacks.count);
    for (let rank = 1; rank < this.#pool.length; rank += 2) takers[this.#pool[rank]] = 1;
    return takers;
  }
}
