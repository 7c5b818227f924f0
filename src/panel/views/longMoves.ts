import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue } from '../../games/game.ts';
import { labelled } from '../../words/lists.ts';
import { moveDetail, moveName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import { whyItLoses } from '../../words/panelPositions.ts';
import type { CaseScene } from '../scene.ts';
import { icon } from '../parts/icons.ts';
import type { RowsSource, RowView } from '../rows/rows.ts';
import '../rows/rows.ts';
import { lossCell, moveIcon, whyMove } from './moveParts.ts';
import { linkOf, takeRow } from './takeRow.ts';
import { widthClass } from './widths.ts';

/** A long list in a window of rows; the one that the pointer or the keyboard was on last is explained below. */
export function longMoves(scene: CaseScene, worst: MoveValue | undefined): TemplateResult {
  const { context, data } = scene;
  const { labels, game } = context;
  const { moves, summary } = data.position;
  const { rows } = moves;
  const stones = game === 'gems-fight';
  const source: RowsSource = {
    count: rows.count,
    label: labels.movesCaption,
    className: `moves ${stones ? 'stones' : ''} ${widthClass(summary.final, worst?.final ?? '0', worst?.loss ?? '0')}`,
    most: 0,
    shown: 10,
    current: null,
    head: html`<span role="columnheader">${labels.chooseMove}</span>
      ${stones ? html`<span role="columnheader" class="r">${labels.stones}</span>` : nothing}
      <span role="columnheader" class="r">${labels.final}</span>
      <span role="columnheader" class="r">${labels.loses}</span>`,
    row: (index) => {
      const move = rows.get(index);
      return move === undefined ? null : moveRow(scene, move, Number(worst?.loss ?? 0));
    },
    ensure: (from, to) => rows.ensure(from, to),
    activate: (index) => {
      const move = rows.get(index);
      if (move !== undefined) takeRow(scene, move);
    },
  };
  const look = (event: Event): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (row !== null) moves.look(Number(row.dataset['row']));
  };
  return html`<op-rows .source=${source} @focusin=${look} @mouseover=${look}></op-rows>${lookedAt(scene)}`;
}

function moveRow({ context, currentLine, data }: CaseScene, move: MoveValue, most: number): RowView {
  const { l10n } = context;
  const best = move.loss === '0';
  const { moves } = data.position;
  const link = linkOf(move);
  return {
    className: `${best ? 'best' : ''} ${move === moves.rows.get(moves.lookedAt) ? 'looked' : ''} ${move.line !== null && move.line === currentLine ? 'linked' : ''}`,
    ...(link === undefined ? {} : { link }),
    line: move.line,
    cells: html`<span role="cell" class="name"
        >${best ? icon('check') : moveIcon(move)}<span
          ><span class="what-move">${moveName(l10n, move)}</span> <span class="what">${moveDetail(l10n, move)}</span></span
        ></span
      >
      ${move.game === 'gems-fight' ? html`<span role="cell" class="r num">${signed(String(move.stones))}</span>` : nothing}
      <span role="cell" class="r num final">${signed(move.final)}</span>
      <span role="cell" class="r">${lossCell(move, most)}</span>`,
  };
}

function lookedAt(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { moves } = data.position;
  const move = moves.rows.get(moves.lookedAt);
  if (move === undefined) return nothing;
  void moves.explain([move]);
  return html`<div class="idea looked-at ${move.loss === '0' ? '' : 'lossy'}">
    <p class="term">
      ${labelled(l10n, moveName(l10n, move), move.loss === '0' ? labels.losesNothing : whyItLoses(l10n, grouped(move.loss)))}
    </p>
    <p class="small">${whyMove(scene, move, moves.reasonsOf(move))}</p>
  </div>`;
}
