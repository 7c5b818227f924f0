import { l10n } from 'vscode';
import { failureSentence } from '../../words/failures.ts';
import { unreadableFile } from '../../words/extensionMessages.ts';
import type { CheckReport } from '../../testCases/verdict.ts';
import type { Reply } from '../../worker/api.ts';
import type { StudyJobs } from '../../worker/studyJobs.ts';
import type { Engine } from '../engine.ts';
import { openDocument } from '../files.ts';
import type { GameChoices } from '../gameChoices.ts';
import { nameOf } from '../inputs.ts';
import type { Log } from '../log.ts';
import type { CaseTexts } from './caseTexts.ts';
import { isStrict, stampOf, textsOf } from './caseTexts.ts';
import type { JsonFiles } from './jsonFiles.ts';
import type { Ours } from './ours.ts';
import { noteOf, outcomeOf } from './outcomes.ts';
import type { CaseResult } from './result.ts';
import { Stop } from './stop.ts';
import type { TestCase } from './testCase.ts';

interface CheckerOptions {
  readonly engine: Engine;
  readonly choices: GameChoices;
  readonly ours: Ours;
  readonly json: JsonFiles;
  readonly log: Log;
}

export interface Checked {
  readonly result: CaseResult;
  readonly unsaved: boolean;
  /** What the output says beside the verdict; null: nothing. */
  readonly note: string | null;
}

/** Has the worker check one case. */
export class Checker {
  private readonly _options: CheckerOptions;

  constructor(options: CheckerOptions) {
    this._options = options;
  }

  /** Undefined where it was stopped. */
  async check(one: TestCase, stopping: Stop): Promise<Checked | undefined> {
    const start = performance.now();
    let texts: CaseTexts;
    let stamp: string;
    try {
      stamp = await stampOf(one);
      texts = await textsOf(one, this._options.json);
    } catch {
      return this._errored(one, unreadableFile(l10n, nameOf(one.input)), null, start);
    }
    const { input, expected, unsaved } = texts;
    const options = { strict: isStrict(one.input), game: this._gameOf(one), explain: true };
    const reply = await this._ask({ input, expected, options }, stopping);
    if (stopping.stopped && !reply.ok) return undefined;
    if (!reply.ok) {
      if (reply.failure.code === 'unexpected') this._options.log.channel.error(reply.failure.message);
      return this._errored(one, failureSentence(l10n, reply.failure), stamp, start);
    }
    const report = reply.value;
    const outcome = outcomeOf(one, report);
    const result = { id: one.id, game: report.game, ...outcome, stamp, duration: performance.now() - start };
    return { result, unsaved, note: noteOf(report) };
  }

  /** The computed output of a case as it is now; empty where there is none. */
  async computed(one: TestCase): Promise<string> {
    const { input } = await textsOf(one, this._options.json);
    const options = { strict: false, game: this._gameOf(one), explain: false };
    const reply = await this._ask({ input, expected: null, options }, new Stop([]));
    return reply.ok ? reply.value.computed : '';
  }

  /** As it was chosen or as the language says; never as its neighbours are: a case may be of the other game. */
  private _gameOf({ input, entry }: TestCase): StudyJobs['check']['ask']['options']['game'] {
    if (entry) return null;
    const document = openDocument(input);
    return document ? this._options.choices.choiceFor(document).game : this._options.ours.gameByName(input);
  }

  private async _ask(ask: StudyJobs['check']['ask'], stopping: Stop): Promise<Reply<CheckReport>> {
    const first = await study(this._options.engine, ask, stopping);
    // A case that ends the worker may have been the victim of another one: once more, then it is at fault itself.
    const again = !first.ok && first.failure.code === 'worker-died' && first.failure.replaced && !stopping.stopped;
    return again ? study(this._options.engine, ask, stopping) : first;
  }

  private _errored({ id, game, input, entry }: TestCase, sentence: string, stamp: string | null, start: number): Checked {
    const at = { uri: input.toString(), line: entry?.line ?? 0, start: 0, end: 0 };
    const messages = [{ markdown: sentence, at, kind: 'error', diff: null }];
    return {
      result: { id, game, state: 'errored', messages, subs: [], stamp, duration: performance.now() - start },
      unsaved: false,
      note: sentence,
    };
  }
}

async function study(engine: Engine, ask: StudyJobs['check']['ask'], stopping: Stop): Promise<Reply<CheckReport>> {
  const run = engine.newRun();
  const listening = stopping.onStop(() => engine.worker.cancel(run));
  try {
    return await engine.worker.study('check', ask, run);
  } finally {
    listening.dispose();
  }
}
