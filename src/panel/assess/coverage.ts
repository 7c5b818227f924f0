import { html, type TemplateResult } from 'lit';
import { fileCount } from '../../words/assess.ts';
import { featureName } from '../../words/features.ts';
import { icon } from '../parts/icons.ts';
import type { SuiteScene } from './context.ts';
import { inputWithActions } from './gaps.ts';

/** The features of the inputs: those that none has first, with an input that would. */
export function coverageSection(scene: SuiteScene): TemplateResult {
  const { l10n, labels, report, suite } = scene;
  const missing = report.running ? [] : suite.features.filter(({ files }) => files === 0);
  const others = suite.features.filter((one) => !missing.includes(one));
  const id = `coverage-${suite.game}`;
  return html`<section class="sec" aria-labelledby=${id}>
    <header>
      <h2 id=${id}>${labels.coverage}</h2>
    </header>
    <ul class="missing">
      ${missing.map(
        ({ feature, add }) =>
          html`<li class="gap">
            <p class="feature">
              ${icon('warning', 'i-warning')}<span
                ><span class="muted">${labels.missing}:</span> <span class="strong">${featureName(l10n, feature)}</span></span
              >
            </p>
            ${inputWithActions(scene, add ?? '')}
          </li>`,
      )}
    </ul>
    <ul class="features">
      ${others.map(
        ({ feature, files }) =>
          html`<li class="feature">
            ${files > 0 ? icon('check', 'ok') : icon('more')}<span>${featureName(l10n, feature)}</span>
            <span class="muted count">${files > 0 ? fileCount(l10n, files) : labels.none}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
