import type { DocumentRef, RunProgress, UnreadableFile } from './api.ts';
import type { Documents } from './documents.ts';
import { Failed } from './failed.ts';
import { ProgressMeter } from './progress.ts';
import { FileText } from '../text/fileText.ts';
import type { TextSource } from '../text/source.ts';

/** The files of the machine that a worker runs on. */
export interface FileReader {
  /** Opens a file; rejects where there is no file of that path, or it may not be read. */
  open(path: string): Promise<OpenFile>;
}

export interface OpenFile {
  /** Bytes that it holds. */
  readonly size: number;
  /** Reads what comes next into `target`, from its start on, and gives the number of bytes: 0 only at the end. */
  fill(target: Uint8Array): Promise<number>;
  close(): Promise<void>;
}

/** Bytes of the largest file that is read. */
const largestFile = 2 ** 31;
/** Bytes read at once: looking at them takes a fraction of a millisecond, in which no message is handled. */
const pieceLength = 2 ** 20;

interface ReadingRoom {
  now(): number;
  progress(progress: RunProgress): void;
}

/** Reads files into documents: piece by piece, so that messages are handled in between. */
export class FileReadings {
  readonly #documents: Documents;
  readonly #files: FileReader | null;
  readonly #room: ReadingRoom;
  /** Runs whose files are being read; false once they are cancelled. */
  readonly #wanted = new Map<number, boolean>();

  constructor(documents: Documents, files: FileReader | null, room: ReadingRoom) {
    this.#documents = documents;
    this.#files = files;
    this.#room = room;
  }

  /** Rejects with Failed where the file is no text that can be read, is no longer wanted, or its run is cancelled. */
  async read(document: DocumentRef, path: string, run: number): Promise<null> {
    this.#documents.begin(document);
    this.#wanted.set(run, true);
    let file: OpenFile | null = null;
    try {
      file = await this.#opened(path);
      this.#documents.endWith(document, await this.#textOf(file, run));
      return null;
    } finally {
      this.#wanted.delete(run);
      await file?.close();
    }
  }

  cancel(run: number): void {
    if (this.#wanted.has(run)) this.#wanted.set(run, false);
  }

  async #opened(path: string): Promise<OpenFile> {
    try {
      if (this.#files !== null) return await this.#files.open(path);
    } catch {
      // What the system says of it helps nobody.
    }
    throw unreadable('unreadable');
  }

  async #textOf(file: OpenFile, run: number): Promise<TextSource> {
    const text = roomFor(file.size);
    const meter = new ProgressMeter(run, 0, this.#room);
    for (let read = 0; read < file.size;) {
      const count = await filled(file, text.next(pieceLength));
      if (this.#wanted.get(run) === false) throw new Failed({ code: 'cancelled' });
      // A file that was cut off while it was read is shorter than it was.
      if (count === 0) break;
      const reason = text.take(count);
      if (reason !== null) throw unreadable(reason);
      read += count;
      meter.step(read / file.size);
    }
    return text.finish();
  }
}

/** Rejects with Failed where the file cannot be read on: it is on a drive that is gone. */
async function filled(file: OpenFile, target: Uint8Array): Promise<number> {
  try {
    return await file.fill(target);
  } catch {
    throw unreadable('unreadable');
  }
}

function roomFor(size: number): FileText {
  try {
    if (size <= largestFile) return new FileText(size);
  } catch {
    // So much memory is not there.
  }
  throw unreadable('too-large');
}

function unreadable(reason: UnreadableFile): Failed {
  return new Failed({ code: 'unreadable-file', reason });
}
