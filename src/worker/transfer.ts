import type { DocumentRef, OffsetEdit, Reply, WorkerApi } from './api.ts';
import { Failed } from './failed.ts';

/** A document of the editor, asked for its present state whenever it is looked at. Lengths in UTF-16 units. */
export interface SentDocument {
  readonly uri: string;
  readonly version: number;
  /** Of the whole text. Asked once a request: what was mirrored must be as long. */
  readonly length: number;
  /**
   * The text from an offset on, as much as is read within a millisecond (some ten thousand units); '' only at the end.
   * Offsets follow one another, but for edits made in between.
   */
  readPiece(offset: number): string;
  /** The saved file that holds the text, for the worker to read by itself: length and pieces are not asked then. */
  readonly path?: string;
}

/** The worker as far as it takes texts. `life` changes when it loses them. */
export type TextReceiver = Pick<WorkerApi, 'beginText' | 'appendText' | 'endText' | 'edit' | 'readFile' | 'close'> & {
  readonly life: number;
};

/** Milliseconds of reading before other events of the thread have their turn. */
const slice = 0.5;

interface SentText {
  document: SentDocument;
  /** What the worker has: `sent` units of this version, in this life. */
  life: number;
  version: number;
  sent: number;
  /** The whole text is there. */
  complete: boolean;
  closed: boolean;
  transfer: Promise<void> | null;
  /** The run that a file is read for. */
  run: number;
}

/**
 * Sends documents to the worker: whole once, piece by piece, then by their edits. An edit during a transfer changes what
 * was sent and lets the rest be read from the new version, so that typing never makes it start over.
 */
export class TextSender {
  readonly #worker: TextReceiver;
  readonly #pause: () => Promise<void>;
  readonly #now: () => number;
  readonly #texts = new Map<string, SentText>();

  /** `pause` gives the thread's other events their turn. */
  constructor(worker: TextReceiver, pause: () => Promise<void>, now: () => number) {
    this.#worker = worker;
    this.#pause = pause;
    this.#now = now;
  }

  /**
   * Resolves when the worker has the document's current text, or the document was closed. Rejects where reading it fails:
   * with Failed where the worker reads a file and cannot, or `run`, for which it reads it, is cancelled.
   */
  async send(document: SentDocument, run = 0): Promise<void> {
    let text = this.#texts.get(document.uri);
    if (text === undefined) {
      text = { document, life: -1, version: -1, sent: 0, complete: false, closed: false, transfer: null, run };
      this.#texts.set(document.uri, text);
    }
    // A file is read for one run: what was begun for another ends with that.
    if (document.path !== undefined && text.transfer !== null && text.run !== run) {
      await text.transfer.catch(() => {});
      return this.send(document, run);
    }
    // A file that an editor opens, an untitled document that closes and whose name another takes: versions of the one say
    // nothing about the text of the other.
    if (text.document !== document) text.life = -1;
    text.document = document;
    text.run = run;
    if (this.#isCurrent(text) && (document.path !== undefined || text.sent === document.length)) return;
    if (text.transfer === null) {
      const begun = text;
      begun.complete = false;
      begun.life = -1;
      begun.transfer = (document.path === undefined ? this.#transfer(begun) : this.#readFile(begun, document.path)).finally(() => {
        begun.transfer = null;
      });
    }
    await text.transfer;
  }

  /**
   * To be called at every change of a document, leaving none out, once it has its new version, with the edits in the order in which each
   * applies to the text that the one before left.
   */
  changed(document: SentDocument, edits: readonly OffsetEdit[]): void {
    const text = this.#texts.get(document.uri);
    if (text?.document !== document || text.life !== this.#worker.life || text.version === document.version) return;
    const from = text.version;
    const within = text.complete ? edits : this.#clip(text.sent, edits);
    for (const edit of within) text.sent += edit.text.length - edit.length;
    text.version = document.version;
    this.#worker.edit(refOf(text), from, within, text.sent);
  }

  /** Asks the worker about a document, its text sent first, and once more where the worker turns out not to have it. */
  async request<Value>(document: SentDocument, ask: (ref: DocumentRef) => Promise<Reply<Value>>, run = 0): Promise<Reply<Value>> {
    await this.send(document, run);
    const reply = await ask({ uri: document.uri, version: document.version });
    const text = this.#texts.get(document.uri);
    if (reply.ok || reply.failure.code !== 'not-mirrored' || text === undefined) return reply;
    text.life = -1;
    await this.send(document, run);
    return ask({ uri: document.uri, version: document.version });
  }

  close(uri: string): void {
    const text = this.#texts.get(uri);
    if (text === undefined) return;
    text.closed = true;
    this.#texts.delete(uri);
    if (text.life === this.#worker.life) this.#worker.close(uri);
  }

  /** Sends every document that is not closed to a worker that has none of them. */
  async replay(): Promise<void> {
    await Promise.allSettled([...this.#texts.values()].map((text) => this.send(text.document, text.run)));
  }

  #isCurrent(text: SentText): boolean {
    return text.complete && text.life === this.#worker.life && text.version === text.document.version;
  }

  async #transfer(text: SentText): Promise<void> {
    while (!text.closed && !this.#isCurrent(text)) {
      // Begins where nothing is sent, or what was sent is lost, or a change was not told.
      if (text.life !== this.#worker.life || text.version !== text.document.version) {
        Object.assign(text, { life: this.#worker.life, version: text.document.version, sent: 0, complete: false });
        this.#worker.beginText(refOf(text));
      }
      const start = this.#now();
      while (!text.complete && this.#now() - start < slice) this.#sendPiece(text);
      if (!text.complete) await this.#pause();
    }
  }

  /** The file may change all the time: a version that is old once it is read is not read again unasked. */
  async #readFile(text: SentText, path: string): Promise<void> {
    Object.assign(text, { life: this.#worker.life, version: text.document.version });
    const reply = await this.#worker.readFile(refOf(text), path, text.run);
    if (!reply.ok) throw new Failed(reply.failure);
    text.complete = true;
  }

  #sendPiece(text: SentText): void {
    const piece = text.document.readPiece(text.sent);
    if (piece === '') {
      text.complete = true;
      this.#worker.endText(refOf(text), text.sent);
      return;
    }
    text.sent += piece.length;
    this.#worker.appendText(refOf(text), piece);
  }

  /** What edits mean to the first `sent` units: text at and after that border is still to be read, as it then is. */
  #clip(sent: number, edits: readonly OffsetEdit[]): readonly OffsetEdit[] {
    let border = sent;
    const within: OffsetEdit[] = [];
    for (const edit of edits) {
      if (edit.offset >= border) continue;
      const inside = edit.offset + edit.length <= border;
      const clipped = inside ? edit : { offset: edit.offset, length: border - edit.offset, text: '' };
      within.push(clipped);
      border += clipped.text.length - clipped.length;
    }
    return within;
  }
}

function refOf({ document, version }: SentText): DocumentRef {
  return { uri: document.uri, version };
}
