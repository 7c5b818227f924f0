import { turnIntoPlaces } from './sortPlaces.ts';
import type { Steps } from './steps.ts';

/** Numbers handled between two yields: well under a millisecond. */
const slice = 1 << 15;

const lowBits = 11;
const middleBits = 10;
const lowMask = (1 << lowBits) - 1;
const middleMask = (1 << middleBits) - 1;
const highShift = lowBits + middleBits;
const halfMask = 0xffff;

/**
 * The sum of the least, the third least, the fifth least and so on of the first `count` numbers, which are from 0 to 2^31 - 1;
 * moves them. Radix sort by 11, 10 and 10 bits, of which the last pass moves nothing: with one bit a bucket it tells which
 * numbers would come to lie on even places, counted from 0. Exact whatever the sum.
 */
export function* sumOfEverySecond(numbers: Int32Array, count: number): Steps<bigint> {
  const low = new Int32Array(lowMask + 1);
  const middle = new Int32Array(middleMask + 1);
  const high = new Int32Array(middleMask + 1);
  const spare = new Int32Array(count);
  for (let from = 0; from < count; from += slice) {
    countDigits(numbers, low, middle, high, from, Math.min(from + slice, count));
    yield 0;
  }
  turnIntoPlaces(low);
  turnIntoPlaces(middle);
  turnIntoPlaces(high);
  for (let from = 0; from < count; from += slice) {
    place(numbers, spare, low, 0, from, Math.min(from + slice, count));
    yield 0.3;
  }
  for (let from = 0; from < count; from += slice) {
    place(spare, numbers, middle, lowBits, from, Math.min(from + slice, count));
    yield 0.6;
  }
  let sum = 0n;
  for (let from = 0; from < count; from += slice) {
    sum += BigInt(sumOfEven(numbers, high, from, Math.min(from + slice, count)));
    yield 0.9;
  }
  return sum;
}

function countDigits(numbers: Int32Array, low: Int32Array, middle: Int32Array, high: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const number = numbers[i];
    low[number & lowMask]++;
    middle[(number >>> lowBits) & middleMask]++;
    high[number >>> highShift]++;
  }
}

function place(numbers: Int32Array, to: Int32Array, places: Int32Array, shift: number, from: number, end: number): void {
  const mask = places.length - 1;
  for (let i = from; i < end; i++) {
    const number = numbers[i];
    to[places[(number >>> shift) & mask]++] = number;
  }
}

/** Less than 2^47: the numbers of one slice. */
function sumOfEven(numbers: Int32Array, places: Int32Array, from: number, to: number): number {
  let least = 0;
  let halves = 0;
  for (let i = from; i < to; i++) {
    const number = numbers[i];
    const counted = number & ((places[number >>> highShift]++ & 1) - 1);
    least += counted & halfMask;
    halves += counted >>> 16;
  }
  return halves * (halfMask + 1) + least;
}
