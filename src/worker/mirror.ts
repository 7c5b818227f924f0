import type { OffsetEdit } from './api.ts';
import type { TextSource } from '../text/source.ts';

/** Length in UTF-16 units that pieces are cut to. Small enough to rewrite at every keystroke, few enough to scan. */
const defaultPieceLength = 32_768;

/**
 * A text as an array of pieces, changed by edits. The array is never changed in place and strings cannot be: a
 * `snapshot` costs nothing and keeps its text whatever edits follow.
 */
export class Mirror {
  #pieces: readonly string[] = [];
  #length = 0;
  readonly #pieceLength: number;

  constructor(pieceLength: number = defaultPieceLength) {
    this.#pieceLength = pieceLength;
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  snapshot(): TextSource {
    const pieces = this.#pieces;
    return { length: this.#length, chunks: () => pieces };
  }

  /** Adds text at the end. */
  append(text: string): void {
    const last = this.#pieces.at(-1);
    if (last !== undefined && last.length < this.#pieceLength / 2) {
      this.#replace(this.#length, 0, text);
      return;
    }
    this.#pieces = [...this.#pieces, ...this.#cut(text)];
    this.#length += text.length;
  }

  /**
   * Applies edits in the order given, each to the text that the one before left.
   * Returns false, and leaves the text as it was, where an edit reaches past the end.
   */
  apply(edits: readonly OffsetEdit[]): boolean {
    const before = { pieces: this.#pieces, length: this.#length };
    for (const { offset, length, text } of edits) {
      if (offset < 0 || length < 0 || offset + length > this.#length) {
        this.#pieces = before.pieces;
        this.#length = before.length;
        return false;
      }
      this.#replace(offset, length, text);
    }
    return true;
  }

  /**
   * Replaces `length` units at `offset`. Work: one pass over the lengths of the pieces and the rewriting of those
   * touched, joined with a neighbour where the result would be small.
   */
  #replace(offset: number, length: number, text: string): void {
    const pieces = this.#pieces;
    let first = 0;
    let start = 0;
    while (first < pieces.length && start + pieces[first].length < offset) start += pieces[first++].length;
    let end = first;
    let stop = start;
    while (end < pieces.length && stop < offset + length) stop += pieces[end++].length;
    // An insertion at the very end of a piece, or at its start, still takes that piece up instead of adding a tiny one.
    if (end === first && end < pieces.length) stop += pieces[end++].length;

    const head = first < end ? pieces[first].slice(0, offset - start) : '';
    const tail = first < end ? pieces[end - 1].slice(pieces[end - 1].length - (stop - offset - length)) : '';
    let middle = head + text + tail;
    if (middle.length < this.#pieceLength / 2) {
      if (end < pieces.length && middle.length + pieces[end].length <= this.#pieceLength) middle += pieces[end++];
      else if (first > 0 && middle.length + pieces[first - 1].length <= this.#pieceLength) middle = pieces[--first] + middle;
    }
    this.#pieces = [...pieces.slice(0, first), ...this.#cut(middle), ...pieces.slice(end)];
    this.#length += text.length - length;
  }

  /** Cuts a text into pieces of equal length, none longer than twice the piece length. */
  #cut(text: string): readonly string[] {
    if (text.length === 0) return [];
    if (text.length <= 2 * this.#pieceLength) return [text];
    const count = Math.ceil(text.length / this.#pieceLength);
    const size = Math.ceil(text.length / count);
    return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
  }
}
