import { html, nothing, svg, type TemplateResult } from 'lit';
import type { ChartSource } from '../chart/chart.ts';
import type { GameContext } from '../parts/context.ts';
import { icon } from '../parts/icons.ts';

/** What the lines and marks of the chart mean; what does not occur is left out. */
export function chartLegend({ labels, game }: GameContext, { points, final: start, main }: ChartSource): TemplateResult {
  const exact = points.every(({ player }) => player !== null);
  const passes = points.some((point) => point.passes);
  const kinks =
    points.some(({ final }, index) => final !== (points[index - 1]?.final ?? start)) || (main !== null && main.final !== points[0]?.final);
  const steps = exact
    ? svg`<path class="banked" d="M0 6H12V2H24"/><path class="rise a" d="M12 7V1"/>`
    : svg`<path class="banked" d="M0 7L12 1L24 7"/>`;
  return html`<ul class="legend" aria-hidden="true">
    <li>
      <svg><path class="final-line" d="M1 4H23" /></svg>${main === null ? labels.finalMargin : labels.finalWithMistake}
    </li>
    ${
      main === null
        ? nothing
        : html`<li>
            <svg><path class="main-line" d="M1 4H23" /></svg>${labels.finalOfMain}
          </li>`
    }
    ${
      kinks
        ? html`<li>
            <svg><path class="kink" d="M12 0V8" /></svg>${labels.mistake}
          </li>`
        : nothing
    }
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
