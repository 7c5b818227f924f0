import type { ProblemOf } from '../text/problem.ts';
import type { TextProblems } from '../text/oddities.ts';
import type { FamilyPhotosProblems } from './familyPhotos/problems.ts';
import type { GemsFightProblems } from './gemsFight/problems.ts';

/** Problems that concern the choice of the game. */
export interface GameProblems {
  /** The content fits no game: `numbers` is how many numbers its first non-blank line holds. */
  readonly 'unknown-game': { readonly numbers: number };
  /** Solving would take more memory than is allowed. */
  readonly 'too-large': { readonly caseNumber: number; readonly megabytes: number; readonly limit: number };
}

/** Every code with the arguments of its sentence. */
export interface ProblemArguments extends TextProblems, FamilyPhotosProblems, GemsFightProblems, GameProblems {}

export type Problem = ProblemOf<ProblemArguments>;
export type ProblemCode = keyof ProblemArguments;
