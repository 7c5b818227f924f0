import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Move, PositionRef } from '../games/game.ts';
import { CaseData } from './data/caseData.ts';
import type { GameContext, PanelContext } from './parts/context.ts';
import type { PanelState } from './protocol/panelApi.ts';
import { answerSection } from './views/answer.ts';
import { caseSwitcher } from './views/caseSwitcher.ts';
import { explanation } from './views/explanation.ts';
import { fileHeader } from './views/header.ts';
import { noCases } from './views/noCases.ts';
import { actOn, keyAction } from './views/keys.ts';
import { restartedNotice } from './views/notices.ts';
import { focusPlay, playKey, playPage, playSpoken } from './views/playPage.ts';
import { shortcuts } from './views/shortcuts.ts';
import { spoken } from './views/spoken.ts';
import { alarm, startVerifying } from './views/verify.ts';

export type AnswerState = Extract<PanelState, { readonly kind: 'answer' }>;

/** What the sections of one case are made from. */
export interface CaseScene {
  readonly context: GameContext;
  readonly data: CaseData;
  /** The editor's cursor is on this line of the file; null: on none. */
  readonly currentLine: number | null;
  /** Looks at the position after a turn of the line that one is on. */
  readonly goTo: (turn: number) => void;
  /** Takes moves from the position looked at, whatever they lose. */
  readonly take: (...moves: readonly Move[]) => void;
  /** Shows a line of the file in the editor. */
  readonly reveal: (line: number | null) => void;
  /** What is shown on demand: stacks of a part of the ledger, 'filter', 'go-to', 'shortcuts'. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (part: string) => void;
  /** A game begins with the values hidden. */
  readonly predictFirst: boolean;
}

/** What keys show and Escape hides. */
const onDemand = ['shortcuts', 'filter', 'go-to'] as const;

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
  };
  declare context: PanelContext | null;
  declare state: AnswerState | null;
  declare index: number;
  declare currentLine: number | null;
  declare choose: (index: number) => void;
  /** Hears which position is looked at. */
  declare looking: (position: PositionRef) => void;
  /** Values stay hidden until the person has chosen a move: a case opens as a game. */
  declare predictFirst: boolean;
  private data: CaseData | null = null;
  private key = '';
  private dismissed = false;
  private moment = 0;
  private readonly open = new Set<string>();

  constructor() {
    super();
    this.context = null;
    this.state = null;
    this.index = 0;
    this.currentLine = null;
    this.choose = () => {};
    this.looking = () => {};
    this.predictFirst = false;
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
      this.key = '';
      return;
    }
    if (!state.restarted) this.dismissed = false;
    const key = `${state.file.uri} ${state.file.version} ${state.file.game} ${index}`;
    if (key !== this.key) {
      const same = !changed.has('index') && this.key.startsWith(`${state.file.uri} `);
      const left = same && this.data?.play.state === null;
      this.key = key;
      this.moment = 0;
      const data: CaseData = new CaseData(context.host, state.file.version, index, summary, () => {
        if (this.data === data) this.requestUpdate();
      });
      this.data = data;
      // Who has left a game to see the answer is not asked again after an edit.
      if (this.predictFirst && !left) void data.play.begin(true);
    } else if (changed.has('state') && state.outdated === null && this.data?.failure) this.data.start();
    if (state.outdated !== null) this.data?.play.edited();
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
      open: this.open,
      toggle: (part) => this.toggle(part),
      predictFirst: this.predictFirst,
    };
    const loud = alarm(scene);
    const playing = loud === null ? data.play.state : null;
    const switcher = state.cases.length > 1 && playing === null;
    return html`${fileHeader(gameContext, state.file, {
        cases: state.cases.length,
        ledger: data.ledger,
        solve: true,
        keys: () => scene.toggle('shortcuts'),
      })}
      ${shortcuts(scene)} ${switcher ? caseSwitcher(gameContext, state.cases, this.index, this.choose) : nothing}
      ${state.restarted && !this.dismissed ? restartedNotice(context, () => this.dismiss()) : nothing}
      ${playing === null ? (loud ?? answerSection(scene, state)) : playPage(scene, playing)}
      <div class=${stale ? 'stale' : ''} @click=${{ handleEvent: (event: Event) => stale && this.solveFirst(event), capture: true }}>
        ${loud === null && playing === null ? explanation(scene) : nothing}
      </div>
      <p class="sr" aria-live="polite">${playing === null ? spoken(gameContext, data) : playSpoken(scene, playing)}</p>`;
  }

  protected override updated(): void {
    const { data } = this;
    if (data === null) return;
    this.looking(data.position.at);
    if (data.play.moment === this.moment) return;
    this.moment = data.play.moment;
    void focusPlay(this, data.play);
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

  /** An action in an outdated answer solves first. */
  private solveFirst(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    this.context?.host.solve();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { data, state } = this;
    if (data === null || state === null) return;
    const turns = data.position.line.turns.count;
    const closable = onDemand.some((part) => this.open.has(part));
    const playing = data.play.state !== null;
    const action = keyAction(event, { turn: data.turn, turns, index: this.index, cases: state.cases.length, closable });
    if (playing ? !playKey(event, data.play, action) : action === null) return;
    event.preventDefault();
    // The editor has commands on some of these keys: it would see what bubbles further.
    event.stopPropagation();
    if (action === null) return;
    if (action.kind === 'case') this.choose(action.to);
    else if (action.kind === 'shortcuts') this.toggle(action.kind);
    else if (action.kind === 'close') this.closeAll();
    else if (state.outdated !== null) this.context?.host.solve();
    else if (action.kind === 'filter') void this.openField('filter', '.filter vscode-textfield');
    else if (action.kind === 'go-to') void this.openField('go-to', playing ? '.find-stack' : '.go-to');
    else if (action.kind === 'verify') this.verify();
    else actOn(data, action);
  };

  /** Shows a field and puts the focus into it. */
  private async openField(name: string, selector: string): Promise<void> {
    this.open.add(name);
    this.requestUpdate();
    await this.updateComplete;
    const field = this.querySelector<HTMLElement>(selector);
    field?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  }

  private closeAll(): void {
    // The fields stay as long as a filter is on.
    if (this.open.has('filter')) void this.data?.position.moves.setFilter({});
    for (const part of onDemand) this.open.delete(part);
    this.requestUpdate();
  }

  private toggle(part: string): void {
    if (!this.open.delete(part)) this.open.add(part);
    this.requestUpdate();
    if (part === 'shortcuts' && this.open.has(part)) void this.openField(part, '.shortcuts button');
  }
}

customElements.define('op-case', CaseView);
