import type { GameId, Steps } from '../games/game.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { FileText } from './readText.ts';

/** Compares what a program printed for an input with the right output and with what every wrong strategy prints. */
export function diagnose(
  input: FileText,
  printed: string,
  options: { readonly game: GameId | null; readonly limit: number },
): Steps<Diagnosis> {
  throw new Error(`not there: ${input.length} ${printed} ${options.limit}`);
}
