import type { Translator } from './translator.ts';

/**
 * Things named one after the other inside a sentence; languages differ in the sign between them. Numbers whose digits are
 * grouped by commas stand apart by another sign.
 */
export function listed(l10n: Translator, items: readonly string[]): string {
  const between = l10n.t(', ');
  const mixes = between === ', ' && items.some((item) => item.includes(',')) && items.every((item) => /^[-+]?[\d,]+$/.test(item));
  return items.join(mixes ? ' · ' : between);
}

/** Sentences one after the other, empty ones left out; full-width signs need no blank after them. */
export function paragraph(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((text, sentence) => (text === '' || /[\u3000-\u303F\uFF00-\uFF60]$/.test(text) ? text + sentence : `${text} ${sentence}`), '');
}
