import type { SubsetGame, SubsetKind } from './subsetGame.ts';

/** Counts of several colours in one int32, each in a field of its own whose top bit says 'a stone more'. */
export interface Fields {
  readonly bits: number;
  /** Fields in a word, and words that hold all colours. */
  readonly inWord: number;
  readonly words: number;
  /** The top bit of every field; the lowest bit of every field. */
  readonly tops: number;
  readonly ones: number;
}

/** The narrowest field that holds `meltsAt` - 1 + `meltsAt` - 1 + bias, with bias + `meltsAt` = the field's top bit. */
export function fieldsFor(colours: number, meltsAt: number): Fields {
  const bits = meltsAt <= 2 ** 7 ? 8 : meltsAt <= 2 ** 15 ? 16 : 32;
  const inWord = 32 / bits;
  let ones = 0;
  for (let field = 0; field < inWord; field += 1) ones |= 1 << (field * bits);
  return { bits, inWord, words: Math.ceil(colours / inWord), tops: ones << (bits - 1), ones };
}

/** Digits of a state, and what they make of the gems. */
export class Counter {
  readonly taken: Float64Array;
  readonly left: Float64Array;
  stones = 0;
  readonly #kinds: readonly SubsetKind[];
  readonly #meltsAt: number;

  constructor(kinds: readonly SubsetKind[], colours: number, meltsAt: number) {
    this.#kinds = kinds;
    this.#meltsAt = meltsAt;
    this.taken = new Float64Array(kinds.length);
    this.left = new Float64Array(colours);
  }

  /** Counts the bags of the kinds `which` (from low to high digits) that `state` says are taken. */
  count(which: readonly number[], strides: readonly number[], state: number): void {
    this.left.fill(0);
    let rest = state;
    for (let place = which.length - 1; place >= 0; place -= 1) {
      const kind = which[place];
      const taken = Math.floor(rest / strides[kind]);
      rest -= taken * strides[kind];
      this.taken[kind] = taken;
      if (taken === 0) continue;
      const { gems } = this.#kinds[kind];
      for (let colour = 0; colour < gems.length; colour += 1) this.left[colour] += taken * gems[colour];
    }
    this.stones = 0;
    for (let colour = 0; colour < this.left.length; colour += 1) {
      const stones = Math.floor(this.left[colour] / this.#meltsAt);
      this.stones += stones;
      this.left[colour] -= stones * this.#meltsAt;
    }
  }
}

/** States (subsets of the multiset of bags) and stones in all. */
export function sizeOf({ kinds, meltsAt }: SubsetGame): { readonly states: number; readonly stones: number } {
  let states = 1;
  let stones = 0;
  for (const { count } of kinds) states *= count + 1;
  for (let colour = 0; colour < (kinds[0]?.gems.length ?? 0); colour += 1) {
    let gems = 0;
    for (const kind of kinds) gems += kind.count * kind.gems[colour];
    stones += Math.floor(gems / meltsAt);
  }
  return { states, stones };
}
