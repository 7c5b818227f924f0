import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue } from '../../games/game.ts';
import { moveDetail, moveName } from '../../words/moves.ts';
import { signed } from '../../words/numbers.ts';
import { movesFiltered, showEqualMoves } from '../../words/panelPositions.ts';
import { movesCount, movesHeading } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import { mostExplained } from '../data/positions.ts';
import { iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { longMoves } from './longMoves.ts';
import { filterFields } from './moveFilter.ts';
import { lossCell, moveIcon, whyMove } from './moveParts.ts';
import { missingPart } from './notices.ts';
import { linkOf, takeRow } from './takeRow.ts';
import { widthClass } from './widths.ts';

/** Lists of up to this many moves need no filter. */
const fewMoves = 8;

/** Every legal move of the position with its final margin, what it loses and why, best first. */
export function movesSection(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data, open, toggle } = scene;
  const { l10n, labels, game } = context;
  const { summary, moves } = data.position;
  if (summary.over) return nothing;
  const worst = moves.all.get(moves.all.count - 1);
  const equal = worst?.loss === '0' && moves.all.count > 1;
  const filters = !equal && moves.all.count > fewMoves;
  const filtering = filters && (open.has('filter') || moves.isFiltered);
  const { failure } = moves.all;
  const onFilter = (): void => {
    if (moves.isFiltered) void moves.setFilter({});
    if (filtering === open.has('filter')) toggle('filter');
  };
  return html`<section class="sec" aria-labelledby="moves">
    <header>
      <h2 id="moves">${movesHeading(l10n, game, summary.player)}</h2>
      <span class="meta"
        >${moves.isFiltered ? movesFiltered(l10n, moves.rows.count, moves.all.count) : movesCount(l10n, moves.all.count)}
        ${filters ? iconButton({ icon: 'filter', label: labels.filter, pressed: filtering, act: onFilter }) : nothing}</span
      >
    </header>
    ${filtering ? filterFields(scene) : nothing}
    ${
      failure !== null
        ? missingPart(context, failure, () => data.start())
        : equal
          ? html`<details class="equal">
              <summary>${showEqualMoves(l10n, moves.all.count)}</summary>
              ${list(scene, worst)}
            </details>`
          : moves.isFiltered && moves.rows.count === 0
            ? html`<p class="foot">${labels.noMoveFits}</p>`
            : list(scene, worst)
    }
  </section>`;
}

function list(scene: CaseScene, worst: MoveValue | undefined): TemplateResult {
  const { moves } = scene.data.position;
  return moves.rows.count <= mostExplained ? shortMoves(scene, worst) : longMoves(scene, worst);
}

/** A list that stands in the page as a whole, each move with its reasons. */
function shortMoves(scene: CaseScene, worst: MoveValue | undefined): TemplateResult {
  const { labels, game } = scene.context;
  const { moves, summary } = scene.data.position;
  const { rows } = moves;
  rows.ensure(0, rows.count);
  const shown = rows.head(rows.count);
  void moves.explain(shown);
  const stones = game === 'gems-fight';
  return html`<table
    class="grid-table moves ${stones ? 'stones' : ''} ${widthClass(summary.final, worst?.final ?? '0', worst?.loss ?? '0')}"
    role="table"
    @keydown=${onKey}
  >
    <caption class="sr">
      ${labels.movesCaption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader">${labels.chooseMove}</th>
        ${stones ? html`<th role="columnheader" class="r">${labels.stones}</th>` : nothing}
        <th role="columnheader" class="r">${labels.final}</th>
        <th role="columnheader" class="r">${labels.loses}</th>
      </tr>
    </thead>
    ${shown.map((move) => moveBody(scene, move, Number(worst?.loss ?? 0)))}
  </table>`;
}

function moveBody(scene: CaseScene, move: MoveValue, most: number): TemplateResult {
  const { context, currentLine, data } = scene;
  const { l10n } = context;
  const best = move.loss === '0';
  const why = whyMove(scene, move, data.position.moves.reasonsOf(move));
  const linked = move.line !== null && move.line === currentLine;
  return html`<tbody
    role="rowgroup"
    class="${best ? 'best' : ''} ${linked ? 'linked' : ''}"
    data-line=${move.line ?? nothing}
    @click=${() => takeRow(scene, move)}
  >
    <tr role="row" data-link=${linkOf(move) ?? nothing}>
      <th scope="row" role="rowheader" class="name">
        ${best ? icon('check') : moveIcon(move)}<span
          ><button type="button" class="link take">${moveName(l10n, move)}</button>
          <span class="what">${moveDetail(l10n, move)}</span></span
        >
      </th>
      ${move.game === 'gems-fight' ? html`<td role="cell" class="r num">${signed(String(move.stones))}</td>` : nothing}
      <td role="cell" class="r num final">${signed(move.final)}</td>
      <td role="cell" class="r">${lossCell(move, most)}</td>
    </tr>
    ${
      why === nothing
        ? nothing
        : html`<tr role="row" class="why">
            <td role="cell">${why}</td>
          </tr>`
    }
  </tbody>`;
}

/** Up and Down move between the moves. */
function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof Element) || !(event.target instanceof Element)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.take')];
  const row = event.target.closest('tbody');
  const at = buttons.findIndex((button) => row?.contains(button));
  buttons[at + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
