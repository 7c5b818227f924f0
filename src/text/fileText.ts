import { decode } from './decode.ts';
import type { TextSource } from './source.ts';

/** Bytes by which the encoding is told. */
const beginning = 4096;

/** A file in UTF-8 as a text, taken piece by piece: each is looked at in a fraction of a millisecond. */
export class FileText {
  readonly #bytes: Uint8Array;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #taken = 0;
  #length = 0;

  /** For a file of `size` bytes. Throws RangeError where there is not so much memory. */
  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }

  /** Where the next `most` bytes of the file go, or what is left of them: of no length once all are there. */
  next(most: number): Uint8Array {
    return this.#bytes.subarray(this.#taken, this.#taken + most);
  }

  /** So many bytes are there. Returns why they are no text, or null. */
  take(count: number): 'utf-16' | 'not-text' | null {
    const piece = this.next(count);
    if (this.#taken === 0 && decode(piece.subarray(0, beginning)).problems.length > 0) return 'utf-16';
    if (piece.includes(0)) return 'not-text';
    this.#length += this.#decoder.decode(piece, { stream: true }).length;
    this.#taken += count;
    return null;
  }

  /** What was taken, as a text. */
  finish(): TextSource {
    const bytes = this.#bytes.subarray(0, this.#taken);
    const length = this.#length + this.#decoder.decode().length;
    return { bytes, length, chunks: () => decode(bytes).text.chunks() };
  }
}
