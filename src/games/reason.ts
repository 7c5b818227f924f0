import type { Move, Turn } from './game.ts';

/**
 * A reason as data: a code that chooses its sentence in `words/`, and the exact values it is filled with. `branch`, where
 * there is one, are moves from the position explained that the sentence speaks of ("had she answered"): a reader can
 * try them. A game declares an interface with one entry a code; this type makes the union of it.
 */
export type ReasonOf<ByCode> = {
  [Code in keyof ByCode & string]: { readonly code: Code; readonly args: Readonly<ByCode[Code]>; readonly branch?: readonly Move[] };
}[keyof ByCode & string];

/** Why a move has its value. */
export interface MoveExplanation<Reason> {
  /** In the order they are said; a move that loses nothing has at most one. */
  readonly reasons: readonly Reason[];
  /**
   * What follows after the move in best play: Family Photos: the opponent's reply; Gems Fight!: the mover's run to its end,
   * then the opponent's run. Empty where the game is over.
   */
  readonly reply: readonly Turn[];
}
