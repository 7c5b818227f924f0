import type { ConfigurationChangeEvent, TextDocumentChangeEvent, Uri } from 'vscode';
import { EventEmitter, workspace } from 'vscode';
import type { DocumentRef, Reply, RunProgress } from '../worker/api.ts';
import type { WorkerHost } from '../worker/channel.ts';
import { WorkerClient } from '../worker/client.ts';
import { failureOf } from '../worker/failed.ts';
import { TextSender } from '../worker/transfer.ts';
import { Owner } from './disposables.ts';
import type { Input } from './inputs.ts';
import { documentInput } from './inputs.ts';
import type { Log } from './log.ts';
import { memoryLimits, settings } from './manifest.ts';
import { SavedFiles } from './savedFiles.ts';
import { setting } from './setting.ts';
import { later } from './timing.ts';

/** The one worker, and the texts in it. */
export class Engine extends Owner {
  readonly worker: WorkerClient;
  private readonly _sender: TextSender;
  private readonly _progress = this._register(new EventEmitter<RunProgress>());
  readonly onProgress = this._progress.event;
  private readonly _stopped = this._register(new EventEmitter<void>());
  /** The worker died too often to be started again unasked. */
  readonly onDidStop = this._stopped.event;
  private _lastRun = 0;
  /** Files that the worker reads by itself. */
  readonly files: SavedFiles;

  constructor(host: WorkerHost, log: Log) {
    super();
    this.files = this._register(new SavedFiles(host));
    this.worker = this._register(
      new WorkerClient({
        spawn: () => {
          log.channel.info('The worker starts.');
          return host.spawn();
        },
        timers: {
          now: () => performance.now(),
          after: (milliseconds, callback) => {
            const waiting = later(milliseconds, callback);
            return () => waiting.dispose();
          },
        },
        replay: () => this._sender.replay(),
        onProgress: (progress) => this._progress.fire(progress),
        onRestarted: (reason) => log.channel.warn(`The worker ended and was replaced: ${reason}`),
        onStopped: (reason) => {
          log.channel.error(`The worker ended too often and was not replaced: ${reason}`);
          this._stopped.fire();
        },
      }),
    );
    this._sender = new TextSender(
      this.worker,
      () => host.pause(),
      () => performance.now(),
    );
    this.worker.setMemoryLimit(memoryLimit());
    this._register(workspace.onDidChangeConfiguration((event) => this._configured(event)));
    this._register(workspace.onDidChangeTextDocument((event) => this._edited(event)));
  }

  /** A number for a run, of any kind, that no other has. */
  newRun(): number {
    return ++this._lastRun;
  }

  /** Asks the worker about the present text of an input. A file is read for `run`. Never rejects. */
  async onText<Value>(input: Input, ask: (document: DocumentRef) => Promise<Reply<Value>>, run?: number): Promise<Reply<Value>> {
    try {
      return await this._sender.request(input.text, ask, run);
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  /** The text is needed no more, nor what was found in it. */
  release(uri: Uri): void {
    this._sender.close(uri.toString());
  }

  /** Whether an input is open or a panel is: without either the worker ends after a while. */
  setInUse(inUse: boolean): void {
    if (inUse) this.worker.busy();
    else this.worker.idle();
  }

  private _configured(event: ConfigurationChangeEvent): void {
    if (event.affectsConfiguration(`optimalPlay.${settings.memoryLimit.key}`)) this.worker.setMemoryLimit(memoryLimit());
  }

  private _edited({ document, contentChanges }: TextDocumentChangeEvent): void {
    const edits = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({ offset: rangeOffset, length: rangeLength, text }));
    this._sender.changed(documentInput(document).text, edits);
  }
}

/** In megabytes. */
function memoryLimit(): number {
  const { least, most } = memoryLimits;
  return Math.round(Math.min(most, Math.max(least, setting(settings.memoryLimit))));
}
