/** What a piece of work took, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p99: number;
  readonly least: number;
  readonly runs: number;
}

/** Does the work and gives the milliseconds that count. */
export type Timed = () => number | Promise<number>;

/**
 * Runs pieces of work in turns, so that a machine that slows down slows all of them, after one round that does not
 * count. Gives their times in the order of the arguments.
 */
export async function inTurns(rounds: number, ...works: readonly Timed[]): Promise<readonly Times[]> {
  const times = works.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const milliseconds = await work();
      if (round >= 0) times[index].push(milliseconds);
    }
  }
  return times.map(timesOf);
}

/** Milliseconds that a function runs. */
export function clocked(work: () => unknown): Timed {
  return () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
}

/** The same of a function that has just run: what a process in between did to the caches is not its own. */
export function warm(work: () => unknown): Timed {
  const timed = clocked(work);
  return () => {
    work();
    return timed();
  };
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { median: at(0.5), p99: at(0.99), least: sorted[0], runs: sorted.length };
}
