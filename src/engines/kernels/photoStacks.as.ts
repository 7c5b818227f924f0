// Reads the numbers of a Family Photos input from its characters, 64 at a time, and either gives them as doubles or adds up
// what the answer needs. Compiled by AssemblyScript; the caller is ../../games/familyPhotos/vectors.ts.
//
// It takes texts in *strict form*, of which nothing is to be reported: after the number of stacks, each stack on a line of its
// own, four whole numbers from 0 to 10^9 without leading zeros and with one blank between two. Anything else raises a fault, and
// what was read then means nothing: the caller reads the text in another way.
//
// *Finding*: of every 64 characters, one bit each says which are digits. A number ends at a character that is no digit after
// one that is; where two in a row are no digits there is a fault, so every separator is such an end and is looked at later. *Converting*: the 16 bytes before an end are cut to the digits of the number (those since the end before), and
// pairs, then fours, then eights of digits are joined by multiplying and adding. *Stacks*: with the swings s1 = a1 + b1 and
// s2 = a2 + b2, a stack with s1 > s2 puts both into the pool, any other adds median(0, a1 - b2, a2 - b1) to the margin.
//
// *The pool*: k1 >= k2 >= ... >= km are its swings, m is even. The first player takes those of odd ranks, so the pool is worth
// a(1) - b(2) + a(3) - ... = (a(1) + a(2) + ...) - (k2 + k4 + ...): neither ties nor whose photo a swing is matter, and of the
// swings the caller only needs the sum of every second one (parts/everySecond.as.ts). Sums are 64-bit integers: exact.

export { countDigits, placeDigits, sortByLow, sortByMiddle, sumOfEverySecond } from './parts/everySecond.as';

/** By length, 0 to 16: ones in the last so many of 16 bytes. */
const digitMasks: usize = 0;
/** Where numbers end, from the one after the last stack that was handled; before it, the end that this one had. */
const ends: usize = 1024;
const mostEnds: usize = 4096;
/** Where the caller puts the characters. The 64 bytes before it keep the end of the window before; before those, parts count. */
export const window: i32 = 40960;
export const windowBytes: i32 = 262144;
/** Where numbers go as doubles, or swings. */
export const results: i32 = window + windowBytes + 128;

const blank: u8 = 32;
const lineFeed: u8 = 10;
const block: usize = 64;
const mostValue: u32 = 1000000000;
const mostDigits: u32 = 10;
/**
 * Numbers of up to ten digits are calculated to 32 bits. Their *leading* digits (all but the last eight) are at most 99; shifted
 * by so much they exceed the largest value from 30 on, while up to 42 the number itself is right.
 */
const leadingShift: i32 = 25;

export let stacksRead: i32 = 0;
/** Numbers after the last whole stack. */
export let numbersLeft: i32 = 0;
/** Swings of contested stacks. */
export let swings: i32 = 0;
/** What cold stacks are worth, and all photos of the pool to the first player. */
export let margin: i64 = 0;

let stacksExpected: i32 = 0;
/** Of the block before: what is no digit, whether the last is a digit, and whether it is a zero that begins a number. */
let gapsBefore: u64 = 0;
let digitBefore: u64 = 0;
let zeroBefore: u64 = 0;
let faulty: bool = false;

/** Before the first window. */
export function begin(stacks: i32): void {
  for (let length = 0; length <= 16; length++) {
    for (let i = 0; i < 16; i++) store<u8>(digitMasks + (length << 4) + i, i >= 16 - length ? 255 : 0);
  }
  stacksExpected = stacks;
  stacksRead = numbersLeft = swings = 0;
  margin = 0;
  faulty = false;
  // As after the number of stacks and one separator.
  gapsBefore = 1 << 63;
  digitBefore = zeroBefore = 0;
  store<u32>(ends - 4, window - 1);
}

/** Reads a window of characters, a multiple of 64 unless it is the last. Returns false where there is a fault. */
export function read(length: i32, last: bool, asDoubles: bool): bool {
  const to: usize = last ? close(length) : window + length;
  let doubles: usize = results;
  for (let from: usize = window; from < to && !faulty; ) {
    from = findEnds(from, to);
    const stacks = numbersLeft >> 2;
    if (stacksRead + stacks > stacksExpected) return false;
    handleStacks(stacks, asDoubles ? doubles : 0);
    doubles += <usize>stacks << 5;
    stacksRead += stacks;
    const done = <usize>stacks << 4;
    numbersLeft &= 3;
    memory.copy(ends - 4, ends - 4 + done, (<usize>numbersLeft + 1) << 2);
  }
  return !faulty;
}

/** Makes room for the next window: the end of this one is kept, since a number may run on. */
export function slide(length: i32): void {
  memory.copy(<usize>window - block, <usize>(window + length) - block, block);
  for (let i = -1; i < numbersLeft; i++) store<u32>(ends + (i << 2), load<u32>(ends + (i << 2)) - length);
}

/** Fills up the last block. The text ends in a number, or in one and a line feed. */
function close(length: i32): usize {
  const end: usize = window + length;
  const endsLine = load<u8>(end - 1) === lineFeed;
  if (!isDigit(load<u8>(endsLine ? end - 2 : end - 1))) faulty = true;
  store<u8>(end, endsLine ? blank : lineFeed);
  memory.fill(end + 1, blank, block - 1);
  return window + ((<usize>length + block) & ~(block - 1));
}

function isDigit(character: u8): bool {
  return character >= 48 && character <= 57;
}

function exceeds(numbers: v128, most: u32): bool {
  return v128.any_true(i32x4.gt_u(numbers, i32x4.splat(most)));
}

@inline
function digitsOf(characters: v128): v128 {
  const value = i8x16.sub(characters, i8x16.splat(48));
  return i8x16.eq(i8x16.min_u(value, i8x16.splat(9)), value);
}

@inline
function bitsOf(one: v128, two: v128, three: v128, four: v128): u64 {
  return <u64>i8x16.bitmask(one) | (<u64>i8x16.bitmask(two) << 16) | (<u64>i8x16.bitmask(three) << 32) | (<u64>i8x16.bitmask(four) << 48);
}

/** Lists the end that the lowest bit stands for; the bits without that one are left. */
@inline
function listEnd(place: usize, from: usize, found: u64): u64 {
  store<u32>(place, <u32>from + <u32>ctz(found));
  return found & (found - 1);
}

/** Lists ends of numbers until no other block of them fits. Returns where it stopped. */
function findEnds(from: usize, to: usize): usize {
  let count = <usize>numbersLeft;
  let gaps = gapsBefore;
  let digit = digitBefore;
  let zero = zeroBefore;
  let strange: u64 = 0;
  for (; from < to && count < mostEnds - block; from += block) {
    const one = v128.load(from);
    const two = v128.load(from, 16);
    const three = v128.load(from, 32);
    const four = v128.load(from, 48);
    const digits = bitsOf(digitsOf(one), digitsOf(two), digitsOf(three), digitsOf(four));
    const after = (digits << 1) | digit;
    const nought = i8x16.splat(48);
    const zeros = bitsOf(i8x16.eq(one, nought), i8x16.eq(two, nought), i8x16.eq(three, nought), i8x16.eq(four, nought)) & ~after;
    const others = ~digits;
    strange |= digits & ((others << 1) | (gaps >> 63)) & ((others << 2) | (gaps >> 62));
    strange |= digits & ((zeros << 1) | zero);
    gaps = others;
    digit = digits >> 63;
    zero = zeros >> 63;
    let found = others & after;
    const foundHere = <usize>popcnt(found);
    let place = ends + (count << 2);
    // As many as most blocks have, without asking whether there are so many.
    found = listEnd(place, from, found);
    found = listEnd(place + 4, from, found);
    found = listEnd(place + 8, from, found);
    found = listEnd(place + 12, from, found);
    found = listEnd(place + 16, from, found);
    found = listEnd(place + 20, from, found);
    found = listEnd(place + 24, from, found);
    found = listEnd(place + 28, from, found);
    for (place += 32; found; place += 4) found = listEnd(place, from, found);
    count += foundHere;
  }
  numbersLeft = <i32>count;
  gapsBefore = gaps;
  digitBefore = digit;
  zeroBefore = zero;
  if (strange) faulty = true;
  return from;
}

/** The digits before an end, joined by fours. */
@inline
function foursOf(place: usize): v128 {
  const end = <usize>load<u32>(place);
  const length = min<usize>(end - <usize>load<u32>(place - 4) - 1, 16);
  const digits = v128.and(i8x16.sub(v128.load(end - 16), i8x16.splat(48)), v128.load(digitMasks + (length << 4)));
  const pairs = i16x8.add(i16x8.mul(v128.and(digits, i16x8.splat(255)), i16x8.splat(10)), i16x8.shr_u(digits, 8));
  return i32x4.dot_i16x8_s(pairs, i16x8(100, 1, 100, 1, 100, 1, 100, 1));
}

/** Two numbers, each in its leading and its last eight digits. */
@inline
function eightsOf(place: usize): v128 {
  const weights = i16x8(10000, 1, 10000, 1, 10000, 1, 10000, 1);
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(foursOf(place), foursOf(place + 4)), weights);
}

/** The character at an end. */
@inline
function separatorAt(place: usize): u8 {
  return load<u8>(<usize>load<u32>(place));
}

/** Handles whole stacks, which end at `ends`: as doubles where they are to go somewhere, else by what they are worth. */
function handleStacks(stacks: i32, doubles: usize): void {
  let swing = <usize>results + (<usize>swings << 2);
  const firstSwing = swing;
  let sum: i64 = 0;
  let greatest = i32x4.splat(0);
  let longest = i32x4.splat(0);
  let wrong: u8 = 0;
  for (let place = ends, end = ends + (<usize>stacks << 4); place < end; place += 16) {
    const top = eightsOf(place);
    const bottom = eightsOf(place + 8);
    const leading = v128.shuffle<i32>(top, bottom, 0, 2, 4, 6);
    const numbers = i32x4.add(i32x4.mul(leading, i32x4.splat(100000000)), v128.shuffle<i32>(top, bottom, 1, 3, 5, 7));
    greatest = i32x4.max_u(greatest, i32x4.max_u(numbers, i32x4.shl(leading, leadingShift)));
    longest = i32x4.max_u(longest, i32x4.sub(v128.load(place), v128.load(place - 4)));
    wrong |= (separatorAt(place) ^ blank) | (separatorAt(place + 4) ^ blank) | (separatorAt(place + 8) ^ blank);
    wrong |= separatorAt(place + 12) ^ lineFeed;
    if (doubles) {
      v128.store(doubles, f64x2.convert_low_i32x4_u(numbers));
      v128.store(doubles, f64x2.convert_low_i32x4_u(v128.shuffle<i32>(numbers, numbers, 2, 3, 2, 3)), 16);
      doubles += 32;
    } else {
      const a1 = i32x4.extract_lane(numbers, 0);
      const b1 = i32x4.extract_lane(numbers, 1);
      const a2 = i32x4.extract_lane(numbers, 2);
      const b2 = i32x4.extract_lane(numbers, 3);
      // All ones where the stack is contested: half of the branches that asked this would be guessed wrongly.
      const contested = (a2 + b2 - a1 - b1) >> 31;
      const firstGain = (a1 - b2) & ~((a1 - b2) >> 31);
      const secondGain = (a2 - b1) & ((a2 - b1) >> 31);
      sum += <i64>(((firstGain + secondGain) & ~contested) | ((a1 + a2) & contested));
      store<i32>(swing, a1 + b1);
      store<i32>(swing, a2 + b2, 4);
      swing += <usize>(contested & 8);
    }
  }
  if (wrong || exceeds(greatest, mostValue) || exceeds(longest, mostDigits + 1)) faulty = true;
  margin += sum;
  swings += <i32>((swing - firstSwing) >> 2);
}
