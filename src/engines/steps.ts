/**
 * Work that can be interrupted. Each `next()` does at most about a millisecond of work and yields the share done
 * (0 to 1), so that whoever drives it can show progress, answer other requests, or drop it: that is cancelling.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs the work to its end at once: for command lines and tests, never on a thread that must answer. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
