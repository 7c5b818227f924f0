import { html, nothing, svg, type TemplateResult } from 'lit';
import type { FamilyPhotosMember, StackKind } from '../../../games/familyPhotos/facts.ts';
import type { Amount } from '../../../games/game.ts';
import { grouped } from '../../../words/numbers.ts';
import { stackHeading } from '../../../words/stackTable.ts';
import { stackTableLabels } from '../../../words/stackTableLabels.ts';
import type { GameContext } from '../../parts/context.ts';
import { poolSwings, smallThreats } from './temperature.ts';

/** Threats that are drawn; a list of more would be no picture. */
const mostThreats = 4;

/** The free gains of a kind that it is too early to open: each threat as a bar beside the hottest photo of the pool. */
export function earlyThreats(
  context: GameContext,
  members: readonly FamilyPhotosMember[],
  taken: ReadonlyMap<number, number>,
  kind: StackKind,
): TemplateResult | typeof nothing {
  const pool = poolSwings(members, taken);
  const threats = smallThreats(members, taken, kind, pool).slice(0, mostThreats);
  if (threats.length === 0) return nothing;
  const hottest = String(pool[0]);
  const labels = stackTableLabels(context.l10n);
  return html`<div class="early">
    <span class="muted">${labels.tooEarly}</span>
    <dl class="heatcmp">
      ${threats.map(({ stack, threat }) =>
        bar(threats.length === 1 ? labels.threat : stackHeading(context.l10n, stack), threat, hottest, ''),
      )}
      ${bar(labels.hottestInPool, hottest, hottest, 'hot')}
    </dl>
  </div>`;
}

function bar(name: string, swing: Amount, hottest: Amount, className: string): TemplateResult {
  const share = hottest === '0' ? 0 : (100 * Number(swing)) / Number(hottest);
  return html`<dt>${name}</dt>
    <dd>
      <svg class=${className} aria-hidden="true">${svg`<rect width="${share}%" height="8" rx="1" />`}</svg
      ><span class="num">${grouped(swing)}</span>
    </dd>`;
}
