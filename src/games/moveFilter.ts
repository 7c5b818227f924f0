import type { MoveFilter, MoveKind } from './game.ts';

/** What a filter looks at in a row of moves. */
interface FilteredMove {
  readonly kind: MoveKind;
  /** Numbers of the stack or the bags, from 1; none for a pass. */
  readonly numbers: readonly number[];
  readonly loses: boolean;
}

export function passesFilter({ kinds, number = '', loses }: MoveFilter, move: FilteredMove): boolean {
  if (kinds !== undefined && !kinds.includes(move.kind)) return false;
  if (loses !== undefined && move.loses !== (loses === 'something')) return false;
  return number === '' || move.numbers.some((one) => String(one).startsWith(number));
}

/** The same for filters that let the same moves through because they are written the same; '' for none. */
export function filterKey(filter: MoveFilter | undefined): string {
  if (filter === undefined) return '';
  const { kinds, number = '', loses = '' } = filter;
  if (kinds === undefined && number === '' && loses === '') return '';
  return `${kinds === undefined ? '*' : kinds.join()}/${number}/${loses}`;
}
