import { html, type TemplateResult } from 'lit';

/** Sums as in '10 - 5 = 5' and signed numbers. */
const figures = /[+-]?\d+(?:,\d{3})*(?: [-+=] [+-]?\d+(?:,\d{3})*)+|(?<![\w,])[+-]\d+(?:,\d{3})*/g;

/** Longer sums may be broken. */
const longSum = 28;

/** A sentence with its sums in figures of equal width. */
export function prose(text: string): TemplateResult {
  const parts: (TemplateResult | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(figures)) {
    parts.push(text.slice(end, match.index), html`<span class="num ${match[0].length > longSum ? 'long' : ''}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return html`${parts}`;
}
