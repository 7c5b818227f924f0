/**
 * A text to read, in pieces: the mirror of an editor's document, or a decoded file.
 * Pieces may end anywhere (inside a CRLF, a number or a surrogate pair); `length` is in UTF-16 units.
 */
export interface TextSource {
  readonly length: number;
  chunks(): Iterable<string>;
}

/** A source of one piece. */
export function sourceOf(text: string): TextSource {
  return { length: text.length, chunks: () => [text] };
}
