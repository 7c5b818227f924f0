/**
 * The stack (from 0) that stands on a line of the file, where `lineOf` tells the line of a stack and stacks follow each
 * other down the file; the first one where several share the line. Null where none does. `first`: the line of stack 0 as
 * far as one can guess; with a stack a line, the guess is right and two questions suffice.
 */
export async function stackAtLine(
  line: number,
  count: number,
  first: number,
  lineOf: (stack: number) => Promise<number | null>,
): Promise<number | null> {
  let low = 0;
  let high = count;
  let next = line - first;
  // Stacks before `low` stand above the line, those from `high` on do not.
  while (low < high) {
    const stack = Math.min(high - 1, Math.max(low, next));
    const at = await lineOf(stack);
    if (at === null) return null;
    if (at < line) low = stack + 1;
    else high = stack;
    next = at === line ? stack - 1 : (low + high) >> 1;
  }
  return low < count && (await lineOf(low)) === line ? low : null;
}
