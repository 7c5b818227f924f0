import { html, nothing, type TemplateResult } from 'lit';
import { gapsOf, type Gap } from '../../testCases/suite.ts';
import { alsoAdds, notKnownNote, saysInstead } from '../../words/assess.ts';
import { featureName } from '../../words/features.ts';
import { strategyName, strategySentence } from '../../words/wrongStrategies.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import type { AssessContext, SuiteScene } from './context.ts';

/** The strategies that no file catches, by the inputs that would. */
export function gapsSection(scene: SuiteScene): TemplateResult | typeof nothing {
  const gaps = gapsOf(scene.suite).filter(({ strategies }) => strategies.length > 0);
  if (gaps.length === 0) return nothing;
  const id = `gaps-${scene.suite.game}`;
  return html`<section class="sec" aria-labelledby=${id}>
    <header>
      <h2 id=${id}>${scene.labels.gaps}</h2>
    </header>
    <ul class="gaps">
      ${gaps.map((gap) => gapCard(scene, gap))}
    </ul>
  </section>`;
}

function gapCard(scene: SuiteScene, { input, strategies, features }: Gap): TemplateResult {
  const { l10n, suite } = scene;
  const unknown = (id: string): number => suite.strategies.find((one) => one.id === id)?.unknown ?? 0;
  return html`<li class="gap">
    <ul class="missed">
      ${strategies.map(
        ({ id, right, says }) =>
          html`<li>
            ${unknown(id) > 0 ? icon('help', 'i-info') : icon('warning', 'i-warning')}
            <div>
              <p><span class="strong">${strategyName(l10n, id)}</span> <span class="muted">${saysInstead(l10n, says, right)}</span></p>
              <p class="small">${strategySentence(l10n, id)} ${unknown(id) > 0 ? notKnownNote(l10n, unknown(id)) : nothing}</p>
            </div>
          </li>`,
      )}
    </ul>
    ${
      features.length === 0
        ? nothing
        : html`<p class="small muted">${alsoAdds(l10n, features.map((feature) => featureName(l10n, feature)).join(' · '))}</p>`
    }
    ${inputWithActions(scene, input)}
  </li>`;
}

/** A small input, and what can be done with it. */
export function inputWithActions({ labels, actions }: AssessContext, input: string): TemplateResult {
  return html`<div class="input">
    <pre tabindex="0">${input.trimEnd()}</pre>
    <div class="actions">
      ${button({ label: labels.add, act: () => actions.add(input) })}
      ${button({ label: labels.explain, act: () => actions.explain(input) })}
    </div>
  </div>`;
}
