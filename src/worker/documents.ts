import type { DocumentRef, OffsetEdit } from './api.ts';
import { Failed } from './failed.ts';
import { Mirror } from './mirror.ts';
import type { TextSource } from '../text/source.ts';

interface MirroredDocument {
  readonly mirror: Mirror;
  /** What was read of a file in place of the mirror: it is never edited. */
  file: TextSource | null;
  version: number;
  /** False while pieces are still to come. */
  complete: boolean;
}

/**
 * The mirrored documents. A document that is not what its sender thinks (an edit from another version, a length that
 * differs, a piece too many) is forgotten: requests for it then answer 'not-mirrored' and the sender starts over.
 */
export class Documents {
  readonly #documents = new Map<string, MirroredDocument>();
  /** Called whenever what is known of a document's text no longer holds. */
  readonly #changed: (uri: string, reason: Failed) => void;

  constructor(changed: (uri: string, reason: Failed) => void) {
    this.#changed = changed;
  }

  begin({ uri, version }: DocumentRef): void {
    const known = this.#documents.get(uri);
    this.#documents.set(uri, { mirror: new Mirror(), file: null, version, complete: false });
    this.#changed(uri, new Failed({ code: known?.version === version ? 'not-mirrored' : 'outdated' }));
  }

  append({ uri, version }: DocumentRef, piece: string): void {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    if (document.complete || document.version !== version) this.#forget(uri);
    else document.mirror.append(piece);
  }

  end({ uri, version }: DocumentRef, length: number): void {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    if (document.complete || document.version !== version || document.mirror.length !== length) this.#forget(uri);
    else document.complete = true;
  }

  /** The whole text of what was begun, as one. Throws Failed where that version is no longer wanted. */
  endWith({ uri, version }: DocumentRef, text: TextSource): void {
    const document = this.#documents.get(uri);
    if (document === undefined) throw new Failed({ code: 'cancelled' });
    if (document.complete || document.version !== version) throw new Failed({ code: 'outdated' });
    document.file = text;
    document.complete = true;
  }

  edit({ uri, version }: DocumentRef, from: number, edits: readonly OffsetEdit[], length: number): void {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    if (
      document.file !== null ||
      document.version !== from ||
      version <= from ||
      !document.mirror.apply(edits) ||
      document.mirror.length !== length
    ) {
      this.#forget(uri);
      return;
    }
    document.version = version;
    this.#changed(uri, new Failed({ code: 'outdated' }));
  }

  close(uri: string): void {
    if (this.#documents.delete(uri)) this.#changed(uri, new Failed({ code: 'cancelled' }));
  }

  #forget(uri: string): void {
    this.#documents.delete(uri);
    this.#changed(uri, new Failed({ code: 'not-mirrored' }));
  }

  /** The text of exactly that version; later edits do not change it. Throws Failed where it is not there. */
  text({ uri, version }: DocumentRef): TextSource {
    const document = this.#documents.get(uri);
    if (document !== undefined && document.version > version) throw new Failed({ code: 'outdated' });
    if (document?.complete !== true || document.version < version) throw new Failed({ code: 'not-mirrored' });
    return document.file ?? document.mirror.snapshot();
  }
}
