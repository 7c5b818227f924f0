import type { VerifyResult } from './api.ts';
import type { ProgressMeter } from './progress.ts';
import type { SolvingRoom } from './solving.ts';
import type { Steps } from '../engines/steps.ts';
import type { PositionRef, SolvedCase } from '../games/game.ts';

/** Memory that exhaustive play takes for each position it remembers, roughly. */
export const bytesOfPosition = 100;

/** Plays every line from a position and compares with the solver. Yields the share done. */
export function* verifyPosition(room: SolvingRoom, solved: SolvedCase, at: PositionRef, meter: ProgressMeter): Steps<VerifyResult> {
  const { final } = solved.position(at);
  const steps = solved.verify(at);
  let milliseconds = 0;
  try {
    for (;;) {
      const start = room.now();
      const step = steps.next();
      milliseconds += room.now() - start;
      if (step.done) return { ...step.value, agrees: step.value.margin === final, milliseconds };
      meter.step(step.value);
      yield step.value;
    }
  } finally {
    steps.return(undefined as never);
  }
}
