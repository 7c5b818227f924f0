import { html, nothing, type TemplateResult } from 'lit';
import { whyItLoses, whyTurnLoses } from '../../words/panelPositions.ts';
import type { CaseScene } from '../scene.ts';
import { lastMistake } from '../data/changeReasons.ts';
import { heatOf, heatTable } from './moveParts.ts';
import { moveSaid, sentences } from './reasons.ts';

/** Why the last mistake on the way to the position looked at loses what it loses. */
export function whyChange(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const { position, positions } = data;
  const change = lastMistake(position.line, position.turn);
  if (change === undefined) return nothing;
  const reasons = positions.changeReasons.of(change);
  if (reasons === undefined) return nothing;
  const { loss } = change.value;
  const several = position.line.changes.length > 1;
  const heat = heatOf(context.game, reasons);
  // What the sentences invite to try starts from where the mistake was made.
  const take = (...moves: readonly number[]): void => void positions.takeFrom(change.at, moves);
  return html`<section class="sec" aria-labelledby="why-change">
    <header>
      <h2 id="why-change">${several ? whyTurnLoses(context.l10n, change.turn.turn, loss) : whyItLoses(context.l10n, loss)}</h2>
    </header>
    <p>${sentences(scene, moveSaid(scene, reasons), { take, marks: change.turn.player === 0 ? 1 : 0 })}</p>
    ${heat === null ? nothing : heatTable(scene, heat)}
  </section>`;
}
