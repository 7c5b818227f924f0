import { html, nothing, type TemplateResult } from 'lit';
import type { Amount, Turn } from '../../games/game.ts';
import { answerSentence, winnerOf } from '../../words/answer.ts';
import { labelled } from '../../words/lists.ts';
import { cookerContent, turnName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import type { CaseScene } from '../scene.ts';
import { who, whoMark } from '../parts/who.ts';
import type { RowsSource, RowView } from '../rows/rows.ts';
import '../rows/rows.ts';
import { widthClass } from './widths.ts';

/** Lines up to this long stand in the page as a whole. */
const mostWhole = 40;

/** The main line and the one looked at side by side, turn by turn; row 0 is the start. */
export function twoLines(scene: CaseScene): TemplateResult {
  const { context, data, goTo, reveal } = scene;
  const { labels } = context;
  const { line, turn } = data.position;
  const { turns } = line;
  const first = line.line.turn + 1;
  const source: RowsSource = {
    count: Math.max(data.turns.count, turns.count) + 1,
    label: labels.twoLinesCaption,
    className: `two ${widthClass(data.summary.margin, line.summary.final)}`,
    most: mostWhole,
    shown: 15,
    current: turn,
    head: html`<span role="columnheader" class="t"><span class="sr">${labels.turn}</span></span>
      <span role="columnheader">${labels.mainLineFinal}</span>
      <span role="columnheader" class="other">${labels.whatIfFinal}</span>`,
    row: (index) => twoRow(scene, index, index === first),
    ensure: (from, to) => {
      data.turns.ensure(from - 1, to - 1);
      turns.ensure(from - 1, to - 1);
    },
    activate: (index) => {
      const at = Math.min(index, turns.count);
      goTo(at);
      if (at > 0) reveal(turns.get(at - 1)?.line ?? null);
    },
  };
  return html`<op-rows class="line-rows" .source=${source}></op-rows>
    <div class="two two-ends">
      <span class="t"></span>${endOf(scene, data.summary.margin)}${endOf(scene, line.summary.final, 'other')}
    </div>`;
}

function twoRow(scene: CaseScene, index: number, first: boolean): RowView | null {
  const { context, data, currentLine } = scene;
  const { line } = data.position;
  const { turns } = line;
  const main = index === 0 ? undefined : data.turns.get(index - 1);
  const tried = index === 0 ? undefined : turns.get(index - 1);
  if (index > 0 && ((main === undefined && index <= data.turns.count) || (tried === undefined && index <= turns.count))) return null;
  const linked = tried?.line !== undefined && tried.line !== null && tried.line === currentLine;
  const start = html`<span class="muted">${context.labels.start}</span><span></span>`;
  return {
    className: `${first ? 'first' : ''} ${linked ? 'linked' : ''}`,
    line: tried?.line ?? null,
    cells: html`<span role="cell" class="t num">${grouped(index)}</span>
      <span role="cell" class="cell"
        >${index === 0 ? start : turnCell(scene, main, main?.turn === data.turns.count)}${final(index === 0 ? data.summary.margin : main?.final)}</span
      >
      <span role="cell" class="cell other"
        >${index === 0 ? start : turnCell(scene, tried, tried?.turn === turns.count)}${final(index === 0 ? data.summary.margin : tried?.final)}</span
      >`,
  };
}

function turnCell({ context }: CaseScene, turn: Turn | undefined, last: boolean): TemplateResult {
  const { l10n, labels } = context;
  if (turn === undefined) return html`<span></span><span class="muted">${labels.ended}</span>`;
  const passes = turn.game === 'family-photos' && turn.action === 'passes';
  const title = turn.game === 'gems-fight' ? labelled(l10n, labels.cookerAfter, cookerContent(l10n, turn.cooker)) : nothing;
  return html`${who(context, turn.player, passes)}<span class="mv" title=${title}>${turnName(l10n, turn, last)}</span>`;
}

function final(amount: Amount | undefined): TemplateResult {
  return html`<span class="num">${amount === undefined ? '' : signed(amount)}</span>`;
}

function endOf({ context }: CaseScene, margin: Amount, className = ''): TemplateResult {
  const winner = winnerOf(margin);
  return html`<span class="end ${className}"
    >${winner === null ? nothing : whoMark(context, winner)} ${answerSentence(context.l10n, context.game, margin)}</span
  >`;
}
