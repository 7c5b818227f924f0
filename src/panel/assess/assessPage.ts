import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { addedSentence, lookingSentence, noFilesSentence, progressSentence } from '../../words/assess.ts';
import { button } from '../parts/controls.ts';
import type { AssessState } from '../protocol/assessApi.ts';
import type { AssessContext } from './context.ts';
import { reportView } from './report.ts';

/** The page of *Assess Test Suite*: one state at a time, as the extension tells it. */
export class AssessPage extends LitElement {
  static override properties = { context: { attribute: false }, state: { attribute: false } };
  declare context: AssessContext | null;
  declare private state: AssessState | null;
  private added = 0;

  constructor() {
    super();
    this.context = null;
    this.state = null;
  }

  /** The report shown; 0 where none is. */
  get run(): number {
    return this.state?.kind === 'report' ? this.state.run : 0;
  }

  setState(state: AssessState): void {
    this.state = state;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override updated(): void {
    const added = this.state?.kind === 'report' ? this.state.added.length : 0;
    const grew = added > this.added;
    this.added = added;
    // The button went with its gap: the keyboard goes on at the gap that is last now.
    if (grew && document.activeElement === document.body) [...this.querySelectorAll<HTMLElement>('.gap vscode-button')].at(-1)?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, state } = this;
    if (context === null || state === null) return nothing;
    return html`<main class="panel assess" aria-label=${context.labels.title}>
      <div class="inside">${content(context, state)}</div>
      <p class="sr" role="status">${announcement(context, state)}</p>
    </main>`;
  }
}

function content(context: AssessContext, state: AssessState): TemplateResult {
  const { l10n, labels, actions } = context;
  switch (state.kind) {
    case 'looking':
      return html`<div class="busy" aria-hidden="true"></div>
        <div class="center">
          <h1>${lookingSentence(l10n, state.place)}</h1>
          ${button({ label: labels.cancel, icon: 'stop', act: () => actions.cancel() })}
        </div>`;
    case 'nothing':
    case 'cancelled':
      return html`<div class="center">
        <h1>${announcement(context, state)}</h1>
        ${button({ label: labels.again, icon: 'refresh', act: () => actions.again() })}
      </div>`;
    case 'report':
      return reportView(context, state);
  }
}

/** What a screen reader says at a change of state: not each file on the way. */
function announcement({ l10n, labels }: AssessContext, state: AssessState): string {
  if (state.kind === 'looking') return lookingSentence(l10n, state.place);
  if (state.kind === 'cancelled') return labels.cancelled;
  if (state.kind === 'nothing') return noFilesSentence(l10n, state.place);
  if (state.running) return '';
  const added = state.added.at(-1);
  return added === undefined ? progressSentence(l10n, state.done, state.files.length) : addedSentence(l10n, added);
}

customElements.define('op-assess', AssessPage);
