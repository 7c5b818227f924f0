import { html, nothing, type TemplateResult } from 'lit';
import { andMore, leftOutNote, leftOutReason, redundantNote } from '../../words/assess.ts';
import type { AssessReport } from '../protocol/assessApi.ts';
import type { AssessContext, SuiteScene } from './context.ts';

/** Files listed at most; what they are is said for all. */
export const mostNamed = 50;

/** A hint: files that could go. */
export function redundant(scene: SuiteScene): TemplateResult | typeof nothing {
  const { l10n, report, suite } = scene;
  if (report.running || suite.redundant.length === 0) return nothing;
  return html`<details class="hint">
    <summary>${redundantNote(l10n, suite.redundant.length, suite.files.length)}</summary>
    <ul>
      ${suite.redundant.slice(0, mostNamed).map((file) => html`<li>${fileLink(scene, report.files, file)}</li>`)}
    </ul>
    ${rest(scene, suite.redundant.length)}
  </details>`;
}

/** Files that were not assessed, and why. */
export function leftOut(context: AssessContext, { leftOut: files, files: names }: AssessReport): TemplateResult | typeof nothing {
  const { l10n } = context;
  if (files.length === 0) return nothing;
  return html`<details class="hint">
    <summary>${leftOutNote(l10n, files.length)}</summary>
    <ul>
      ${files
        .slice(0, mostNamed)
        .map(
          ({ file, reason }) => html`<li>${fileLink(context, names, file)} <span class="muted">${leftOutReason(l10n, reason)}</span></li>`,
        )}
    </ul>
    ${rest(context, files.length)}
  </details>`;
}

export function fileLink({ actions }: AssessContext, names: readonly string[], file: number): TemplateResult {
  return html`<button type="button" class="link" @click=${() => actions.open(file)}>${names[file]}</button>`;
}

function rest({ l10n }: AssessContext, files: number): TemplateResult | typeof nothing {
  return files > mostNamed ? html`<p class="muted">${andMore(l10n, files - mostNamed)}</p>` : nothing;
}
