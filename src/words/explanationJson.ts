import type { Explanation, ExplainedMove } from '../games/explanation.ts';
import type { GameId, PositionReasons, MoveReasons } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { Severity } from '../text/problem.ts';
import { reasonSentences } from './explanationParts.ts';
import { problemSentence } from './problems.ts';
import type { Translator } from './translator.ts';

/** The version of the JSON objects that leave the program; raised when a field changes its meaning or goes. */
export const schemaVersion = 1;

/** A problem as JSON: lines and columns from 1, the end exclusive, a byte order mark counted as a column. */
export interface ProblemJson {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

export function problemJson(problem: Problem, l10n: Translator): ProblemJson {
  const { severity, code, range } = problem;
  return {
    severity,
    code,
    message: problemSentence(l10n, problem),
    line: range.line + 1,
    startColumn: range.start + 1,
    endColumn: range.end + 1,
  };
}

/** What is written of one input: the cases explained, and what was found in the text. */
export interface ExplainedFile {
  readonly file: string;
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  /** `case` counts from 1. */
  readonly cases: readonly { readonly case: number; readonly explanation: Explanation }[];
}

/** The object of docs/explanation.schema.json, ready for `JSON.stringify`. */
export function explanationJson({ file, game, problems, cases }: ExplainedFile, l10n: Translator): object {
  return {
    schemaVersion,
    file,
    game,
    problems: problems.map((problem) => problemJson(problem, l10n)),
    cases: cases.map(({ case: number, explanation }) => ({ case: number, ...caseJson(explanation, l10n) })),
  };
}

function caseJson(explanation: Explanation, l10n: Translator): object {
  const { summary, ledger, at, position, played, board, totals, why, allEqual, moves, line, firstPass, leftOver, proof } = explanation;
  const { margin, firstTotal, secondTotal } = summary;
  const from = 'ledger' in why ? { ledger: why.ledger } : { runs: why.runs };
  return linesFromOne({
    line: summary.line,
    margin,
    firstTotal,
    secondTotal,
    ledger,
    at,
    position: { ...position, firstTotal: totals.first, secondTotal: totals.second },
    played,
    board,
    why: { ...from, reasons: reasonsJson(ledger.game, why.reasons, l10n) },
    allEqual,
    moves: moves.map((move) => moveJson(move, l10n)),
    play: line,
    firstPass: firstPass && { turn: firstPass.turn, reasons: reasonsJson(ledger.game, firstPass.reasons, l10n) },
    leftOver,
    proof,
  });
}

/** The fields of the move; `reasons` and `reply` are null beyond the limit. */
function moveJson({ move, explanation }: ExplainedMove, l10n: Translator): object {
  if (explanation === null) return { ...move, reasons: null, reply: null };
  return { ...move, reasons: reasonsJson(move.game, explanation.reasons, l10n), reply: explanation.reply };
}

function reasonsJson(game: GameId, reasons: PositionReasons['reasons'] | MoveReasons['reasons'], l10n: Translator): object[] {
  const sentences = reasonSentences(game, reasons, l10n);
  return reasons.map(({ code, args, branch }, index) => ({ code, text: sentences[index], branch: branch ?? null, args }));
}

/** Text lines count from 1 in what people and other programs read. */
function linesFromOne<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(linesFromOne) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, key === 'line' && typeof one === 'number' ? one + 1 : linesFromOne(one)]);
  return Object.fromEntries(entries) as Value;
}
