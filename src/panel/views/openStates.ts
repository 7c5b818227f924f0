import { html, type TemplateResult } from 'lit';
import { gameName } from '../../words/names.ts';
import { numbersInFirstLine } from '../../words/panelSentences.ts';
import type { PanelContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import type { PanelState } from '../protocol/panelApi.ts';
import { fileHeader } from './header.ts';

/** Inputs in both formats, as examples. */
const photosExample = '2\n12 3 4 7\n1 15 9 1';
const gemsExample = '2 4 2\n1 2\n2 1 2\n2 1 2\n1 2\n0 0 0';

/** No input is open: what to open, and what an input looks like. */
export function emptyState({ l10n, labels, host }: PanelContext): TemplateResult {
  return html`<div class="center">
    <h1>${labels.emptyHeading}</h1>
    <p>${labels.emptyText}</p>
    <div class="actions">
      ${button({ label: labels.openSample, primary: true, act: () => host.openSample() })}
      ${button({ label: labels.openFile, act: () => host.openFile() })}
    </div>
    <section class="formats" aria-label=${labels.formats}>
      <div>
        <h2 class="small strong">${gameName(l10n, 'family-photos')}</h2>
        <pre>${photosExample}</pre>
        <p class="small muted">${labels.photosFormat}</p>
      </div>
      <div>
        <h2 class="small strong">${gameName(l10n, 'gems-fight')}</h2>
        <pre>${gemsExample}</pre>
        <p class="small muted">${labels.gemsFormat}</p>
      </div>
    </section>
  </div>`;
}

/** The game cannot be told from the text: a choice. */
export function unknownGameState(context: PanelContext, state: Extract<PanelState, { readonly kind: 'unknown-game' }>): TemplateResult {
  const { l10n, labels, host } = context;
  return html`${fileHeader(context, state.file, { cases: 0, ledger: null, solve: false })}
    <div class="center">
      <h1>${labels.whichGame}</h1>
      <p>${numbersInFirstLine(l10n, state.numbers)}</p>
      <div class="actions">
        ${button({ label: gameName(l10n, 'family-photos'), act: () => host.chooseGame('family-photos') })}
        ${button({ label: gameName(l10n, 'gems-fight'), act: () => host.chooseGame('gems-fight') })}
      </div>
    </div>`;
}
