import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import type { FamilyPhotosMove, FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import { solveFamilyPhotos } from '../../../src/games/familyPhotos/solve.ts';
import type { PositionRef, SolvedCase } from '../../../src/games/game.ts';

/** A game from its numbers, a1 b1 a2 b2 of stack after stack, each stack on a line of its own below the first. */
export function gameOf(values: readonly number[]): FamilyPhotosCase {
  const stacks = values.length / 4;
  return { stacks, values: Float64Array.from(values), lines: Uint32Array.from({ length: stacks }, (_, i) => i + 1), line: 0 };
}

export function withIntegers(game: FamilyPhotosCase): FamilyPhotosCase {
  return { ...game, values: Array.from(game.values as ArrayLike<number>, BigInt) };
}

/** A game as the problem statement writes it, read with no care at all. */
export function gameOfText(text: string): FamilyPhotosCase {
  const [stacks, ...values] = text
    .replace(/^\uFEFF/, '')
    .match(/\S+/g)!
    .map(Number);
  return gameOf(values.slice(0, 4 * stacks));
}

export function solve(game: FamilyPhotosCase): SolvedCase {
  return finish(solveFamilyPhotos(game));
}

export function movesOf(solved: SolvedCase, at: PositionRef): readonly FamilyPhotosMove[] {
  return solved.moves(at, 0, Infinity) as readonly FamilyPhotosMove[];
}

export function linesOf(solved: SolvedCase, at: PositionRef): readonly FamilyPhotosTurn[] {
  return solved.line(at, 0, Infinity) as readonly FamilyPhotosTurn[];
}
