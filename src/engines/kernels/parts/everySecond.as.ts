// The sum of every second number of a sorted row, without sorting it to the end: radix sort by 11, 10 and 10 bits from the
// lowest on, of which the last pass moves nothing. It only looks, with one bit a bucket, at which numbers would come to lie on
// even places. Numbers are below 2^31. Each function handles those from one index to before another, so that the caller can
// pause; they are called in the order in which they stand here, each until all numbers are handled.

/** Numbers with each value of a digit, then where the next such number goes; for the last digit, whether that is an odd place. */
const countBytes: usize = 4 * (2048 + 1024 + 1024);
const lowCounts: usize = memory.data(4 * (2048 + 1024 + 1024), 16);
const middleCounts: usize = lowCounts + 4 * 2048;
const highCounts: usize = middleCounts + 4 * 1024;

export function countDigits(numbers: i32, from: i32, to: i32): void {
  if (from === 0) memory.fill(lowCounts, 0, countBytes);
  for (let at = numbers + (from << 2), end = numbers + (to << 2); at < end; at += 4) {
    const number = load<u32>(at);
    increase(lowCounts + ((<usize>number & 2047) << 2), 1);
    increase(middleCounts + ((<usize>(number >> 11) & 1023) << 2), 1);
    increase(highCounts + (<usize>(number >> 21) << 2), 1);
  }
}

@inline
function increase(place: usize, by: u32): u32 {
  const before = load<u32>(place);
  store<u32>(place, before + by);
  return before;
}

/** From counts to places: `spare` is where the numbers go in the first pass, in the second they come back. */
export function placeDigits(numbers: i32, spare: i32): void {
  let low: u32 = spare;
  let middle: u32 = numbers;
  let high: u32 = 0;
  for (let i: usize = 0; i < 4 * 2048; i += 4) {
    const count = load<u32>(lowCounts + i);
    store<u32>(lowCounts + i, low);
    low += count << 2;
  }
  for (let i: usize = 0; i < 4 * 1024; i += 4) {
    const inMiddle = load<u32>(middleCounts + i);
    store<u32>(middleCounts + i, middle);
    middle += inMiddle << 2;
    const inHigh = load<u32>(highCounts + i);
    store<u32>(highCounts + i, high & 1);
    high += inHigh;
  }
}

export function sortByLow(numbers: i32, from: i32, to: i32): void {
  for (let at = numbers + (from << 2), end = numbers + (to << 2); at < end; at += 4) {
    const number = load<u32>(at);
    store<u32>(increase(lowCounts + ((<usize>number & 2047) << 2), 4), number);
  }
}

export function sortByMiddle(spare: i32, from: i32, to: i32): void {
  for (let at = spare + (from << 2), end = spare + (to << 2); at < end; at += 4) {
    const number = load<u32>(at);
    store<u32>(increase(middleCounts + ((<usize>(number >> 11) & 1023) << 2), 4), number);
  }
}

/** The sum of the least number, the third least and so on, as far as they are among these. */
export function sumOfEverySecond(numbers: i32, from: i32, to: i32): i64 {
  let sum: i64 = 0;
  for (let at = numbers + (from << 2), end = numbers + (to << 2); at < end; at += 4) {
    const number = load<u32>(at);
    const bucket = highCounts + (<usize>(number >> 21) << 2);
    const place = load<u32>(bucket);
    store<u32>(bucket, place ^ 1);
    sum += <i64>(number & (place - 1));
  }
  return sum;
}
