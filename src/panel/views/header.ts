import { html, nothing, type TemplateResult } from 'lit';
import type { Ledger } from '../../games/game.ts';
import { fileNote } from '../../words/panelSentences.ts';
import type { PanelContext } from '../parts/context.ts';
import { iconButton } from '../parts/controls.ts';
import type { PanelFile } from '../protocol/panelApi.ts';

interface Size {
  readonly cases: number;
  readonly ledger: Ledger | null;
  /** A button to solve again is of use. */
  readonly solve: boolean;
  /** Shows the list of keys. */
  readonly keys?: () => void;
}

/** Which file the panel is about, and what can be done with it. */
export function fileHeader(context: PanelContext, file: PanelFile, { cases, ledger, solve, keys }: Size): TemplateResult {
  const { l10n, labels, host } = context;
  const stacks = ledger?.game === 'family-photos' ? ledger.parts.reduce((sum, part) => sum + part.stacks, 0) : null;
  const size = file.game === 'family-photos' ? { cases: 0, stacks } : { cases, stacks: null };
  return html`<header class="head">
    <p class="file">
      <button type="button" class="link strong name" title=${labels.showInEditor} @click=${() => host.reveal(0, 0, 0)}>${file.name}</button>
      <span class="muted">${file.game === null ? labels.gameNotKnown : fileNote(l10n, file.game, size)}</span>
    </p>
    ${
      solve
        ? html`<div class="tools" role="toolbar" aria-label=${labels.tools}>
            ${iconButton({ icon: 'refresh', label: labels.solveAgain, act: () => host.solve() })}
            ${keys === undefined ? nothing : iconButton({ icon: 'help', label: labels.shortcuts, act: keys })}
          </div>`
        : nothing
    }
  </header>`;
}
