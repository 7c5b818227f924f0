import type { TextProblems } from './oddities.ts';
import type { ProblemOf } from './problem.ts';
import type { TextRange } from './range.ts';

type MoreProblems = Extract<ProblemOf<TextProblems>, { readonly code: 'more-problems' }>;

interface AnyProblem {
  readonly severity: 'error' | 'warning' | 'information';
  readonly range: TextRange;
}

/** Problems listed of one text. */
export const listedProblems = 100;

/** Where problems go. */
export interface ProblemSink<P> {
  add(problem: P): void;
  /** Counts errors that have no entry of their own. */
  addUnlisted(errors: number): void;
}

/** Collects problems, keeps a bounded number of them and counts the rest; errors crowd out warnings, never the reverse. */
export class ProblemList<P extends AnyProblem> implements ProblemSink<P> {
  readonly #errors: P[] = [];
  readonly #others: P[] = [];
  #errorCount = 0;
  #warningCount = 0;

  get hasErrors(): boolean {
    return this.#errorCount > 0;
  }

  add(problem: P): void {
    const error = problem.severity === 'error';
    if (error) this.#errorCount++;
    else if (problem.severity === 'warning') this.#warningCount++;
    const list = error ? this.#errors : this.#others;
    if (list.length < listedProblems) list.push(problem);
  }

  addUnlisted(errors: number): void {
    this.#errorCount += errors;
  }

  /** Takes over what another list has collected. */
  absorb(other: ProblemList<P>): void {
    const before = [this.#errorCount, this.#warningCount] as const;
    for (const problem of [...other.#errors, ...other.#others]) this.add(problem);
    this.#errorCount = before[0] + other.#errorCount;
    this.#warningCount = before[1] + other.#warningCount;
  }

  /** In the order of the text, a note at the end if there are more. Information only where there is no error. */
  finish(): readonly (P | MoreProblems)[] {
    const others = this.hasErrors ? this.#others.filter((problem) => problem.severity === 'warning') : this.#others;
    const listed = this.#errors.concat(others).slice(0, listedProblems);
    const errors = this.#errorCount - listed.filter((problem) => problem.severity === 'error').length;
    const warnings = this.#warningCount - listed.filter((problem) => problem.severity === 'warning').length;
    listed.sort((a, b) => a.range.line - b.range.line || a.range.start - b.range.start);
    if (errors + warnings === 0 || listed.length === 0) return listed;
    const { range } = listed.at(-1)!;
    return [...listed, { severity: 'information', code: 'more-problems', args: { errors, warnings }, range }];
  }
}
