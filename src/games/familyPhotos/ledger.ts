import type { Steps } from '../../engines/steps.ts';
import { gainOf } from '../../engines/switchSum.ts';
import type { Amount } from '../game.ts';
import type { FamilyPhotosLedger } from './facts.ts';
import type { Solution } from './solveBySorting.ts';
import { contested, firstGain, secondGain, stackKinds, type Stacks, worthOf } from './stacks.ts';

const slice = 8192;

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

/** What the photos of each player are worth to her at the end of the line shown from the start. */
export function* totalsOf<N>(stacks: Stacks<N>, { start, line }: Solution<N>): Steps<{ readonly first: Amount; readonly second: Amount }> {
  const { byKind, values, arithmetic } = stacks;
  const { add, subtract, format } = arithmetic;
  let first = arithmetic.zero;
  for (let rank = 0; rank < start.pool.length; rank += 2) {
    first = add(first, values[2 * start.pool[rank]]);
    if (rank % slice === 0) yield rank / start.pool.length;
  }
  // Alice opens her own free gains and answers at the bottom of Bonnie's.
  for (const [kind, value] of [
    [firstGain, 0],
    [secondGain, 2],
  ]) {
    for (const [index, stack] of byKind[kind].entries()) {
      first = add(first, values[4 * stack + value]);
      if (index % slice === 0) yield 1;
    }
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
