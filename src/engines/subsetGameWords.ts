import type { Steps } from './steps.ts';
import { type BagSets, coloursOfRow, countBags, emptyRow } from './subsetGameSets.ts';
import { type SetSolver, type Workspace, Workspaces } from './subsetGameTable.ts';
import { blockBags, mostQuietOfBlock, solveBlock, stonesToCome, wordBags, wordsOfBlock } from './subsetGameWordsKernel.ts';

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
    const made = stonesOfLowestBags(sets);
    const row = emptyRow();
    const rows = new Uint16Array(coloursOfRow);
    let mostQuiet = 0;
    const blocks = 2 ** (sets.bags - blockBags);
    for (let block = blocks - 1; block >= 0; block -= 1) {
      countBags(sets, blockBags, block, row);
      for (let colour = 0; colour < coloursOfRow; colour += 1) rows[colour] = 1 + colour * sets.meltsAt + row.left[colour];
      stonesToCome(this.#table, block, made, rows, sets.stones - row.stones);
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

/**
 * What the bags that the sets of a block differ in make, as `stonesToCome` reads it: row 0 are the stones that they make by
 * themselves, row 1 + colour x meltsAt + g has ones where what they leave over of a colour melts with g gems more.
 */
function stonesOfLowestBags(sets: BagSets): Int32Array {
  const { meltsAt } = sets;
  const made = new Int32Array((1 + coloursOfRow * meltsAt) * wordsOfBlock);
  const row = emptyRow();
  for (let set = 0; set < 2 ** blockBags; set += 1) {
    countBags(sets, 0, set, row);
    const word = set >>> wordBags;
    const shift = 8 * (set & 3);
    made[word] |= row.stones << shift;
    for (let colour = 0; colour < coloursOfRow; colour += 1) {
      const rowOfColour = 1 + colour * meltsAt;
      for (let gems = meltsAt - row.left[colour]; gems < meltsAt; gems += 1) made[(rowOfColour + gems) * wordsOfBlock + word] |= 1 << shift;
    }
  }
  return made;
}
