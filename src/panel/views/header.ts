import { html, nothing, type TemplateResult } from 'lit';
import type { Ledger } from '../../games/game.ts';
import { headerLabels } from '../../words/headerLabels.ts';
import { fileNote } from '../../words/panelSentences.ts';
import type { PanelContext } from '../parts/context.ts';
import { iconButton } from '../parts/controls.ts';
import type { PanelFile } from '../protocol/panelApi.ts';
import { exportMenu, moreMenu } from './exportMenu.ts';
import './menu.ts';

interface Size {
  readonly cases: number;
  readonly ledger: Ledger | null;
  /** There is an answer: what can be done with one is of use. */
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
    <div class="tools" role="toolbar" aria-label=${labels.tools}>
      ${pinButton(context, file)} ${solve ? (cases === 0 ? solveButton(context) : answerTools(context, keys)) : nothing}
    </div>
  </header>`;
}

function pinButton({ l10n, host }: PanelContext, { pinned = false }: PanelFile): TemplateResult {
  return iconButton({ icon: 'pin', label: headerLabels(l10n).pin, pressed: pinned, act: () => host.togglePin() });
}

function solveButton({ labels, host }: PanelContext): TemplateResult {
  return iconButton({ icon: 'refresh', label: labels.solveAgain, act: () => host.solve() });
}

/** Buttons where there is room for them, else one menu. */
function answerTools(context: PanelContext, keys: (() => void) | undefined): TemplateResult {
  const { l10n, labels, host } = context;
  const words = headerLabels(l10n);
  return html`<div class="tools wide-only">
      ${solveButton(context)} ${iconButton({ icon: 'copy', label: words.copySummary, act: () => host.copySummary() })}
      <op-menu .icon=${'export'} .label=${words.export} .groups=${() => exportMenu(context)}></op-menu>
      ${iconButton({ icon: 'text', label: words.plainText, act: () => host.showPlainText() })}
      ${keys === undefined ? nothing : iconButton({ icon: 'help', label: labels.shortcuts, act: keys })}
    </div>
    <op-menu class="narrow-only" .icon=${'more'} .label=${words.more} .groups=${() => moreMenu(context, keys)}></op-menu>`;
}
