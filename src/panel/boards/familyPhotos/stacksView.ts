import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosLedger, FamilyPhotosStack } from '../../../games/familyPhotos/facts.ts';
import { listedCount, rowsInView, stackHeading } from '../../../words/stackTable.ts';
import { stackTableLabels, type StackTableLabels } from '../../../words/stackTableLabels.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import '../../rows/rows.ts';
import type { Rows } from '../../rows/rows.ts';
import type { RowRange } from '../../rows/windowMath.ts';
import { missingPart } from '../../views/notices.ts';
import { ChooseStack, followLinks } from './links.ts';
import { StackBoard } from './stackBoard.ts';
import { stackCard } from './stackCard.ts';
import { stackFilter } from './stackFilter.ts';
import type { StackList } from './stackList.ts';
import { stackTableSource } from './stackTable.ts';

/** All stacks as a table, and one of them in full. Order, filter and choice outlive an edit of the file. */
export class StacksView extends LitElement {
  static override properties = { scene: { attribute: false }, ledger: { attribute: false }, folded: { attribute: false } };
  declare scene: CaseScene | null;
  declare ledger: FamilyPhotosLedger | null;
  /** The table is shown on demand only. */
  declare folded: boolean;
  private board: StackBoard | null = null;
  private isOpen = false;
  private view: RowRange = { from: 0, to: 0 };
  private shownList: StackList | null = null;
  private toCard = false;
  private line: number | null = null;
  private unfollow = (): void => {};

  constructor() {
    super();
    this.scene = null;
    this.ledger = null;
    this.folded = false;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = followLinks();
    document.addEventListener(ChooseStack.type, this.onChoose);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow();
    document.removeEventListener(ChooseStack.type, this.onChoose);
  }

  protected override willUpdate(): void {
    const { scene } = this;
    if (scene === null) return;
    if (scene.data !== this.board?.data) {
      const board: StackBoard = new StackBoard(scene.context.host, scene.data, () => {
        if (this.board === board) this.requestUpdate();
      });
      if (this.board !== null) board.adopt(this.board);
      this.board = board;
      this.line = null;
    }
    if (this.folded && !this.isOpen) return;
    this.board?.start();
    if (scene.currentLine !== this.line) {
      this.line = scene.currentLine;
      void this.showLine(scene.currentLine);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { scene, ledger, board } = this;
    if (scene === null || ledger === null || board === null) return nothing;
    const labels = stackTableLabels(scene.context.l10n);
    const shows = !this.folded || this.isOpen;
    return html`<section class="sec" aria-labelledby="all-stacks">
      <header>
        <h2 id="all-stacks">
          ${
            this.folded
              ? html`<button type="button" class="link expand" aria-expanded=${this.isOpen} @click=${() => this.toggle()}>
                  ${labels.heading} ${icon(this.isOpen ? 'open' : 'next')}
                </button>`
              : labels.heading
          }
        </h2>
        <span class="meta">${listedCount(scene.context.l10n, board.list?.rows?.count ?? this.all, this.all)}</span>
      </header>
      ${shows ? this.content(scene, ledger, board, labels) : nothing}
    </section>`;
  }

  private content(scene: CaseScene, ledger: FamilyPhotosLedger, board: StackBoard, labels: StackTableLabels): TemplateResult {
    const { context } = scene;
    const { list, chosen } = board;
    const count = list?.rows?.count ?? 0;
    const { from, to } = this.view;
    return html`${stackFilter({
        context,
        labels,
        ledger,
        filter: board.filter,
        change: (filter) => board.narrow(filter),
        first: () => {
          const first = list?.rows?.get(0);
          if (first !== undefined) this.choose(scene, board, first);
        },
      })}
      ${list === null || list.rows === null ? nothing : this.table(scene, board, list, labels)}
      ${list !== null && list.failure !== null ? missingPart(context, list.failure, () => list.retry()) : nothing}
      ${board.failure === null ? nothing : missingPart(context, board.failure, () => this.requestUpdate())}
      ${
        list?.rows === null || list === null
          ? nothing
          : html`<p class="foot">
              ${count === 0 ? labels.noStack : to > from ? rowsInView(context.l10n, from, Math.min(to, count), count) : nothing}
            </p>`
      }
      ${chosen === null ? nothing : stackCard(scene, labels, chosen)}
      <p class="sr" role="status">${chosen === null ? '' : stackHeading(context.l10n, chosen.stack.stack)}</p>`;
  }

  private table(scene: CaseScene, board: StackBoard, list: StackList, labels: StackTableLabels): TemplateResult {
    const source = stackTableSource({
      scene,
      labels,
      list,
      chosen: board.chosen?.stack.stack ?? null,
      sort: (sort, descending) => board.sort({ sort, descending }),
      choose: (stack) => this.choose(scene, board, stack),
      seen: (from, to) => {
        if (from === this.view.from && to === this.view.to) return;
        this.view = { from, to };
        this.requestUpdate();
      },
    });
    return html`<op-rows .source=${source}></op-rows>`;
  }

  protected override updated(): void {
    const list = this.board?.list ?? null;
    if (list !== this.shownList && list?.rows !== null) {
      this.shownList = list;
      const chosen = this.board?.chosen?.stack.stack ?? null;
      this.rows?.toRow((chosen === null ? null : this.board?.rowOf(chosen)) ?? 0);
    }
    if (this.toCard && this.board?.chosen) {
      this.toCard = false;
      this.querySelector('.stack-card')?.scrollIntoView({ block: 'nearest' });
    }
  }

  private get rows(): Rows | null {
    return this.querySelector<Rows>('op-rows');
  }

  private get all(): number {
    return this.ledger?.parts.reduce((sum, { stacks }) => sum + stacks, 0) ?? 0;
  }

  private toggle(): void {
    this.isOpen = !this.isOpen;
    this.requestUpdate();
  }

  private choose(scene: CaseScene, board: StackBoard, stack: FamilyPhotosStack): void {
    board.choose(stack);
    scene.reveal(stack.line);
  }

  /** Brings the stack on the editor's line into view, where the table is in the order of the input. */
  private async showLine(line: number | null): Promise<void> {
    const { board } = this;
    if (line === null || board === null) return;
    const stack = await board.stackAt(line, this.all);
    const row = stack === null ? null : board.rowOf(stack);
    if (row !== null && board === this.board && line === this.line) this.rows?.show(row);
  }

  private readonly onChoose = (event: Event): void => {
    const { board } = this;
    if (!(event instanceof ChooseStack) || board === null) return;
    this.isOpen = true;
    this.toCard = true;
    const row = board.rowOf(event.stack);
    if (row !== null) this.rows?.toRow(row);
    void board.chooseNumber(event.stack);
  };
}

customElements.define('op-stacks', StacksView);
