import { parseArgs } from 'node:util';
import type { GameId } from '../games/game.ts';

/** A call of the command line that makes no sense; the message says why. Exit code 2. */
export class UsageError extends Error {}

export interface Call {
  readonly command: 'solve' | 'explain' | 'help' | 'version';
  readonly files: readonly string[];
  readonly game: GameId | null;
  readonly format: 'text' | 'json';
  readonly verbose: boolean;
  /** Number of one case, from 1 (explain); null: all. */
  readonly caseNumber: number | null;
  /** Every move and turn, however many (explain as text). */
  readonly all: boolean;
}

export const help = `Optimal Play: answers and explains two-player scoring games.

  optimal-play solve FILE...     the answers, as the judge expects them
  optimal-play explain FILE...   where the answer comes from, every first move's value, the line of play

FILE is an input of Family Photos (Codeforces 725F) or Gems Fight! (HDU 4778); - is standard input.

  --game family-photos|gems-fight   what the input is; without it, told from the content
  --format text|json                json: one object a line for each file (--json is short for it)
  --case N                          explain: only case N, from 1
  --all                             explain: all moves and turns in text, however many
  --verbose                         also notes about what was accepted silently
  --help, --version

Exit code: 0 every file answered, 1 a file has an error, 2 wrong usage or a file that cannot be read.
`;

const options = {
  game: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  case: { type: 'string' },
  all: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads the words of a call (without the program's own). Errors: UsageError. */
export function parseCall(words: readonly string[]): Call {
  const { values, positionals } = parse(words);
  const [command, ...files] = positionals;
  const call = {
    files,
    game: oneOf('--game', values.game ?? null, ['family-photos', 'gems-fight', null]),
    format: values.json ? 'json' : oneOf('--format', values.format ?? 'text', ['text', 'json']),
    verbose: values.verbose ?? false,
    caseNumber: values.case === undefined ? null : caseNumber(values.case),
    all: values.all ?? false,
  } as const;
  if (values.help || command === 'help') return { ...call, command: 'help' };
  if (values.version) return { ...call, command: 'version' };
  if (command === undefined) throw new UsageError('say what to do: solve or explain');
  if (command !== 'solve' && command !== 'explain') throw new UsageError(`'${command}' is not a command; there are solve and explain`);
  if (files.length === 0) throw new UsageError(`${command} needs at least one file (- for standard input)`);
  if (command === 'solve' && call.caseNumber !== null) throw new UsageError('--case goes with explain');
  return { ...call, command };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<Value extends string | null>(option: string, value: string | null, allowed: readonly Value[]): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(`${option} takes ${allowed.filter((one) => one !== null).join(' or ')}, not '${value}'`);
  return found;
}

function caseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--case takes a number from 1, not '${text}'`);
  return Number(text);
}
