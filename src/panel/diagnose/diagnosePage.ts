import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { GameId } from '../../games/game.ts';
import { catalogue } from '../../games/catalogue.ts';
import { fittingOf } from '../../testCases/fitting.ts';
import { fitsHeading, verdictSentence } from '../../words/diagnose.ts';
import { paragraph } from '../../words/lists.ts';
import { gameName } from '../../words/names.ts';
import type { Reply } from '../../worker/api.ts';
import { button } from '../parts/controls.ts';
import type { DiagnoseSource, GameMistakes, OpenInput, SavedDiagnose } from '../protocol/diagnoseApi.ts';
import type { CheckpointsView } from './checkpointsView.ts';
import './checkpointsView.ts';
import type { DiagnoseContext } from './context.ts';
import { PrintedBox } from './printedBox.ts';
import { fitsSection } from './strategies.ts';
import { fingerprintSection, inputSection } from './sources.ts';

const games: readonly GameId[] = catalogue.map(({ id }) => id);
const noCheckpoints: SavedDiagnose['checkpoints'] = { open: false, of: 'fingerprint', caseNumber: '1', set: '', ones: 'taken' };

/** The page of *My Program Prints...*: what a program prints for a fingerprint and for a file, and which wrong strategies fit. */
export class DiagnosePage extends LitElement {
  static override properties = { game: { attribute: false }, input: { attribute: false } };
  declare private game: GameId;
  declare private input: OpenInput | null;
  private context: DiagnoseContext | null = null;
  private remember: (saved: SavedDiagnose) => void = () => {};
  private checkpoints = noCheckpoints;
  private readonly mistakes = new Map<GameId, Reply<GameMistakes>>();
  private readonly fingerprints: Readonly<Record<GameId, PrintedBox>> = {
    'family-photos': this.box(() => ({ kind: 'fingerprint', game: 'family-photos' })),
    'gems-fight': this.box(() => ({ kind: 'fingerprint', game: 'gems-fight' })),
  };
  private readonly ofInput = this.box(() => ({ kind: 'input', uri: this.input?.uri ?? '' }));
  /** The file that what is typed for a file belongs to. */
  private typedFor: string | null = null;

  constructor() {
    super();
    this.game = 'family-photos';
    this.input = null;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  /** What it rests on; `saved` is what an earlier page left. */
  begin(context: DiagnoseContext, saved: SavedDiagnose | null, remember: (saved: SavedDiagnose) => void): void {
    this.context = context;
    if (saved !== null) {
      this.game = saved.game;
      this.typedFor = saved.input;
      this.checkpoints = saved.checkpoints;
      for (const game of games) this.fingerprints[game].printed = saved.printed[game];
      this.ofInput.printed = saved.printed.input;
      for (const game of games) void this.fingerprints[game].compare();
    }
    this.remember = remember;
    void this.learn(this.game);
    window.addEventListener('focus', () => this.takeFocus());
  }

  setInput(input: OpenInput | null, turnTo: boolean): void {
    const before = this.input;
    this.input = input;
    if (input !== null && input.uri !== this.typedFor) {
      this.typedFor = input.uri;
      this.ofInput.printed = '';
    }
    if (turnTo && input?.game) this.choose(input.game);
    if (before?.uri !== input?.uri || before?.version !== input?.version || before?.game !== input?.game) void this.ofInput.compare();
    void this.updateComplete.then(() => (turnTo ? this.firstBox?.focus() : this.takeFocus()));
  }

  private get firstBox(): HTMLElement | null {
    return this.querySelector('textarea');
  }

  /** The first box gets the focus where nothing of the page has it. */
  private takeFocus(): void {
    if (document.hasFocus() && document.activeElement === document.body) this.firstBox?.focus();
  }

  private box(source: () => DiagnoseSource): PrintedBox {
    return new PrintedBox(
      async (printed) => (await this.context?.host.diagnose(source(), printed)) ?? { ok: false, failure: { code: 'cancelled' } },
      () => {
        this.requestUpdate();
        this.save();
      },
    );
  }

  private save(): void {
    const { fingerprints, ofInput } = this;
    this.remember({
      game: this.game,
      input: this.input?.uri ?? this.typedFor,
      printed: {
        'family-photos': fingerprints['family-photos'].printed,
        'gems-fight': fingerprints['gems-fight'].printed,
        input: ofInput.printed,
      },
      checkpoints: this.checkpoints,
    });
  }

  private choose(game: GameId): void {
    this.game = game;
    this.save();
    void this.learn(game);
  }

  private async learn(game: GameId): Promise<void> {
    if (this.context === null || this.mistakes.get(game)?.ok) return;
    this.mistakes.set(game, await this.context.host.mistakes(game));
    this.requestUpdate();
  }

  /** The file, where it may be an input of the game looked at. */
  private get shownInput(): OpenInput | null {
    return this.input !== null && (this.input.game ?? this.ofInput.diagnosis?.game ?? this.game) === this.game ? this.input : null;
  }

  /** Boxes of the game looked at. */
  private get boxes(): readonly PrintedBox[] {
    const fingerprint = this.fingerprints[this.game];
    return this.shownInput === null ? [fingerprint] : [this.ofInput, fingerprint];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { context, game, shownInput } = this;
    if (context === null) return nothing;
    const { labels } = context;
    const known = this.mistakes.get(game);
    const mistakes = known?.ok ? known.value : null;
    const diagnoses = this.boxes.flatMap(({ diagnosis }) => (diagnosis?.game === game ? [diagnosis] : []));
    const fitting = fittingOf(diagnoses);
    return html`<main class="panel diagnose" aria-labelledby="diagnose">
      <div class="inside">
        <header class="lead">
          <h1 id="diagnose">${labels.heading}</h1>
          <p class="muted">${labels.intro}</p>
          ${this.gameChoice(context)}
        </header>
        <div class="cols">
          <div class="col">
            ${shownInput === null ? nothing : inputSection(context, shownInput, this.ofInput)}
            ${fingerprintSection(context, game, mistakes?.fingerprint ?? '', this.fingerprints[game])}
            ${
              shownInput === null
                ? html`<div class="sec">
                    <div class="actions">${button({ label: labels.chooseInput, act: () => context.host.chooseInput() })}</div>
                  </div>`
                : nothing
            }
          </div>
          <div class="col">
            ${fitsSection(context, { fitting, mistakes, inputs: diagnoses.length, toCheckpoints: () => this.toCheckpoints() })}
            <op-checkpoints
              .context=${context}
              .game=${game}
              .input=${shownInput}
              .saved=${this.checkpoints}
              .keep=${this.keepCheckpoints}
            ></op-checkpoints>
            <section class="sec pack" aria-labelledby="pack">
              <header><h2 id="pack">${labels.pack}</h2></header>
              <p class="small muted">${labels.packNote}</p>
              <div class="actions">${button({ label: labels.savePack, icon: 'export', act: () => context.host.saveExactPack(game) })}</div>
            </section>
          </div>
        </div>
      </div>
      <p class="sr" role="status">${this.announcement(context)}</p>
    </main>`;
  }

  private gameChoice({ l10n, labels }: DiagnoseContext): TemplateResult {
    return html`<fieldset class="radios">
      <legend class="sr">${labels.game}</legend>
      ${games.map(
        (game) =>
          html`<label
            ><input
              type="radio"
              name="game"
              .checked=${game === this.game}
              @change=${() => this.choose(game)}
            />${gameName(l10n, game)}</label
          >`,
      )}
    </fieldset>`;
  }

  private readonly keepCheckpoints = (checkpoints: SavedDiagnose['checkpoints']): void => {
    this.checkpoints = checkpoints;
    this.save();
    this.requestUpdate();
  };

  private toCheckpoints(): void {
    void this.querySelector<CheckpointsView>('op-checkpoints')?.show();
  }

  /** What a screen reader says when an output was compared. */
  private announcement({ l10n }: DiagnoseContext): string {
    if (this.boxes.some(({ asking }) => asking)) return '';
    const diagnoses = this.boxes.flatMap(({ diagnosis }) => (diagnosis === null ? [] : [diagnosis]));
    const fitting = fittingOf(diagnoses);
    return paragraph([...diagnoses.map((one) => verdictSentence(l10n, one)), fitting === null ? '' : fitsHeading(l10n, fitting)]);
  }
}

customElements.define('op-diagnose', DiagnosePage);
