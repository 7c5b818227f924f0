import { html, nothing, type TemplateResult } from 'lit';
import { toMove } from '../../words/moves.ts';
import { signed } from '../../words/numbers.ts';
import { turnHeading } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import { iconButton } from '../parts/controls.ts';
import { whoMark } from '../parts/who.ts';
import { changeBar } from './changeBar.ts';

/** Where in the line of play we are, with buttons to step; stays in view. */
export function positionBar(scene: CaseScene): TemplateResult {
  const { context, data, goTo } = scene;
  const { l10n, labels, game } = context;
  const { turn, summary } = data.position;
  const turns = data.position.line.turns.count;
  const at = data.turn;
  return html`<div class="pos" role="group" aria-label=${labels.position}>
    ${
      turns === 0
        ? nothing
        : html`<div class="steps" role="toolbar" aria-label=${labels.steps}>
            ${iconButton({ icon: 'first', label: labels.toStart, disabled: at === 0, act: () => goTo(0) })}
            ${iconButton({ icon: 'previous', label: labels.back, disabled: at === 0, act: () => goTo(at - 1) })}
            ${iconButton({ icon: 'next', label: labels.on, disabled: at === turns, act: () => goTo(at + 1) })}
            ${iconButton({ icon: 'last', label: labels.toEnd, disabled: at === turns, act: () => goTo(turns) })}
          </div>`
    }
    <p class="where">
      <span class="turn">${turnHeading(l10n, turn)}</span>
      ${
        summary.over
          ? html`<span class="mover">${labels.gameOver}</span>`
          : html`<span class="mover">${whoMark(context, summary.player)} ${toMove(l10n, { game, player: summary.player })}</span>`
      }
    </p>
    <p class="vals">
      <span>${labels.banked} <span class="num">${turn === 0 ? '0' : signed(summary.banked)}</span></span>
      <span>${labels.final} <b class="num">${signed(summary.final)}</b></span>
    </p>
    ${changeBar(scene)}
  </div>`;
}
