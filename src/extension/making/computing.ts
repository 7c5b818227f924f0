import { l10n, ProgressLocation, window } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { FileText } from '../../testCases/readText.ts';
import type { CheckReport } from '../../testCases/verdict.ts';
import { failureSentence } from '../../words/failures.ts';
import * as words from '../../words/making.ts';
import type { StudyJobs, StudyKind } from '../../worker/studyJobs.ts';
import type { Engine } from '../engine.ts';
import type { Log } from '../log.ts';
import { later } from '../timing.ts';

/** Work that takes longer is shown, with a way to cancel it. */
const shownAfterMilliseconds = 400;

/** What came of work: a value, or a sentence that says why there is none; null where the user cancelled it. */
export type Computed<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly sentence: string | null };

/** Asks the worker, with a progress notification only where it takes long. */
export class Computing {
  private readonly _engine: Engine;
  private readonly _log: Log;

  constructor(engine: Engine, log: Log) {
    this._engine = engine;
    this._log = log;
  }

  /** Solves a text and compares it with an expected output where there is one. */
  check(title: string, input: FileText, expected: FileText | null, game: GameId | null): Promise<Computed<CheckReport>> {
    return this.study('check', title, { input, expected, options: { strict: false, game, explain: false } });
  }

  async study<Kind extends StudyKind>(
    kind: Kind,
    title: string,
    ask: StudyJobs[Kind]['ask'],
  ): Promise<Computed<StudyJobs[Kind]['answer']>> {
    const { worker } = this._engine;
    if (worker.stopped) await worker.restart();
    const run = this._engine.newRun();
    const reply = await shownWhereLong(title, worker.study(kind, ask, run), () => worker.cancel(run));
    if (reply.ok) return reply;
    const { failure } = reply;
    if (failure.code === 'unexpected') this._log.channel.error(failure.message);
    return { ok: false, sentence: failure.code === 'cancelled' ? null : failureSentence(l10n, failure) };
  }
}

async function shownWhereLong<Value>(title: string, work: Promise<Value>, cancel: () => void): Promise<Value> {
  const long = new Promise<null>((resolve) => {
    later(shownAfterMilliseconds, () => resolve(null));
  });
  const first = await Promise.race([work.then((value) => ({ value })), long]);
  if (first) return first.value;
  return window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, (_, token) => {
    token.onCancellationRequested(cancel);
    return work;
  });
}

/** Why an input has no answers to write down, and what to do; null: it has. */
export function whyNot({ game, outcome, cases }: CheckReport, name: string, selected: boolean): string | null {
  if (game === null) return words.gameNotTold(l10n, name);
  if (outcome === 'input-errors') return selected ? words.selectionNoInput(l10n, game) : words.inputHasErrors(l10n, name);
  if (outcome === 'too-large') return words.tooLargeToSolve(l10n, name);
  return cases.length === 0 ? words.noCaseInInput(l10n, name) : null;
}
