import type { TextSource } from './source.ts';

/** A text as UTF-8, to be read once from its start to its end. */
export interface ByteSource {
  /** At most so many bytes are there, or UTF-16 units of the text. */
  readonly length: number;
  /** Writes what comes next into `target`, from its start on, and returns how many bytes that are: 0 only at the end. */
  fill(target: Uint8Array): number;
}

/** Fills as much of `target` as there is to fill it with. */
export function fillAll(source: ByteSource, target: Uint8Array): number {
  let filled = 0;
  while (filled < target.length) {
    const more = source.fill(target.subarray(filled));
    if (more === 0) break;
    filled += more;
  }
  return filled;
}

/** A source of bytes that are in memory. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  let at = 0;
  return {
    length: bytes.length,
    fill: (target) => {
      const piece = bytes.subarray(at, at + target.length);
      target.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
}

/** The bytes of a text, as they are where it has them. A character beyond the ASCII ones comes with its first byte at least, which tells it. */
export function bytesOfText(text: TextSource): ByteSource {
  if (text.bytes !== undefined) return sourceOfBytes(text.bytes);
  const encoder = new TextEncoder();
  const pieces = text.chunks()[Symbol.iterator]();
  let piece = '';
  let at = 0;
  return {
    length: text.length,
    fill: (target) => {
      while (at === piece.length) {
        const next = pieces.next();
        if (next.done) return 0;
        piece = next.value;
        at = 0;
      }
      const some = at === 0 && piece.length <= target.length ? piece : piece.slice(at, at + target.length);
      const { read, written } = encoder.encodeInto(some, target);
      if (read === 0) target[0] = beyondAscii;
      at += Math.max(read, 1);
      return Math.max(written, 1);
    },
  };
}

/** No character begins so: it stands for one that does not fit into what is left of the target. */
const beyondAscii = 0xff;
