import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Cell, GameSuite, SameFiles } from '../../testCases/suite.ts';
import { andMore, cellSentence, columnsShown, fileCount, sameFilesNote } from '../../words/assess.ts';
import { strategyName, strategySentence } from '../../words/wrongStrategies.ts';
import { iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import type { AssessContext } from './context.ts';
import { fileLink } from './hints.ts';
import { columnsAtOnce, pageOf, placeAfterKey, rowOrder, type Place } from './matrixMath.ts';

/** Files named below the matrix at most. */
const mostNamed = 20;

/**
 * Strategies by files: files that say the same share a column. One stop of the Tab key; arrow keys move in it, Enter
 * opens the first file of the column, and what a cell means stands below.
 */
export class Matrix extends LitElement {
  static override properties = {
    context: { attribute: false },
    suite: { attribute: false },
    names: { attribute: false },
    running: { attribute: false },
    active: { state: true },
    told: { state: true },
  };
  declare context: AssessContext | null;
  declare suite: GameSuite | null;
  declare names: readonly string[];
  declare running: boolean;
  /** Where the keyboard is. */
  declare private active: Place;
  /** Its place is explained below. */
  declare private told: boolean;
  private focusWanted = false;

  constructor() {
    super();
    this.context = null;
    this.suite = null;
    this.names = [];
    this.running = false;
    this.active = { row: -1, column: 0 };
    this.told = false;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(): void {
    // Another suite may have fewer columns.
    if (this.active.column > 0 && this.active.column >= (this.suite?.columns.length ?? 0)) this.active = { row: -1, column: 0 };
  }

  protected override updated(): void {
    if (!this.focusWanted) return;
    this.focusWanted = false;
    const { row, column } = this.active;
    this.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, suite } = this;
    if (context === null || suite === null) return nothing;
    const { labels } = context;
    const id = `matrix-${suite.game}`;
    const order = this.running ? suite.strategies.map((_, index) => index) : rowOrder(suite);
    const { from, to } = pageOf(this.active.column, suite.columns.length);
    const columns = suite.columns.slice(from, to);
    return html`<section class="sec" aria-labelledby=${id}>
      <header>
        <h2 id=${id}>${labels.matrix}</h2>
        <span class="meta">${this.pages(context, from, to, suite.columns.length)}</span>
      </header>
      <div class="matrix">
        <table
          role="grid"
          aria-labelledby=${id}
          aria-colcount=${suite.columns.length + 2}
          aria-rowcount=${order.length + 1}
          @keydown=${(event: KeyboardEvent) => this.onKey(event, order.length)}
          @click=${(event: Event) => this.onClick(event)}
        >
          <thead>
            <tr>
              <th scope="col" class="strategy">${labels.strategy}</th>
              <th scope="col" class="n">${labels.files}</th>
              ${columns.map((column, index) => this.head(context, column, from + index))}
            </tr>
          </thead>
          <tbody>
            ${order.map((strategy, row) => this.row(context, suite, columns, { strategy, row, from }))}
          </tbody>
        </table>
      </div>
      ${this.below(context, suite, order)}
    </section>`;
  }

  private pages({ l10n, labels }: AssessContext, from: number, to: number, all: number): TemplateResult | typeof nothing {
    if (all <= columnsAtOnce) return nothing;
    const turn = (column: number): void => {
      this.active = { row: -1, column };
    };
    return html`${iconButton({ icon: 'previous', label: labels.before, disabled: from === 0, act: () => turn(from - columnsAtOnce) })}
    ${columnsShown(l10n, from + 1, to, all)} ${iconButton({ icon: 'next', label: labels.after, disabled: to === all, act: () => turn(to) })}`;
  }

  private head({ l10n }: AssessContext, { files }: SameFiles, column: number): TemplateResult {
    const [first] = files;
    const name = files.length === 1 ? lastPart(this.names[first]) : fileCount(l10n, files.length);
    return html`<th
      scope="col"
      class="file"
      aria-colindex=${column + 3}
      tabindex=${this.tabIndexOf(-1, column)}
      data-row="-1"
      data-column=${column}
      title=${this.named(l10n, files)}
    >
      <span>${name}</span>
    </th>`;
  }

  private row(
    { l10n, labels }: AssessContext,
    { strategies }: GameSuite,
    columns: readonly SameFiles[],
    { strategy, row, from }: { readonly strategy: number; readonly row: number; readonly from: number },
  ): TemplateResult {
    const { id, caught, unknown } = strategies[strategy];
    const name = strategyName(l10n, id);
    const mark = caught > 0 ? nothing : unknown > 0 ? icon('help', 'i-info') : icon('warning', 'i-warning');
    const words: Readonly<Record<Cell, string>> = { caught: labels.caught, 'not-caught': labels.notCaught, unknown: labels.unknown };
    return html`<tr class=${caught > 0 || this.running ? '' : 'never'}>
      <th scope="row" class="strategy" title=${strategySentence(l10n, id)}>
        <span>${this.running ? nothing : mark}<span>${name}</span></span>
      </th>
      <td class="n">${caught}</td>
      ${columns.map(({ files, cells }, index) => {
        const cell = cells[strategy];
        const column = from + index;
        return html`<td
          class=${cell}
          aria-colindex=${column + 3}
          tabindex=${this.tabIndexOf(row, column)}
          data-row=${row}
          data-column=${column}
          aria-label=${words[cell]}
          title=${cellSentence(l10n, cell, this.named(l10n, files), name)}
        >
          ${cell === 'caught' ? icon('check') : cell === 'unknown' ? '?' : '·'}
        </td>`;
      })}
    </tr>`;
  }

  /** What the place of the keyboard means, with its files to open. */
  private below(context: AssessContext, suite: GameSuite, order: readonly number[]): TemplateResult {
    const { l10n, labels } = context;
    const column = suite.columns[this.active.column];
    if (!this.told || column === undefined) {
      const many = suite.columns.length < suite.files.length;
      return html`<p class="small muted below" role="status">
        ${many ? sameFilesNote(l10n, suite.files.length, suite.columns.length) : nothing} ${labels.matrixKeys}
      </p>`;
    }
    const strategy = order[this.active.row];
    const { files, cells } = column;
    return html`<div class="small below" role="status">
      ${strategy === undefined ? nothing : html`<p>${cellSentence(l10n, cells[strategy], this.named(l10n, files), strategyName(l10n, suite.strategies[strategy].id))}</p>`}
      <ul class="names">
        ${files.slice(0, mostNamed).map((file) => html`<li>${fileLink(context, this.names, file)}</li>`)}
        ${files.length > mostNamed ? html`<li class="muted">${andMore(l10n, files.length - mostNamed)}</li>` : nothing}
      </ul>
    </div>`;
  }

  private named(l10n: AssessContext['l10n'], files: readonly number[]): string {
    const [first] = files;
    return files.length === 1 ? this.names[first] : fileCount(l10n, files.length);
  }

  private tabIndexOf(row: number, column: number): 0 | -1 {
    return row === this.active.row && column === this.active.column ? 0 : -1;
  }

  private goTo(place: Place): void {
    this.active = place;
    this.told = true;
    this.focusWanted = true;
    this.requestUpdate();
  }

  private readonly onClick = (event: Event): void => {
    const place = placeOf(event.target);
    if (place === null) return;
    this.goTo(place);
    // The name of a single file stands for it; a cell is only explained.
    if (place.row === -1) this.openOnly(place.column);
  };

  private openOnly(column: number): void {
    const files = this.suite?.columns[column]?.files;
    if (files?.length === 1) this.context?.actions.open(files[0]);
  }

  private readonly onKey = (event: KeyboardEvent, rows: number): void => {
    const from = placeOf(event.target);
    if (from === null || this.suite === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      const first = this.suite.columns[from.column]?.files[0];
      if (first !== undefined) this.context?.actions.open(first);
    } else {
      const next = placeAfterKey(event.key, from, rows, this.suite.columns.length);
      if (next === null) return;
      this.goTo(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

customElements.define('op-matrix', Matrix);
