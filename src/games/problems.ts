import type { ProblemOf } from '../text/problem.ts';
import type { TextProblems } from '../text/oddities.ts';
import type { TextFixes } from '../text/fixes.ts';
import type { FamilyPhotosFixes, FamilyPhotosProblems } from './familyPhotos/problems.ts';
import type { GemsFightFixes, GemsFightProblems } from './gemsFight/problems.ts';

/** Problems that concern the choice of the game, or that any game's input can have. */
export interface GameProblems {
  /** Nothing but blanks, if that; `game` is what was expected, null where any would do. */
  readonly 'empty-input': { readonly game: 'family-photos' | 'gems-fight' | null; readonly blanks: boolean };
  /** The content fits no game: `numbers` is how many numbers its first non-blank line holds. */
  readonly 'unknown-game': { readonly numbers: number };
  /** Solving would take more memory than is allowed. */
  readonly 'too-large': { readonly caseNumber: number; readonly megabytes: number; readonly limit: number };
}

/** Every code with the arguments of its sentence. */
export interface ProblemArguments extends TextProblems, FamilyPhotosProblems, GemsFightProblems, GameProblems {}

export type Problem = ProblemOf<ProblemArguments>;

/** Every quick fix with the arguments of its title. */
export interface FixArguments extends TextFixes, FamilyPhotosFixes, GemsFightFixes {}
