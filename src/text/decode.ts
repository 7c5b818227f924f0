import type { TextProblems } from './oddities.ts';
import type { ProblemOf } from './problem.ts';
import type { TextSource } from './source.ts';

/** A file as a text. Where `problems` holds an error, the text is only there to show: nothing should be read from it. */
export interface DecodedFile {
  readonly text: TextSource;
  readonly problems: readonly ProblemOf<TextProblems>[];
}

const pieceLength = 1 << 18;

function* decoded(bytes: Uint8Array, encoding: string): Generator<string, void, void> {
  // The mark stays in the text: it counts as a column.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for (let from = 0; from < bytes.length; from += pieceLength) {
    yield decoder.decode(bytes.subarray(from, from + pieceLength), { stream: true });
  }
  yield decoder.decode();
}

class DecodedText implements TextSource {
  readonly #bytes: Uint8Array;
  readonly #encoding: string;
  #length = -1;

  constructor(bytes: Uint8Array, encoding: string) {
    this.#bytes = bytes;
    this.#encoding = encoding;
  }

  get length(): number {
    if (this.#length < 0) {
      this.#length = 0;
      for (const piece of this.chunks()) this.#length += piece.length;
    }
    return this.#length;
  }

  chunks(): Iterable<string> {
    return decoded(this.#bytes, this.#encoding);
  }
}

/** 'utf-16le' or 'utf-16be' by byte order mark or, without one, by where the zero bytes are; else null. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const looked = Math.min(bytes.length, 4096) & ~1;
  const zeros = [0, 0];
  for (let i = 0; i < looked; i++) if (bytes[i] === 0) zeros[i & 1]++;
  const half = looked / 2;
  if (half < 2) return null;
  if (zeros[1] > 0.8 * half && zeros[0] < 0.2 * half) return 'utf-16le';
  if (zeros[0] > 0.8 * half && zeros[1] < 0.2 * half) return 'utf-16be';
  return null;
}

/** Whether bytes look as those of pictures, archives and programs do: more than one in twenty is none of a text. */
function isBinary(bytes: Uint8Array): boolean {
  const looked = bytes.subarray(0, 4096);
  const strange = looked.reduce((count, byte) => (byte < 9 || (byte > 13 && byte < 32) ? count + 1 : count), 0);
  return strange >= 8 && strange > looked.length / 20;
}

/**
 * The text of a file's bytes. UTF-8 is decoded piece by piece each time the text is asked for, so that a large file is
 * never held twice; bytes that are not UTF-8 become U+FFFD, which readers report where it matters. UTF-16 is told by
 * its mark or its zero bytes and is an error; so is what is no text at all.
 */
export function decode(bytes: Uint8Array): DecodedFile {
  const utf16 = utf16Of(bytes);
  const text = new DecodedText(bytes, utf16 ?? 'utf-8');
  const code = utf16 === null ? (isBinary(bytes) ? 'not-text' : null) : 'utf-16';
  return { text, problems: code === null ? [] : [{ severity: 'error', code, args: {}, range: { line: 0, start: 0, end: 1 } }] };
}
