import type { Steps } from './steps.ts';
import { type BagSets, coloursOfRow, countBags, emptyRow } from './subsetGameSets.ts';
import { type SetSolver, type Workspace, Workspaces } from './subsetGameTable.ts';
import { blockBags, melting, mostQuietOfBlock, solveBlock, stonesToCome, wordBags } from './subsetGameWordsKernel.ts';

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
  /** R and theta by set, four of them a word, the first one lowest. */
  #toCome = new Int32Array(0);
  #opponents = new Int32Array(0);

  get bytes(): number {
    return this.#toCome.byteLength + this.#opponents.byteLength;
  }

  *solve(sets: BagSets): Steps<number> {
    const words = wordsFor(sets.bags);
    if (this.#toCome.length < words) {
      this.#toCome = new Int32Array(0);
      this.#opponents = new Int32Array(0);
      this.#toCome = new Int32Array(words);
      this.#opponents = new Int32Array(words);
    }
    const columns = columnsOf(sets);
    const gems = new Int32Array(coloursOfRow);
    const row = emptyRow();
    let mostQuiet = 0;
    const blocks = 2 ** (sets.bags - blockBags);
    for (let block = blocks - 1; block >= 0; block -= 1) {
      countBags(sets, blockBags, block, row);
      for (let colour = 0; colour < coloursOfRow; colour += 1) gems[colour] = melting - sets.meltsAt + row.left[colour];
      stonesToCome(this.#toCome, block, columns, gems, sets.stones - row.stones);
      if (row.stones === 0) mostQuiet = mostQuietOfBlock(this.#toCome, block, sets.stones, mostQuiet);
      solveBlock(this.#toCome, this.#opponents, block, words - 1);
      if (block % blocksAStep === 0 && block > 0) yield 1 - block / blocks;
    }
    return mostQuiet;
  }

  toCome(set: number): number {
    return byteOf(this.#toCome, set);
  }

  opponents(set: number): number {
    return byteOf(this.#opponents, set);
  }
}

function byteOf(words: Int32Array, set: number): number {
  return (words[set >>> wordBags] >>> (8 * (set & 3))) & 0x7f;
}

/** By colour and then by word of a block: gems left over by the lowest bags. The ninth column: stones. */
function columnsOf(sets: BagSets): Int32Array {
  const words = wordsFor(blockBags);
  const columns = new Int32Array((coloursOfRow + 1) * words);
  const row = emptyRow();
  for (let set = 0; set < 2 ** blockBags; set += 1) {
    countBags(sets, 0, set, row);
    const word = set >>> wordBags;
    const shift = 8 * (set & 3);
    for (let colour = 0; colour < coloursOfRow; colour += 1) columns[colour * words + word] |= row.left[colour] << shift;
    columns[coloursOfRow * words + word] |= row.stones << shift;
  }
  return columns;
}
