import { explain } from '../games/explanation.ts';
import type { ExplanationLimits } from '../games/explanation.ts';
import { startPosition } from '../games/game.ts';
import type { Amount, SolvedCase, Steps } from '../games/game.ts';
import { games } from '../games/registry.ts';
import { AlsoFitting } from './alsoFits.ts';
import { excerptAt } from './compareExcerpt.ts';
import { align, amountIn, beyondCases, differenceOf, layoutDifference } from './compareTokens.ts';
import type { Alignment } from './compareTokens.ts';
import { expectedTokens, tokenText } from './expectedTokens.ts';
import { charactersOf, lineOfCase, readSolvable } from './readText.ts';
import type { FileText } from './readText.ts';
import type { CaseVerdict, CheckOptions, CheckReport, Difference } from './verdict.ts';

/** Failed cases that are explained. */
const mostExplained = 5;

/** What a message can hold. */
const messageLimits: ExplanationLimits = { moves: 3, reasons: 3, turns: 8, parts: 4, stacks: 5 };

/**
 * Solves an input and compares the answers with an expected output; null: there is none. Tokens are compared; a byte order
 * mark, CRLF and the end of the last line never count, the rest of the layout only where it is strict. Takes any texts.
 */
export function* checkCase(input: FileText, expected: FileText | null, options: CheckOptions): Steps<CheckReport> {
  const read = yield* readSolvable(input, options);
  if (read.outcome !== 'solvable') return { ...read, cases: [], beyond: null, layoutNote: false, computed: '', excerpt: null };
  const { game, problems, cases } = read;
  const tokens = yield* expectedTokens(charactersOf(expected ?? ''));
  const compared = tokens.count > 0 ? align(tokens, cases.length) : null;
  const fitting = compared === null || !options.explain ? null : new AlsoFitting(game, cases, valuesIn(compared));
  const verdicts: CaseVerdict[] = [];
  let failures = 0;
  for (const [index, one] of cases.entries()) {
    const solved = yield* games[game].solve(one);
    const verdict = verdictOf(compared, index, solved.summary.margin, lineOfCase(one));
    const isExplained = verdict.verdict === 'failed' && fitting !== null && failures++ < mostExplained;
    verdicts.push(isExplained ? yield* explained(verdict, index, solved, fitting) : verdict);
    if (index % 64 === 0) yield index / cases.length;
  }
  const report = { game, problems, cases: verdicts, computed: verdicts.map(({ margin }) => `${margin}\n`).join('') };
  return { ...report, ...judged(compared, verdicts, options.strict) };
}

/** The outcome of all cases and what is wrong beyond them. */
function judged(
  compared: Alignment | null,
  verdicts: readonly CaseVerdict[],
  strict: boolean,
): Pick<CheckReport, 'outcome' | 'beyond' | 'layoutNote' | 'excerpt'> {
  if (compared === null) return { outcome: 'not-checked', beyond: null, layoutNote: false, excerpt: null };
  const margins = verdicts.map(({ margin }) => margin);
  const failed = verdicts.findIndex(({ verdict }) => verdict === 'failed');
  const values = beyondCases(compared);
  const layout = failed < 0 && values === null ? layoutDifference(compared, margins) : null;
  const beyond = values ?? (strict ? layout : null);
  const [first, value] = firstOf(compared, verdicts, failed, beyond);
  return {
    outcome: first === null ? 'passed' : 'failed',
    beyond,
    layoutNote: layout !== null,
    excerpt: first === null ? null : excerptAt(compared.tokens, margins, first, value),
  };
}

/** The first difference in the order of the expected output, and the index of the value there. */
function firstOf(
  { tokens, extra }: Alignment,
  verdicts: readonly CaseVerdict[],
  failed: number,
  beyond: Difference | null,
): readonly [Difference | null, number] {
  const own = failed < 0 ? null : verdicts[failed].difference;
  if (beyond === null) return [own, failed];
  const place = beyond.code === 'value-missing' ? beyond.at : beyond.expected;
  const isAfter = own !== null && own.code !== 'value-missing' && own.expected.line < place.line;
  if (isAfter) return [own, failed];
  if (extra >= 0) return [beyond, Math.min(extra, verdicts.length)];
  const value = tokens.lines.findIndex((line) => line >= place.line);
  return [beyond, value < 0 ? verdicts.length : value];
}

function verdictOf(compared: Alignment | null, index: number, margin: Amount, line: number): CaseVerdict {
  const difference = compared === null ? null : differenceOf(compared, index, margin);
  const verdict = compared === null ? 'not-checked' : difference === null ? 'passed' : 'failed';
  return { line, margin, verdict, difference, alsoFits: [], why: null };
}

function* explained(verdict: CaseVerdict, index: number, solved: SolvedCase, fitting: AlsoFitting): Steps<CaseVerdict> {
  yield* solved.prepareAll(startPosition);
  const why = yield* explain(solved, startPosition, messageLimits, null);
  const { difference, margin } = verdict;
  // Another spelling of the right value is no strategy's.
  const isOther = difference?.code === 'other-value' && amountIn(difference.expected.text) !== margin;
  return { ...verdict, why, alsoFits: isOther ? yield* fitting.of(index) : [] };
}

/** The values that an expected output says, a case each. */
function valuesIn(compared: Alignment): readonly (Amount | null)[] {
  const { tokens, wanted } = compared;
  return Array.from({ length: wanted }, (_, index) => {
    const token = compared.tokenOf(index);
    return token < tokens.count ? amountIn(tokenText(tokens, token)) : null;
  });
}
