import { startPosition } from './game.ts';
import type { CaseSummary, Ledger, MoveValue, SolvedCase, Turn } from './game.ts';

/** A case explained from its start: all an export or a plain text needs, as data. */
export interface Explanation {
  readonly summary: CaseSummary;
  readonly ledger: Ledger;
  /** First moves, best first; at most as many as asked for of `summary.moves`. */
  readonly moves: readonly MoveValue[];
  /** The line of play; at most as many turns as asked for of `summary.turns`. */
  readonly line: readonly Turn[];
}

/** Collects the explanation of a solved case with at most `moves` moves and `turns` turns. */
export function explanationOf(solved: SolvedCase, limits: { readonly moves: number; readonly turns: number }): Explanation {
  return {
    summary: solved.summary,
    ledger: solved.ledger(),
    moves: solved.moves(startPosition, 0, limits.moves),
    line: solved.line(startPosition, 0, limits.turns),
  };
}
