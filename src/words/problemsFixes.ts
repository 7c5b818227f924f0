import type { FixArguments } from '../games/problems.ts';
import type { Fix } from '../text/problem.ts';
import type { Sentences } from './problemsText.ts';
import type { Translator } from './translator.ts';

const titles: Sentences<FixArguments> = {
  'delete-characters': ({ count }, l10n) => (count === 1 ? l10n.t('Delete the character') : l10n.t('Delete these characters ({0})', count)),
  'use-blanks': ({ count }, l10n) => (count === 1 ? l10n.t('Put blanks instead') : l10n.t('Put blanks instead ({0} places)', count)),
  'rewrite-numbers': ({ token, value, count }, l10n) =>
    count === 1 ? l10n.t('Write {1} for {0}', token, value) : l10n.t('Write {1} for {0}, and so for {2} more', token, value, count - 1),
  'delete-lines': ({ lines }, l10n) => (lines === 1 ? l10n.t('Delete the line') : l10n.t('Delete the {0} lines', lines)),
  'delete-comments': ({ count }, l10n) => (count === 1 ? l10n.t('Delete the comment') : l10n.t('Delete the comments ({0})', count)),
  'set-stacks': ({ stacks }, l10n) => l10n.t('Set the number of stacks to {0}', stacks),
  'insert-stacks': ({ stacks }, l10n) => l10n.t('Put the number of stacks, {0}, on a line before', stacks),
  'delete-rest': (_, l10n) => l10n.t('Delete everything from here on'),
  'set-bags': ({ bags }, l10n) => l10n.t('Set the number of bags to {0}', bags),
  'set-gems': ({ gems }, l10n) => l10n.t('Set the number of gems to {0}', gems),
  'add-end-line': (_, l10n) => l10n.t('Add the end line 0 0 0'),
};

function isFixCode(code: string): code is keyof FixArguments {
  return Object.hasOwn(titles, code);
}

/** The title of a quick fix. */
export function fixTitle(l10n: Translator, { code, args }: Fix): string {
  if (!isFixCode(code)) return code;
  const title: (args: never, l10n: Translator) => string = titles[code];
  return title(args as never, l10n);
}
