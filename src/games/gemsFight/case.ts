/** One game of Gems Fight! (HDU 4778) as the reader gives it. */
export interface GemsFightCase {
  readonly colours: number;
  /** Gems of one colour that melt into a stone, at least 1. */
  readonly meltsAt: number;
  /** Colours of the gems of each bag, 1 to `colours`, in the order of the input. */
  readonly bags: readonly (readonly number[])[];
  /** The text line on which each bag begins, from 0. */
  readonly bagLines: readonly number[];
  /** The text line of the header, from 0. */
  readonly line: number;
}
