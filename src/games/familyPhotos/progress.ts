import type { Steps } from '../../engines/steps.ts';

/** The same work as a part of a larger one: its shares run from `from` to `to`. */
export function* scaled<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Items handled between two yields: about a millisecond of work before the code is compiled, far less after. */
const slice = 1024;

/** Work on `count` items, slice after slice; `work` gets the first index and the one past the last. */
export function* inSlices(count: number, work: (from: number, to: number) => void, shareFrom: number, shareTo: number): Steps<void> {
  for (let from = 0; from < count; from += slice) {
    work(from, Math.min(from + slice, count));
    yield shareFrom + ((shareTo - shareFrom) * from) / count;
  }
}
