import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosStack, StackOrder } from '../../../games/familyPhotos/facts.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import { sortHint, stackKindName, valueName, type ValuePlace } from '../../../words/stackTable.ts';
import type { StackTableLabels } from '../../../words/stackTableLabels.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import type { RowsSource, RowView } from '../../rows/rows.ts';
import { kindClass } from './kinds.ts';
import type { StackList } from './stackList.ts';
import { valuePlaces } from './stackWhatIf.ts';

/** What the table is made from, and what it tells. */
export interface StackTableScene {
  readonly scene: CaseScene;
  readonly labels: StackTableLabels;
  readonly list: StackList;
  /** The stack whose card is shown; null for none. */
  readonly chosen: number | null;
  readonly sort: (sort: StackOrder['sort'], descending: boolean) => void;
  readonly choose: (stack: FamilyPhotosStack) => void;
  readonly seen: (from: number, to: number) => void;
}

/** Tables up to this long stand in the page as a whole. */
const mostWhole = 12;
const shownRows = 10;
/** Rows asked for above and below those in view. */
const askedAhead = 20;

/** The stacks in their order, of which only those in view are asked for. */
export function stackTableSource(table: StackTableScene): RowsSource {
  const { labels, list, choose, seen } = table;
  return {
    count: list.rows?.count ?? 0,
    label: labels.caption,
    className: 'stacks',
    most: mostWhole,
    shown: shownRows,
    current: null,
    head: head(table),
    row: (index) => {
      const stack = list.rows?.get(index);
      return stack === undefined ? null : stackRow(table, stack);
    },
    ensure: (from, to) => {
      list.rows?.ensure(from - askedAhead, to + askedAhead);
      seen(from, to);
    },
    activate: (index) => {
      const stack = list.rows?.get(index);
      if (stack !== undefined) choose(stack);
    },
  };
}

function head(table: StackTableScene): TemplateResult {
  const { scene, labels } = table;
  const { l10n } = scene.context;
  return html`${sortHead(table, 'stack', labels.stack, 'no')}
    <span role="columnheader" class="kind"><span class="sr">${labels.kind}</span></span>
    ${valuePlaces.map((place) => html`<span role="columnheader" class="r raw">${valueName(l10n, place)}</span>`)}
    ${sortHead(table, 'topSwing', labels.topSwing, 'r top-swing')} ${sortHead(table, 'bottomSwing', labels.bottomSwing, 'r bottom-swing')}
    ${sortHead(table, 'adds', labels.adds, 'r adds')}`;
}

/** A head that sorts: the first click the way that is wanted most, the next the other way. */
function sortHead(table: StackTableScene, by: StackOrder['sort'], name: string, className: string): TemplateResult {
  const { order } = table.list;
  const sorted = order.sort === by;
  const next = sorted ? !order.descending : by !== 'stack';
  return html`<span role="columnheader" class=${className} aria-sort=${sorted ? (order.descending ? 'descending' : 'ascending') : 'none'}
    ><button type="button" title=${sortHint(table.scene.context.l10n, by, next)} @click=${() => table.sort(by, next)}>
      ${name}${sorted ? html` <span aria-hidden="true">${order.descending ? '↓' : '↑'}</span>` : nothing}
    </button></span
  >`;
}

function stackRow({ scene, chosen }: StackTableScene, row: FamilyPhotosStack): RowView {
  const { l10n } = scene.context;
  const kind = stackKindName(l10n, row.kind);
  return {
    className: row.line === scene.currentLine ? 'linked' : '',
    selected: row.stack === chosen,
    link: String(row.stack),
    line: row.line,
    cells: html`<span role="cell" class="no num r">${grouped(row.stack)}</span>
      <span role="cell" class="kind" title=${kind}>${icon(row.kind, kindClass(row.kind))}<span class="sr">${kind}</span></span>
      ${valuePlaces.map((place) => html`<span role="cell" class="num r raw">${grouped(valueOf(row, place))}</span>`)}
      <span role="cell" class="num r top-swing">${grouped(row.top.swing)}</span>
      <span role="cell" class="num r bottom-swing">${grouped(row.bottom.swing)}</span>
      <span role="cell" class="num r adds">${signed(row.margin)}</span>`,
  };
}

function valueOf({ top, bottom }: FamilyPhotosStack, place: ValuePlace): string {
  const photo = place < 2 ? top : bottom;
  return place % 2 === 0 ? photo.a : photo.b;
}
