import type { Amount, Steps } from '../games/game.ts';
import { games } from '../games/registry.ts';
import { studies } from '../games/studies.ts';
import type { Diagnosis } from './diagnosis.ts';
import { printedValues } from './printed.ts';
import type { FileText, ReadingOptions } from './readText.ts';
import { readSolvable } from './readText.ts';

/**
 * Compares what a program printed for an input with the right output and with what every wrong strategy prints. An
 * output fits a strategy where it is all of that strategy's output; what a strategy prints is not looked for where nothing
 * was printed that it could be compared with.
 */
export function* diagnose(input: FileText, printed: string, options: ReadingOptions): Steps<Diagnosis> {
  const read = yield* readSolvable(input, options);
  const values = printedValues(printed);
  if (read.outcome !== 'solvable') return { ...read, printed: values, right: [], strategies: [] };
  const { game, problems, cases } = read;
  const answered = { game, problems, printed: values };
  if (cases.length === 0) return { ...answered, right: [], outcome: 'input-errors', strategies: [] };
  const right: Amount[] = [];
  for (const one of cases) right.push((yield* games[game].solve(one)).summary.margin);
  const outcome = outcomeOf(values, right);
  if (values === null || values.length === 0) return { ...answered, right, outcome, strategies: [] };
  const strategies: Diagnosis['strategies'][number][] = [];
  for (const strategy of studies[game].wrongStrategies) {
    const says: (Amount | null)[] = [];
    for (const one of cases) says.push(yield* strategy.answer(one));
    strategies.push({ id: strategy.id, says, fits: sameValues(values, says) });
  }
  return { ...answered, right, outcome, strategies };
}

function outcomeOf(values: readonly Amount[] | null, right: readonly Amount[]): Diagnosis['outcome'] {
  if (values === null) return 'not-numbers';
  if (values.length === 0) return 'nothing-printed';
  if (values.length !== right.length) return 'other-count';
  return sameValues(values, right) ? 'right' : 'wrong';
}

function sameValues(values: readonly Amount[], says: readonly (Amount | null)[]): boolean {
  return values.length === says.length && values.every((value, index) => value === says[index]);
}
