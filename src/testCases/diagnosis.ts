import type { Amount, GameId } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { StrategyId } from '../games/strategyIds.ts';

/** What can be said of a program by what it prints for one input. */
export interface Diagnosis {
  readonly game: GameId | null;
  /** Problems of the input. */
  readonly problems: readonly Problem[];
  /** The right output, a value a case; empty where the input has errors. */
  readonly right: readonly Amount[];
  /** The values printed; null where what was printed is no list of whole numbers. */
  readonly printed: readonly Amount[] | null;
  readonly outcome: 'right' | 'wrong' | 'nothing-printed' | 'not-numbers' | 'other-count' | 'input-errors' | 'too-large';
  /** Every wrong strategy with what it prints here; null for values that take too much work to find. */
  readonly strategies: readonly { readonly id: StrategyId; readonly says: readonly (Amount | null)[]; readonly fits: boolean }[];
}
