import type { Feature } from '../games/features.ts';
import type { GameId } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { StrategyId } from '../games/strategyIds.ts';

/** What one input of a suite is good for. */
export interface InputAssessment {
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  /** Whether the input was looked at: it has no error and is not too large. */
  readonly usable: boolean;
  /** Wrong strategies whose output for it is another than the right one. */
  readonly catches: readonly StrategyId[];
  /** Those whose output for it takes too much work to find. */
  readonly unknown: readonly StrategyId[];
  readonly features: readonly Feature[];
}
