import type { Steps } from '../../engines/steps.ts';
import { inspectTokens } from '../../text/inspect.ts';
import { inspectOddities } from '../../text/inspectOddities.ts';
import { ProblemList } from '../../text/problemList.ts';
import { tokenize } from '../../text/scanner.ts';
import type { TextSource } from '../../text/source.ts';
import { lineOf, numeral, rangeOf } from '../../text/tokens.ts';
import type { Tokens } from '../../text/tokens.ts';
import type { Reading } from '../game.ts';
import type { Problem } from '../problems.ts';
import type { FamilyPhotosCase } from './case.ts';
import { judgeLayout } from './inputLayout.ts';
import { readPlain } from './plainCase.ts';
import { photoLimits } from './problems.ts';

/** Numbers handled between two yields. */
const slice = 1 << 16;

/**
 * Reads a Family Photos input: the number of stacks, then four numbers a stack, however they are spread over lines.
 * Takes any text. Yields the share done. A case comes with every text that has no error.
 */
export function* readFamilyPhotos(text: TextSource): Steps<Reading<FamilyPhotosCase>> {
  return (yield* readPlain(text)) ?? (yield* familyPhotosOf(yield* tokenize(text)));
}

/** The same for a text that is cut into tokens already. */
export function* familyPhotosOf(tokens: Tokens): Steps<Reading<FamilyPhotosCase>> {
  const list = new ProblemList<Problem>();
  if (tokens.count === 0) {
    const range = { line: 0, start: 0, end: 0 };
    return {
      problems: [{ severity: 'error', code: 'empty-input', args: { game: 'family-photos', blanks: tokens.length > 0 }, range }],
      cases: [],
    };
  }
  const distorted = yield* inspectTokens(tokens, list, {
    until: tokens.count,
    limitsOf: (token) => (token === 0 ? { least: '1', most: String(photoLimits.stacks) } : { least: '0', most: String(photoLimits.value) }),
  });
  inspectOddities(tokens, list, tokens.length);
  const stacks = tokens.values[0];
  if (!distorted && !Number.isNaN(stacks)) judgeLayout(tokens, list);
  // Where a number is missing or strange, limits are beside the point.
  if (list.hasErrors) return { problems: list.finish(), cases: [] };
  if (stacks === 0 && tokens.count === 1) {
    list.add({ severity: 'warning', code: 'no-stacks', args: { limit: photoLimits.stacks }, range: rangeOf(tokens, 0) });
  }
  if (stacks > photoLimits.stacks) {
    const args = { stacks: numeral(tokens, 0), limit: photoLimits.stacks };
    list.add({ severity: 'warning', code: 'stacks-limit', args, range: rangeOf(tokens, 0) });
  }
  const most = yield* judgeValues(tokens, list);
  const values = 2 * stacks * most <= 2 ** 53 ? doublesOf(tokens, stacks) : yield* integersOf(tokens, stacks);
  const lines = yield* linesOf(tokens, stacks);
  return { problems: list.finish(), cases: [{ stacks, values, lines, line: lineOf(tokens, 0) }] };
}

/** Names values above the judge's limit; returns the largest value of the announced stacks, Infinity above 2^53 - 1. */
function* judgeValues(tokens: Tokens, list: ProblemList<Problem>): Steps<number> {
  const end = 1 + 4 * tokens.values[0];
  const { values } = tokens;
  let most = 0;
  let first = 0;
  let count = 0;
  for (let from = 1; from < end; from += slice) {
    const to = Math.min(end, from + slice);
    for (let token = from; token < to; token++) {
      const value = values[token];
      if (value > most) most = value;
      if (value > photoLimits.value && count++ === 0) first = token;
    }
    yield to / end;
  }
  if (count > 0) {
    const args = { value: numeral(tokens, first), limit: photoLimits.value, count };
    list.add({ severity: 'warning', code: 'value-limit', args, range: rangeOf(tokens, first) });
  }
  return most;
}

/** Many values are not copied: the array they were read into is theirs then. */
function doublesOf({ values }: Tokens, stacks: number): Float64Array {
  const end = 1 + 4 * stacks;
  return 2 * end > values.length ? values.subarray(1, end) : values.slice(1, end);
}

function* integersOf(tokens: Tokens, stacks: number): Steps<readonly bigint[]> {
  const integers: bigint[] = [];
  for (let token = 1; token <= 4 * stacks; token++) {
    const value = tokens.values[token];
    integers.push(Number.isFinite(value) ? BigInt(value) : BigInt(numeral(tokens, token)));
    if (token % 4096 === 0) yield token / (4 * stacks);
  }
  return integers;
}

function* linesOf(tokens: Tokens, stacks: number): Steps<Uint32Array> {
  const lines = new Uint32Array(stacks);
  const { lineTokens } = tokens;
  let line = 0;
  for (let stack = 0; stack < stacks; stack++) {
    const token = 1 + 4 * stack;
    while (line + 1 < tokens.lines && lineTokens[line + 1] <= token) line++;
    lines[stack] = line;
    if (stack % slice === 0) yield stack / stacks;
  }
  return lines;
}
