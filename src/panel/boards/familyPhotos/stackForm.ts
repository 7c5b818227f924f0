import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { StackChange } from '../../../games/familyPhotos/facts.ts';
import { labelled } from '../../../words/lists.ts';
import { signed } from '../../../words/numbers.ts';
import { changedName, changedSentence, kindThen, stackHeading, valueLabel, valueName, type ValuePlace } from '../../../words/stackTable.ts';
import type { StackTableLabels } from '../../../words/stackTableLabels.ts';
import type { GameContext } from '../../parts/context.ts';
import { icon } from '../../parts/icons.ts';
import { missingPart } from '../../views/notices.ts';
import { mostDigits } from './stackValues.ts';
import { valuePlaces, type StackWhatIf } from './stackWhatIf.ts';

/** Four fields for other numbers, and the margin with the stack as it is, removed and changed. */
export function whatIfForm(context: GameContext, labels: StackTableLabels, whatIf: StackWhatIf): TemplateResult {
  const { l10n } = context;
  const { removed, changed, failure } = whatIf;
  const allValid = valuePlaces.every((place) => whatIf.isValid(place));
  return html`<h3 id="what-if">${labels.whatIf}</h3>
    <div class="edit4" role="group" aria-labelledby="what-if">${valuePlaces.map((place) => field(context, labels, whatIf, place))}</div>
    ${allValid ? nothing : html`<p class="invalid small" role="alert">${icon('error')}<span>${labels.wholeNumber}</span></p>`}
    <table class="results" role="table">
      <caption class="sr">
        ${labels.results}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">${stackHeading(l10n, whatIf.stack.stack)}</th>
          <th scope="col" role="columnheader" class="r">${labels.margin}</th>
          <th scope="col" role="columnheader" class="r">${labels.difference}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${resultRow(labels.asItIs, removed === null ? null : unchanged(removed))} ${resultRow(labels.removed, removed)}
        ${changedRow(context, labels, whatIf)}
      </tbody>
    </table>
    ${whatIf.isTouched ? html`<button type="button" class="link small" @click=${() => whatIf.putBack()}>${labels.putBack}</button>` : nothing}
    ${failure === null ? nothing : missingPart(context, failure, () => void whatIf.start())}
    <p class="sr" role="status">${changed === null ? '' : changedSentence(l10n, changed.margin, changed.difference)}</p>`;
}

function field({ l10n }: GameContext, labels: StackTableLabels, whatIf: StackWhatIf, place: ValuePlace): TemplateResult {
  const valid = whatIf.isValid(place);
  const label = valueLabel(l10n, place);
  return html`<label
    ><span aria-hidden="true">${valueName(l10n, place)}</span>
    <vscode-textfield
      .label=${valid ? label : labelled(l10n, label, labels.wholeNumber)}
      .value=${live(whatIf.text(place))}
      .invalid=${!valid}
      maxlength=${2 * mostDigits}
      inputmode="numeric"
      @input=${(event: Event) => whatIf.type(place, (event.target as HTMLElement & { value: string }).value)}
    ></vscode-textfield
  ></label>`;
}

function changedRow({ l10n }: GameContext, labels: StackTableLabels, whatIf: StackWhatIf): TemplateResult {
  const { changes, changed, stack } = whatIf;
  if (changes.length === 0)
    return html`<tr role="row">
      <td role="cell" colspan="3" class="muted">${labels.typeToChange}</td>
    </tr>`;
  const kind = changed?.kind ?? null;
  return resultRow(
    html`${changedName(l10n, changes)}${kind === null ? nothing : html` <span class="muted small">${kindThen(l10n, stack.kind, kind)}</span>`}`,
    changed,
  );
}

function resultRow(name: TemplateResult | string, result: { readonly margin: string; readonly difference: string } | null): TemplateResult {
  return html`<tr role="row">
    <th scope="row" role="rowheader">${name}</th>
    <td role="cell" class="r num">${result === null ? '…' : signed(result.margin)}</td>
    <td role="cell" class="r num">${result === null ? '…' : signed(result.difference)}</td>
  </tr>`;
}

function unchanged({ margin, difference }: StackChange): { readonly margin: string; readonly difference: string } {
  return { margin: String(BigInt(margin) - BigInt(difference)), difference: '0' };
}
