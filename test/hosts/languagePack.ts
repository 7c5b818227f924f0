import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes VS Code believe that a language pack is installed: one without translations of VS Code's own texts.
 * Extensions then see the language and use their own translations.
 * @param userData the server's user data folder
 * @param locale such as `zh-cn`
 */
export function writeLanguagePack(userData: string, locale: string): void {
  const translations = path.join(userData, 'languagePack', 'main.i18n.json');
  mkdirSync(path.dirname(translations), { recursive: true });
  writeFileSync(translations, JSON.stringify({ version: '1.0.0', contents: {} }));
  const pack = {
    hash: `tests-${locale}`,
    label: locale,
    extensions: [{ extensionIdentifier: { id: `tests.language-pack-${locale}` }, version: '1.0.0' }],
    translations: { vscode: translations },
  };
  writeFileSync(path.join(userData, 'languagepacks.json'), JSON.stringify({ [locale]: pack }));
}
