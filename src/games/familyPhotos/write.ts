import { finish, type Steps } from '../../engines/steps.ts';
import type { FamilyPhotosCase } from './case.ts';
import { inSlices } from './progress.ts';

/** The text of an input: the number of stacks, then a line a stack. `values`: a1 b1 a2 b2 of stack after stack. */
export function* writeStacks(values: FamilyPhotosCase['values']): Steps<string> {
  const stacks = values.length / 4;
  let text = `${stacks}\n`;
  const write = (from: number, to: number): void => {
    for (let at = 4 * from; at < 4 * to; at += 4) text += `${values[at]} ${values[at + 1]} ${values[at + 2]} ${values[at + 3]}\n`;
  };
  yield* inSlices(stacks, write, 0, 1);
  return text;
}

/** The text of an input. Errors: RangeError for another number of cases than one, which is what a file holds. */
export function write(cases: readonly FamilyPhotosCase[]): string {
  if (cases.length !== 1) throw new RangeError('one case a file');
  return finish(writeStacks(cases[0].values));
}
