import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PositionRef } from '../games/game.ts';
import { CaseData } from './data/caseData.ts';
import { KeptCases } from './data/keptCases.ts';
import { hidesOutcome, isUnanswered } from './data/playState.ts';
import type { GameContext, PanelContext } from './parts/context.ts';
import type { PanelFile } from './protocol/panelApi.ts';
import type { AnswerState, CaseScene } from './scene.ts';
import { actAgain, Later, targetOf } from './views/again.ts';
import { answerSection } from './views/answer.ts';
import { caseSwitcher } from './views/caseSwitcher.ts';
import { explanation } from './views/explanation.ts';
import { fileHeader } from './views/header.ts';
import { noCases } from './views/noCases.ts';
import { OnDemand } from './views/onDemand.ts';
import { actOn, type KeyAction, keyAction } from './views/keys.ts';
import { restartedNotice } from './views/notices.ts';
import { focusPlay, playKey, playPage, playSpoken } from './views/playPage.ts';
import { shortcuts } from './views/shortcuts.ts';
import { spoken } from './views/spoken.ts';
import { alarm, startVerifying } from './views/verify.ts';

/** The answer of a file, one case at a time, with everything that explains it. */
export class CaseView extends LitElement {
  static override properties = {
    context: { attribute: false },
    state: { attribute: false },
    index: { attribute: false },
    currentLine: { attribute: false },
    choose: { attribute: false },
    looking: { attribute: false },
    predictFirst: { attribute: false },
    later: { attribute: false },
  };
  declare context: PanelContext | null;
  declare state: AnswerState | null;
  declare index: number;
  declare currentLine: number | null;
  declare choose: (index: number) => void;
  /** Hears which position is looked at, and whether what comes of it is hidden. */
  declare looking: (file: PanelFile, index: number, position: PositionRef, hidden: boolean) => void;
  /** Values stay hidden until the person has chosen a move: a case opens as a game. */
  declare predictFirst: boolean;
  /** What is to be done once an outdated answer was solved anew; shared with the panel. */
  declare later: Later;
  private data: CaseData | null = null;
  private readonly kept = new KeptCases();
  private dismissed = false;
  private moment = 0;
  private readonly onDemand = new OnDemand(this);

  constructor() {
    super();
    this.context = null;
    this.state = null;
    this.index = 0;
    this.currentLine = null;
    this.choose = () => {};
    this.looking = () => {};
    this.predictFirst = false;
    this.later = new Later();
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.onKey);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { context, state, index } = this;
    const summary = state?.cases[index];
    if (context === null || state === null || summary === undefined) {
      this.data = null;
      return;
    }
    if (!state.restarted) this.dismissed = false;
    const { data, isNew, left } = this.kept.show(state.file, index, summary, () => {
      const made: CaseData = new CaseData(context.host, state.file.version, index, summary, () => {
        if (this.data === made) this.requestUpdate();
      });
      return made;
    });
    if (data !== this.data) this.moment = data.play.moment;
    this.data = data;
    // Who has left a game to see the answer is not asked again after an edit.
    if (isNew && this.predictFirst && !left) void data.play.begin(true);
    else if (changed.has('state') && state.outdated === null && data.failure) data.start();
    if (state.outdated !== null) {
      data.play.edited();
      this.later.ask(isUnanswered(data.play.state));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, state, data } = this;
    const game = state?.file.game ?? null;
    if (context === null || state === null || game === null) return nothing;
    if (data === null) return noCases({ ...context, game }, state);
    const gameContext: GameContext = { ...context, game };
    const stale = state.outdated !== null;
    const scene: CaseScene = {
      context: gameContext,
      data,
      currentLine: stale ? null : this.currentLine,
      goTo: (turn) => void data.positions.goTo(turn),
      take: (...moves) => void data.positions.take(...moves),
      reveal: (line) => {
        if (line !== null) context.host.reveal(line, 0, 0);
      },
      open: this.onDemand.open,
      toggle: (part) => this.onDemand.toggle(part),
      predictFirst: this.predictFirst,
    };
    const loud = alarm(scene);
    const playing = loud === null ? data.play.state : null;
    const first = {
      handleEvent: (event: MouseEvent | KeyboardEvent) => (stale ? this.solveFirst(event) : (this.later.act = null)),
      capture: true,
    };
    return html`${fileHeader(gameContext, state.file, {
        cases: state.cases.length,
        ledger: data.ledger,
        solve: true,
        keys: () => scene.toggle('shortcuts'),
      })}
      ${shortcuts(scene)}
      ${
        state.cases.length > 1
          ? caseSwitcher(gameContext, state.cases, this.index, { tell: !this.predictFirst && !this.kept.hides, choose: this.choose })
          : nothing
      }
      ${state.restarted && !this.dismissed ? restartedNotice(context, () => this.dismiss()) : nothing}
      ${playing === null ? (loud ?? answerSection(scene, state)) : playPage(scene, playing)}
      <div class=${stale ? 'stale' : ''} @click=${first} @keydown=${first}>
        ${loud === null && playing === null ? explanation(scene) : nothing}
      </div>
      <p class="sr" aria-live="polite">${playing === null ? spoken(gameContext, data) : playSpoken(scene, playing)}</p>`;
  }

  protected override updated(): void {
    const { data, state } = this;
    // While something else is shown, games go on in it, unseen.
    if (data === null || state === null || !this.isConnected) return;
    if (state.outdated === null) this.later.tryIn(this, data.isThere);
    this.looking(state.file, data.index, data.position.at, hidesOutcome(data.play.state));
    if (data.play.moment === this.moment) return;
    this.moment = data.play.moment;
    void focusPlay(this, data.play);
  }

  /** Has a move of the case predicted, where that is not on. */
  predict(): true {
    if (this.data?.play.state === null) void this.data.play.begin(true);
    return true;
  }

  /** Begins a game against the engine. */
  async play(): Promise<void> {
    await this.updateComplete;
    await this.data?.play.begin(this.predictFirst);
  }

  /** Turns to a position, from the main line on. */
  async look({ turn, branch }: PositionRef): Promise<void> {
    await this.updateComplete;
    const positions = this.data?.positions;
    if (positions === undefined) return;
    await positions.toMain();
    await positions.goTo(turn);
    if (branch.length > 0) await positions.take(...branch);
  }

  /** Plays the position looked at out. */
  verify(): void {
    if (this.data !== null) void startVerifying({ data: this.data }, this);
  }

  /** Exhaustive play has come so far, 0 to 1. */
  verifyProgress(share: number): void {
    this.data?.verification.progress(share);
  }

  private dismiss(): void {
    this.dismissed = true;
    this.requestUpdate();
  }

  /** An action in an outdated answer solves first, and is done then. */
  private solveFirst(event: MouseEvent | KeyboardEvent): void {
    const target = targetOf(this, event);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.later.act = (view) => actAgain(view, target);
    this.context?.host.solve();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { data, state } = this;
    if (data === null || state === null) return;
    const turns = data.position.line.turns.count;
    const playing = data.play.state !== null;
    const action = keyAction(event, {
      turn: data.turn,
      turns,
      index: this.index,
      cases: state.cases.length,
      closable: this.onDemand.closable,
    });
    if (playing ? !playKey(event, data.play, action) : action === null) return;
    event.preventDefault();
    // The editor has commands on some of these keys: it would see what bubbles further.
    event.stopPropagation();
    if (action !== null) this.act(action);
  };

  /** Does what a key stands for, and is through with it. */
  act(action: KeyAction): true {
    const { data, state, onDemand } = this;
    if (data === null || state === null) return true;
    this.later.act = null;
    if (action.kind === 'case') this.choose(action.to);
    else if (action.kind === 'shortcuts') onDemand.toggle(action.kind);
    else if (action.kind === 'close') {
      // The fields stay as long as a filter is on.
      if (onDemand.open.has('filter')) void data.position.moves.setFilter({});
      onDemand.close();
    } else if (state.outdated !== null) {
      this.later.act = (view) => view.act(action);
      this.context?.host.solve();
    } else if (action.kind === 'filter') void onDemand.openField('filter', '.filter vscode-textfield');
    else if (action.kind === 'go-to') void onDemand.openField('go-to', data.play.state !== null ? '.find-stack' : '.go-to');
    else if (action.kind === 'verify') this.verify();
    else actOn(data, action);
    return true;
  }
}

customElements.define('op-case', CaseView);
