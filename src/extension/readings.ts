import type { TextDocument } from 'vscode';
import { EventEmitter, Range, workspace } from 'vscode';
import type { ReadResult } from '../worker/api.ts';
import { Owner } from './disposables.ts';
import type { Engine } from './engine.ts';
import type { GameChoices } from './gameChoices.ts';
import { documentInput } from './inputs.ts';
import type { KnownInputs } from './known.ts';
import { isOrdinary } from './known.ts';
import { detectionLength, looksLikeInput } from './looksLikeInput.ts';
import { Debouncer } from './timing.ts';

/** Quiet time after an edit before the text is read anew. */
const quietMilliseconds = 150;

/** What the worker read in one version of a document. */
export interface Reading {
  readonly document: TextDocument;
  readonly version: number;
  readonly result: ReadResult;
}

/**
 * Reads inputs when they open and after edits; other documents only where their first 64 KB look like an input, to find
 * out whether they are one.
 */
export class Readings extends Owner {
  private readonly _engine: Engine;
  private readonly _known: KnownInputs;
  private readonly _choices: GameChoices;
  private readonly _debouncer = this._register(new Debouncer(quietMilliseconds));
  private readonly _read = this._register(new EventEmitter<Reading>());
  readonly onDidRead = this._read.event;

  constructor(engine: Engine, known: KnownInputs, choices: GameChoices) {
    super();
    this._engine = engine;
    this._known = known;
    this._choices = choices;
    this._register(workspace.onDidOpenTextDocument((document) => this._later(document)));
    this._register(workspace.onDidChangeTextDocument(({ document }) => this._later(document)));
    this._register(workspace.onDidCloseTextDocument(({ uri }) => this._debouncer.drop(uri.toString())));
    this._register(
      known.onDidChange((uri) => {
        const document = workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
        if (document) this._later(document);
      }),
    );
    this.readAll();
  }

  /** Reads everything that is open, soon. */
  readAll(): void {
    for (const document of workspace.textDocuments) this._later(document);
  }

  private _later(document: TextDocument): void {
    this._debouncer.schedule(document.uri.toString(), () => void this._consider(document));
  }

  private async _consider(document: TextDocument): Promise<void> {
    if (document.isClosed) return;
    if (!this._known.isCertain(document)) {
      const { version } = document;
      const accepted = await this._accepts(document);
      if (document.isClosed || document.version !== version) return;
      this._known.accept(document.uri, accepted);
      if (!this._known.has(document)) {
        this._engine.release(document.uri);
        return;
      }
    }
    await this._readNow(document);
  }

  private async _readNow(document: TextDocument): Promise<void> {
    const input = documentInput(document);
    const choice = this._choices.choiceFor(input);
    let { version } = document;
    const reply = await this._engine.onText(input, (ref) => {
      version = ref.version;
      return this._engine.worker.read(ref, choice);
    });
    if (document.isClosed || document.version !== version) return;
    if (reply.ok) this._read.fire({ document, version, result: reply.value });
    else if (reply.failure.code === 'worker-died' && reply.failure.replaced) this._later(document);
  }

  /** Whether a reader accepts the text without an error: asked of the worker only where it may well be so. */
  private async _accepts(document: TextDocument): Promise<boolean> {
    if (!isOrdinary(document.uri)) return false;
    const end = document.positionAt(detectionLength);
    const beginning = document.getText(new Range(document.positionAt(0), end));
    if (!looksLikeInput(beginning)) return false;
    const whole = end.isEqual(document.lineAt(document.lineCount - 1).range.end);
    const reply = await this._engine.worker.accepts(beginning, whole);
    return reply.ok && reply.value;
  }
}
