// Lists where the numbers of a text end, 64 characters at a time: of every such block one bit each says which are below '0'. There
// a number ends, or there is a fault: the caller looks at what each number ends with, and need not look for anything else.

export const block: usize = 64;

export const mostEnds = 4096;
const endBytes = 4;
/** Where numbers end, in order; before the first, the end of the number before it. */
const endBefore: usize = memory.data((mostEnds + 1) * endBytes, 4);
export const ends: usize = endBefore + endBytes;

const nought: u8 = 48;
const nine: u8 = 57;
/** In memory, since engines build a constant anew wherever it is used. */
const noughts: usize = memory.data<u8>([48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48], 16);

/** Numbers of which the end is listed. */
export let listed: i32 = 0;
/** There was a separator that ends no number, a number with a leading zero, or a character above '9'. */
export let faultyText: bool = false;

/** Of the block before: whether its last character is a digit, and whether that is a zero that begins a number. */
let digitBefore: u64 = 0;
let zeroBefore: u64 = 0;

/** Before the first block; `before` is where the separator before it lies. */
export function beginEnds(before: usize): void {
  listed = 0;
  faultyText = false;
  digitBefore = zeroBefore = 0;
  store<u32>(endBefore, <u32>before);
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

/** Lists ends of numbers until those of another block would have no room. Returns where it stopped. */
export function listEnds(from: usize, to: usize): usize {
  let place = ends + <usize>listed * endBytes;
  let digit = digitBefore;
  let zero = zeroBefore;
  let strange: u64 = 0;
  let greatest = i8x16.splat(0);
  const zeros = v128.load(noughts);
  for (; from < to && place < ends + (mostEnds - block) * endBytes; from += block) {
    const one = v128.load(from);
    const two = v128.load(from, 16);
    const three = v128.load(from, 32);
    const four = v128.load(from, 48);
    greatest = i8x16.max_u(i8x16.max_u(greatest, i8x16.max_u(one, two)), i8x16.max_u(three, four));
    // Where no character is above '9', those below '0' alone become negative.
    const gaps = bitsOf(i8x16.sub(one, zeros), i8x16.sub(two, zeros), i8x16.sub(three, zeros), i8x16.sub(four, zeros));
    const digits = ~gaps;
    const afterDigit = (digits << 1) | digit;
    const allZeros = bitsOf(i8x16.eq(one, zeros), i8x16.eq(two, zeros), i8x16.eq(three, zeros), i8x16.eq(four, zeros));
    const leadingZeros = allZeros & ~afterDigit;
    strange |= (gaps & ~afterDigit) | (digits & ((leadingZeros << 1) | zero));
    digit = digits >> 63;
    zero = leadingZeros >> 63;
    const next = place + <usize>popcnt(gaps) * endBytes;
    // As many as most blocks have, without asking whether there are so many.
    let found = listEnd(place, from, gaps);
    found = listEnd(place + 4, from, found);
    found = listEnd(place + 8, from, found);
    found = listEnd(place + 12, from, found);
    found = listEnd(place + 16, from, found);
    found = listEnd(place + 20, from, found);
    found = listEnd(place + 24, from, found);
    found = listEnd(place + 28, from, found);
    for (place += 32; found; place += endBytes) found = listEnd(place, from, found);
    place = next;
  }
  listed = <i32>((place - ends) / endBytes);
  digitBefore = digit;
  zeroBefore = zero;
  if (strange || v128.any_true(i8x16.gt_u(greatest, i8x16.splat(nine)))) faultyText = true;
  return from;
}

/** Takes the first of those listed away. */
export function takeEnds(count: i32): void {
  listed -= count;
  memory.copy(endBefore, endBefore + <usize>count * endBytes, <usize>(listed + 1) * endBytes);
}

/** Follows the text where it is moved towards the start. */
export function moveEnds(by: usize): void {
  const last = ends + <usize>listed * endBytes;
  for (let place = endBefore; place < last; place += endBytes) store<u32>(place, load<u32>(place) - <u32>by);
}
