import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import type { GameContext } from '../parts/context.ts';
import { playerClass } from '../parts/who.ts';
import { playerLetter } from '../../words/names.ts';
import { tickFormat } from './scale.ts';
import { labelPlace, marginPaths, type ChartPoint, type Kink, type Mark, type MarginPaths } from './marginPaths.ts';

const height = 112;
const inset = 6;
const stripHeight = 20;
/** Narrower columns have no letters below, and narrower still no marks. */
const letterColumn = 19;
const markColumn = 8;

export interface ChartSource {
  readonly points: readonly ChartPoint[];
  readonly final: number;
  readonly finalLabel: string;
  /** The final margin of the main line, and the turn after which this line leaves it; null on the main line. */
  readonly main: { readonly final: number; readonly from: number; readonly label: string } | null;
  readonly startLabel: string;
  /** The chart in words. */
  readonly label: string;
  /** The turn looked at. */
  readonly turn: number;
  readonly goTo: (turn: number) => void;
}

/** The step chart of the line of play: banked and final margin after each turn. */
export class Chart extends LitElement {
  static override properties = { source: { attribute: false }, context: { attribute: false } };
  declare source: ChartSource | null;
  declare context: GameContext | null;
  private width = 0;
  private readonly resized = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.source = null;
    this.context = null;
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
  }

  private measure(): void {
    const width = this.querySelector('.plot')?.clientWidth ?? 0;
    if (width === 0 || width === this.width) return;
    this.width = width;
    this.requestUpdate();
  }

  protected override updated(): void {
    this.measure();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { source, context } = this;
    if (source === null || context === null) return nothing;
    const paths = marginPaths(
      source.points,
      source.final,
      { width: Math.max(1, this.width), height, inset },
      source.main === null ? [] : [source.main.final],
    );
    const format = tickFormat(context.language, paths.scale.ticks);
    return html`<figure class="chart" role="img" aria-label=${source.label}>
      <svg class="axis" height=${height} aria-hidden="true">
        ${paths.scale.ticks.map(
          (tick) => svg`<text x="100%" dx="-6" y=${paths.scale.y(tick) + 4} text-anchor="end">${format(tick)}</text>`,
        )}
      </svg>
      <div class="plot" @click=${(event: MouseEvent) => this.onClick(event, paths)}>
        ${this.width === 0 ? nothing : html`${this.plot(source, paths, context)}${this.strip(source, paths, context)}`}
      </div>
    </figure>`;
  }

  private plot(source: ChartSource, paths: MarginPaths, context: GameContext): TemplateResult {
    const { scale, column, rises } = paths;
    const end = source.points.at(-1)?.final ?? source.final;
    const label = labelPlace(source.points, end, paths, 7 * source.finalLabel.length, source.main !== null || paths.kinks.length > 0);
    const marks = column >= markColumn ? paths.marks : [];
    return html`<svg height=${height} width=${this.width} aria-hidden="true">
      <rect class="cursor" x=${source.turn * column} y="0" width=${Math.max(column, 2)} height=${height} />
      ${scale.ticks.map((tick) => svg`<path class=${tick === 0 ? 'zero' : 'grid'} d="M0 ${scale.y(tick)}H${this.width}"/>`)}
      <path class="banked" d=${paths.banked} />
      <path class="rise a" d=${rises[0]} />
      <path class="rise b" d=${rises[1]} />
      ${source.main === null ? nothing : this.mainLine(source.main, paths)}
      <path class="final-line" d=${paths.final} />
      ${column >= markColumn ? paths.kinks.map((kink) => this.kink(kink, context)) : nothing}
      ${marks.map((mark) => shapeOf(mark, mark.x, mark.y, 3.5))}
      <text
        class="lab halo"
        x=${label.side === 'end' ? this.width : 0}
        dx=${label.side === 'end' ? -2 : 4}
        y=${label.y}
        text-anchor=${label.side}
      >
        ${source.finalLabel}
      </text>
    </svg>`;
  }

  /** The final margin of the main line, from where this line leaves it. */
  private mainLine({ final, from, label }: NonNullable<ChartSource['main']>, { scale, column }: MarginPaths): TemplateResult {
    const y = scale.y(final);
    return svg`<path class="main-line" d="M${(from + 1) * column} ${y}H${this.width}"/>
      ${label === '' ? nothing : svg`<text class="halo" x=${this.width} dx="-2" y=${y < 19 ? y + 15 : y - 6} text-anchor="end">${label}</text>`}`;
  }

  private kink({ x, from, to, change }: Kink, { language }: GameContext): TemplateResult {
    const text = tickFormat(language, [change])(change);
    const wide = x + 8 * text.length > this.width;
    return svg`<path class="kink" d="M${x} ${from}V${to}"/>
      <text class="lossy halo" x=${x} dx=${wide ? -6 : 6} y=${(from + to) / 2 + 4} text-anchor=${wide ? 'end' : 'start'}>${change > 0 ? '+' : ''}${text}</text>`;
  }

  private strip(source: ChartSource, { column, marks }: MarginPaths, context: GameContext): TemplateResult {
    const letters = column >= letterColumn ? marks : [];
    return html`<svg class="strip" height=${stripHeight} width=${this.width} aria-hidden="true">
      ${column >= 28 || letters.length === 0 ? svg`<text x="0" y="14">${source.startLabel}</text>` : nothing}
      ${letters.map(
        (mark) =>
          svg`${shapeOf(mark, mark.x + column / 2, stripHeight / 2, 7)}<text class="letter ${mark.passes ? `${playerClass[mark.player]}-out` : ''}" x=${
            mark.x + column / 2
          } y=${stripHeight / 2 + 3.5}>${playerLetter(context.l10n, context.game, mark.player)}</text>`,
      )}
    </svg>`;
  }

  private onClick(event: MouseEvent, { column }: MarginPaths): void {
    const plot = this.querySelector('.plot');
    if (plot === null || this.source === null) return;
    const turns = this.source.points.at(-1)?.turn ?? 0;
    this.source.goTo(Math.min(turns, Math.max(0, Math.floor((event.clientX - plot.getBoundingClientRect().left) / column))));
  }
}

/** A player's mark: Alice round, the second player square; hollow for a pass. */
function shapeOf({ player, passes }: Mark, x: number, y: number, radius: number): TemplateResult {
  const className = `pt ${playerClass[player]} ${passes ? 'hollow' : ''}`;
  return player === 0
    ? svg`<circle class=${className} cx=${x} cy=${y} r=${radius}/>`
    : svg`<rect class=${className} x=${x - radius} y=${y - radius} width=${2 * radius} height=${2 * radius} rx=${radius > 5 ? 3 : 1}/>`;
}

customElements.define('op-chart', Chart);
