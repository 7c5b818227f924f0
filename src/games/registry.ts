import { familyPhotos } from './familyPhotos/game.ts';
import type { Game, GameId } from './game.ts';
import { gemsFight } from './gemsFight/game.ts';

/** Every game with its reader and solver; `catalogue.ts` has what can be known without loading them. */
export const games: Readonly<Record<GameId, Game>> = { 'family-photos': familyPhotos, 'gems-fight': gemsFight };
