import { html, nothing, type TemplateResult } from 'lit';
import type { Amount } from '../../games/game.ts';
import { grouped, signed } from '../../words/numbers.ts';
import { turnAction } from '../../words/panelPositions.ts';
import type { CaseScene } from '../scene.ts';
import { isMain, sameLine } from '../data/positionState.ts';
import type { WholeLine } from '../data/wholeLine.ts';
import { icon } from '../parts/icons.ts';
import { who } from '../parts/who.ts';

/** The youngest lines that are listed. */
const mostListed = 12;

/** The main line and those that were tried, each with the last change on it. */
export function linesTried(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const { labels } = context;
  const { positions } = data;
  const { tried, main, shown } = positions;
  if (tried.length === 0) return nothing;
  return html`<section class="sec" aria-labelledby="tried">
    <header><h2 id="tried">${labels.linesTried}</h2></header>
    <table class="tried">
      <thead>
        <tr>
          <th scope="col">${labels.lineColumn}</th>
          <th scope="col" class="r">${labels.final}</th>
          <th scope="col" class="r">${labels.loses}</th>
        </tr>
      </thead>
      <tbody>
        ${lineRow(scene, main, isMain(shown.line.line), html`${labels.mainLineName}`, '0')}
        ${tried.slice(-mostListed).map((whole) => triedRow(scene, whole, sameLine(whole.line, shown.line.line)))}
      </tbody>
    </table>
  </section>`;
}

function triedRow(scene: CaseScene, whole: WholeLine, isShown: boolean): TemplateResult | typeof nothing {
  const change = whole.changes.at(-1);
  if (change === undefined) return nothing;
  const { turn, value } = change;
  const name = html`${turnAction(scene.context.l10n, turn)}`;
  const before = html`${icon('branch', 'muted')} <span class="num">${grouped(turn.turn)}</span> ${who(scene.context, turn.player)} `;
  return lineRow(scene, whole, isShown, name, value.loss, before);
}

function lineRow(
  { context, data }: CaseScene,
  whole: WholeLine,
  isShown: boolean,
  name: TemplateResult,
  loss: Amount,
  before: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<tr>
    <td>
      ${before}${
        isShown
          ? html`${name} <span class="word">${context.labels.shown}</span>`
          : html`<button type="button" class="link" @click=${() => void data.positions.toLine(whole)}>${name}</button>`
      }
    </td>
    <td class="r num">${signed(whole.summary.final)}</td>
    <td class="r num ${loss === '0' ? 'muted' : ''}">${grouped(loss)}</td>
  </tr>`;
}
