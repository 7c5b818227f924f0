import type { Steps } from './steps.ts';
import { type BagSets, coloursOfRow, countBags, emptyRow } from './subsetGameSets.ts';
import { type SetSolver, type Workspace, Workspaces } from './subsetGameTable.ts';
import { blockBags, meltedWith, mostQuietOfBlock, solveBlock, stonesToCome, wordBags, wordsOfBlock } from './subsetGameWordsKernel.ts';

/** The top bit of every byte is needed for comparing. */
export const mostStonesOfWords = 0x7f;

/** About a millisecond. */
const blocksAStep = 128;

const bytesOfWord = 4;

/** Four sets at a time, in the int32 arithmetic of JavaScript. */
export function wordSolver(): SetSolver {
  return {
    fewestBags: blockBags,
    bytes: (bags) => 2 * bytesOfWord * wordsFor(bags),
    workspaces: new Workspaces(() => new WordWorkspace()),
  };
}

function wordsFor(bags: number): number {
  return 2 ** (bags - wordBags);
}

class WordWorkspace implements Workspace {
  holder: Workspace['holder'] = null;
  /** R and theta by word, four sets in each, the first one lowest. */
  #table = new Int32Array(0);

  get bytes(): number {
    return this.#table.byteLength;
  }

  *solve(sets: BagSets): Steps<number> {
    const places = 2 * wordsFor(sets.bags);
    if (this.#table.length < places) {
      this.#table = new Int32Array(0);
      this.#table = new Int32Array(places);
    }
    const lowest = new LowestBags(sets);
    const row = emptyRow();
    const melted: Int32Array[] = [];
    let mostQuiet = 0;
    const blocks = 2 ** (sets.bags - blockBags);
    for (let block = blocks - 1; block >= 0; block -= 1) {
      countBags(sets, blockBags, block, row);
      for (let colour = 0; colour < coloursOfRow; colour += 1) melted[colour] = lowest.meltedWith(colour, row.left[colour]);
      stonesToCome(this.#table, block, lowest.stones, melted, sets.stones - row.stones);
      if (row.stones === 0) mostQuiet = mostQuietOfBlock(this.#table, block, sets.stones, mostQuiet);
      solveBlock(this.#table, block, places - 1);
      if (block % blocksAStep === 0 && block > 0) yield 1 - block / blocks;
    }
    return mostQuiet;
  }

  toCome(set: number): number {
    return byteOf(this.#table[2 * (set >>> wordBags)], set);
  }

  opponents(set: number): number {
    return byteOf(this.#table[2 * (set >>> wordBags) + 1], set);
  }
}

function byteOf(word: number, set: number): number {
  return (word >>> (8 * (set & 3))) & 0x7f;
}

/** What the bags that the sets of a block differ in come to, by word of a block. */
class LowestBags {
  readonly stones = new Int32Array(wordsOfBlock);
  readonly #meltsAt: number;
  /** By colour. */
  readonly #left: readonly Int32Array[];
  /** By colour and then by gems of the other bags; many of these numbers never come up. */
  readonly #melted: Int32Array[][];

  constructor(sets: BagSets) {
    this.#meltsAt = sets.meltsAt;
    this.#left = Array.from({ length: coloursOfRow }, () => new Int32Array(wordsOfBlock));
    this.#melted = this.#left.map(() => []);
    const row = emptyRow();
    for (let set = 0; set < 2 ** blockBags; set += 1) {
      countBags(sets, 0, set, row);
      const word = set >>> wordBags;
      const shift = 8 * (set & 3);
      for (const [colour, left] of this.#left.entries()) left[word] |= row.left[colour] << shift;
      this.stones[word] |= row.stones << shift;
    }
  }

  meltedWith(colour: number, gems: number): Int32Array {
    return (this.#melted[colour][gems] ??= meltedWith(this.#left[colour], gems, this.#meltsAt));
  }
}
