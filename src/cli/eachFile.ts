import type { GameId } from '../games/game.ts';
import type { Translator } from '../words/translator.ts';
import { printUnreadable, unreadableSentence } from './output.ts';
import { complain } from './print.ts';
import { readInput, type Input } from './readInput.ts';
import { outcomeOf, type Outcome } from './solveInput.ts';

/** Which files are read as what, and how it is told. */
export interface FileCall {
  readonly files: readonly string[];
  readonly game: GameId | null;
  readonly format: 'text' | 'markdown' | 'json';
  readonly verbose: boolean;
  /** Bytes that one case may take. */
  readonly memory: number;
}

/**
 * Reads the files of a call one after the other and has what became of each told. `refuse` may give a sentence why a
 * file that was read is not what the call asks for; `tellAtOnce` may tell of a file that is sound, without reading it here.
 * Returns the exit code: 2 (unreadable, refused) wins over 1 (errors).
 */
export async function eachFile(
  call: FileCall,
  l10n: Translator,
  tell: (outcome: Outcome) => void,
  refuse: (input: Input) => string | null = () => null,
  tellAtOnce: (file: string) => boolean = () => false,
): Promise<number> {
  let exitCode = 0;
  for (const file of call.files) {
    if (tellAtOnce(file)) continue;
    const input = await readInput(file, call.game);
    if ('reason' in input) {
      exitCode = 2;
      printUnreadable(file, unreadableSentence(file, input.reason, l10n), call.format === 'json');
      continue;
    }
    const refusal = refuse(input);
    if (refusal !== null) {
      exitCode = 2;
      complain(`${refusal}\n`);
      continue;
    }
    const outcome = outcomeOf(input, call.memory);
    if (outcome.failed && exitCode === 0) exitCode = 1;
    tell(outcome);
  }
  return exitCode;
}
