import { html, nothing, type TemplateResult } from 'lit';
import type { MoveReasons, MoveValue } from '../../games/game.ts';
import { withoutBrackets } from '../../words/brackets.ts';
import { paragraph } from '../../words/lists.ts';
import { moveName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import { turnNumber, youAre } from '../../words/panelPlaySentences.ts';
import type { CaseScene } from '../scene.ts';
import { isSame, type PlayChoices } from '../data/playChoices.ts';
import { nextTurn, type PlayState } from '../data/playState.ts';
import { button, iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { whoMark } from '../parts/who.ts';
import { heatOf, heatTable, lossCell, moveIcon } from './moveParts.ts';
import { moveSaid } from './reasons.ts';
import { prose } from './prose.ts';
import { widthClass } from './widths.ts';

/** Who plays, where the game stands, and the way out. */
export function playBar({ context, data }: CaseScene, state: PlayState): TemplateResult {
  const { l10n, labels, game } = context;
  const { play } = data;
  const { before, after } = youAre(l10n, game, state.person);
  const moved = state.phase.kind === 'revealed';
  return html`<header>
    ${icon('play')}
    <h1 id="play">${before}${whoMark(context, state.person)} ${after}</h1>
    <span class="meta">
      <span>${turnNumber(l10n, nextTurn(state) - (moved ? 1 : 0))}</span>
      <span>${labels.banked} <span class="num">${signed(state.now.banked)}</span></span>
      ${state.hidden ? nothing : html`<span>${labels.final} <b class="num">${signed(state.now.final)}</b></span>`}
      <span class="tools"
        >${iconButton({ icon: 'hidden', label: labels.hideValues, pressed: state.hidden, act: () => play.setHidden(!state.hidden) })}
        ${iconButton({ icon: 'close', label: labels.stopPlaying, act: () => void play.stop() })}</span
      >
    </span>
  </header>`;
}

/** Takes the move that is chosen. */
export function takeButton({ context: { labels }, data: { play } }: CaseScene, { chosen }: PlayChoices): TemplateResult {
  const none = chosen === null ? { title: labels.chooseFirst, disabled: true } : {};
  return button({ label: labels.takeMove, icon: 'check', primary: true, ...none, act: () => void play.take() });
}

/** Why a move has its value, with nothing to try: that would show the way on. */
export function whySaid(scene: CaseScene, reasons: MoveReasons | undefined): TemplateResult | typeof nothing {
  if (reasons === undefined) return nothing;
  const said = moveSaid(scene, reasons);
  const heat = heatOf(scene.context.game, reasons);
  return html`${said.length === 0 ? nothing : html`<p class="small">${prose(paragraph(said.map(({ text }) => withoutBrackets(text))))}</p>`}
  ${heat === null ? nothing : heatTable(scene, heat)}`;
}

/** The moves with their values, once these may be seen. */
export function toldMoves({ context }: CaseScene, choices: PlayChoices, made: MoveValue | null, hidden: boolean): TemplateResult {
  const { l10n, labels, game } = context;
  const rows = choices.told(made, hidden);
  const most = Math.max(...rows.map(({ loss }) => Number(loss)));
  const stones = game === 'gems-fight';
  const [best] = rows;
  return html`<table
    class="grid-table moves told ${stones ? 'stones' : ''} ${widthClass(best?.final ?? '0', rows.at(-1)?.final ?? '0', rows.at(-1)?.loss ?? '0')}"
    role="table"
  >
    <caption class="sr">
      ${labels.revealed}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader">${labels.move}</th>
        ${stones ? html`<th role="columnheader" class="r">${labels.stones}</th>` : nothing}
        <th role="columnheader" class="r">${labels.final}</th>
        <th role="columnheader" class="r">${labels.loses}</th>
      </tr>
    </thead>
    ${rows.map(
      (row) =>
        html`<tbody role="rowgroup" class=${row.loss === '0' ? 'best' : ''}>
          <tr role="row">
            <th scope="row" role="rowheader" class="name">
              ${row.loss === '0' ? icon('check') : moveIcon(row)}<span
                >${moveName(l10n, row)} ${isSame(row, made) ? html`<span class="word">${labels.you}</span>` : nothing}</span
              >
            </th>
            ${row.game === 'gems-fight' ? html`<td role="cell" class="r num">${row.stones === 0 ? '0' : `+${grouped(row.stones)}`}</td>` : nothing}
            <td role="cell" class="r num final">${signed(row.final)}</td>
            <td role="cell" class="r">${lossCell(row, most)}</td>
          </tr>
        </tbody>`,
    )}
  </table>`;
}
