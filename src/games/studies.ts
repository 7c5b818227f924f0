import { familyPhotosStudy } from './familyPhotos/study.ts';
import { gemsFightStudy } from './gemsFight/study.ts';
import type { GameId } from './game.ts';
import type { GameStudy } from './study.ts';

/** What is known of each game beside its solver. */
export const studies: Readonly<Record<GameId, GameStudy>> = { 'family-photos': familyPhotosStudy, 'gems-fight': gemsFightStudy };
