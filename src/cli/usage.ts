import { parseArgs } from 'node:util';
import type { GameId } from '../games/game.ts';
import { listed } from '../words/lists.ts';
import { grouped } from '../words/numbers.ts';
import type { Translator } from '../words/translator.ts';

/** A call of the command line that makes no sense; the message says why. Exit code 2. */
export class UsageError extends Error {}

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** As the help shows it: '--case N'. */
  readonly shown: string;
  readonly about: (l10n: Translator) => string;
}

/** How a command is called: what the help says, which options it takes. */
export interface Usage {
  readonly name: string;
  /** What its words are, as the help shows them: 'FILE...'. */
  readonly takes: string;
  readonly about: (l10n: Translator) => string;
  /** By names of options, its own and those of {@link sharedOptions} that it takes. */
  readonly options: Readonly<Record<string, Option>>;
  /** Lines at the end of the command's own help. */
  readonly notes?: (l10n: Translator) => readonly string[];
  /** An option that takes the words after it up to the next option, also those with one dash ('-3'). */
  readonly tail?: string;
}

/** A command with all that is its own. */
export interface Command extends Usage {
  /** Returns the exit code. Errors: UsageError. */
  readonly run: (call: Call, l10n: Translator) => Promise<number>;
}

/** The words of a call after the command, and its options as they were given. */
export interface Call {
  readonly command: string;
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The words after the command's `tail`; null without it. */
  readonly tail: readonly string[] | null;
}

/** Options that several commands take. */
export const sharedOptions = {
  game: {
    type: 'string',
    shown: '--game family-photos|gems-fight',
    about: (l10n) => l10n.t('what the input is; without it, told from the content'),
  },
  format: {
    type: 'string',
    shown: '--format text|markdown|json',
    about: (l10n) => l10n.t('json is one object a line for each file (--json is short for it)'),
  },
  json: { type: 'boolean', shown: '--json', about: (l10n) => l10n.t('one object a line for each file') },
  verbose: { type: 'boolean', shown: '--verbose', about: (l10n) => l10n.t('also notes about what was accepted silently') },
  memory: { type: 'string', shown: '--memory MB', about: (l10n) => l10n.t('memory that one case may take (without it 4096)') },
} as const satisfies Readonly<Record<string, Option>>;

const everywhere: Readonly<Record<string, Option>> = {
  help: { type: 'boolean', short: 'h', shown: '--help', about: () => '' },
  version: { type: 'boolean', shown: '--version', about: () => '' },
};

/** What a call asks for: help (of one command, or of all), the version, or a command. Errors: UsageError. */
export function parseCall<One extends Usage>(
  words: readonly string[],
  commands: readonly One[],
  l10n: Translator,
): { readonly help: One | null } | 'version' | { readonly command: One; readonly call: Call } {
  const tail = commands.find(({ name }) => name === words[0])?.tail;
  const cut = tail === undefined ? -1 : words.indexOf(tail);
  const next = cut < 0 ? -1 : words.findIndex((word, index) => index > cut && /^--[a-z]/.test(word));
  const end = next < 0 ? words.length : next;
  const { values, positionals } = parse(cut < 0 ? words : [...words.slice(0, cut), ...words.slice(end)], commands, l10n);
  const [name, ...rest] = positionals;
  const named = (word: string | undefined): One | undefined => commands.find((one) => one.name === word);
  if (values['help'] === true || name === 'help') return { help: named(name) ?? named(rest[0]) ?? null };
  if (values['version'] === true) return 'version';
  const names = (some: readonly One[]): string => {
    return listed(
      l10n,
      some.map((one) => one.name),
    );
  };
  if (name === undefined) throw new UsageError(l10n.t('Say what to do: {0}.', names(commands)));
  const command = named(name);
  if (command === undefined) throw new UsageError(l10n.t("'{0}' is not a command; there are {1}.", name, names(commands)));
  const foreign = Object.keys(values).find((option) => !Object.hasOwn(command.options, option));
  if (foreign !== undefined) {
    throw goesWith(`--${foreign}`, names(commands.filter(({ options }) => Object.hasOwn(options, foreign))), l10n);
  }
  return { command, call: { command: name, words: rest, values, tail: cut < 0 ? null : words.slice(cut + 1, end) } };
}

function parse(words: readonly string[], commands: readonly Usage[], l10n: Translator) {
  const all = Object.assign({}, everywhere, ...commands.map((one) => one.options)) as Readonly<Record<string, Option>>;
  const isNumber = (word: string, after: string): boolean => /^-\d/.test(word) && all[after.slice(2)]?.type === 'string';
  // A value that begins with a dash is one only behind a sign of equality.
  const args = words.map((word, index) => (isNumber(words[index + 1] ?? '', word) ? `${word}=${words[index + 1]}` : word));
  const types = Object.entries(all).map(([name, { type, short }]) => [name, short === undefined ? { type } : { type, short }] as const);
  try {
    return parseArgs({
      args: args.filter((_, index) => !isNumber(words[index], words[index - 1] ?? '')),
      options: Object.fromEntries(types),
      allowPositionals: true,
    });
  } catch (error) {
    const [message, code] = error instanceof Error && 'code' in error ? [error.message, error.code] : [String(error), ''];
    const option = /'(-[^' =]*)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(l10n.t("There is no option '{0}'.", option));
    const asked = all[option.slice(2)];
    if (asked === undefined) throw new UsageError(message);
    throw new UsageError(
      asked.type === 'boolean' ? l10n.t('{0} takes no value.', option) : l10n.t('Give {0} a value: {1}.', option, asked.shown),
    );
  }
}

/** What to throw for an option that makes sense only beside another, or with another command. */
export function goesWith(option: string, other: string, l10n: Translator): UsageError {
  return new UsageError(l10n.t('{0} goes with {1}.', option, other));
}

/** The files of a call. Errors: UsageError where there is none. */
export function filesOf(call: Call, l10n: Translator): readonly string[] {
  if (call.words.length === 0) throw new UsageError(l10n.t('Name at least one file (- for standard input).'));
  readOnce(call.words, l10n);
  return call.words;
}

/** Errors: UsageError where standard input stands in the words twice. */
export function readOnce(words: readonly string[], l10n: Translator): void {
  if (words.indexOf('-') !== words.lastIndexOf('-')) throw new UsageError(l10n.t('Standard input (-) can be read only once.'));
}

/** The files and folders of a call. Errors: UsageError where there is none, or standard input. */
export function pathsOf({ words, command }: Call, l10n: Translator): readonly string[] {
  if (words.length === 0) throw new UsageError(l10n.t('Name at least one file or folder.'));
  if (words.includes('-')) throw new UsageError(l10n.t('Name files or folders: standard input (-) does not go with {0}.', command));
  return words;
}

/** The game that was said; null: none. Errors: UsageError. */
export function gameIn(call: Call, l10n: Translator): GameId | null {
  return choiceIn(call, 'game', ['family-photos', 'gems-fight'], l10n);
}

export function isOn(call: Call, option: string): boolean {
  return call.values[option] === true;
}

/** The value of an option that takes one of several; null where it was not given. Errors: UsageError. */
export function choiceIn<Value extends string>(call: Call, option: string, allowed: readonly Value[], l10n: Translator): Value | null {
  const value = textIn(call, option);
  if (value === null) return null;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(l10n.t("{0} takes {1}, not '{2}'.", `--${option}`, allowed.join(' | '), value));
  return found;
}

const mostNumber = 999_999_999;

/** The value of an option that takes a number of at most nine digits; null where it was not given. Errors: UsageError. */
export function numberIn(call: Call, option: string, least: 0 | 1, l10n: Translator, most = mostNumber): number | null {
  const value = textIn(call, option);
  if (value === null) return null;
  if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) throw outside(option, value, [least, most], l10n);
  return Number(value);
}

/** What to throw for a number that an option does not take. */
export function outside(option: string, value: unknown, [least, most]: readonly [number, number], l10n: Translator): UsageError {
  return new UsageError(
    l10n.t("{0} takes a number from {1} to {2}, not '{3}'.", `--${option}`, grouped(least), grouped(most), String(value)),
  );
}

/** The value of an option; null where it was not given. */
export function textIn(call: Call, option: string): string | null {
  const value = call.values[option];
  return typeof value === 'string' ? value : null;
}
