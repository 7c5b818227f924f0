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

/** Sentences one after the other, empty ones left out. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').reduce((text, sentence) => `${text}${gap(text)}${sentence}`, '');
}

/** What stands between a text and the sentence after it; full-width signs need no blank after them. */
export function gap(text: string): string {
  return text === '' || /[\u3000-\u303F\uFF00-\uFF60]$/.test(text) ? '' : ' ';
}

/** What something is, behind its name. */
export function labelled(l10n: Translator, label: string, text: string): string {
  return l10n.t('{0}: {1}', label, text);
}

/** A sentence around something in it that is no text: `say` says it with a mark in that place. */
export function around(say: (mark: string) => string): { readonly before: string; readonly after: string } {
  const mark = '|';
  const [before = '', after = ''] = say(mark).split(mark);
  return { before, after };
}
