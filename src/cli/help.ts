import { listed } from '../words/lists.ts';
import { textTable } from '../words/textTable.ts';
import type { Translator } from '../words/translator.ts';
import type { Command, Option } from './usage.ts';

/** Columns of a line. */
const width = 120;

/** What `--help` prints. */
export function helpText(commands: readonly Command[], l10n: Translator): string {
  const options = new Map<string, Option>(commands.flatMap((one) => Object.entries(one.options)));
  const described = Array.from(options, ([name, option]) => {
    const owners = commands.filter((one) => one.options[name] !== undefined).map((one) => one.name);
    return [option.shown, owners.length > 2 ? option.about(l10n) : l10n.t('{0}: {1}', listed(l10n, owners), option.about(l10n))];
  });
  return [
    l10n.t('Optimal Play: answers and explains two-player scoring games.'),
    '',
    ...textTable(
      commands.map(({ name, takes, about }) => [`optimal-play ${name} ${takes}`, about(l10n)]),
      'll',
      width,
    ),
    '',
    aboutFiles(l10n),
    '',
    ...textTable([...described, ['COMMAND --help', l10n.t('what goes with one command')], ['--help, --version', '']], 'll', width),
    '',
    ...textTable(
      [
        [l10n.t('Exit code'), l10n.t('0 all is well')],
        ['', l10n.t('1 a file has an error, a test case fails, a wrong strategy is not caught, or what a program printed is not right')],
        ['', l10n.t('2 wrong usage, a file that cannot be read, or a path without a test case')],
      ],
      'll',
      width,
    ),
    '',
  ].join('\n');
}

/** What `COMMAND --help` prints. */
export function commandHelp({ name, takes, about, options, notes }: Command, l10n: Translator): string {
  return [
    l10n.t('{0}: {1}', `optimal-play ${name} ${takes}`, about(l10n)),
    ...(takes.startsWith('FILE') ? ['', aboutFiles(l10n)] : []),
    '',
    ...textTable(
      Object.values(options).map((option) => [option.shown, option.about(l10n)]),
      'll',
      width,
    ),
    ...(notes === undefined ? [] : ['', ...notes(l10n)]),
    '',
  ].join('\n');
}

function aboutFiles(l10n: Translator): string {
  return l10n.t('FILE is an input of Family Photos (Codeforces 725F) or Gems Fight! (HDU 4778); - is standard input.');
}
