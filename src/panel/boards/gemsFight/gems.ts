import { html, type TemplateResult } from 'lit';

/** A gem with the number of its colour. */
export function gem(colour: number): TemplateResult {
  return html`<span class="gem"
    ><svg viewBox="0 0 16 16"><path d="M8 1.5 13.6 4.75v6.5L8 14.5 2.4 11.25v-6.5z" /></svg><span>${colour}</span></span
  >`;
}

/** A place for a gem in the cooker, filled or free. */
export function pip(filled: boolean): TemplateResult {
  return html`<svg class="pip ${filled ? 'on' : ''}" viewBox="0 0 12 12"><path d="M6 1 10.3 3.5v5L6 11 1.7 8.5v-5z" /></svg>`;
}

export function stone(): TemplateResult {
  return html`<svg class="stone" viewBox="0 0 12 12" aria-hidden="true"><path d="M6 .5 11.5 6 6 11.5 .5 6z" /></svg>`;
}
