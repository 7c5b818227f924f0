/** Numbers that look random and follow from a seed alone. */
export interface Random {
  /** A whole number from 0 to before `count`, each equally likely. `count`: 1 to 2^32. */
  below(count: number): number;
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item;
}

const wordSize = 2 ** 32;
/** Rounds until a seed has spread over the whole state, as its author has it. */
const warmUp = 15;

/**
 * sfc32 of PractRand ("small fast counting", Chris Doty-Humphrey, public domain), with the seed in two of its words.
 * `seed`: any whole number that a double holds exactly.
 */
export function randomOf(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / wordSize) | 0;
  let counter = 1;
  const next = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    c |= 0;
    return word >>> 0;
  };
  for (let round = 0; round < warmUp; round++) next();
  const below = (count: number): number => {
    // Words past the last whole multiple of the count would favour small numbers.
    const end = wordSize - (wordSize % count);
    let word = next();
    while (word >= end) word = next();
    return word % count;
  };
  return { below, pick: (items) => items[below(items.length)] };
}
