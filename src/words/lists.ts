import type { Translator } from './translator.ts';

/** Things named one after the other inside a sentence; languages differ in the sign between them. */
export function listed(l10n: Translator, items: readonly string[]): string {
  return items.join(l10n.t(', '));
}

/** Sentences one after the other, empty ones left out; full-width signs need no blank after them. */
export function paragraph(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((text, sentence) => (text === '' || /[\u3000-\u303F\uFF00-\uFF60]$/.test(text) ? text + sentence : `${text} ${sentence}`), '');
}
