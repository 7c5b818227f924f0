import type { RunProgress } from './api.ts';
import type { FileReader } from './fileReadings.ts';
import type { GameRoom } from './readings.ts';
import type { MemoryBudget } from './results.ts';
import type { Pace } from './scheduler.ts';
import type { Steps } from '../engines/steps.ts';

/** What a dispatcher is made of. */
export interface DispatcherOptions {
  readonly room: GameRoom;
  readonly pace: Pace;
  readonly progress: (progress: RunProgress) => void;
  /** Bytes that solving one case may take until `setMemoryLimit` says otherwise; 1 GiB where not given. */
  readonly limit?: number;
  /** Files that can be read by path; none where not given. */
  readonly files?: FileReader;
  /** Work to be done once between the first reading and the first run. */
  readonly warmUp?: (room: GameRoom) => Steps<void>;
  /** Bytes that solving a document before anybody asks may take; 0, none is, where not given. */
  readonly ahead?: number;
  readonly budget?: MemoryBudget;
}
