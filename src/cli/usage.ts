import { parseArgs } from 'node:util';
import type { GameId } from '../games/game.ts';
import type { Translator } from '../words/translator.ts';

/** A call of the command line that makes no sense; the message says why. Exit code 2. */
export class UsageError extends Error {}

export interface Call {
  readonly command: 'solve' | 'explain' | 'help' | 'version';
  readonly files: readonly string[];
  readonly game: GameId | null;
  readonly format: 'text' | 'markdown' | 'json';
  readonly verbose: boolean;
  /** Number of one case, from 1 (explain); null: all. */
  readonly caseNumber: number | null;
  /** Every move and turn, however many (explain as text or Markdown). */
  readonly all: boolean;
  /** The solutions apart from the questions (explain as Markdown). */
  readonly handout: boolean;
}

/** What `--help` prints. */
export function helpText(l10n: Translator): string {
  return [
    l10n.t('Optimal Play: answers and explains two-player scoring games.'),
    '',
    `  optimal-play solve FILE...     ${l10n.t('the answers, as the judge expects them')}`,
    `  optimal-play explain FILE...   ${l10n.t("why it is the answer, every first move's value, the line of play")}`,
    '',
    l10n.t('FILE is an input of Family Photos (Codeforces 725F) or Gems Fight! (HDU 4778); - is standard input.'),
    '',
    `  --game family-photos|gems-fight   ${l10n.t('what the input is; without it, told from the content')}`,
    `  --format text|markdown|json       ${l10n.t('json: one object a line for each file (--json is short for it)')}`,
    `  --case N                          ${l10n.t('explain: only case N, from 1')}`,
    `  --all                             ${l10n.t('explain: all moves and turns, however many')}`,
    `  --handout                         ${l10n.t('explain: Markdown to hand out, questions first, the solutions apart')}`,
    `  --verbose                         ${l10n.t('also notes about what was accepted silently')}`,
    '  --help, --version',
    '',
    l10n.t('Exit code: 0 every file answered, 1 a file has an error, 2 wrong usage or a file that cannot be read.'),
    '',
  ].join('\n');
}

const options = {
  game: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  case: { type: 'string' },
  all: { type: 'boolean' },
  handout: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads the words of a call (without the program's own). Errors: UsageError. */
export function parseCall(words: readonly string[], l10n: Translator): Call {
  const { values, positionals } = parse(words);
  const [command, ...files] = positionals;
  const handout = values.handout ?? false;
  const format = values.json ? 'json' : (values.format ?? (handout ? 'markdown' : 'text'));
  const call = {
    files,
    game: values.game === undefined ? null : oneOf('--game', values.game, ['family-photos', 'gems-fight'], l10n),
    format: oneOf('--format', format, ['text', 'markdown', 'json'], l10n),
    verbose: values.verbose ?? false,
    caseNumber: values.case === undefined ? null : caseNumber(values.case, l10n),
    all: values.all ?? false,
    handout,
  } as const;
  if (values.help || command === 'help') return { ...call, command: 'help' };
  if (values.version) return { ...call, command: 'version' };
  if (command === undefined) throw new UsageError(l10n.t('say what to do: solve or explain'));
  if (command !== 'solve' && command !== 'explain') {
    throw new UsageError(l10n.t("'{0}' is not a command; there are solve and explain", command));
  }
  if (files.length === 0) throw new UsageError(l10n.t('{0} needs at least one file (- for standard input)', command));
  if (handout && call.format !== 'markdown') throw new UsageError(l10n.t('{0} goes with {1}', '--handout', '--format markdown'));
  if (command === 'solve') {
    const foreign = call.caseNumber !== null ? '--case' : handout ? '--handout' : call.format === 'markdown' ? '--format markdown' : null;
    if (foreign !== null) throw new UsageError(l10n.t('{0} goes with {1}', foreign, 'explain'));
  }
  return { ...call, command };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<Value extends string>(option: string, value: string, allowed: readonly Value[], l10n: Translator): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(l10n.t("{0} takes {1}, not '{2}'", option, allowed.join(' | '), value));
  return found;
}

function caseNumber(text: string, l10n: Translator): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(l10n.t("--case takes a number from 1, not '{0}'", text));
  return Number(text);
}
