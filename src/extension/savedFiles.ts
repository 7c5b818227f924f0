import { EventEmitter, RelativePattern, Uri, workspace } from 'vscode';
import type { Disposable } from './disposables.ts';
import type { WorkerHost } from '../worker/channel.ts';
import { DisposableStore, Owner } from './disposables.ts';
import type { Input } from './inputs.ts';
import { nameOf, savedInput } from './inputs.ts';

interface Watched extends Disposable {
  readonly input: Input;
  version: number;
  /** Of the file as it was before this version was read. */
  stamp: Promise<string>;
}

/** Files that are solved without an editor: the worker reads them by itself, and they are watched as long as they are held. */
export class SavedFiles extends Owner {
  private readonly _host: Pick<WorkerHost, 'readsFiles' | 'pause'>;
  private readonly _files = new Map<string, Watched>();
  private readonly _changed = this._register(new EventEmitter<Input>());
  /** A file that is held was changed, replaced or deleted: its version is another one. */
  readonly onDidChange = this._changed.event;
  private _lastVersion = 0;

  constructor(host: Pick<WorkerHost, 'readsFiles' | 'pause'>) {
    super();
    this._host = host;
    this._register({ dispose: () => [...this._files.keys()].forEach((key) => this._drop(key)) });
  }

  /** Whether the worker can read what is behind the resource. */
  reads({ scheme }: Uri): boolean {
    return this._host.readsFiles && scheme === 'file';
  }

  /** Lets the thread's other events have their turn. */
  pause(): Promise<void> {
    return this._host.pause();
  }

  held(uri: Uri): Input | undefined {
    return this._files.get(uri.toString())?.input;
  }

  /** The file as an input, held from now on; what was read of it before counts no more. */
  hold(uri: Uri): Input {
    const file = this._files.get(uri.toString()) ?? this._watch(uri);
    file.version = this.newVersion();
    file.stamp = stampOf(uri);
    return file.input;
  }

  /** A number for a reading of a file that no other has. */
  newVersion(): number {
    return ++this._lastVersion;
  }

  forget(uri: Uri): void {
    this._drop(uri.toString());
  }

  private _watch(uri: Uri): Watched {
    const store = new DisposableStore();
    const file: Watched = {
      version: 0,
      stamp: Promise.resolve(''),
      input: savedInput(uri, () => file.version),
      dispose: () => store.dispose(),
    };
    this._files.set(uri.toString(), file);
    const watcher = store.add(workspace.createFileSystemWatcher(new RelativePattern(Uri.joinPath(uri, '..'), literally(nameOf(uri)))));
    // Told late: what was written before the file was read is still told as a change afterwards.
    const told = async (): Promise<void> => {
      const { version, stamp } = file;
      if ((await stamp) === (await stampOf(uri)) || version !== file.version || !this._files.has(uri.toString())) return;
      file.version = this.newVersion();
      this._changed.fire(file.input);
    };
    for (const event of [watcher.onDidChange, watcher.onDidCreate, watcher.onDidDelete]) store.add(event(() => void told()));
    return file;
  }

  private _drop(key: string): void {
    this._files.get(key)?.dispose();
    this._files.delete(key);
  }
}

/** Differs where the file does: time and size; '' where there is none. Never rejects. */
async function stampOf(uri: Uri): Promise<string> {
  try {
    const { mtime, size } = await workspace.fs.stat(uri);
    return `${mtime} ${size}`;
  } catch {
    return '';
  }
}

/** A glob that matches this name alone. */
function literally(name: string): string {
  return name.replace(/[*?{}[\]]/g, '[$&]');
}
