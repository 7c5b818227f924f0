import type { PanelFile } from '../panel/protocol/panelApi.ts';
import { noneReady } from '../panel/protocol/panelApi.ts';
import type { DocumentRef, Failure, GameChoice, Reply, SolveResult } from '../worker/api.ts';
import type { Engine } from './engine.ts';
import type { Input } from './inputs.ts';
import { shownProblems } from './problems.ts';
import type { InputState } from './inputState.ts';

/** One solving of one input. */
export interface Run {
  /** Numbers the runs of this session. */
  readonly id: number;
  readonly input: Input;
  readonly choice: GameChoice;
}

export function startOf(run: Run): InputState {
  return { kind: 'solving', file: fileOf(run, run.input.text.version), progress: null, ready: noneReady };
}

/**
 * Carries a run out and tells what came of it; null where the text changed under it. Where the worker dies the run is
 * repeated once in its successor (`restarted` is called first); a second death is the run's own fault and its end.
 */
export async function runToState(engine: Engine, run: Run, restarted: () => void): Promise<InputState | null> {
  let reply = await solveOnce(engine, run);
  const died = !reply.answer.ok && reply.answer.failure.code === 'worker-died' && reply.answer.failure.replaced;
  if (died) {
    restarted();
    reply = await solveOnce(engine, run);
  }
  const { answer, version } = reply;
  const file = fileOf(run, version);
  if (!answer.ok) return failedState(engine, run, file, answer.failure);
  const { game, cases, problems } = answer.value;
  const shown = shownProblems(problems, run.input.lineAt);
  return { kind: 'answer', file: { ...file, game }, cases, problems: shown, outdated: null, restarted: died };
}

async function solveOnce(engine: Engine, run: Run): Promise<{ readonly version: number; readonly answer: Reply<SolveResult> }> {
  let version = run.input.text.version;
  const answer = await engine.onText(
    run.input,
    (document: DocumentRef) => {
      version = document.version;
      return engine.worker.solve(document, run.choice, run.id);
    },
    run.id,
  );
  return { version, answer };
}

async function failedState(engine: Engine, run: Run, file: PanelFile, failure: Failure): Promise<InputState | null> {
  switch (failure.code) {
    case 'outdated':
      return null;
    case 'input-errors':
    case 'unknown-game':
      return unreadState(engine, run, file);
    case 'cancelled':
      return { kind: 'cancelled', file, cases: 0, ready: noneReady };
    case 'not-mirrored':
    case 'too-large':
    case 'out-of-memory':
    case 'worker-died':
    case 'unreadable-file':
    case 'unexpected':
      return { kind: 'failure', file, failure };
  }
}

/** Why the text cannot be read as an input. */
async function unreadState(engine: Engine, run: Run, file: PanelFile): Promise<InputState | null> {
  const reply = await engine.onText(run.input, (document) => engine.worker.read(document, run.choice));
  if (!reply.ok) return reply.failure.code === 'outdated' ? null : { kind: 'failure', file, failure: reply.failure };
  const { game, problems } = reply.value;
  const unknown = problems.find((problem) => problem.code === 'unknown-game');
  if (unknown) return { kind: 'unknown-game', file, numbers: unknown.args.numbers };
  return { kind: 'errors', file: { ...file, game }, problems: shownProblems(problems, run.input.lineAt) };
}

function fileOf(run: Run, version: number): PanelFile {
  return { uri: run.input.uri.toString(), name: run.input.name, game: run.choice.game, version };
}
