import type { Explanation } from '../games/explanation.ts';
import type { Amount, GameId } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { StrategyId } from '../games/strategyIds.ts';
import type { ReadingOptions } from './readText.ts';

/** A token of the expected output: where it stands (line and columns from 0, in UTF-16 units) and what it says. */
export interface ExpectedToken {
  readonly text: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Why an expected output does not say what it should. */
export type Difference =
  /** Another value than the computed one. */
  | { readonly code: 'other-value'; readonly expected: ExpectedToken; readonly computed: Amount }
  /** No value is left for this case: the output holds `found` values for `wanted` cases. `at` is where it ends. */
  | {
      readonly code: 'value-missing';
      readonly at: ExpectedToken;
      readonly computed: Amount;
      readonly found: number;
      readonly wanted: number;
    }
  /** A value too many. */
  | { readonly code: 'value-extra'; readonly expected: ExpectedToken; readonly found: number; readonly wanted: number }
  /** Text where a number should stand. `hidden` names invisible characters in it, as in 'NO-BREAK SPACE'. */
  | {
      readonly code: 'not-a-number';
      readonly expected: ExpectedToken;
      readonly computed: Amount | null;
      readonly hidden: readonly string[];
    }
  /** The values are right and only the layout differs: fails where the comparison is strict. */
  | { readonly code: 'layout'; readonly expected: ExpectedToken; readonly computed: string };

/** What became of one case of an input. */
export interface CaseVerdict {
  /** The line of the input on which the case begins, from 0. */
  readonly line: number;
  readonly margin: Amount;
  readonly verdict: 'passed' | 'failed' | 'not-checked';
  /** Null unless it failed. */
  readonly difference: Difference | null;
  /**
   * Wrong strategies that give exactly the expected value; those that give every expected value of the file come first.
   * Empty where nobody looked: only for the first failures of a file.
   */
  readonly alsoFits: readonly StrategyId[];
  /** Why the computed value is right; null where it was not asked for. */
  readonly why: Explanation | null;
}

/** What checking one test case found. */
export interface CheckReport {
  readonly game: GameId | null;
  /** Problems of the input. */
  readonly problems: readonly Problem[];
  /** not-checked: there is no expected output. input-errors: the input has errors or no game, nothing was compared. */
  readonly outcome: 'passed' | 'failed' | 'not-checked' | 'input-errors' | 'too-large';
  /** A verdict a case of the input; empty with input-errors. */
  readonly cases: readonly CaseVerdict[];
  /** What is wrong beyond the cases: values too many, text after them, in strict mode the layout. */
  readonly beyond: Difference | null;
  /** The values are right, and the layout is another one: said as a note where it passes. */
  readonly layoutNote: boolean;
  /** What the judge expects, a line a case. */
  readonly computed: string;
  /** Where the expected output and `computed` first differ: lines of both around the place, never more than a screen. */
  readonly excerpt: { readonly expected: string; readonly actual: string; readonly fromLine: number } | null;
}

export interface CheckOptions extends ReadingOptions {
  /** The layout counts too. */
  readonly strict: boolean;
  /** Explains the first failures, and says which wrong strategies fit them. */
  readonly explain: boolean;
}
