import { random } from '../random.ts';

/** A Family Photos input of large values, as the file of that size. */
export function photosText(stacks: number): string {
  const next = random(7);
  const value = (): number => next(1_000_000_000);
  return [String(stacks), ...Array.from({ length: stacks }, () => `${value()} ${value()} ${value()} ${value()}`), ''].join('\n');
}
