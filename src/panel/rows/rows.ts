import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { place } from './place.ts';
import { drawnRows, rowAfterKey, scrollTopFor, visibleRows, type RowRange } from './windowMath.ts';

/** One row as the list's owner gives it. */
export interface RowView {
  /** Elements with `role="cell"`. */
  readonly cells: TemplateResult;
  readonly className?: string;
  /** Rows of a list of which one is chosen say whether they are it. */
  readonly selected?: boolean;
  /** What the row is about: lights up with all else that is about the same. */
  readonly link?: string;
  /** The line of the file that it stands for, from 0: the editor marks it. */
  readonly line?: number | null;
}

/** What a list of rows shows. Row numbers count from 0. */
export interface RowsSource {
  readonly count: number;
  readonly label: string;
  /** Elements with `role="columnheader"`; null for a list without a head. */
  readonly head: TemplateResult | null;
  readonly className: string;
  /** More rows than this stand in a scrolled window of `shown` rows. */
  readonly most: number;
  readonly shown: number;
  /** The row of the position that is looked at; scrolled into view when it changes. Null where there is none. */
  readonly current: number | null;
  /** The row, or null while it is not here. */
  row(index: number): RowView | null;
  /** Asks for rows that are about to be seen. */
  ensure(from: number, to: number): void;
  /** Enter, or a click. */
  activate(index: number): void;
}

/** Rows asked for after scrolling has paused this long, so that a flight past them asks for nothing. */
const pause = 40;

/**
 * A table of rows of one height of which only those in view exist. Up, Down, Page Up, Page Down, Home and End move
 * between rows, Enter acts on one. The height of a row comes from the style sheet (`--row`).
 */
export class Rows extends LitElement {
  static override properties = { source: { attribute: false } };
  declare source: RowsSource | null;
  private active = 0;
  private scrolled = 0;
  private rowHeight = 24;
  private viewHeight = 0;
  private focusWanted = false;
  private current: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly resized = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.source = null;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
    clearTimeout(this.timer);
  }

  /** Scrolls until a row is in view. */
  show(index: number): void {
    const view = this.view;
    if (view === null || !this.isWindowed) return;
    view.scrollTop = scrollTopFor(index, view.scrollTop, this.viewHeight, this.rowHeight);
  }

  /** Goes to a row without taking the focus: the keyboard is at it next time. */
  toRow(index: number): void {
    this.active = index;
    this.show(index);
    this.requestUpdate();
  }

  private get view(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.view');
  }

  private get isWindowed(): boolean {
    return this.source !== null && this.source.count > this.source.most;
  }

  private get visible(): RowRange {
    const { count, shown } = this.source ?? { count: 0, shown: 0 };
    const height = this.viewHeight || shown * this.rowHeight;
    return this.isWindowed ? visibleRows(this.scrolled, height, this.rowHeight, count) : { from: 0, to: count };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { source } = this;
    if (source === null) return nothing;
    this.active = Math.min(this.active, Math.max(0, source.count - 1));
    const windowed = this.isWindowed;
    return html`<div
      class="rows ${source.className}"
      role="table"
      aria-label=${source.label}
      aria-rowcount=${source.count + (source.head ? 1 : 0)}
    >
      ${source.head && html`<div role="rowgroup"><div role="row" class="row hd" aria-rowindex="1">${source.head}</div></div>`}
      <div
        class="view ${windowed ? 'windowed' : ''}"
        role="rowgroup"
        ${place(windowed ? { height: source.shown * this.rowHeight } : {})}
        @scroll=${this.onScroll}
        @keydown=${this.onKey}
        @click=${this.onClick}
        @focusin=${this.onFocus}
      >
        ${
          windowed
            ? html`<div class="track" role="presentation" ${place({ height: source.count * this.rowHeight })}>${this.drawn(source)}</div>`
            : Array.from({ length: source.count }, (_, index) => this.row(source, index, false))
        }
      </div>
    </div>`;
  }

  private drawn(source: RowsSource): TemplateResult {
    const height = this.viewHeight || source.shown * this.rowHeight;
    const { from, to } = drawnRows(this.scrolled, height, this.rowHeight, source.count);
    const { active } = this;
    const activeRow = active < source.count ? this.row(source, active, true) : nothing;
    const rows = Array.from({ length: to - from }, (_, index) => this.row(source, from + index, true));
    // The row in focus stays, so that the keyboard does not lose its place; outside the list of rows, which would shift
    // under the pointer between its press and its release.
    return html`${active < from ? activeRow : nothing}${rows}${active >= to ? activeRow : nothing}`;
  }

  private row(source: RowsSource, index: number, windowed: boolean): TemplateResult {
    const view = source.row(index);
    return html`<div
      role="row"
      class="row ${view?.className ?? ''} ${view === null ? 'waiting' : ''}"
      data-row=${index}
      tabindex=${index === this.active ? 0 : -1}
      aria-rowindex=${index + (source.head ? 2 : 1)}
      aria-current=${index === source.current ? 'step' : nothing}
      aria-selected=${view?.selected ?? nothing}
      data-link=${view?.link ?? nothing}
      data-line=${view?.line ?? nothing}
      ${place(windowed ? { top: index * this.rowHeight } : {})}
    >
      ${view === null ? html`<span role="cell" class="muted">…</span>` : view.cells}
    </div>`;
  }

  /** Rows are drawn anew at every scroll: the one in focus is to keep it. */
  protected override willUpdate(): void {
    if (document.activeElement instanceof HTMLElement && this.contains(document.activeElement)) {
      this.focusWanted ||= document.activeElement.dataset['row'] !== undefined;
    }
  }

  protected override updated(): void {
    this.measure();
    const current = this.source?.current ?? null;
    if (current !== this.current) {
      this.current = current;
      if (current !== null) this.show(current);
    }
    const { from, to } = this.visible;
    if (!this.isWindowed) this.source?.ensure(from, to);
    else this.ask();
    if (this.focusWanted) {
      this.focusWanted = false;
      this.querySelector<HTMLElement>(`[data-row="${this.active}"]`)?.focus({ preventScroll: this.isWindowed });
    }
  }

  private measure(): void {
    const row = this.querySelector<HTMLElement>('.rows');
    if (row === null) return;
    const rowHeight = Number.parseFloat(getComputedStyle(row).getPropertyValue('--row')) || 24;
    const viewHeight = this.view?.clientHeight ?? 0;
    if (rowHeight === this.rowHeight && viewHeight === this.viewHeight) return;
    this.rowHeight = rowHeight;
    this.viewHeight = viewHeight;
    this.requestUpdate();
  }

  private ask(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { from, to } = this.visible;
      this.source?.ensure(from, to);
    }, pause);
  }

  private readonly onScroll = (): void => {
    this.scrolled = this.view?.scrollTop ?? 0;
    this.requestUpdate();
  };

  private readonly onFocus = (event: FocusEvent): void => {
    const index = rowOf(event.target);
    if (index === null || index === this.active) return;
    this.active = index;
    this.requestUpdate();
  };

  private readonly onClick = (event: MouseEvent): void => {
    const index = rowOf(event.target);
    if (index === null || document.getSelection()?.type === 'Range') return;
    this.active = index;
    this.source?.activate(index);
    this.requestUpdate();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const { source } = this;
    if (source === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') source.activate(this.active);
    else {
      const { from, to } = this.visible;
      const next = rowAfterKey(event.key, this.active, source.count, this.isWindowed ? to - from : source.shown);
      if (next === null) return;
      this.active = next;
      this.show(next);
      this.focusWanted = true;
      this.requestUpdate();
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

function rowOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? null : Number(row.dataset['row']);
}

customElements.define('op-rows', Rows);
