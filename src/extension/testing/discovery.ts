import type { Uri, WorkspaceFolder } from 'vscode';
import { EventEmitter, RelativePattern, workspace } from 'vscode';
import { DisposableStore, Owner, Slot } from '../disposables.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { KnownInputs } from '../known.ts';
import { Debouncer } from '../timing.ts';
import { isCandidate } from './candidates.ts';
import type { ScanOptions } from './scan.ts';
import { scan } from './scan.ts';
import type { Found, StrayAnswer, TestCase } from './testCase.ts';

/** Quiet time after files came or went before the folder is looked through again. */
const quietMilliseconds = 250;

/** Rest after a look through a folder, as a multiple of its time. */
const restShare = 3;

/**
 * The test cases of all workspace folders, kept up to date from the moment somebody asks for them. Before that, nothing is
 * read or watched.
 */
export class Discovery extends Owner {
  private readonly _options: ScanOptions;
  private readonly _found = new Map<string, Found>();
  /** Inputs and answers of each folder. */
  private readonly _files = new Map<string, ReadonlySet<string>>();
  private readonly _changed = this._register(new EventEmitter<void>());
  readonly onDidChange = this._changed.event;
  private readonly _edited = this._register(new EventEmitter<Uri>());
  /** A file that may belong to a case changed on the disk. */
  readonly onDidChangeFile = this._edited.event;
  private readonly _debouncer = this._register(new Debouncer(quietMilliseconds));
  private readonly _watching = this._register(new Slot<DisposableStore>());
  private readonly _scans = new Map<string, Promise<void>>();
  private _restUntil = 0;
  private _started = false;

  constructor(options: ScanOptions, known: KnownInputs, choices: GameChoices) {
    super();
    this._options = options;
    this._register(
      known.onDidChange((uri) => {
        const document = workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
        if (!this._started && document && known.has(document) && workspace.getWorkspaceFolder(uri)) void this.start();
      }),
    );
    this._register(choices.onDidChange((uri) => this._later(workspace.getWorkspaceFolder(uri))));
    this._register(
      workspace.onDidChangeWorkspaceFolders(() => {
        if (this._started) void this._begin();
      }),
    );
    this._register(
      workspace.onDidChangeConfiguration((event) => {
        for (const folder of workspace.workspaceFolders ?? []) {
          if (['optimalPlay.testCases.include', 'files.exclude'].some((key) => event.affectsConfiguration(key, folder.uri)))
            this._later(folder);
        }
      }),
    );
  }

  /** In natural order within each folder. */
  get cases(): readonly TestCase[] {
    return [...this._found.values()].flatMap(({ cases }) => cases);
  }

  get strays(): readonly StrayAnswer[] {
    return [...this._found.values()].flatMap(({ strays }) => strays);
  }

  /** Settles once all that is there now is found. */
  async start(): Promise<void> {
    if (!this._started) {
      this._started = true;
      await this._begin();
    }
    // What was told to have changed is looked at now, not after its quiet time.
    for (const folder of workspace.workspaceFolders ?? []) if (this._debouncer.drop(folder.uri.toString())) void this._scan(folder);
    await Promise.all(this._scans.values());
  }

  /** Looks through everything anew. */
  async refresh(): Promise<void> {
    this._options.ours.forgetAll();
    this._started = true;
    await this._begin();
  }

  /** Looks through the folder of a file that was made a moment ago: nothing may have told of it yet. */
  async lookAt(file: Uri): Promise<void> {
    const folder = workspace.getWorkspaceFolder(file);
    if (this._started && folder) await this._scan(folder);
  }

  private async _begin(): Promise<void> {
    const folders = workspace.workspaceFolders ?? [];
    const present = new Set(folders.map(({ uri }) => uri.toString()));
    for (const key of this._found.keys()) {
      if (present.has(key)) continue;
      this._found.delete(key);
      this._files.delete(key);
    }
    const watching = new DisposableStore();
    this._watching.set(watching);
    for (const folder of folders) this._watch(folder, watching);
    await Promise.all(folders.map((folder) => this._scan(folder)));
    if (folders.length === 0) this._changed.fire();
  }

  private _watch(folder: WorkspaceFolder, store: DisposableStore): void {
    const watcher = store.add(workspace.createFileSystemWatcher(new RelativePattern(folder, '**')));
    const came = (uri: Uri): void => {
      this._options.ours.forget(uri);
      if (isCandidate(uri.path)) this._later(folder);
    };
    store.add(watcher.onDidCreate(came));
    // A folder that goes is told without its files.
    store.add(watcher.onDidDelete((uri) => (this._isParent(folder, uri) ? this._later(folder) : came(uri))));
    store.add(
      watcher.onDidChange((uri) => {
        if (!isCandidate(uri.path)) return;
        this._options.ours.forget(uri);
        this._edited.fire(uri);
        // It may have become an input of ours, or hold other cases.
        if (!this._holds(folder, uri) || uri.path.endsWith('.json') || uri.path.endsWith('.prob')) this._later(folder);
      }),
    );
  }

  /** Whether a file is an input or an answer of a case that was found. */
  holds(uri: Uri): boolean {
    return [...this._files.values()].some((files) => files.has(uri.toString()));
  }

  private _holds(folder: WorkspaceFolder, uri: Uri): boolean {
    return this._files.get(folder.uri.toString())?.has(uri.toString()) ?? false;
  }

  private _isParent(folder: WorkspaceFolder, uri: Uri): boolean {
    const prefix = `${uri.toString()}/`;
    return this._found.get(folder.uri.toString())?.cases.some(({ id }) => id.startsWith(prefix)) ?? false;
  }

  private _later(folder: WorkspaceFolder | undefined): void {
    if (!this._started || !folder) return;
    this._debouncer.schedule(folder.uri.toString(), () => {
      // While files keep coming, looking takes no more than a part of the time.
      if (performance.now() < this._restUntil) this._later(folder);
      else void this._scan(folder);
    });
  }

  /** One scan of a folder after the other. */
  private async _scan(folder: WorkspaceFolder): Promise<void> {
    const key = folder.uri.toString();
    const before = this._scans.get(key) ?? Promise.resolve();
    const scanning = before.then(() => this._scanNow(folder));
    this._scans.set(key, scanning);
    await scanning;
    if (this._scans.get(key) === scanning) this._scans.delete(key);
  }

  private async _scanNow(folder: WorkspaceFolder): Promise<void> {
    const start = performance.now();
    try {
      const found = await scan(folder, this._options);
      if (!workspace.workspaceFolders?.some(({ uri }) => uri.toString() === folder.uri.toString())) return;
      this._found.set(folder.uri.toString(), found);
      const files = found.cases.flatMap(({ input, expected }) => (expected ? [input.toString(), expected.toString()] : [input.toString()]));
      this._files.set(folder.uri.toString(), new Set(files));
      this._changed.fire();
    } catch (error) {
      this._options.log.unexpected(error);
    } finally {
      const now = performance.now();
      this._restUntil = now + restShare * (now - start);
    }
  }
}
