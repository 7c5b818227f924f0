import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CaseData } from '../data/caseData.ts';
import { exactTurns } from '../data/caseData.ts';
import type { GameContext } from '../parts/context.ts';
import { icon } from '../parts/icons.ts';

/** What the lines and marks of the chart mean; what does not occur is left out. */
export function chartLegend({ labels, game }: GameContext, data: CaseData): TemplateResult {
  const exact = data.summary.turns <= exactTurns;
  const passes = exact && data.turns.head(exactTurns).some((turn) => turn.game === 'family-photos' && turn.action === 'passes');
  const steps = exact
    ? svg`<path class="banked" d="M0 6H12V2H24"/><path class="rise a" d="M12 7V1"/>`
    : svg`<path class="banked" d="M0 7L12 1L24 7"/>`;
  return html`<ul class="legend" aria-hidden="true">
    <li>
      <svg><path class="final-line" d="M1 4H23" /></svg>${labels.finalMargin}
    </li>
    <li><svg>${steps}</svg>${labels.bankedMargin}</li>
    ${
      passes
        ? html`<li>
            <svg>
              <circle class="pt hollow a" cx="8" cy="4" r="3" />
              <rect class="pt hollow b" x="14" y="1" width="6" height="6" rx="1" /></svg
            >${labels.passes}
          </li>`
        : nothing
    }
    ${game === 'gems-fight' ? html`<li>${icon('again')}${labels.goesAgain}</li>` : nothing}
  </ul>`;
}
