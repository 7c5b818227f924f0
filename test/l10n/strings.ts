import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getL10nJson } from '@vscode/l10n-dev';

const root = path.resolve(import.meta.dirname, '../..');

/** Every English sentence of the sources that goes through a translator, as the export tool of VS Code finds them. */
export async function sentences(): Promise<string[]> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const contents = files.map((name) => {
    const text = readFileSync(path.join(root, 'src', name), 'utf8');
    // The tool knows a translator by its import; here it is handed in as a parameter of that name.
    return { extension: '.ts' as const, contents: text.includes('l10n.t(') ? `import * as l10n from '@vscode/l10n';\n${text}` : '' };
  });
  return Object.keys(await getL10nJson(contents)).toSorted();
}

/** The translations of a language: English sentence to translated sentence. */
export function translations(language: string): Record<string, string> {
  return readJson(`l10n/bundle.l10n.${language}.json`);
}

/** The texts of the manifest: key to text. English where no language is named. */
export function manifestTexts(language?: string): Record<string, string> {
  return readJson(language === undefined ? 'package.nls.json' : `package.nls.${language}.json`);
}

/** What a language lacks of the sentences, and what it translates that no source says. */
export function differences(
  said: readonly string[],
  translated: Readonly<Record<string, string>>,
): { readonly missing: string[]; readonly stale: string[] } {
  const known = new Set(said);
  return {
    missing: said.filter((sentence) => !Object.hasOwn(translated, sentence)),
    stale: Object.keys(translated).filter((sentence) => !known.has(sentence)),
  };
}

function readJson(name: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8')) as Record<string, string>;
}
