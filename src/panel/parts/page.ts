import { english, type Translator } from '../../words/translator.ts';
import { isRecord } from '../protocol/shape.ts';

/**
 * The translator of the page: the host puts a bundle (English sentence to translation, an object in JSON) into the block
 * `#l10n`. What the bundle lacks stays English.
 */
export function pageTranslator(page: Document): Translator {
  const bundle = parsed(page.getElementById('l10n')?.textContent ?? '');
  return {
    t: (message, ...args) => {
      const translation = bundle[message];
      return english.t(typeof translation === 'string' ? translation : message, ...args);
    },
  };
}

function parsed(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    // A page without translations is in English.
    return {};
  }
}
