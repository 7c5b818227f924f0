import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type PositionRef, startPosition } from '../games/game.ts';
import { failureSentence } from '../words/failures.ts';
import { caseAnswerSentence } from '../words/answer.ts';
import { cancelledSentence, noAnswerYet, solvingHeading } from '../words/panelSentences.ts';
import { CaseView } from './caseView.ts';
import { sendChart } from './chart/chartSvg.ts';
import type { HostListener } from './host/host.ts';
import type { PanelContext } from './parts/context.ts';
import type { PanelFile, PanelState, SavedPanel } from './protocol/panelApi.ts';
import { Later } from './views/again.ts';
import { emptyState, unknownGameState } from './views/openStates.ts';
import { errorsState, failureState } from './views/problemStates.ts';
import { cancelledState, solvingState } from './views/runStates.ts';

/** The answer before stays in view this long while a new run is on: most runs are over by then. */
const patience = 500;

type AnswerState = Extract<PanelState, { readonly kind: 'answer' }>;

/** The whole panel: one state at a time, as the extension tells it. */
export class Panel extends LitElement implements HostListener {
  static override properties = {
    context: { attribute: false },
    state: { attribute: false },
    currentLine: { attribute: false },
    index: { attribute: false },
    predictFirst: { attribute: false },
    hiding: { attribute: false },
  };
  declare context: PanelContext | null;
  declare private state: PanelState | null;
  declare private currentLine: number | null;
  /** The case looked at, from 0. */
  declare private index: number;
  /** Values stay hidden until the person has chosen a move. */
  declare private predictFirst: boolean;
  /** What the case looked at comes to is hidden. */
  declare private hiding: boolean;
  private wantsPlay = false;
  /** One for all answers: the cases and games in it are there again after a glance at something else. */
  private readonly cases = new CaseView();
  /** The case looked at last, by file. */
  private readonly indexes = new Map<string, number>();
  private readonly later = new Later();
  /** Settles when the case was turned to where it was wanted. */
  private turning: Promise<void> = Promise.resolve();
  /** Keeps what is looked at, to be there again when the window was reloaded. */
  remember: (saved: SavedPanel) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looked = '';
  private place: PositionRef = startPosition;

  constructor() {
    super();
    this.context = null;
    this.state = null;
    this.currentLine = null;
    this.index = 0;
    this.predictFirst = false;
    this.hiding = false;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  setState(state: PanelState): void {
    clearTimeout(this.timer);
    const before = this.state;
    const isOther = before !== null && fileOf(before) !== fileOf(state);
    if (isOther) {
      this.indexes.set(fileOf(before), this.index);
      this.index = this.indexes.get(fileOf(state)) ?? 0;
      this.later.act = null;
      this.looked = '';
      this.hiding = false;
    } else if (state.kind !== 'answer' && state.kind !== 'solving') this.later.drop();
    if (before?.kind === 'answer' && state.kind === 'solving' && mayStay(before, state.file)) {
      this.timer = setTimeout(() => {
        this.state = state;
      }, patience);
      return;
    }
    if (state.kind === 'answer') {
      this.index = Math.min(this.index, Math.max(0, state.cases.length - 1));
    }
    this.state = state;
  }

  setCurrentLine(line: number | null): void {
    this.currentLine = line;
  }

  setVerifyProgress(share: number): void {
    this.caseView?.verifyProgress(share);
  }

  look(index: number, position: PositionRef): void {
    this.index = index;
    this.turning = this.updateComplete.then(() => this.caseView?.look(position));
  }

  setPredictFirst(on: boolean): void {
    this.predictFirst = on;
  }

  /** Begins a game against the engine, as soon as there is an answer. */
  play(): void {
    this.wantsPlay = true;
    this.requestUpdate();
  }

  verify(): void {
    this.caseView?.verify();
  }

  sendChart(): void {
    if (this.context !== null) sendChart(this.context.host);
  }

  private get caseView(): CaseView | null {
    return this.cases.isConnected ? this.cases : null;
  }

  /** The case looks at a position of it. */
  private readonly looking = ({ uri, version }: PanelFile, index: number, position: PositionRef, hidden: boolean): void => {
    this.place = position;
    this.hiding = hidden;
    const looked = JSON.stringify([uri, version, index, position, hidden]);
    if (looked === this.looked) return;
    this.looked = looked;
    this.context?.host.looking(uri, version, index, position, hidden);
    this.save();
  };

  private save(): void {
    if (this.state?.kind !== 'answer') return;
    const { uri, pinned = false } = this.state.file;
    this.remember({ uri, index: this.index, position: this.place, pinned });
  }

  protected override willUpdate(changed: PropertyValues): void {
    // What was to be done in one case is not done in another.
    if (changed.has('index')) this.later.act = null;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('state')) this.save();
    const { state } = this;
    if (!this.wantsPlay || state === null || state.kind === 'solving') return;
    this.wantsPlay = false;
    if (state.kind === 'answer') void this.turning.then(() => this.caseView?.play());
  }

  private readonly choose = (index: number): void => {
    this.index = index;
  };

  protected override render(): TemplateResult | typeof nothing {
    const { context, state } = this;
    if (context === null || state === null) return nothing;
    return html`<main class="panel" aria-label=${context.labels.strategy}>
      <div class="inside">${this.content(context, state)}</div>
      <p class="sr" role="status">${this.announcement(context, state)}</p>
    </main>`;
  }

  private content(context: PanelContext, state: PanelState): TemplateResult | CaseView {
    switch (state.kind) {
      case 'empty':
        return emptyState(context);
      case 'unknown-game':
        return unknownGameState(context, state);
      case 'solving':
        return solvingState(context, state, !this.predictFirst && !this.hiding);
      case 'cancelled':
        return cancelledState(context, state, !this.predictFirst && !this.hiding);
      case 'errors':
        return errorsState(context, state);
      case 'failure':
        return failureState(context, state);
      case 'answer':
        return this.answer(context, state);
    }
  }

  private answer(context: PanelContext, state: AnswerState): CaseView {
    const { index, currentLine, choose, looking, predictFirst, later } = this;
    return Object.assign(this.cases, { context, state, index, currentLine, choose, looking, predictFirst, later });
  }

  /** What a screen reader says at a change of state. Shares of progress are not announced. */
  private announcement({ l10n, labels }: PanelContext, state: PanelState): string {
    switch (state.kind) {
      case 'empty':
        return '';
      case 'unknown-game':
        return labels.whichGame;
      case 'solving':
        return solvingHeading(l10n, state.progress);
      case 'cancelled':
        return cancelledSentence(l10n, state.ready.count, state.cases);
      case 'errors':
        return noAnswerYet(l10n, state.problems.filter(({ problem }) => problem.severity === 'error').length);
      case 'failure':
        return failureSentence(l10n, state.failure);
      case 'answer': {
        if (state.outdated !== null) return labels.outdatedStatus;
        if (this.predictFirst || this.hiding) return '';
        const chosen = state.cases[this.index];
        const { game } = state.file;
        return chosen === undefined || game === null
          ? ''
          : caseAnswerSentence(l10n, game, chosen.margin, this.index + 1, state.cases.length);
      }
    }
  }
}

function fileOf(state: PanelState): string {
  return state.kind === 'empty' ? '' : state.file.uri;
}

/** Whether an answer may stay in view while a file is solved: it is known to be outdated, or is of the same version. */
function mayStay(answer: AnswerState, { uri, version }: PanelFile): boolean {
  return answer.file.uri === uri && (answer.outdated !== null || answer.file.version === version);
}

customElements.define('op-panel', Panel);
