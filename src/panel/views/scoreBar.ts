import { html, type TemplateResult } from 'lit';
import type { CaseSummary } from '../../games/game.ts';
import { grouped } from '../../words/numbers.ts';
import type { GameContext } from '../parts/context.ts';
import { who } from '../parts/who.ts';

/** Both totals with a bar of their shares; `note` says what they count. */
export function scoreBar(context: GameContext, totals: Pick<CaseSummary, 'firstTotal' | 'secondTotal'>, note: string): TemplateResult {
  const { firstTotal, secondTotal } = totals;
  const first = Number(firstTotal);
  const all = first + Number(secondTotal);
  const share = all === 0 ? 50 : (100 * first) / all;
  const digits = firstTotal.length + secondTotal.length;
  return html`<div class="score ${digits > 12 ? 'long' : ''} ${digits > 30 ? 'huge' : ''}">
    <span class="end">${who(context, 0)} <span class="num strong">${grouped(firstTotal)}</span></span>
    <svg class=${all === 0 ? 'none' : ''} aria-hidden="true">
      <rect width="${share}%" height="8" rx="2" fill="currentColor" class="c-a" />
      <svg x="${share}%" width="${100 - share}%" height="8">
        <rect x="2" width="100%" height="8" rx="2" fill="currentColor" class="c-b" />
      </svg>
    </svg>
    <span class="end"><span class="num strong">${grouped(secondTotal)}</span> ${who(context, 1)}</span>
    <p class="score-note small muted">${note}</p>
  </div>`;
}
