import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue } from '../../games/game.ts';
import { moveDetail, moveName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import { movesCount, movesHeading } from '../../words/panelSentences.ts';
import type { CaseScene } from '../caseView.ts';
import { icon, type IconName } from '../parts/icons.ts';
import type { RowsSource, RowView } from '../rows/rows.ts';
import { missingPart } from './notices.ts';
import { widthClass } from './widths.ts';

/** Every legal move of the position with its final margin and what it loses, best first. */
export function movesSection(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data, reveal } = scene;
  const { l10n, labels, game } = context;
  const { summary, moves, turn } = data.position;
  if (summary.over) return nothing;
  const worst = moves.get(moves.count - 1);
  const stones = game === 'gems-fight';
  const source: RowsSource = {
    count: moves.count,
    label: labels.movesCaption,
    className: `moves ${stones ? 'stones' : ''} ${widthClass(summary.final, worst?.final ?? '0', worst?.loss ?? '0')}`,
    most: 30,
    shown: 10,
    current: null,
    head: html`<span role="columnheader">${labels.move}</span>
      ${stones ? html`<span role="columnheader" class="r">${labels.stones}</span>` : nothing}
      <span role="columnheader" class="r">${labels.final}</span>
      <span role="columnheader" class="r">${labels.loses}</span>`,
    row: (index) => {
      const move = moves.get(index);
      return move === undefined ? null : moveRow(scene, move, Number(worst?.loss ?? 0));
    },
    ensure: (from, to) => moves.ensure(from, to),
    activate: (index) => reveal(moves.get(index)?.line ?? null),
  };
  return html`<section class="sec" aria-labelledby="moves">
    <header>
      <h2 id="moves">${movesHeading(l10n, game, summary.player)}</h2>
      <span class="meta">${movesCount(l10n, moves.count)}</span>
    </header>
    ${
      moves.failure === null
        ? html`<op-rows .source=${source} data-turn=${turn}></op-rows>`
        : missingPart(context, moves.failure, () => scene.goTo(turn))
    }
  </section>`;
}

function moveRow({ context, currentLine }: CaseScene, move: MoveValue, most: number): RowView {
  const { l10n } = context;
  const best = move.loss === '0';
  const lost = Number(move.loss);
  return {
    className: `${best ? 'best' : ''} ${move.line !== null && move.line === currentLine ? 'linked' : ''}`,
    cells: html`<span role="cell" class="name"
        >${best ? icon('check') : icon(moveIcon(move), moveColour(move))}<span
          ><span class="what-move">${moveName(l10n, move)}</span> <span class="what">${moveDetail(l10n, move)}</span></span
        ></span
      >
      ${move.game === 'gems-fight' ? html`<span role="cell" class="r num">${signed(String(move.stones))}</span>` : nothing}
      <span role="cell" class="r num final">${signed(move.final)}</span>
      <span role="cell" class="r"
        ><span class="loss ${best ? 'none' : ''}"
          >${
            best || most === 0
              ? html`<span></span>`
              : html`<svg aria-hidden="true"><rect y="2" width="${Math.max(4, (100 * lost) / most)}%" height="4" rx="1" /></svg>`
          }<span class="num">${grouped(move.loss)}</span></span
        ></span
      >`,
  };
}

function moveIcon(move: MoveValue): IconName {
  if (move.game === 'gems-fight') return 'bag';
  return move.kind === 'opened' ? 'contested' : move.kind;
}

function moveColour(move: MoveValue): string {
  if (move.game === 'gems-fight') return '';
  if (move.kind === 'first-gain') return 'c-a';
  return move.kind === 'second-gain' ? 'c-b' : '';
}
