import type { Game } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';
import { readFamilyPhotos } from './input.ts';
import { solveFamilyPhotos } from './solve.ts';
import { bytesToSolve } from './solved.ts';

/** Family Photos (Codeforces 725F). */
export const familyPhotos: Game<FamilyPhotosCase> = {
  id: 'family-photos',
  read: readFamilyPhotos,
  estimate: bytesToSolve,
  solve: solveFamilyPhotos,
};
