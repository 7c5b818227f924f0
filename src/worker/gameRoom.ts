import type { GameRoom } from './readings.ts';
import { accepts, detect } from '../games/detect.ts';
import { games } from '../games/registry.ts';

/** The real games. */
export const gameRoom: GameRoom = { games, detect, accepts };
