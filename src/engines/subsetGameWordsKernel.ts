/**
 * Four sets a word, a byte each, of which the top bit stays free for comparing. A *word* holds the four sets that differ in
 * the two lowest bags, a *block* the words that differ in the next eight. The table has R and theta of a word side by side:
 * both come with one line of the cache. Constants such as 0x80808080, the top bit of every byte, are written out where they
 * are used: engines fold a literal, but not what a module defines.
 */
export const wordBags = 2;
export const blockBags = 10;
export const wordsOfBlock = 256;

/**
 * Fills R for the sets of a block: `most` is what would be to come if the lowest bags made no stone; from it go the stones that
 * these make by themselves, row 0 of `made`, and one for each colour of which the gems left over melt with those of the bags
 * beyond the block: a row for each colour, by its number. A row goes by word of a block.
 */
export function stonesToCome(table: Int32Array, block: number, made: Int32Array, rows: Uint16Array, most: number): void {
  const melted0 = rows[0] * 256;
  const melted1 = rows[1] * 256;
  const melted2 = rows[2] * 256;
  const melted3 = rows[3] * 256;
  const melted4 = rows[4] * 256;
  const melted5 = rows[5] * 256;
  const melted6 = rows[6] * 256;
  const melted7 = rows[7] * 256;
  const first = block * 512;
  const none = Math.imul(most, 0x01010101);
  for (let word = 0; word < 256; word += 1) {
    const all =
      made[word] +
      made[melted0 + word] +
      made[melted1 + word] +
      made[melted2 + word] +
      made[melted3 + word] +
      made[melted4 + word] +
      made[melted5 + word] +
      made[melted6 + word] +
      made[melted7 + word];
    // Masked numbers are known to be no negative ones, and need not be made longer to be used as places.
    table[(first + 2 * word) & 0x3ffffffe] = none - (all | 0);
  }
}

/** The most bags of a set of the block that makes no stone, or `most` where that is no less. */
export function mostQuietOfBlock(table: Int32Array, block: number, stones: number, most: number): number {
  const first = block * wordsOfBlock;
  const none = Math.imul(stones, 0x01010101);
  let mostQuiet = most;
  for (let word = first + wordsOfBlock - 1; word >= first; word -= 1) {
    const made = none - table[2 * word];
    // Every byte is above 0.
    if (((made + 0x7f7f7f7f) & 0x80808080) === (0x80808080 | 0)) continue;
    for (let set = 0; set < 4; set += 1) {
      if (((made >>> (8 * set)) & 0xff) === 0) mostQuiet = Math.max(mostQuiet, bitsOf(4 * word + set));
    }
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
  const theirs = Math.imul((best >>> 24) & 0x7f, 0x00010100);
  const less = lesser(best, theirs, (here & 0xff0000ff) | Math.imul(here >>> 24, 0x00010100), lacking, quietFrom);
  // The moves from byte 0 side by side, as `lesser` has them.
  const lackingHere = Math.imul(lacking & 0xff, 0x0101);
  const quietTops = ((here >>> 8) + lackingHere + 0x0101) & 0x8080;
  const quiet = quietTops - (quietTops >>> 7);
  const after = (((less >>> 8) & 0x7f7f) ^ quiet) - (lackingHere & quiet);
  return (less & 0x7f7f7f00) | least(less & 0x7f, least(after & 0xff, after >> 8));
}

/** Without a branch, which would be foretold wrongly half of the time. */
function least(one: number, other: number): number {
  const above = one - other;
  return other + (above & (above >> 31));
}

/**
 * Fills theta for the sets of a block, R being known there, and both in the blocks above. `mask` has the bits of all places of
 * the table.
 */
export function solveBlock(table: Int32Array, block: number, mask: number): void {
  const pairs = mask & ~3;
  const first = block * 512;
  // Two words at a time have the same moves, but for the one that leads from the one to the other.
  for (let place = 508; place >= 0; place -= 4) {
    const even = (first + place) & 0x3ffffffc;
    const hereEven = table[even];
    const hereOdd = table[even + 2];
    const lackingEven = (0x7f7f7f7f - hereEven) | 0;
    const lackingOdd = (0x7f7f7f7f - hereOdd) | 0;
    const quietEven = (lackingEven + 0x01010101) | 0;
    const quietOdd = (lackingOdd + 0x01010101) | 0;
    let bestEven = hereEven | 0x80808080;
    let bestOdd = hereOdd | 0x80808080;
    for (let left = ~even & pairs; left !== 0; left &= left - 1) {
      const next = (even | (left & -left)) & 0x3ffffffc;
      bestEven = lesser(bestEven, table[next + 1], table[next], lackingEven, quietEven);
      bestOdd = lesser(bestOdd, table[next + 3], table[next + 2], lackingOdd, quietOdd);
    }
    const theta = withinWord(bestOdd, hereOdd, lackingOdd, quietOdd);
    table[even + 3] = theta;
    table[even + 1] = withinWord(lesser(bestEven, theta, hereOdd, lackingEven, quietEven), hereEven, lackingEven, quietEven);
  }
}
