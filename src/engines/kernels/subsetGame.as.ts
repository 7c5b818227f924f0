// Retrograde analysis of a game on the subsets of up to 30 bags, 16 sets a vector. Compiled by AssemblyScript; the caller is
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
export const bagRows: usize = memory.data((blockBags + runBags) * rowBytes, rowBytes);
export const restRow: usize = memory.data(rowBytes, rowBytes);

/** By lane: the most bags taken without a stone, over all sets solved since the caller cleared it. */
export const mostQuiet: usize = memory.data(rowBytes, rowBytes);

/** By set of the bags of a block, and by block of a run: rows of these bags. */
const lowRows: usize = memory.data(setsOfBlock * rowBytes, rowBytes);
const runRows: usize = memory.data(rowBytes << runBags, rowBytes);
/** `lowRows` by lane and then by set: columns of gems left over, and the ninth of stones. */
const lowColumns: usize = memory.data((colours + 1) * setsOfBlock, rowBytes);
/** By colour, one gem less than those that make one stone more together with what the bags beyond the block leave over. */
const limits: usize = memory.data(rowBytes, rowBytes);

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

// The 32 moves within a lane are two vectors of 16: *upper* ones, which leave three or two of the lane's bags taken, and *lower*
// ones. Where they lead and whence they come, by lane: one move of each set stands in the set's own lane, and `bring...` say
// which lanes hold the others. 255 is no lane. In memory, since engines build a constant anew wherever it is used.

const upperTo: usize = memory.data<u8>([11, 13, 14, 7, 13, 7, 7, 15, 14, 11, 11, 15, 13, 15, 15, 14], 16);
const upperFrom: usize = memory.data<u8>([3, 5, 6, 3, 9, 5, 6, 7, 10, 9, 10, 11, 12, 13, 14, 12], 16);
const bringUpper: usize = memory.data<u8>([255, 255, 255, 0, 255, 1, 2, 255, 255, 4, 8, 255, 15, 255, 255, 255], 16);
const lowerTo: usize = memory.data<u8>([1, 3, 3, 5, 5, 6, 6, 10, 9, 9, 10, 12, 12, 2, 4, 8], 16);
const lowerFrom: usize = memory.data<u8>([0, 1, 2, 1, 4, 2, 4, 8, 8, 1, 2, 4, 8, 0, 0, 0], 16);
const bringSecond: usize = memory.data<u8>([255, 3, 5, 255, 6, 255, 255, 255, 7, 255, 255, 255, 255, 255, 255, 255], 16);
const bringThird: usize = memory.data<u8>([255, 9, 10, 255, 11, 255, 255, 255, 12, 255, 255, 255, 255, 255, 255, 255], 16);
/** Set 0 has moves in lanes 0, 13, 14 and 15: first 0 and 13, 14 and 15, then both. */
const bringPairs: usize = memory.data<u8>([13, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 255], 16);
const bringLast: usize = memory.data<u8>([14, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255], 16);
/** Lanes of the sets with so many bags of the lane taken. */
const threeTaken: usize = memory.data<u8>([0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 255, 255, 0], 16);
const twoTaken: usize = memory.data<u8>([0, 0, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 255, 0, 0, 0], 16);
const oneTaken: usize = memory.data<u8>([0, 255, 255, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0], 16);
const noneTaken: usize = memory.data<u8>([255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 16);

/** By lane: bags of the lane that are taken. */
const bagsTaken: usize = memory.data<u8>([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4], 16);

/** Where R and phi of set m lie: at table + (m >> 4) * 32 + (m & 15), and 16 bytes on. A block is two lines of a cache. */
export const table: usize = (memory.data(rowBytes, rowBytes) + blockBytes) & ~(blockBytes - 1);

@inline
function permuted(vector: v128, lanes: usize): v128 {
  return i8x16.swizzle(vector, v128.load(lanes));
}

@inline
function only(vector: v128, lanes: usize): v128 {
  return v128.and(vector, v128.load(lanes));
}

/** phi of a vector, given phi over the bags beyond the lane: in four rounds, the sets with the most bags taken first. */
@inline
function withinLane(toCome: v128, best: v128): v128 {
  let before = permuted(toCome, upperFrom);
  let quiet = i8x16.eq(permuted(toCome, upperTo), before);
  let turned = v128.andnot(quiet, before);
  let moves = i8x16.add(v128.xor(permuted(best, upperTo), quiet), turned);
  let phi = i8x16.max_u(best, only(moves, threeTaken));
  moves = i8x16.add(v128.xor(permuted(phi, upperTo), quiet), turned);
  phi = i8x16.max_u(phi, i8x16.max_u(only(moves, twoTaken), permuted(moves, bringUpper)));

  before = permuted(toCome, lowerFrom);
  quiet = i8x16.eq(permuted(toCome, lowerTo), before);
  turned = v128.andnot(quiet, before);
  moves = i8x16.add(v128.xor(permuted(phi, lowerTo), quiet), turned);
  const others = i8x16.max_u(permuted(moves, bringSecond), permuted(moves, bringThird));
  phi = i8x16.max_u(i8x16.max_u(phi, only(moves, oneTaken)), others);
  moves = i8x16.add(v128.xor(permuted(phi, lowerTo), quiet), turned);
  moves = i8x16.max_u(moves, permuted(moves, bringPairs));
  return i8x16.max_u(i8x16.max_u(phi, only(moves, noneTaken)), permuted(moves, bringLast));
}

/** phi of a vector, from the greatest phi after scoring bags and the greatest theta after quiet ones, beyond the lane. */
@inline
function settled(toCome: v128, scored: v128, quiet: v128): v128 {
  return withinLane(toCome, i8x16.max_u(scored, i8x16.add(v128.not(toCome), quiet)));
}

/** The number of bags where a vector's sets make no stone, else 0; `beyond` of them are beyond the lane. */
@inline
function quietBags(toCome: v128, all: v128, beyond: i32): v128 {
  return v128.and(i8x16.eq(toCome, all), i8x16.add(v128.load(bagsTaken), i8x16.splat(<i8>beyond)));
}

/** Solves the sets of a run; those of later runs are solved. `lastBlock` is the number of the last block of all. */
export function solveRun(run: i32, bagsOfRun: i32, lastBlock: i32, meltsAt: i32, stones: i32): void {
  const rest = v128.load(restRow);
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

    const block = first + inRun;
    if (i8x16.extract_lane_u(row, stonesLane) === 0) {
      const all = i8x16.splat(<i8>stones);
      const beyond = popcnt(block);
      const one = i8x16.max_u(quietBags(r1, all, beyond + 1), quietBags(r2, all, beyond + 1));
      const most = i8x16.max_u(one, i8x16.max_u(quietBags(r0, all, beyond), quietBags(r3, all, beyond + 2)));
      v128.store(mostQuiet, i8x16.max_u(v128.load(mostQuiet), most));
    }

    // By vector: the greatest phi after scoring bags, the greatest theta after quiet ones.
    let scored0 = i8x16.splat(0), scored1 = scored0, scored2 = scored0, scored3 = scored0;
    let quiet0 = scored0, quiet1 = scored0, quiet2 = scored0, quiet3 = scored0;
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
