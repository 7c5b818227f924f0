import { Uri } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { FileText } from '../../testCases/readText.ts';
import type { CheckpointQuestion, Checkpoints, DiagnoseSource, GameMistakes } from '../../panel/protocol/diagnoseApi.ts';
import type { Diagnosis } from '../../testCases/diagnosis.ts';
import type { Reply } from '../../worker/api.ts';
import type { StudyJobs, StudyKind } from '../../worker/studyJobs.ts';
import type { Engine } from '../engine.ts';
import { textAt } from '../files.ts';
import type { GameChoices } from '../gameChoices.ts';
import { wholeText } from '../making/source.ts';

/** A text to be asked about, with its game where that is chosen. */
interface AskedText {
  readonly input: FileText;
  readonly game: GameId | null;
}

/** What the page asks the worker. Never rejects. */
export class DiagnoseQuestions {
  private readonly _engine: Engine;
  private readonly _choices: GameChoices;
  /** The latest question of each kind. */
  private readonly _runs = new Map<string, number>();

  constructor(engine: Engine, choices: GameChoices) {
    this._engine = engine;
    this._choices = choices;
  }

  mistakes(game: GameId): Promise<Reply<GameMistakes>> {
    return this._study('known', { game });
  }

  diagnose(source: DiagnoseSource, printed: string): Promise<Reply<Diagnosis>> {
    return this._about('diagnose', source, (text) => ({ ...text, printed }), source.kind);
  }

  checkpoints(source: DiagnoseSource, question: CheckpointQuestion): Promise<Reply<Checkpoints | null>> {
    return this._about('checkpoints', source, (text) => ({ ...text, ...question }));
  }

  /** Every set of bags of a case as text; null where there are too many. */
  sets(source: DiagnoseSource, index: number, ones: 'taken' | 'left'): Promise<Reply<string | null>> {
    return this._about('dump', source, (text) => ({ ...text, index, ones }));
  }

  /** Nobody waits for answers any more. */
  cancel(): void {
    for (const run of this._runs.values()) this._engine.worker.cancel(run);
    this._runs.clear();
  }

  private async _about<Kind extends StudyKind>(
    kind: Kind,
    source: DiagnoseSource,
    ask: (text: AskedText) => StudyJobs[Kind]['ask'],
    box = '',
  ): Promise<Reply<StudyJobs[Kind]['answer']>> {
    const text = await this._textOf(source);
    return text.ok ? this._study(kind, ask(text.value), `${kind} ${box}`) : text;
  }

  private async _study<Kind extends StudyKind>(
    kind: Kind,
    ask: StudyJobs[Kind]['ask'],
    replaces?: string,
  ): Promise<Reply<StudyJobs[Kind]['answer']>> {
    const { worker } = this._engine;
    if (worker.stopped) await worker.restart();
    const run = this._engine.newRun();
    if (replaces === undefined) return worker.study(kind, ask, run);
    const before = this._runs.get(replaces);
    if (before !== undefined) worker.cancel(before);
    this._runs.set(replaces, run);
    const reply = await worker.study(kind, ask, run);
    if (this._runs.get(replaces) === run) this._runs.delete(replaces);
    return reply;
  }

  private async _textOf(source: DiagnoseSource): Promise<Reply<AskedText>> {
    if (source.kind === 'fingerprint') {
      const known = await this.mistakes(source.game);
      return known.ok ? { ok: true, value: { input: known.value.fingerprint, game: source.game } } : known;
    }
    const found = await textAt(Uri.parse(source.uri), this._engine.files);
    if (!found.ok) return { ok: false, failure: { code: 'outdated' } };
    return { ok: true, value: { input: wholeText(found.input), ...this._choices.choiceFor(found.input) } };
  }
}
