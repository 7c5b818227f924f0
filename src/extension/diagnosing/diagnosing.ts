import type { QuickPickItem } from 'vscode';
import { env, l10n, Uri, window, workspace } from 'vscode';
import { languageOf } from '../../games/catalogue.ts';
import type { GameId } from '../../games/game.ts';
import type { StrategyId } from '../../games/strategyIds.ts';
import { familyPhotosStrategies } from '../../games/strategyIds.ts';
import type { DiagnoseHostApi, DiagnoseSource, DiagnoseViewApi, OpenInput } from '../../panel/protocol/diagnoseApi.ts';
import { diagnoseHostCalls, savedDiagnose } from '../../panel/protocol/diagnoseGuards.ts';
import { chooseInputTitle, diagnoseTitle, fingerprintCopied, noOpenInput } from '../../words/diagnose.ts';
import { setsHeader, tooManySets } from '../../words/diagnoseCheckpoints.ts';
import { counterexampleName } from '../../words/wrongStrategies.ts';
import { failureSentence } from '../../words/failures.ts';
import type { Failure } from '../../worker/api.ts';
import { Owner } from '../disposables.ts';
import type { Engine } from '../engine.ts';
import { openDocument } from '../files.ts';
import type { GameChoices } from '../gameChoices.ts';
import { documentInput, nameOf } from '../inputs.ts';
import type { KnownInputs } from '../known.ts';
import type { Log } from '../log.ts';
import { diagnoseType } from '../manifest.ts';
import type { AnswerablePrompts, Prompts } from '../making/prompts.ts';
import { openExample, openText } from '../open.ts';
import { Debouncer } from '../timing.ts';
import { ToolPage } from '../webview/toolPage.ts';
import type { ExactPack } from './exactPack.ts';
import { DiagnoseQuestions } from './questions.ts';

/** Quiet time after an edit of the input before the page hears of it. */
const quietMilliseconds = 300;

export interface DiagnosingOptions {
  readonly extensionUri: Uri;
  readonly engine: Engine;
  readonly choices: GameChoices;
  readonly known: KnownInputs;
  readonly log: Log;
  readonly prompts: AnswerablePrompts;
  readonly exactPack: ExactPack;
  /** Solves what is behind a resource and shows it in the strategy panel. */
  readonly solve: (uri: Uri) => Promise<void>;
}

/** The page of *My Program Prints...*, and the file that it is about. */
export class Diagnosing extends Owner {
  readonly page: ToolPage<DiagnoseHostApi, DiagnoseViewApi>;
  /** What the page may call. */
  readonly host: DiagnoseHostApi;
  private readonly _options: DiagnosingOptions;
  private readonly _questions: DiagnoseQuestions;
  private readonly _edits = this._register(new Debouncer(quietMilliseconds));
  private _input: Uri | undefined;
  /** The page has not yet heard that the user asked for this input. */
  private _turnTo = false;
  private _ready = false;

  constructor(options: DiagnosingOptions) {
    super();
    const { extensionUri, log } = options;
    this._options = options;
    this._questions = new DiagnoseQuestions(options.engine, options.choices);
    this.host = this._host();
    this.page = this._register(
      new ToolPage<DiagnoseHostApi, DiagnoseViewApi>({
        extensionUri,
        log,
        type: diagnoseType,
        page: 'diagnose',
        title: diagnoseTitle(l10n),
        host: this.host,
        calls: diagnoseHostCalls,
        tells: ['setInput'],
        restored: (state) => {
          if (savedDiagnose(state) && state.input !== null) this._input ??= Uri.parse(state.input);
        },
        closed: () => {
          this._ready = false;
          this._questions.cancel();
        },
      }),
    );
    this._register(
      workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.toString() === this._input?.toString()) this._edits.schedule('', () => this._tell());
      }),
    );
    this._register(options.choices.onDidChange((uri) => uri.toString() === this._input?.toString() && this._tell()));
  }

  /** Opens the page, about an input where one is given; else about the one before. */
  show(uri: Uri | undefined): void {
    // A page that was out of sight begins anew, and hears of it then.
    if (!this.page.visible) this._ready = false;
    if (uri) this._about(uri);
    this.page.show();
  }

  private _about(uri: Uri): void {
    this._input = uri;
    this._turnTo = true;
    this._tell();
  }

  private _tell(): void {
    if (!this._ready) return;
    this.page.view?.setInput(this._openInput(), this._turnTo);
    this._turnTo = false;
  }

  private _openInput(): OpenInput | null {
    const uri = this._input;
    if (!uri) return null;
    const document = openDocument(uri);
    const game = document ? this._options.choices.choiceFor(documentInput(document)).game : this._options.choices.of(uri);
    return { uri: uri.toString(), name: nameOf(uri), game, version: document?.version ?? 0 };
  }

  private _host(): DiagnoseHostApi {
    const { log, exactPack } = this._options;
    const questions = this._questions;
    return {
      ready: () => {
        this._ready = true;
        this._tell();
      },
      log: (message) => log.channel.warn(message),
      mistakes: (game) => questions.mistakes(game),
      diagnose: (source, printed) => questions.diagnose(this._allowed(source), printed),
      checkpoints: (source, question) => questions.checkpoints(this._allowed(source), question),
      showSets: (source, index, ones) => log.background(this._showSets(this._allowed(source), index, ones)),
      copyFingerprint: (game) => log.background(this._copyFingerprint(game)),
      openFingerprint: (game) => log.background(this._openFingerprint(game)),
      chooseInput: () => log.background(this._chooseInput()),
      revealInput: () => log.background(this._revealInput()),
      explain: (id) => log.background(this._explain(id)),
      saveExactPack: (game) => log.background(exactPack.save(game)),
    };
  }

  /** The page reads no other file than the one that it is about. */
  private _allowed(source: DiagnoseSource): DiagnoseSource {
    return source.kind === 'fingerprint' ? source : { kind: 'input', uri: this._input?.toString() ?? '' };
  }

  private async _showSets(source: DiagnoseSource, index: number, ones: 'taken' | 'left'): Promise<void> {
    const reply = await this._questions.sets(source, index, ones);
    if (!reply.ok) this._say(reply.failure);
    else if (reply.value === null) this._prompts.warn(tooManySets(l10n));
    else await openText('plaintext', `${setsHeader(l10n, index + 1, ones)}\n\n${reply.value}`);
  }

  private async _copyFingerprint(game: GameId): Promise<void> {
    const known = await this._questions.mistakes(game);
    if (!known.ok) return this._say(known.failure);
    await env.clipboard.writeText(known.value.fingerprint);
    this._prompts.tell(fingerprintCopied(l10n));
  }

  private async _openFingerprint(game: GameId): Promise<void> {
    const known = await this._questions.mistakes(game);
    if (known.ok) await openText(languageOf(game), known.value.fingerprint);
    else this._say(known.failure);
  }

  private async _chooseInput(): Promise<void> {
    const inputs = workspace.textDocuments.filter((document) => this._options.known.has(document) && !document.isClosed);
    if (inputs.length === 0) return void window.showInformationMessage(noOpenInput(l10n));
    const items = inputs.map(({ uri }): QuickPickItem & { readonly uri: Uri } => ({
      label: nameOf(uri),
      description: workspace.asRelativePath(uri),
      uri,
    }));
    const item = await this._prompts.pick(items, { title: chooseInputTitle(l10n) });
    if (item) this._about(item.uri);
  }

  private async _revealInput(): Promise<void> {
    if (this._input) await window.showTextDocument(this._input);
  }

  private async _explain(id: StrategyId): Promise<void> {
    const game: GameId = familyPhotosStrategies.some((one) => one === id) ? 'family-photos' : 'gems-fight';
    const known = await this._questions.mistakes(game);
    if (!known.ok) return this._say(known.failure);
    const found = known.value.wrongStrategies.find((one) => one.id === id);
    if (found) await this._options.solve(await openExample(game, counterexampleName(l10n, id), found.smallest.input));
  }

  private get _prompts(): Prompts {
    return this._options.prompts.prompts;
  }

  private _say(failure: Failure): void {
    this._prompts.warn(failureSentence(l10n, failure));
  }
}
