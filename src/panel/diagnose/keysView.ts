import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosCheckpoints } from '../../testCases/checkpoints.ts';
import { type checkpointLabels, keysShown } from '../../words/diagnoseCheckpoints.ts';
import { kindName, photoPlace } from '../../words/ledger.ts';
import { playerName } from '../../words/names.ts';
import { grouped, signed } from '../../words/numbers.ts';
import type { Translator } from '../../words/translator.ts';

type Labels = ReturnType<typeof checkpointLabels>;

/** The sums by kind, and the keys a + b of the pool with the margin after each. */
export function keysView(
  l10n: Translator,
  labels: Labels,
  { parts, keys, keysInAll }: FamilyPhotosCheckpoints,
  more: () => void,
): TemplateResult {
  const sum = parts.reduce((sum, { margin }) => sum + BigInt(margin), 0n);
  return html`<table class="numbers small">
      <caption class="strong">
        ${labels.sums}
      </caption>
      <thead>
        <tr>
          <th scope="col">${labels.kind}</th>
          <th scope="col" class="r">${labels.stacks}</th>
          <th scope="col" class="r">${labels.margin}</th>
        </tr>
      </thead>
      <tbody>
        ${parts.map(
          ({ kind, stacks, margin }) =>
            html`<tr>
              <th scope="row">${kindName(l10n, kind)}</th>
              <td class="num r">${grouped(stacks)}</td>
              <td class="num r">${signed(margin)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${labels.sum}</th>
          <td></td>
          <td class="num r">${signed(String(sum))}</td>
        </tr>
      </tfoot>
    </table>
    ${keysInAll === 0 ? html`<p class="small muted">${labels.noPool}</p>` : keyTable(l10n, labels, keys)}
    ${
      keys.length === 0
        ? nothing
        : html`<div class="actions small">
            <span class="muted">${keysShown(l10n, keys.length, keysInAll)}</span>
            ${
              keys.length < Math.min(keysInAll, mostKeys)
                ? html`<button type="button" class="link" @click=${more}>${labels.more}</button>`
                : nothing
            }
          </div>`
    }`;
}

/** Keys that one answer lists at most. */
const mostKeys = 1000;

function keyTable(l10n: Translator, labels: Labels, keys: FamilyPhotosCheckpoints['keys']): TemplateResult {
  return html`<table class="numbers small">
    <caption class="strong">
      ${labels.keys}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="r">${labels.rank}</th>
        <th scope="col" class="r key">a + b</th>
        <th scope="col">${labels.photo}</th>
        <th scope="col">${labels.taker}</th>
        <th scope="col" class="r">${labels.running}</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        ({ rank, swing, stack, place, taker, running }) =>
          html`<tr>
            <td class="num r">${grouped(rank)}</td>
            <td class="num r">${grouped(swing)}</td>
            <td>${photoPlace(l10n, place, stack)}</td>
            <td>${playerName(l10n, 'family-photos', taker)}</td>
            <td class="num r">${signed(running)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
