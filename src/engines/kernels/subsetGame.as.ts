// Retrograde analysis of a game on the subsets of up to 28 bags, 16 sets a vector. Compiled by AssemblyScript; the caller is
// ../subsetGameVectors.ts.
//
// With R(m) = stones still to come once the set m of bags is taken, and theta(m) = stones that the opponent of the player on
// move still makes,
//
//   theta(m) = min over bags i not in m of (R(m+i) < R(m) ? theta(m+i) : R(m) - theta(m+i)),  theta(all) = 0:
//
// a bag that makes a stone keeps the turn, a quiet one passes it, and then the opponent's stones are what is left over. Both
// numbers lie in 0..stones, so that bytes hold them while there are no more than 255 stones. The table keeps
// phi = 255 - theta: the least theta is the greatest phi, for which unsigned bytes have an instruction, and 0 stands for 'no
// bag looked at yet'. A quiet bag gives phi = 255 - R(m) + theta(m+i) = ~R(m) + ~phi(m+i), which never leaves a byte.
//
// A set is a number whose bit i says that bag i is taken. Bits 0 to 3 are the *lane* of a vector, bits 4 and 5 one of the four
// vectors of a *block*, the next ones a block of a *run*, the rest the run. Every set needs larger ones alone, so runs, blocks
// and vectors are walked downwards, which also is the order that memory likes best.

const laneBags = 4;
const blockBags = 6;
const setsOfBlock = 1 << blockBags;
/** Bytes: R of the 16 sets of a vector, then phi of the same. */
const vectorBytes = 32;
const blockBytes = 4 * vectorBytes;
const phiAt: usize = 16;

/** A *row* is what some bags come to: in lanes 0 to 7 the gems of a colour left over, in lane 8 the stones made. */
const rowBytes = 16;
const colours = 8;
const stonesLane: u8 = 8;

/** Blocks of a run: 2 to the power of this, at most. */
export const runBags: i32 = 12;
/** Where the caller puts the rows of the bags of blocks and runs, by bit; and the row of all bags taken beyond the run. */
export const bagRows: i32 = 1024;
export const restOfRow: i32 = 2048;
/** Where R and phi of set m lie: at table + (m >> 4) * 32 + (m & 15), and 16 bytes on. */
export const table: i32 = 8192 + (rowBytes << runBags);

/** Scratch: by colour, the gems left over in a block's sets from which on a stone more is made, less one. */
const limits: usize = 0;
/** By colour and then by set of the lowest six bags: gems left over. The ninth: stones. */
const lowColumns: usize = 3072;
const lowRows: usize = 4096;
/** By block of a run: rows of the bags that it stands for. */
const runRows: usize = 8192;

/** The row of two sets of bags without a bag in common. */
function rowOfBoth(one: v128, other: v128, meltsAt: i32): v128 {
  const colourLanes = i8x16(-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0);
  const melts = v128.and(i8x16.gt_s(one, i8x16.sub(i8x16.splat(<i8>(meltsAt - 1)), other)), colourLanes);
  const sum = i8x16.sub(i8x16.add(one, other), v128.and(melts, i8x16.splat(<i8>meltsAt)));
  const stones = <i32>i8x16.extract_lane_u(sum, stonesLane) + popcnt(i8x16.bitmask(melts));
  return i8x16.replace_lane(sum, stonesLane, <i8>stones);
}

/** Fills the rows of all sets of `count` bags. */
function fillRows(rows: usize, bags: usize, count: i32, meltsAt: i32): void {
  v128.store(rows, i8x16.splat(0));
  for (let bag = 0; bag < count; bag += 1) {
    const row = v128.load(bags + bag * rowBytes);
    const end = rows + (rowBytes << bag);
    for (let from = rows; from < end; from += rowBytes) {
      v128.store(from + (rowBytes << bag), rowOfBoth(v128.load(from), row, meltsAt));
    }
  }
}

/** Prepares what all runs share, from the rows of the bags. */
export function prepare(bagsOfRun: i32, meltsAt: i32): void {
  fillRows(lowRows, bagRows, blockBags, meltsAt);
  fillRows(runRows, bagRows + blockBags * rowBytes, bagsOfRun, meltsAt);
  for (let set = 0; set < setsOfBlock; set += 1) {
    for (let lane = 0; lane <= <i32>stonesLane; lane += 1) {
      store<u8>(lowColumns + lane * setsOfBlock + set, load<u8>(lowRows + set * rowBytes + lane));
    }
  }
}

/**
 * phi of a vector, given phi over the bags beyond the lane. The 32 moves within the lane are two vectors of 16: those that
 * leave three and two of the lane's bags, those that leave one and none. Each vector is swizzled from where the moves lead;
 * the lane of a set holds one of its moves, and the swizzles `bring...` fetch the others. Four rounds, by number of bags left.
 */
@inline
function withinLane(toCome: v128, best: v128): v128 {
  // Lanes 0, 1, 2, 4, 8, 15 are second moves of sets 3, 5, 6, 9, 10, 12.
  const upperTo = i8x16(11, 13, 14, 7, 13, 7, 7, 15, 14, 11, 11, 15, 13, 15, 15, 14);
  const upperFrom = i8x16(3, 5, 6, 3, 9, 5, 6, 7, 10, 9, 10, 11, 12, 13, 14, 12);
  const bringUpper = i8x16(-1, -1, -1, 0, -1, 1, 2, -1, -1, 4, 8, -1, 15, -1, -1, -1);
  // Lanes 3, 5, 6, 7 and 9 to 12 are further moves of sets 1, 2, 4, 8; lanes 0, 13, 14, 15 are those of set 0.
  const lowerTo = i8x16(1, 3, 3, 5, 5, 6, 6, 10, 9, 9, 10, 12, 12, 2, 4, 8);
  const lowerFrom = i8x16(0, 1, 2, 1, 4, 2, 4, 8, 8, 1, 2, 4, 8, 0, 0, 0);
  const bringSecond = i8x16(-1, 3, 5, -1, 6, -1, -1, -1, 7, -1, -1, -1, -1, -1, -1, -1);
  const bringThird = i8x16(-1, 9, 10, -1, 11, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1);
  const bringPairs = i8x16(13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, -1);
  const bringLast = i8x16(14, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const threeTaken = i8x16(0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, -1, -1, 0);
  const twoTaken = i8x16(0, 0, 0, -1, 0, -1, -1, 0, 0, -1, -1, 0, -1, 0, 0, 0);
  const oneTaken = i8x16(0, -1, -1, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0);
  const noneTaken = i8x16(-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  let before = i8x16.swizzle(toCome, upperFrom);
  let quiet = i8x16.eq(i8x16.swizzle(toCome, upperTo), before);
  let turned = v128.andnot(quiet, before);
  let moves = i8x16.add(v128.xor(i8x16.swizzle(best, upperTo), quiet), turned);
  let phi = i8x16.max_u(best, v128.and(moves, threeTaken));
  moves = i8x16.add(v128.xor(i8x16.swizzle(phi, upperTo), quiet), turned);
  phi = i8x16.max_u(phi, i8x16.max_u(v128.and(moves, twoTaken), i8x16.swizzle(moves, bringUpper)));

  before = i8x16.swizzle(toCome, lowerFrom);
  quiet = i8x16.eq(i8x16.swizzle(toCome, lowerTo), before);
  turned = v128.andnot(quiet, before);
  moves = i8x16.add(v128.xor(i8x16.swizzle(phi, lowerTo), quiet), turned);
  const others = i8x16.max_u(i8x16.swizzle(moves, bringSecond), i8x16.swizzle(moves, bringThird));
  phi = i8x16.max_u(i8x16.max_u(phi, v128.and(moves, oneTaken)), others);
  moves = i8x16.add(v128.xor(i8x16.swizzle(phi, lowerTo), quiet), turned);
  moves = i8x16.max_u(moves, i8x16.swizzle(moves, bringPairs));
  return i8x16.max_u(i8x16.max_u(phi, v128.and(moves, noneTaken)), i8x16.swizzle(moves, bringLast));
}

/** phi of a vector, from the greatest phi after scoring bags and the greatest theta after quiet ones, beyond the lane. */
@inline
function settled(toCome: v128, scored: v128, quiet: v128): v128 {
  return withinLane(toCome, i8x16.max_u(scored, i8x16.add(v128.not(toCome), quiet)));
}

/** Solves the sets of a run; those of later runs are solved. `lastBlock` is the number of the last block of all. */
export function solveRun(run: i32, bagsOfRun: i32, lastBlock: i32, meltsAt: i32, stones: i32): void {
  const rest = v128.load(restOfRow);
  const first = run << bagsOfRun;
  for (let inRun = (1 << bagsOfRun) - 1; inRun >= 0; inRun -= 1) {
    const row = rowOfBoth(v128.load(runRows + inRun * rowBytes), rest, meltsAt);
    v128.store(limits, i8x16.sub(i8x16.splat(<i8>(meltsAt - 1)), row));
    const most = i8x16.splat(<i8>(stones - <i32>i8x16.extract_lane_u(row, stonesLane)));
    const ninth = lowColumns + colours * setsOfBlock;
    let r0 = i8x16.sub(most, v128.load(ninth, 0));
    let r1 = i8x16.sub(most, v128.load(ninth, 16));
    let r2 = i8x16.sub(most, v128.load(ninth, 32));
    let r3 = i8x16.sub(most, v128.load(ninth, 48));
    // A comparison that holds is -1: a stone less to come.
    for (let colour = 0; colour < colours; colour += 1) {
      const limit = v128.load_splat<u8>(limits + colour);
      const column = lowColumns + colour * setsOfBlock;
      r0 = i8x16.add(r0, i8x16.gt_s(v128.load(column, 0), limit));
      r1 = i8x16.add(r1, i8x16.gt_s(v128.load(column, 16), limit));
      r2 = i8x16.add(r2, i8x16.gt_s(v128.load(column, 32), limit));
      r3 = i8x16.add(r3, i8x16.gt_s(v128.load(column, 48), limit));
    }

    // By vector: the greatest phi after scoring bags, the greatest theta after quiet ones.
    let scored0 = i8x16.splat(0), scored1 = scored0, scored2 = scored0, scored3 = scored0;
    let quiet0 = scored0, quiet1 = scored0, quiet2 = scored0, quiet3 = scored0;
    const block = first + inRun;
    const here = table + block * blockBytes;
    for (let left = ~block & lastBlock; left !== 0; left &= left - 1) {
      const next = here + (left & -left) * blockBytes;
      let phi = v128.load(next, 0 * vectorBytes + phiAt);
      let same = i8x16.eq(v128.load(next, 0 * vectorBytes), r0);
      scored0 = i8x16.max_u(scored0, v128.andnot(phi, same));
      quiet0 = i8x16.max_u(quiet0, v128.andnot(same, phi));
      phi = v128.load(next, 1 * vectorBytes + phiAt);
      same = i8x16.eq(v128.load(next, 1 * vectorBytes), r1);
      scored1 = i8x16.max_u(scored1, v128.andnot(phi, same));
      quiet1 = i8x16.max_u(quiet1, v128.andnot(same, phi));
      phi = v128.load(next, 2 * vectorBytes + phiAt);
      same = i8x16.eq(v128.load(next, 2 * vectorBytes), r2);
      scored2 = i8x16.max_u(scored2, v128.andnot(phi, same));
      quiet2 = i8x16.max_u(quiet2, v128.andnot(same, phi));
      phi = v128.load(next, 3 * vectorBytes + phiAt);
      same = i8x16.eq(v128.load(next, 3 * vectorBytes), r3);
      scored3 = i8x16.max_u(scored3, v128.andnot(phi, same));
      quiet3 = i8x16.max_u(quiet3, v128.andnot(same, phi));
    }

    // Bags 4 and 5: vector 3 comes after 2 and 1, and these after 0.
    const phi3 = settled(r3, scored3, quiet3);
    v128.store(here, r3, 3 * vectorBytes);
    v128.store(here, phi3, 3 * vectorBytes + phiAt);
    let same = i8x16.eq(r3, r2);
    const phi2 = settled(r2, i8x16.max_u(scored2, v128.andnot(phi3, same)), i8x16.max_u(quiet2, v128.andnot(same, phi3)));
    v128.store(here, r2, 2 * vectorBytes);
    v128.store(here, phi2, 2 * vectorBytes + phiAt);
    same = i8x16.eq(r3, r1);
    const phi1 = settled(r1, i8x16.max_u(scored1, v128.andnot(phi3, same)), i8x16.max_u(quiet1, v128.andnot(same, phi3)));
    v128.store(here, r1, 1 * vectorBytes);
    v128.store(here, phi1, 1 * vectorBytes + phiAt);
    same = i8x16.eq(r2, r0);
    scored0 = i8x16.max_u(scored0, v128.andnot(phi2, same));
    quiet0 = i8x16.max_u(quiet0, v128.andnot(same, phi2));
    same = i8x16.eq(r1, r0);
    scored0 = i8x16.max_u(scored0, v128.andnot(phi1, same));
    quiet0 = i8x16.max_u(quiet0, v128.andnot(same, phi1));
    v128.store(here, r0, 0);
    v128.store(here, settled(r0, scored0, quiet0), phiAt);
  }
}
