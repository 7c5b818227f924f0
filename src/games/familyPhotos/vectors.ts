import { photoStacksWasm } from '../../engines/kernels/photoStacksWasm.ts';
import type { Steps } from '../../engines/steps.ts';
import { compileWasm, growWasm, instantiateWasm, type WasmMemory, type WasmModule, wasmPage } from '../../engines/webAssembly.ts';
import { type ByteSource, fillAll } from '../../text/byteSource.ts';
import type { PlainMargin } from './plainMargin.ts';

/** What kernels/photoStacks.as.ts exports; the meaning of its places in memory is told there. */
interface Kernel {
  readonly window: { readonly value: number };
  readonly windowBytes: { readonly value: number };
  readonly results: { readonly value: number };
  readonly stacksRead: { readonly value: number };
  readonly swings: { readonly value: number };
  readonly margin: { readonly value: bigint };
  begin(stacks: number): void;
  read(length: number, last: boolean, asDoubles: boolean): number;
  slide(length: number): void;
  countDigits(numbers: number, from: number, to: number): void;
  placeDigits(numbers: number, spare: number): void;
  sortByLow(numbers: number, from: number, to: number): void;
  sortByMiddle(spare: number, from: number, to: number): void;
  sumOfEverySecond(numbers: number, from: number, to: number): bigint;
}

const wordBytes = 4;
const doubleBytes = 8;
/** Bytes of a number of one digit with what separates it from the next. */
const leastNumber = 2;
/** Enough for what the kernel lays out. */
const bytesBeforeResults = 5 * wasmPage;
/** Numbers of stacks of zeros, and those that a window before left over. */
const mostAdded = 32;
const mostHeader = 12;
/** Swings handled between two yields: well under a millisecond. */
const slice = 1 << 16;

/** Bytes of the swings of so many stacks, and of as many to sort them. */
export function bytesOfSwings(stacks: number): number {
  return 2 * 2 * wordBytes * stacks;
}

let module: WasmModule | null | undefined;
/** To be used again: memory that was never touched costs as much time as reading does. */
let spare: WeakRef<PhotoVectors> | null = null;

/**
 * Has a text read by vectors, 64 characters at a time; null where it is not in the strict form that this takes (a stack a line,
 * one blank between two numbers), or where the host has no vectors.
 */
export function* byVectors<Result>(
  source: ByteSource,
  read: (vectors: PhotoVectors, source: ByteSource) => Steps<Result | null>,
): Steps<Result | null> {
  module ??= compileWasm(photoStacksWasm);
  if (module === null) return null;
  const vectors = spare?.deref() ?? new PhotoVectors(module);
  spare = null;
  try {
    return yield* read(vectors, source);
  } finally {
    spare = new WeakRef(vectors);
  }
}

/** One game being read by the kernel. */
class PhotoVectors {
  readonly #memory: WasmMemory;
  readonly #kernel: Kernel;
  readonly #windowBytes: number;

  constructor(module: WasmModule) {
    const { memory, exports } = instantiateWasm(module, bytesBeforeResults);
    this.#memory = memory;
    this.#kernel = exports as unknown as Kernel;
    this.#windowBytes = this.#kernel.windowBytes.value;
    growWasm(memory, this.#kernel.results.value + (this.#windowBytes / leastNumber + mostAdded) * doubleBytes);
  }

  /** The values of a game: a1 b1 a2 b2 of stack after stack. */
  *values(source: ByteSource): Steps<Float64Array | null> {
    const kernel = this.#kernel;
    let values = new Float64Array(0);
    let done = 0;
    const begin = (stacks: number): boolean => {
      values = new Float64Array(4 * stacks);
      return true;
    };
    const take = (): void => {
      // Not those of zeros that fill up the last ones.
      const to = Math.min(values.length, 4 * kernel.stacksRead.value);
      values.set(new Float64Array(this.#memory.buffer, kernel.results.value, to - done), done);
      done = to;
    };
    return (yield* this.#read(source, begin, take)) === null ? null : values;
  }

  /** The margin under optimal play; null also where the swings take more than `limit` bytes. Errors: RangeError where there is no room for them. */
  *margin(source: ByteSource, limit: number): Steps<PlainMargin | null> {
    const kernel = this.#kernel;
    const swingsAt = kernel.results.value;
    let spareAt = 0;
    const begin = (stacks: number): boolean => {
      if (bytesOfSwings(stacks) > limit) return false;
      // Beyond the last stack's two there is room for those of stacks that turn out not to be contested.
      const bytes = (2 * stacks + 8) * wordBytes;
      spareAt = swingsAt + bytes;
      growWasm(this.#memory, spareAt + bytes);
      return true;
    };
    const stacks = yield* this.#read(source, begin, null);
    if (stacks === null) return null;
    const swings = kernel.swings.value;
    yield* inSlices(swings, (from, to) => kernel.countDigits(swingsAt, from, to));
    kernel.placeDigits(swingsAt, spareAt);
    yield* inSlices(swings, (from, to) => kernel.sortByLow(swingsAt, from, to));
    yield* inSlices(swings, (from, to) => kernel.sortByMiddle(spareAt, from, to));
    let evenRanks = 0n;
    yield* inSlices(swings, (from, to) => {
      evenRanks += kernel.sumOfEverySecond(swingsAt, from, to);
    });
    return { stacks, countAlone: true, margin: kernel.margin.value - evenRanks };
  }

  /**
   * Reads to the end, as doubles where `take` takes them window by window, and returns the number of stacks; null where the
   * text is not in strict form. `begin` makes room for them, and says whether it may.
   */
  *#read(source: ByteSource, begin: (stacks: number) => boolean, take: (() => void) | null): Steps<number | null> {
    const kernel = this.#kernel;
    let window = this.#window();
    let length = fillAll(source, window);
    const header = /^([1-9][0-9]{0,9})\n/.exec(String.fromCharCode(...window.subarray(0, mostHeader)));
    if (header === null || length < header[0].length) return null;
    const stacks = Number(header[1]);
    // A number of stacks that the text is too short for is not to cost memory.
    if (4 * leastNumber * stacks > source.length) return null;
    if (!begin(stacks)) return null;
    window = this.#window();
    window.copyWithin(0, header[0].length, length);
    length -= header[0].length;
    length += fillAll(source, window.subarray(length));
    kernel.begin(stacks);
    for (let done = length; ; done += length) {
      const last = length < window.length;
      if (kernel.read(length, last, take !== null) === 0) return null;
      take?.();
      if (last) break;
      yield Math.min(1, done / source.length);
      kernel.slide(length);
      length = fillAll(source, window);
    }
    return stacks;
  }

  #window(): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.#kernel.window.value, this.#windowBytes);
  }
}

function* inSlices(count: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < count; from += slice) {
    work(from, Math.min(from + slice, count));
    yield 1;
  }
}
