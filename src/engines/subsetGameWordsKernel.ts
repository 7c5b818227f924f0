/**
 * Four sets a word, a byte each, of which the top bit stays free for comparing. A *word* holds the four sets that differ in
 * the two lowest bags, a *block* the words that differ in the next eight. Constants such as 0x80808080, the top bit of every
 * byte, are written out where they are used: engines fold a literal, but not what a module defines.
 */
export const wordBags = 2;
export const blockBags = 10;
const wordsOfBlock = 256;

/** Gems left over, with this less what melts added, set the top bit of a byte where they melt. */
export const melting = 0x80;

/**
 * Fills R for the sets of a block: `most` is what would be to come if the lowest bags made no stone; from it go the stones that
 * these make by themselves (the ninth column) and one for each colour of which the gems left over by both melt together.
 * `gems`: by colour, those that the bags beyond the block leave over, as `melting` says.
 */
export function stonesToCome(toCome: Int32Array, block: number, columns: Int32Array, gems: Int32Array, most: number): void {
  const gems0 = Math.imul(gems[0], 0x01010101);
  const gems1 = Math.imul(gems[1], 0x01010101);
  const gems2 = Math.imul(gems[2], 0x01010101);
  const gems3 = Math.imul(gems[3], 0x01010101);
  const gems4 = Math.imul(gems[4], 0x01010101);
  const gems5 = Math.imul(gems[5], 0x01010101);
  const gems6 = Math.imul(gems[6], 0x01010101);
  const gems7 = Math.imul(gems[7], 0x01010101);
  const first = block * wordsOfBlock;
  const none = Math.imul(most, 0x01010101);
  for (let word = 0; word < 256; word += 1) {
    const melted =
      (((columns[word] + gems0) & 0x80808080) >>> 7) +
      (((columns[word + 256] + gems1) & 0x80808080) >>> 7) +
      (((columns[word + 2 * 256] + gems2) & 0x80808080) >>> 7) +
      (((columns[word + 3 * 256] + gems3) & 0x80808080) >>> 7) +
      (((columns[word + 4 * 256] + gems4) & 0x80808080) >>> 7) +
      (((columns[word + 5 * 256] + gems5) & 0x80808080) >>> 7) +
      (((columns[word + 6 * 256] + gems6) & 0x80808080) >>> 7) +
      (((columns[word + 7 * 256] + gems7) & 0x80808080) >>> 7);
    toCome[first + word] = none - columns[word + 8 * 256] - melted;
  }
}

/** The most bags of a set of the block that makes no stone, or `most` where that is no less. */
export function mostQuietOfBlock(toCome: Int32Array, block: number, stones: number, most: number): number {
  const first = block * wordsOfBlock;
  const none = Math.imul(stones, 0x01010101);
  let mostQuiet = most;
  for (let word = first + wordsOfBlock - 1; word >= first; word -= 1) {
    const bags = bitsOf(word);
    if (bags + wordBags <= mostQuiet) continue;
    const missing = toCome[word] ^ none;
    if (missing >>> 24 === 0) mostQuiet = bags + 2;
    else if (bags + 1 > mostQuiet && ((missing & 0xff0000) === 0 || (missing & 0xff00) === 0)) mostQuiet = bags + 1;
    else if (bags > mostQuiet && (missing & 0xff) === 0) mostQuiet = bags;
  }
  return mostQuiet;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/**
 * The lesser of the best theta so far and that after a move, byte by byte. `best` has its top bits set, so that a subtraction
 * borrows from no neighbour: a top bit is left where the minuend is not the lesser. In every byte `lacking` is 127 - R(m) and
 * `quietFrom` one more, which R(m+i), never greater than R(m), lifts to the top bit exactly where the bag is quiet.
 */
function lesser(best: number, theirs: number, toComeNext: number, lacking: number, quietFrom: number): number {
  const quietTops = (toComeNext + quietFrom) & 0x80808080;
  const quiet = (quietTops - (quietTops >>> 7)) | 0;
  // Quiet: (127 - theta) - (127 - R) = R - theta.
  const above = (best - ((theirs ^ quiet) - (lacking & quiet))) | 0;
  const lessTops = above & 0x80808080;
  return (best - (above & (lessTops - (lessTops >>> 7)))) | 0;
}

/**
 * theta of a word, given the best moves with other bags: bytes 1 and 2 have a move to byte 3, byte 0 one to each of these. Bytes
 * that are to keep what they have are given a quiet bag and theta 0, as bad a move as any.
 */
function withinWord(best: number, here: number, lacking: number, quietFrom: number): number {
  const theta3 = (best >>> 24) & 0x7f;
  const both = here >>> 24;
  const less = lesser(best, (theta3 << 8) | (theta3 << 16), (here & 0xff0000ff) | (both << 8) | (both << 16), lacking, quietFrom);
  const none = here & 0xff;
  const one = ((here >>> 8) & 0xff) - none;
  const other = ((here >>> 16) & 0xff) - none;
  const theta1 = (less >>> 8) & 0x7f;
  const theta2 = (less >>> 16) & 0x7f;
  // A negative difference is a stone made; shifted, it is all ones.
  const afterOne = theta1 + ((none - 2 * theta1) & ~(one >> 31));
  const afterOther = theta2 + ((none - 2 * theta2) & ~(other >> 31));
  return (less & 0x7f7f7f00) | Math.min(less & 0x7f, afterOne, afterOther);
}

/** Fills theta for the sets of a block, R being known there, and both in the blocks above. `lastWord` is the last one of all. */
export function solveBlock(toCome: Int32Array, opponents: Int32Array, block: number, lastWord: number): void {
  const first = block * wordsOfBlock;
  // Two words at a time have the same moves, but for the one that leads from the one to the other.
  for (let even = first + wordsOfBlock - 2; even >= first; even -= 2) {
    const odd = even + 1;
    const hereOdd = toCome[odd];
    const hereEven = toCome[even];
    const lackingOdd = (0x7f7f7f7f - hereOdd) | 0;
    const lackingEven = (0x7f7f7f7f - hereEven) | 0;
    const quietOdd = (lackingOdd + 0x01010101) | 0;
    const quietEven = (lackingEven + 0x01010101) | 0;
    let bestOdd = hereOdd | 0x80808080;
    let bestEven = hereEven | 0x80808080;
    for (let left = ~odd & lastWord; left !== 0; left &= left - 1) {
      const next = odd | (left & -left);
      bestOdd = lesser(bestOdd, opponents[next], toCome[next], lackingOdd, quietOdd);
      bestEven = lesser(bestEven, opponents[next - 1], toCome[next - 1], lackingEven, quietEven);
    }
    const theta = withinWord(bestOdd, hereOdd, lackingOdd, quietOdd);
    opponents[odd] = theta;
    opponents[even] = withinWord(lesser(bestEven, theta, hereOdd, lackingEven, quietEven), hereEven, lackingEven, quietEven);
  }
}
