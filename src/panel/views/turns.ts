import { html, nothing, type TemplateResult } from 'lit';
import type { Turn } from '../../games/game.ts';
import { cookerContent, turnName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import type { CaseScene } from '../scene.ts';
import { icon } from '../parts/icons.ts';
import { who } from '../parts/who.ts';
import type { RowsSource, RowView } from '../rows/rows.ts';
import '../rows/rows.ts';
import { widthClass } from './widths.ts';

/** Lines up to this long stand in the page as a whole. */
const mostWhole = 40;

/** Every turn with the margins after it; row 0 is the start. A click goes to the turn and shows its line in the editor. */
export function turnRows(scene: CaseScene): TemplateResult {
  const { context, data, goTo, reveal } = scene;
  const { labels, game } = context;
  const { margin, firstTotal, secondTotal } = data.summary;
  const { turns } = data.position.line;
  const cooker = game === 'gems-fight';
  const source: RowsSource = {
    count: turns.count + 1,
    label: labels.lineCaption,
    className: `turns ${cooker ? 'with-cooker' : ''} ${widthClass(margin, firstTotal, secondTotal)}`,
    most: mostWhole,
    shown: 15,
    current: data.position.turn,
    head: html`<span role="columnheader" class="t"><span class="sr">${labels.turn}</span></span>
      <span role="columnheader">${labels.move}</span>
      ${cooker ? html`<span role="columnheader" class="cooker-cell">${labels.cookerAfter}</span>` : nothing}
      <span role="columnheader" class="r change"><span class="sr">${cooker ? labels.stones : labels.change}</span></span>
      <span role="columnheader" class="r drop">${labels.banked}</span>
      <span role="columnheader" class="r">${labels.final}</span>`,
    row: (index) => (index === 0 ? startRow(scene) : turnRow(scene, index)),
    ensure: (from, to) => turns.ensure(from - 1, to - 1),
    activate: (index) => {
      goTo(index);
      if (index > 0) reveal(turns.get(index - 1)?.line ?? null);
    },
  };
  return html`<op-rows class="line-rows" .source=${source}></op-rows>`;
}

function startRow({ context, data }: CaseScene): RowView {
  const { labels, game } = context;
  return {
    cells: html`<span role="cell" class="t num">0</span><span role="cell" class="mv muted">${labels.start}</span>
      ${game === 'gems-fight' ? html`<span role="cell" class="cooker-cell"></span>` : nothing}
      <span role="cell" class="change"></span><span role="cell" class="r num drop">0</span>
      <span role="cell" class="r num same">${signed(data.summary.margin)}</span>`,
  };
}

function turnRow({ context, data, currentLine }: CaseScene, index: number): RowView | null {
  const turn = data.turns.get(index - 1);
  if (turn === undefined) return null;
  const { l10n } = context;
  const passes = turn.game === 'family-photos' && turn.action === 'passes';
  const starts = turn.game === 'gems-fight' && index > 1 && !goesAgain(data.turns.get(index - 2));
  return {
    className: `${starts ? 'run-start' : ''} ${turn.line !== null && turn.line === currentLine ? 'linked' : ''}`,
    ...(turn.game === 'family-photos' && turn.stack > 0 && { link: String(turn.stack) }),
    line: turn.line,
    cells: html`<span role="cell" class="t num">${grouped(index)}</span>
      <span role="cell" class="mv"
        >${who(context, turn.player, passes)}<span
          >${turnName(l10n, turn, index === data.summary.turns)} ${again(context, turn)}</span
        ></span
      >
      ${turn.game === 'gems-fight' ? html`<span role="cell" class="cooker-cell small muted"><span class="prefix">${context.labels.cooker} </span>${cookerContent(l10n, turn.cooker)}</span>` : nothing}
      <span role="cell" class="r num change">${passes ? '' : signed(changeOf(turn))}</span>
      <span role="cell" class="r num drop">${grouped(turn.banked)}</span>
      <span role="cell" class="r num same">${signed(turn.final)}</span>`,
  };
}

/** Family Photos: the change of the margin. Gems Fight!: the stones made. */
function changeOf(turn: Turn): string {
  return turn.game === 'family-photos' ? turn.gain : String(turn.stones.reduce((sum, { count }) => sum + count, 0));
}

function goesAgain(turn: Turn | undefined): boolean {
  return turn?.game === 'gems-fight' && turn.again;
}

function again({ labels }: CaseScene['context'], turn: Turn): TemplateResult | typeof nothing {
  return goesAgain(turn) ? html`<span class="again">${icon('again')} ${labels.again}</span>` : nothing;
}

/** A field that leads to a turn of the line. */
export function goToField({ context, data, goTo }: CaseScene): TemplateResult {
  const { labels } = context;
  const go = (event: Event): void => {
    const field = event.target as HTMLElement & { value: string };
    const turn = Number(field.value.replaceAll(/\D/g, ''));
    if (field.value !== '') goTo(Math.min(turn, data.position.line.turns.count));
  };
  return html`<div class="toolbar">
    <vscode-textfield class="go-to" .label=${labels.goToTurn} placeholder=${labels.goToTurn} inputmode="numeric" @change=${go}>
      ${icon('search', 'before')}
    </vscode-textfield>
  </div>`;
}
