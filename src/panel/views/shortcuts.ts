import { html, nothing, type TemplateResult } from 'lit';
import { glossary } from '../../words/glossary.ts';
import { playShortcuts } from '../../words/panelPlay.ts';
import { shortcutList } from '../../words/panelPositionLabels.ts';
import type { CaseScene } from '../scene.ts';
import { iconButton } from '../parts/controls.ts';

/** Every key of the panel with what it does, and what the words of the explanations mean. */
export function shortcuts({ context, data, open, toggle }: CaseScene): TemplateResult | typeof nothing {
  const { l10n, labels } = context;
  if (!open.has('shortcuts')) return nothing;
  return html`<section class="card shortcuts" aria-labelledby="shortcuts">
    <header>
      <h2 id="shortcuts" class="strong">${labels.shortcutsHeading}</h2>
      <span class="end">${iconButton({ icon: 'close', label: labels.close, act: () => toggle('shortcuts') })}</span>
    </header>
    <dl class="keys small">
      ${(data.play.state === null ? shortcutList(l10n) : playShortcuts(l10n)).map(
        ({ keys, does }) =>
          html`<dt>${keys.map((key, index) => html`${index > 0 ? ' ' : ''}<kbd>${key}</kbd>`)}</dt>
            <dd>${does}</dd>`,
      )}
    </dl>
    <h2 class="strong">${labels.glossary}</h2>
    <dl class="keys small">
      ${glossary(l10n, context.game).map(
        ({ term, means }) =>
          html`<dt>${term}</dt>
            <dd>${means}</dd>`,
      )}
    </dl>
  </section>`;
}
