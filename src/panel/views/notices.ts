import { html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../../worker/api.ts';
import { failureSentence } from '../../words/failures.ts';
import type { PanelContext } from '../parts/context.ts';
import { icon } from '../parts/icons.ts';

/** The answer is there although the solver died on the way. */
export function restartedNotice({ labels, host }: PanelContext, dismiss: () => void): TemplateResult {
  return html`<div class="notice warning">
    ${icon('warning', 'i-warning')}
    <p>${labels.restarted}</p>
    <div class="actions">
      <button type="button" class="link" @click=${() => host.showLog()}>${labels.showLog}</button>
      <button type="button" class="link" @click=${dismiss}>${labels.dismiss}</button>
    </div>
  </div>`;
}

/** A part of the panel that could not be had, with a way to ask for it again; that the file was edited is said once, above all. */
export function missingPart({ l10n, labels }: PanelContext, failure: Failure, again: () => void): TemplateResult | typeof nothing {
  if (failure.code === 'outdated') return nothing;
  return html`<div class="notice info" role="status">
    ${icon('info', 'i-info')}
    <p>${failureSentence(l10n, failure)}</p>
    <div class="actions"><button type="button" class="link" @click=${again}>${labels.tryAgain}</button></div>
  </div>`;
}
