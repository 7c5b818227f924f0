/** What this machine can do at best, measured once and roughly: the lines that no program gets below. */

let bandwidth = 0;
let rate = 0;

/** Bytes that one core copies out of memory in a millisecond. */
export function bytesPerMillisecond(): number {
  if (bandwidth > 0) return bandwidth;
  // Larger than any cache.
  const from = new Uint8Array(256 * 2 ** 20).fill(1);
  const to = new Uint8Array(from.length).fill(2);
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    to.set(from);
    best = Math.min(best, performance.now() - start);
  }
  bandwidth = from.length / best;
  return bandwidth;
}

/** Vector operations that a core of today starts in a cycle. */
const vectorOperationsACycle = 3;

/** Vector operations of one core in a millisecond: its cycles, told by additions that wait for one another, one a cycle. */
export function operationsPerMillisecond(): number {
  if (rate > 0) return rate;
  const additions = 1_000_000;
  let best = Infinity;
  // Many short calls: the engine has compiled the function long before the last of them.
  for (let round = 0; round < 200; round++) {
    const start = performance.now();
    sumBelow(additions);
    best = Math.min(best, performance.now() - start);
  }
  rate = (additions / best) * vectorOperationsACycle;
  return rate;
}

function sumBelow(end: number): number {
  let sum = 0;
  for (let count = 0; count < end; count++) sum = (sum + count) | 0;
  return sum;
}
