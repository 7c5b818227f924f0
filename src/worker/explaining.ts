import type { Steps } from '../engines/steps.ts';
import { explain } from '../games/explanation.ts';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
import type { GameId, PositionRef, SolvedCase } from '../games/game.ts';
import { findProof } from '../games/proof.ts';

/**
 * Explains a position of a solved case with the proof that can be had at once; `input` is the case as its reader gave it.
 * Errors: RangeError where the position cannot be reached.
 */
export function* explainCase(
  game: GameId,
  input: unknown,
  solved: SolvedCase,
  at: PositionRef,
  limits: ExplanationLimits,
): Steps<Explanation> {
  return yield* explain(solved, at, limits, yield* findProof(game, input, solved, at));
}
