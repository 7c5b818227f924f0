import type { CaseRef, DocumentRef, RunProgress } from './api.ts';
import { Failed, isMissingMemory } from './failed.ts';
import type { ProgressMeter } from './progress.ts';
import type { CaseKey, Results } from './results.ts';
import type { Steps } from '../engines/steps.ts';
import type { CaseSummary, Game, SolvedCase } from '../games/game.ts';

/** What solving needs beside the case. */
export interface SolvingRoom {
  readonly results: Results;
  /** Bytes that solving one case may take; it may change. */
  readonly limit: number;
  now(): number;
  progress(progress: RunProgress): void;
  /** Throws Failed where the document is no longer of that version. */
  check(document: DocumentRef): void;
}

const megabyte = 2 ** 20;

/** Bytes that solving a case takes at its peak. Throws Failed 'too-large' where that is more than `limit` bytes. */
export function checkedSize(game: Game, input: unknown, index: number, limit: number): number {
  const bytes = game.estimate(input);
  // Written so that an estimate that is no number is refused as well.
  if (bytes <= limit) return bytes;
  const megabytes = Math.ceil(bytes / megabyte);
  throw new Failed({ code: 'too-large', caseNumber: index + 1, megabytes, limit: Math.floor(limit / megabyte) });
}

/** Solves one case and puts it into the results. Yields the share of it that is done. Throws Failed where memory is missing. */
export function* solveCase(room: SolvingRoom, at: DocumentRef & CaseKey, game: Game, input: unknown): Steps<SolvedCase> {
  // Another request may have solved it while this one waited for its turn.
  const held = room.results.get(at);
  if (held !== undefined) return held;
  const bytes = game.estimate(input);
  room.results.makeRoom(bytes);
  const steps = game.solve(input);
  let milliseconds = 0;
  try {
    for (;;) {
      const start = room.now();
      const step = steps.next();
      milliseconds += room.now() - start;
      if (step.done) {
        room.results.put(at, step.value, milliseconds);
        return step.value;
      }
      yield step.value;
    }
  } catch (error) {
    if (!isMissingMemory(error)) throw error;
    throw new Failed({ code: 'out-of-memory', caseNumber: at.index + 1, megabytes: Math.ceil(bytes / megabyte) });
  } finally {
    steps.return(undefined as never);
  }
}

/** Solves every case that has no answer yet. Yields the share of the whole that is done. */
export function* solveAll(
  room: SolvingRoom,
  document: DocumentRef,
  game: Game,
  cases: readonly unknown[],
  meter: ProgressMeter,
): Steps<{ readonly cases: readonly CaseSummary[]; readonly milliseconds: number }> {
  const summaries: CaseSummary[] = [];
  let milliseconds = 0;
  for (const [index, input] of cases.entries()) {
    const at: DocumentRef & CaseRef = { ...document, game: game.id, index };
    if (room.results.answer(at) === undefined) {
      const steps = solveCase(room, at, game, input);
      try {
        for (let step = steps.next(); !step.done; step = steps.next()) {
          meter.step(step.value);
          yield (index + step.value) / cases.length;
        }
      } finally {
        steps.return(undefined as never);
      }
    }
    const answer = room.results.answer(at);
    if (answer === undefined) throw new Error('A case was solved and left no answer.');
    summaries.push(answer.summary);
    milliseconds += answer.milliseconds;
    meter.caseFinished(answer.summary);
    yield (index + 1) / cases.length;
  }
  return { cases: summaries, milliseconds };
}
