import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosLedger, FamilyPhotosPart } from '../../../games/familyPhotos/facts.ts';
import { kindMeaning } from '../../../words/glossary.ts';
import { kindName, kindRule } from '../../../words/ledger.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import { kindClass } from './kinds.ts';
import { memberRows } from './members.ts';

/** The ledger of a large input: counts, and the stacks of a kind where asked for. */
export function countLedger(scene: CaseScene, ledger: FamilyPhotosLedger): TemplateResult {
  const { labels } = scene.context;
  return html`<table class="grid-table ledger counts" role="table">
    <caption class="sr">
      ${labels.ledgerCaption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader">${labels.part}</th>
        <th role="columnheader" class="r n">${labels.stacks}</th>
        <th role="columnheader" class="r">${labels.margin}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${ledger.parts.map((part) => partRow(scene, part))}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" class="strong">${labels.sum}</th>
        <td role="cell" class="num r n">${grouped(ledger.parts.reduce((sum, { stacks }) => sum + stacks, 0))}</td>
        <td role="cell" class="r margin num">${signed(scene.data.summary.margin)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function partRow(scene: CaseScene, part: FamilyPhotosPart): TemplateResult {
  const { l10n } = scene.context;
  const { kind, stacks, margin } = part;
  const open = scene.open.has(kind) && stacks > 0;
  return html`<tr role="row">
      <th scope="row" role="rowheader" class="part">
        ${icon(kind, kindClass(kind))}
        ${
          stacks === 0
            ? html`<span title=${kindMeaning(l10n, kind)}>${kindName(l10n, kind)}</span>`
            : html`<button
                type="button"
                class="link expand"
                title=${kindMeaning(l10n, kind)}
                aria-expanded=${open}
                @click=${() => scene.toggle(kind)}
              >
                ${kindName(l10n, kind)} ${icon(open ? 'open' : 'next')}
              </button>`
        }
      </th>
      <td role="cell" class="num r n">${grouped(stacks)}</td>
      <td role="cell" class="num r margin">${signed(margin)}</td>
      <td role="cell" class="rule">${stacks === 0 ? '' : kindRule(l10n, part)}</td>
    </tr>
    ${
      open
        ? html`<tr role="row" class="members-row">
            <td role="cell">${memberRows(scene, part)}</td>
          </tr>`
        : nothing
    }`;
}
