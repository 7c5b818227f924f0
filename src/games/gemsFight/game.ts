import type { Game } from '../game.ts';
import type { GemsFightCase } from './case.ts';
import { readGemsFight } from './input.ts';
import { bytesToSolve } from './memory.ts';
import { solveGemsFight } from './solved.ts';

/** Gems Fight! (HDU 4778). */
export const gemsFight: Game<GemsFightCase> = {
  id: 'gems-fight',
  read: readGemsFight,
  estimate: bytesToSolve,
  solve: solveGemsFight,
};
