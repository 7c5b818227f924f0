import { html, nothing, type TemplateResult } from 'lit';
import { playShortcuts } from '../../words/panelPlay.ts';
import { shortcutList } from '../../words/panelPositionLabels.ts';
import type { CaseScene } from '../caseView.ts';
import { iconButton } from '../parts/controls.ts';

/** Every key of the panel with what it does. */
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
  </section>`;
}
