import type { Steps } from '../../engines/steps.ts';
import { bytesOfText } from '../../text/byteSource.ts';
import { NumberWindows } from '../../text/numberWindows.ts';
import type { TextSource } from '../../text/source.ts';
import type { Reading } from '../game.ts';
import type { Problem } from '../problems.ts';
import type { FamilyPhotosCase } from './case.ts';
import { photoLimits } from './problems.ts';
import { byVectors } from './vectors.ts';

/** Stacks of values up to the judge's limit of which doubles hold every sum. */
const mostStacks = Math.floor(2 ** 53 / (2 * photoLimits.value));

/**
 * Reads a text of which nothing is to be said but that it may have very many stacks, as all are that were written by a program:
 * many times as fast as the reader that can say what is wrong, and with the same result. Null for any other text.
 */
export function* readPlain(text: TextSource): Steps<Reading<FamilyPhotosCase> | null> {
  const values = yield* byVectors(bytesOfText(text), (vectors, source) => vectors.values(source));
  const input = values === null ? yield* caseByWords(text) : oneALine(values);
  if (input === null || input.stacks > mostStacks) return null;
  return { problems: input.stacks > photoLimits.stacks ? [stacksLimit(input.stacks)] : [], cases: [input] };
}

/** Each stack on a line of its own below their number. */
function oneALine(values: Float64Array): FamilyPhotosCase {
  const stacks = values.length / 4;
  const lines = new Uint32Array(stacks);
  for (let stack = 0; stack < stacks; stack++) lines[stack] = stack + 1;
  return { stacks, values, lines, line: 0 };
}

/** That the number of stacks, with which the text begins, is above the judge's limit. */
export function stacksLimit(stacks: number): Problem {
  const numeral = String(stacks);
  const range = { line: 0, start: 0, end: numeral.length };
  return { severity: 'warning', code: 'stacks-limit', args: { stacks: numeral, limit: photoLimits.stacks }, range };
}

/** A case of a text in any plain form, without WebAssembly. */
export function* caseByWords(text: TextSource): Steps<FamilyPhotosCase | null> {
  const windows = new NumberWindows(bytesOfText(text));
  if (!windows.next() || windows.count === 0) return null;
  const stacks = windows.numbers[0];
  // A number of stacks that the text is too short for is not to cost memory.
  if (stacks === 0 || 8 * stacks > text.length || (stacks > photoLimits.stacks && !windows.beginsText)) return null;
  const values = new Float64Array(4 * stacks);
  const lines = new Uint32Array(stacks);
  const line = windows.lines[0];
  let first = 1;
  for (let read = 0; ; first = 0) {
    const { count } = windows;
    if (read + count - first > values.length) return null;
    values.set(windows.numbers.subarray(first, count), read);
    for (let i = first + (-read & 3); i < count; i += 4) lines[(read + i - first) >> 2] = windows.lines[i];
    read += count - first;
    if (windows.ended) return read === values.length ? { stacks, values, lines, line } : null;
    yield read / values.length;
    if (!windows.next()) return null;
  }
}
