/**
 * Turns an English sentence with `{0}`, `{1}` … into the reader's language and fills it. `vscode.l10n` and
 * `@vscode/l10n` both fulfil it. Call it as `l10n.t('…')` with a literal: the export tool collects those.
 */
export interface Translator {
  t(message: string, ...args: (string | number | boolean)[]): string;
}

/** English, for command lines and tests. */
export const english: Translator = {
  t: (message, ...args) => message.replace(/\{(\d+)\}/g, (_, index: string) => String(args[Number(index)] ?? '')),
};

/** A language by its bundle, English sentence to translated sentence; what the bundle lacks stays English. */
export function translatorOf(bundle: Readonly<Record<string, unknown>>): Translator {
  return {
    t: (message, ...args) => {
      const translated = Object.hasOwn(bundle, message) ? bundle[message] : undefined;
      return english.t(typeof translated === 'string' ? translated : message, ...args);
    },
  };
}
