import type { GameId } from '../games/game.ts';
import type { Generated, GeneratorRequest } from '../games/study.ts';
import type { InputAssessment } from '../testCases/assessment.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from '../testCases/checkpoints.ts';
import type { Diagnosis } from '../testCases/diagnosis.ts';
import type { FileText } from '../testCases/readText.ts';
import type { KnownOfGame } from '../testCases/suite.ts';
import type { CheckOptions, CheckReport } from '../testCases/verdict.ts';

/** A text with the game chosen for it; null: told from the content. */
export interface GameText {
  readonly input: FileText;
  readonly game: GameId | null;
}

/** What a program may be compared with in one case (from 0) of an input. */
export type CheckpointAsk = GameText & {
  readonly index: number;
  /** Family Photos: how many keys. */
  readonly first: number;
  /** Gems Fight!: the set of bags as a mask, read with 1 = taken or with 1 = left. */
  readonly mask: number;
  readonly ones: 'taken' | 'left';
};

/** Every kind of work on loose texts: what is asked, and what is answered. Cancelled by its run, like a solve. */
export interface StudyJobs {
  readonly check: {
    readonly ask: { readonly input: FileText; readonly expected: FileText | null; readonly options: Omit<CheckOptions, 'limit'> };
    readonly answer: CheckReport;
  };
  readonly assess: { readonly ask: GameText; readonly answer: InputAssessment };
  readonly diagnose: { readonly ask: GameText & { readonly printed: string }; readonly answer: Diagnosis };
  /** Null where the input has errors, or no such case. */
  readonly checkpoints: { readonly ask: CheckpointAsk; readonly answer: FamilyPhotosCheckpoints | GemsFightCheckpoint | null };
  /** Gems Fight!: every set of bags with its values as lines of text; null where there are too many sets. */
  readonly dump: { readonly ask: Omit<CheckpointAsk, 'first' | 'mask'>; readonly answer: string | null };
  /**
   * The mistakes of a game and what its inputs can have, each with its smallest input, and the input on which the mistakes
   * print as many different outputs as possible: known without any work.
   */
  readonly known: { readonly ask: { readonly game: GameId }; readonly answer: KnownOfGame & { readonly fingerprint: string } };
  readonly generate: { readonly ask: { readonly game: GameId; readonly request: GeneratorRequest }; readonly answer: Generated };
}

export type StudyKind = keyof StudyJobs;
