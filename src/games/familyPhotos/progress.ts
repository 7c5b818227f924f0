import type { Steps } from '../../engines/steps.ts';

/** The same work as a part of a larger one: its shares run from `from` to `to`. */
export function* scaled<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}
