import type { StudyJobs, StudyKind } from './studyJobs.ts';
import type { Steps } from '../engines/steps.ts';
import { studies } from '../games/studies.ts';
import { assessInput } from '../testCases/assess.ts';
import { checkCase } from '../testCases/check.ts';
import type { LastCase } from '../testCases/compareWith.ts';
import { checkpointsOf, dumpOf } from '../testCases/compareWith.ts';
import { diagnose } from '../testCases/diagnose.ts';
import { knownOf } from '../testCases/suite.ts';

/** What solving one case may take, in bytes, and the case that numbers were asked of last. */
export interface StudyMeans {
  readonly limit: number;
  readonly last: LastCase;
}

/** How each kind of work is done. */
const workers: { readonly [Kind in StudyKind]: (ask: StudyJobs[Kind]['ask'], means: StudyMeans) => Steps<StudyJobs[Kind]['answer']> } = {
  check: ({ input, expected, options }, { limit }) => checkCase(input, expected, { ...options, limit }),
  assess: ({ input, game }, { limit }) => assessInput(input, { game, limit }),
  diagnose: ({ input, game, printed }, { limit }) => diagnose(input, printed, { game, limit }),
  checkpoints: (ask, { limit, last }) => checkpointsOf(ask, limit, last),
  dump: (ask, { limit, last }) => dumpOf(ask, limit, last),
  known: ({ game }) => atOnce(() => ({ ...knownOf(studies[game]), fingerprint: studies[game].fingerprint })),
  generate: ({ game, request }) => studies[game].generate(request),
};

/** What takes no time. */
function* atOnce<Result>(work: () => Result): Steps<Result> {
  yield 0;
  return work();
}

/** Starts work of a kind; nothing of it has run when this returns. */
export function study<Kind extends StudyKind>(
  kind: Kind,
  ask: StudyJobs[Kind]['ask'],
  means: StudyMeans,
): Steps<StudyJobs[Kind]['answer']> {
  return workers[kind](ask, means);
}
