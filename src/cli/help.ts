import type { Translator } from '../words/translator.ts';
import type { Command, Option } from './usage.ts';

/** What `--help` prints. */
export function helpText(commands: readonly Command[], l10n: Translator): string {
  const calls = commands.map(({ name, takes, about }) => [`optimal-play ${name} ${takes}`, about(l10n)] as const);
  const options = new Map<string, Option>(commands.flatMap((one) => Object.entries(one.options)));
  const described = Array.from(options, ([name, option]) => {
    const owners = commands.filter((one) => one.options[name] !== undefined).map((one) => one.name);
    return [option.shown, owners.length > 2 ? option.about(l10n) : l10n.t('{0}: {1}', owners.join(', '), option.about(l10n))] as const;
  });
  return [
    l10n.t('Optimal Play: answers and explains two-player scoring games.'),
    '',
    ...table(calls),
    '',
    l10n.t('FILE is an input of Family Photos (Codeforces 725F) or Gems Fight! (HDU 4778); - is standard input.'),
    '',
    ...table(described),
    '  --help, --version',
    '',
    l10n.t('Exit code: 0 all is well, 1 a file has an error or a test case fails, 2 wrong usage or a file that cannot be read.'),
    '',
  ].join('\n');
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
}
