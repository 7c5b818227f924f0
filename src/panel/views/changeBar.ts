import { html, nothing, type TemplateResult } from 'lit';
import { isMain } from '../data/positionState.ts';
import { changedMove, changeVerdict, lossNote, moreChanges } from '../../words/panelPositions.ts';
import type { CaseScene } from '../scene.ts';
import { button, iconButton } from '../parts/controls.ts';
import { whoMark } from '../parts/who.ts';

/** Changes that are told one by one. */
const mostTold = 2;

/** Off the main line: what was changed and what that costs, with the way back. On it: nothing, or what can be redone. */
export function changeBar({ context, data }: CaseScene): TemplateResult | typeof nothing {
  const { l10n, labels } = context;
  const { positions } = data;
  const { past, future } = positions.state;
  const { line } = positions.shown;
  const tools = html`<div class="tools">
    ${iconButton({ icon: 'undo', label: labels.undo, disabled: past.length === 0, act: () => void positions.undo() })}
    ${iconButton({ icon: 'redo', label: labels.redo, disabled: future.length === 0, act: () => void positions.redo() })}
  </div>`;
  if (isMain(line.line)) return past.length + future.length === 0 ? nothing : html`<div class="branch plain">${tools}</div>`;
  const { changes, summary } = line;
  const losses = changes.map(({ value }) => value.loss);
  const { name, verdict } = changeVerdict(l10n, losses, summary.final, data.summary.margin);
  const several = changes.length > 1;
  const told = changes.slice(0, mostTold);
  const asks = losses.some((loss) => loss !== '0');
  return html`<div class="branch" role="group" aria-label=${name}>
    <p class="change">
      <span class="strong">${name}</span>
      ${told.map(
        ({ turn, value }, index) =>
          html`${index > 0 ? ', ' : ''}${whoMark(context, turn.player)}
          ${changedMove(l10n, turn)}${several ? html` ${lossNote(l10n, value.loss)}` : nothing}`,
      )}${changes.length > mostTold ? html`, ${moreChanges(l10n, changes.length - mostTold)}` : nothing}${asks ? '?' : '.'}
      <span class="verdict">${verdict}</span>
    </p>
    ${tools} ${button({ label: labels.mainLine, icon: 'to-main', title: labels.toMainLine, act: () => void positions.toMain() })}
  </div>`;
}
