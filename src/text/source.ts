/**
 * A text to read, in pieces: the mirror of an editor's document, or a decoded file.
 * Pieces may end anywhere (inside a CRLF, a number or a surrogate pair); `length` is in UTF-16 units.
 */
export interface TextSource {
  readonly length: number;
  chunks(): Iterable<string>;
  /** The same in UTF-8, where it is in memory so. Bytes that are not UTF-8 may be among them. */
  readonly bytes?: Uint8Array;
}

/** A source of one piece. */
export function sourceOf(text: string): TextSource {
  return { length: text.length, chunks: () => [text] };
}
