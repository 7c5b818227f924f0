import { schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { complain, print } from './print.ts';

/** A sentence for a file that the system does not let us read. */
export function unreadableSentence(file: string, reason: string, l10n: Translator): string {
  switch (reason) {
    case 'ENOENT':
      return l10n.t("There is no file '{0}'.", file);
    case 'EISDIR':
      return l10n.t("'{0}' is a folder; name the files in it.", file);
    case 'EACCES':
    case 'EPERM':
      return l10n.t("'{0}' may not be read: the system denies it.", file);
    case 'ERR_FS_FILE_TOO_LARGE':
      return l10n.t("'{0}' is over 2 GB, more than can be read at once.", file);
    default:
      return l10n.t("'{0}' cannot be read ({1}).", file, reason);
  }
}

/** A sentence for a path among whose files no test case is. */
export function noCaseSentence(file: string, l10n: Translator): string {
  return l10n.t('There is no test case in {0}.', file);
}

/** One JSON object a line, so that a program can read file after file. */
export function printObject(value: object): void {
  print(`${JSON.stringify(value)}\n`);
}

/** Says that a file cannot be read; as an object that has the same shape as others and says so as its problem. */
export function printUnreadable(file: string, message: string, json: boolean): void {
  if (!json) {
    complain(`${message}\n`);
    return;
  }
  const problem = { severity: 'error', code: 'unreadable', message, line: 1, startColumn: 1, endColumn: 1 };
  printObject({ schemaVersion, file, game: null, problems: [problem], cases: [] });
}
