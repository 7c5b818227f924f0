import type { GameId, Steps } from '../games/game.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from './checkpoints.ts';
import type { FileText } from './readText.ts';

/** One case (from 0) of an input. */
export interface CaseOfText {
  readonly input: FileText;
  readonly game: GameId | null;
  readonly index: number;
}

/** Gems Fight!: which bit a mask sets for a bag, one that was taken or one that is left. */
export type Ones = 'taken' | 'left';

/** Numbers to compare a program with: the first `first` keys, or one set of bags. */
export function checkpointsOf(
  ask: CaseOfText & { readonly first: number; readonly mask: number; readonly ones: Ones },
  limit: number,
): Steps<FamilyPhotosCheckpoints | GemsFightCheckpoint | null> {
  throw new Error(`not there: ${ask.index} ${limit}`);
}

/** Gems Fight!: every set of bags as a line of text; null where there are more than 2^16 of them. */
export function dumpOf(ask: CaseOfText & { readonly ones: Ones }, limit: number): Steps<string | null> {
  throw new Error(`not there: ${ask.index} ${limit}`);
}
