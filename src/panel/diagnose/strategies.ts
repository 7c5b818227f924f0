import { html, nothing, type TemplateResult } from 'lit';
import type { StrategyId } from '../../games/strategyIds.ts';
import type { Fitting } from '../../testCases/fitting.ts';
import { explainLabel, fitsHeading, fitsNote, smallestValues, unknownNote } from '../../words/diagnose.ts';
import { labelled } from '../../words/lists.ts';
import { strategyName, strategySentence } from '../../words/wrongStrategies.ts';
import type { GameMistakes } from '../protocol/diagnoseApi.ts';
import type { DiagnoseContext } from './context.ts';

export interface FitsScene {
  /** Null where there is no output to compare. */
  readonly fitting: Fitting | null;
  readonly mistakes: GameMistakes | null;
  /** Outputs that were compared. */
  readonly inputs: number;
  readonly toCheckpoints: () => void;
}

/** Which wrong strategies print the same, and for each the smallest input on which it fails. */
export function fitsSection(context: DiagnoseContext, { fitting, mistakes, inputs, toCheckpoints }: FitsScene): TemplateResult {
  const { l10n, labels } = context;
  if (fitting === null || mistakes === null) {
    return html`<section class="sec fits" aria-labelledby="fits">
      <header><h2 id="fits">${labels.result}</h2></header>
      <p class="muted">${labels.nothingYet}</p>
    </section>`;
  }
  const { right, fits, near, unknown } = fitting;
  return html`<section class="sec fits" aria-labelledby="fits">
    <header><h2 id="fits">${fitsHeading(l10n, fitting)}</h2></header>
    <p class="small muted">${fitsNote(l10n, fitting, mistakes.wrongStrategies.length, inputs)}</p>
    ${
      right || fits.length > 0
        ? nothing
        : html`<p class="small"><button type="button" class="link" @click=${toCheckpoints}>${labels.toCheckpoints}</button></p>`
    }
    ${strategyList(context, mistakes, fits)}
    ${
      near.length === 0
        ? nothing
        : html`<h3>${labels.near}</h3>
            ${strategyList(context, mistakes, near)}`
    }
    ${unknown.length === 0 ? nothing : html`<p class="small muted">${unknownNote(l10n, unknown.length)}</p>`}
  </section>`;
}

function strategyList(
  context: DiagnoseContext,
  { wrongStrategies }: GameMistakes,
  ids: readonly StrategyId[],
): TemplateResult | typeof nothing {
  if (ids.length === 0) return nothing;
  const listed = wrongStrategies.filter(({ id }) => ids.includes(id));
  return html`<ul class="strategies">
    ${listed.map((strategy) => strategyItem(context, strategy))}
  </ul>`;
}

function strategyItem({ l10n, labels, host }: DiagnoseContext, { id, smallest }: GameMistakes['wrongStrategies'][number]): TemplateResult {
  const name = strategyName(l10n, id);
  return html`<li>
    <h3>${name}</h3>
    <p class="small">${strategySentence(l10n, id)}</p>
    <div class="smallest">
      <p class="small muted">${labelled(l10n, labels.smallest, smallestValues(l10n, smallest.right, smallest.says))}</p>
      <pre class="given" tabindex="0" role="group" aria-label=${labels.smallest}>${smallest.input.trimEnd()}</pre>
      <vscode-button secondary aria-label=${explainLabel(l10n, name)} @click=${() => host.explain(id)}>${labels.explain}</vscode-button>
    </div>
  </li>`;
}
