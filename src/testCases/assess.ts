import type { GameId, Steps } from '../games/game.ts';
import type { InputAssessment } from './assessment.ts';
import type { FileText } from './readText.ts';

/** Runs every wrong strategy on an input, and says what it is good for. */
export function assessInput(input: FileText, options: { readonly game: GameId | null; readonly limit: number }): Steps<InputAssessment> {
  throw new Error(`not there: ${input.length} ${options.limit}`);
}
