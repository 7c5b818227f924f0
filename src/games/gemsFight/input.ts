import type { Steps } from '../../engines/steps.ts';
import { fixMaker, inserting } from '../../text/fixes.ts';
import { inspectTokens } from '../../text/inspect.ts';
import { inspectOddities } from '../../text/inspectOddities.ts';
import { ProblemList } from '../../text/problemList.ts';
import { tokenize } from '../../text/scanner.ts';
import type { TextSource } from '../../text/source.ts';
import { endOf, lineOf, missingAfter, placeOf, rangeOf } from '../../text/tokens.ts';
import type { Tokens } from '../../text/tokens.ts';
import type { Reading } from '../game.ts';
import type { Problem } from '../problems.ts';
import type { GemsFightCase } from './case.ts';
import { endLineEnd, readInOrder } from './inputInOrder.ts';
import { LineReading } from './inputLines.ts';
import type { GemsFightFixes } from './problems.ts';

const gemsFix = fixMaker<GemsFightFixes>();

/**
 * Reads a Gems Fight! input: cases of a header G B S and B bags until `0 0 0`, the numbers spread over lines anyhow;
 * what follows the end is ignored. Takes any text. Yields the share done.
 */
export function* readGemsFight(text: TextSource): Steps<Reading<GemsFightCase>> {
  return yield* gemsFightOf(yield* tokenize(text));
}

/** The same for a text that is cut into tokens already. */
export function* gemsFightOf(tokens: Tokens): Steps<Reading<GemsFightCase>> {
  const list = new ProblemList<Problem>();
  if (tokens.count === 0) {
    const range = { line: 0, start: 0, end: 0 };
    list.add({ severity: 'error', code: 'empty-input', args: { game: 'gems-fight', blanks: tokens.length > 0 }, range });
    return { problems: list.finish(), cases: [] };
  }
  const inOrder = yield* readInOrder(tokens);
  const understood = inOrder.failure === null && !inOrder.lost;
  const end = understood ? inOrder.end : endLineEnd(tokens);
  const limitsOf = (token: number) => inOrder.limits.get(token) ?? null;
  const distorted = yield* inspectTokens(tokens, list, { until: end, limitsOf });
  inspectOddities(tokens, list, endsInZeros(tokens, end) ? endOf(tokens, end - 1) : tokens.length);
  if (!distorted) {
    const lines = new LineReading(tokens, end, list);
    if (inOrder.failure !== null || (inOrder.brokenHeader && lines.onlyHeadersAreShort())) yield* lines.report();
    if (inOrder.failure !== null && !list.hasErrors) list.add(inOrder.failure);
  }
  // What is no number may stand below a line of zeros that was not where a header is.
  if (inOrder.lost && !list.hasErrors) yield* inspectTokens(tokens, list, { until: tokens.count, limitsOf });
  if (list.hasErrors) return { problems: list.finish(), cases: [] };
  list.absorb(inOrder.warnings);
  if (!inOrder.ended) reportNoEndLine(tokens, inOrder.cases.length, list);
  else if (inOrder.cases.length === 0) {
    list.add({ severity: 'warning', code: 'no-cases', args: {}, range: rangeOf(tokens, 0, 2) });
  }
  return { problems: list.finish(), cases: inOrder.cases };
}

function endsInZeros({ values }: Tokens, end: number): boolean {
  return values[end - 3] === 0 && values[end - 2] === 0 && values[end - 1] === 0;
}

function reportNoEndLine(tokens: Tokens, cases: number, list: ProblemList<Problem>): void {
  const last = tokens.count - 1;
  const below = lineOf(tokens, last) + 1;
  const atEnd = below >= tokens.lines;
  const end = placeOf(tokens, tokens.length);
  const edit = atEnd ? inserting(end.line, end.column, '\n0 0 0\n') : inserting(below, 0, '0 0 0\n');
  const range = atEnd ? missingAfter(tokens, last) : { line: below, start: 0, end: 1 };
  list.add({ severity: 'warning', code: 'no-end-line', args: { cases }, range, fix: gemsFix('add-end-line', {}, [edit]) });
}

/** Whether a text can be the beginning of an input: at least one case, and no fault but that it ends too early. */
export function* beginsGemsFight(tokens: Tokens): Steps<boolean> {
  const { failure, ranOut, lost, cases } = yield* readInOrder(tokens);
  return ranOut ? cases.length > 1 : failure === null && !lost && cases.length > 0;
}
