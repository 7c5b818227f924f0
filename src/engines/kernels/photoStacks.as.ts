// Reads the numbers of a Family Photos input from its characters, 64 at a time, and either gives them as doubles or adds up
// what the answer needs. Compiled by AssemblyScript; the caller is ../../games/familyPhotos/vectors.ts.
//
// It takes texts in *strict form*, of which nothing is to be reported: after the number of stacks, each stack on a line of its
// own, four whole numbers from 0 to 10^9 without leading zeros and with one blank between two. Anything else raises a fault, and
// what was read then means nothing: the caller reads the text in another way.
//
// *Converting*: the 15 characters before the end of a number are cut to its digits, those since the end before, and pairs, then
// fours, then eights of digits are joined by multiplying and adding. *Stacks*, four at a time, a lane each: with the swings
// s1 = a1 + b1 and s2 = a2 + b2, a stack with s1 > s2 puts both into the pool, any other adds median(0, a1 - b2, a2 - b1) to the
// margin. Stacks of four zeros, worth nothing, fill up the last four.
//
// *The pool*: k1 >= k2 >= ... >= km are its swings, m is even. The first player takes those of odd ranks, so the pool is worth
// a(1) - b(2) + a(3) - ... = (a(1) + a(2) + ...) - (k2 + k4 + ...): neither ties nor whose photo a swing is matter, and of the
// swings the caller only needs the sum of every second one (parts/everySecond.as.ts). Sums are 64-bit integers: exact.

import { beginEnds, block, ends, faultyText, listEnds, listed, mostEnds, moveEnds, takeEnds } from './parts/numberEnds.as';

export { countDigits, placeDigits, sortByLow, sortByMiddle, sumOfEverySecond } from './parts/everySecond.as';

/** Stacks handled together. */
const group = 4;
/** Bytes of the ends or the numbers of a stack, and of a group. */
const stackBytes: usize = 16;
const groupBytes: usize = 64;

const blank: u8 = 32;
const lineFeed: u8 = 10;
const one: u8 = 49;
/** Of a stack of zeros, '0 0 0 0' and a line feed, the lowest byte first. */
const zeroStack: u64 = 0x0a30203020302030;
const mostValue: u32 = 1000000000;
const mostDigits: u32 = 10;
/** A number is calculated from its last seven digits and from those before them, which are at most so much. */
const mostLeading: u32 = mostValue / 10000000;

// Vectors that do not change are in memory: engines build a constant anew, of four instructions, wherever it is used.

/** What the numbers of a stack end with. */
const separators: usize = memory.data(4 * 16, 16);
const pairWeights: usize = memory.data<i16>([2561, 2561, 2561, 2561, 2561, 2561, 2561, 256], 16);
const fourWeights: usize = memory.data<i16>([100, 1, 100, 1, 100, 1, 10, 1], 16);
const eightWeights: usize = memory.data<i16>([10000, 1, 1000, 1, 10000, 1, 1000, 1], 16);
const leadingWeights: usize = memory.data<i32>([10000000, 10000000, 10000000, 10000000], 16);
/** By the distance of an end from the one before, 0 to 16: low halves of the digits between them, of 16 bytes that end there. */
const digitMasks: usize = memory.data(17 * 16, 16);
const mostDistances: usize = memory.data<i32>([16, 16, 16, 16], 16);

/** By stack of a group, where the masks of its four numbers are. */
const masks: usize = memory.data(group * 16, 16);
/** Group by group, the numbers of its four stacks: a1 of each, b1 of each, a2, b2. */
const numbers: usize = memory.data(mostEnds * 4, 16);

/** Of the window before: more than the characters of stacks that are too few to be handled. */
const kept: usize = 256;
export const windowBytes: i32 = 262144;
/** Where the caller puts the characters, with room for what is added to the last ones. */
export const window: usize = memory.data(kept + windowBytes + 128, 64) + kept;
/** Where numbers go as doubles, or swings. */
export const results: usize = (__heap_base + 15) & ~15;

/** With those of zeros. */
export let stacksRead: i32 = 0;
/** Swings of contested stacks. */
export let swings: i32 = 0;
/** What cold stacks are worth, and all photos of the pool to the first player. */
export let margin: i64 = 0;

let stacksExpected: i32 = 0;
let zeroStacks: i32 = 0;

/** Before the first window. */
export function begin(stacks: i32): void {
  for (let distance = 0; distance <= 16; distance++) {
    for (let i = 0; i < 16; i++) store<u8>(digitMasks + (distance << 4) + i, i > 15 - distance && i < 15 ? 15 : 0);
  }
  for (let i = 0; i < 4; i++) v128.store(separators + (i << 4), i8x16.splat(i < 3 ? blank : lineFeed));
  zeroStacks = -stacks & (group - 1);
  stacksExpected = stacks + zeroStacks;
  stacksRead = swings = 0;
  margin = 0;
  beginEnds(window - 1);
}

/** Reads a window of characters, a multiple of 64 unless it is the last. Returns false where there is a fault. */
export function read(length: i32, last: bool, asDoubles: bool): bool {
  const to: usize = last ? close(length) : window + length;
  let doubles: usize = results;
  for (let from: usize = window; from < to; ) {
    from = listEnds(from, to);
    const stacks = (listed >> 2) & -group;
    if (faultyText || stacksRead + stacks > stacksExpected || !convert(stacks)) return false;
    if (asDoubles) storeStacks(stacks, doubles);
    else addStacks(stacks);
    doubles += <usize>stacks << 5;
    stacksRead += stacks;
    takeEnds(stacks << 2);
  }
  return !last || (stacksRead === stacksExpected && listed === 0);
}

/** Makes room for the next window: the end of this one is kept, since a number may run on. */
export function slide(length: i32): void {
  memory.copy(window - kept, window + length - kept, kept);
  moveEnds(length);
}

/** Fills up the last stacks and, by digits, the last block. The text ends in a number, or in one and a line feed. */
function close(length: i32): usize {
  let end: usize = window + length;
  if (load<u8>(end - 1) !== lineFeed) store<u8>(end++, lineFeed);
  for (let i = 0; i < zeroStacks; i++, end += 8) store<u64>(end, zeroStack);
  memory.fill(end, one, block);
  return window + ((end - window + block - 1) & ~(block - 1));
}

function exceeds(values: v128, most: u32): bool {
  return v128.any_true(i32x4.gt_u(values, i32x4.splat(most)));
}

/** A number and what ends it, the last of 16 characters. */
@inline
function charactersAt(place: usize): v128 {
  return v128.load(<usize>load<u32>(place) - 15);
}

/** Nothing in the last byte where both end as they should. */
@inline
function strangeEnds(one: v128, other: v128, separator: v128): v128 {
  return v128.or(v128.xor(one, separator), v128.xor(other, separator));
}

/**
 * The digits of a number joined to its last three and the fours before them. Two digits in a word of 16 bits, t + 256 u, times
 * 256 * 10 + 1 is 256 (10 t + u) + t, but for what exceeds the word; the last word has only one digit.
 */
@inline
function foursOf(characters: v128, mask: usize, weightsOfPairs: v128, weightsOfFours: v128): v128 {
  const digits = v128.and(characters, v128.load(<usize>load<u32>(mask)));
  return i32x4.dot_i16x8_s(i16x8.shr_u(i16x8.mul(digits, weightsOfPairs), 8), weightsOfFours);
}

/** Converts the numbers of stacks, a multiple of four, which end at `ends`. Returns false where there is a fault. */
function convert(stacks: i32): bool {
  let greatest = i32x4.splat(0);
  let greatestLeading = i32x4.splat(0);
  let farthest = i32x4.splat(0);
  let strange = i8x16.splat(0);
  const ofPairs = v128.load(pairWeights);
  const ofFours = v128.load(fourWeights);
  const ofEights = v128.load(eightWeights);
  const ofLeading = v128.load(leadingWeights);
  const most = v128.load(mostDistances);
  let to = numbers;
  for (let place = ends, end = ends + <usize>stacks * stackBytes; place < end; place += groupBytes) {
    for (let stack: usize = 0; stack < groupBytes; stack += stackBytes) {
      const distances = i32x4.sub(v128.load(place + stack), v128.load(place + stack - 4));
      farthest = i32x4.max_u(farthest, distances);
      const offsets = i32x4.shl(i32x4.min_u(distances, most), 4);
      v128.store(masks + stack, i32x4.add(offsets, i32x4.splat(<i32>digitMasks)));
    }
    for (let i: usize = 0; i < stackBytes; i += 4, to += 16) {
      const separator = v128.load(separators + (i << 2));
      const text0 = charactersAt(place + i);
      const text1 = charactersAt(place + i + stackBytes);
      const text2 = charactersAt(place + i + 2 * stackBytes);
      const text3 = charactersAt(place + i + 3 * stackBytes);
      strange = v128.or(strange, v128.or(strangeEnds(text0, text1, separator), strangeEnds(text2, text3, separator)));
      const fours0 = foursOf(text0, masks + i, ofPairs, ofFours);
      const fours1 = foursOf(text1, masks + i + 16, ofPairs, ofFours);
      const fours2 = foursOf(text2, masks + i + 32, ofPairs, ofFours);
      const fours3 = foursOf(text3, masks + i + 48, ofPairs, ofFours);
      const parts01 = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours0, fours1), ofEights);
      const parts23 = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours2, fours3), ofEights);
      const leading = v128.shuffle<i32>(parts01, parts23, 0, 2, 4, 6);
      const values = i32x4.add(i32x4.mul(leading, ofLeading), v128.shuffle<i32>(parts01, parts23, 1, 3, 5, 7));
      greatestLeading = i32x4.max_u(greatestLeading, leading);
      greatest = i32x4.max_u(greatest, values);
      v128.store(to, values);
    }
  }
  if (i8x16.extract_lane_u(strange, 15) || exceeds(farthest, mostDigits + 1)) return false;
  return !exceeds(greatest, mostValue) && !exceeds(greatestLeading, mostLeading);
}

/** Adds what stacks are worth to the margin, and their swings to the pool. */
function addStacks(stacks: i32): void {
  const firstSwing: usize = results + (<usize>swings << 2);
  let swing = firstSwing;
  let sum = i64x2.splat(0);
  const nothing = i32x4.splat(0);
  for (let from = numbers, end = numbers + <usize>stacks * stackBytes; from < end; from += groupBytes) {
    const a1 = v128.load(from);
    const b1 = v128.load(from, 16);
    const a2 = v128.load(from, 32);
    const b2 = v128.load(from, 48);
    const top = i32x4.add(a1, b1);
    const bottom = i32x4.add(a2, b2);
    const contested = i32x4.gt_s(top, bottom);
    const cold = i32x4.add(i32x4.max_s(i32x4.sub(a1, b2), nothing), i32x4.min_s(i32x4.sub(a2, b1), nothing));
    const worth = v128.bitselect(i32x4.add(a1, a2), cold, contested);
    sum = i64x2.add(sum, i64x2.add(i64x2.extend_low_i32x4_s(worth), i64x2.extend_high_i32x4_s(worth)));
    swing = storeContested(swing, top, bottom, <usize>i32x4.bitmask(contested));
  }
  margin += i64x2.extract_lane(sum, 0) + i64x2.extract_lane(sum, 1);
  swings += <i32>((swing - firstSwing) >> 2);
}

/** Stores the swings of the stacks that bits say are contested, without a branch: half of them would be guessed wrongly. */
@inline
function storeContested(swing: usize, top: v128, bottom: v128, contested: usize): usize {
  const first = v128.shuffle<i32>(top, bottom, 0, 4, 1, 5);
  const last = v128.shuffle<i32>(top, bottom, 2, 6, 3, 7);
  const second = swing + ((contested & 1) << 3);
  const third = second + ((contested & 2) << 2);
  const fourth = third + ((contested & 4) << 1);
  v128.store64_lane(swing, first, 0);
  v128.store64_lane(second, first, 1);
  v128.store64_lane(third, last, 0);
  v128.store64_lane(fourth, last, 1);
  return fourth + (contested & 8);
}

/** Stores the numbers of stacks, as doubles. */
function storeStacks(stacks: i32, doubles: usize): void {
  let to = doubles;
  for (let from = numbers, end = numbers + <usize>stacks * stackBytes; from < end; from += groupBytes, to += 128) {
    const a1 = v128.load(from);
    const b1 = v128.load(from, 16);
    const a2 = v128.load(from, 32);
    const b2 = v128.load(from, 48);
    storePair(to, v128.shuffle<i32>(a1, b1, 0, 4, 1, 5), v128.shuffle<i32>(a2, b2, 0, 4, 1, 5));
    storePair(to + 64, v128.shuffle<i32>(a1, b1, 2, 6, 3, 7), v128.shuffle<i32>(a2, b2, 2, 6, 3, 7));
  }
}

/** Two stacks. */
@inline
function storePair(to: usize, tops: v128, bottoms: v128): void {
  v128.store(to, f64x2.convert_low_i32x4_u(tops));
  v128.store(to, f64x2.convert_low_i32x4_u(bottoms), 16);
  v128.store(to, f64x2.convert_low_i32x4_u(v128.shuffle<i32>(tops, tops, 2, 3, 2, 3)), 32);
  v128.store(to, f64x2.convert_low_i32x4_u(v128.shuffle<i32>(bottoms, bottoms, 2, 3, 2, 3)), 48);
}
