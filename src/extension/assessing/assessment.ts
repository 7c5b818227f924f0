import type { Uri } from 'vscode';
import { commands, l10n, Range, Uri as Uris, ViewColumn, window } from 'vscode';
import type { AssessHostApi, AssessState, AssessViewApi } from '../../panel/protocol/assessApi.ts';
import { assessHostCalls, savedAssess } from '../../panel/protocol/assessGuards.ts';
import { assessLabels } from '../../words/assess.ts';
import { featureName } from '../../words/features.ts';
import { counterexampleName } from '../../words/wrongStrategies.ts';
import { Owner } from '../disposables.ts';
import { assessmentType, commands as ids } from '../manifest.ts';
import { openExample } from '../open.ts';
import type { SolveOptions } from '../solveCommand.ts';
import { solveAndShow } from '../solveCommand.ts';
import { ToolPage } from '../webview/toolPage.ts';
import { addInput, gapAt } from './addInput.ts';
import type { AssessorOptions } from './assessor.ts';
import { Assessor } from './assessor.ts';
import { folderScope, scopeOf, wholeScope } from './scope.ts';

interface AssessmentOptions extends AssessorOptions {
  readonly extensionUri: Uri;
  readonly solving: SolveOptions;
}

/** *Assess Test Suite*: the command, and the page that shows what it finds. */
export class Assessment extends Owner {
  private readonly _options: AssessmentOptions;
  private readonly _assessor: Assessor;
  private readonly _page: ToolPage<AssessHostApi, AssessViewApi>;
  private _adding: Promise<void> = Promise.resolve();

  constructor(options: AssessmentOptions) {
    super();
    this._options = options;
    const { extensionUri, solving } = options;
    this._assessor = this._register(new Assessor(options));
    this._page = this._register(
      new ToolPage<AssessHostApi, AssessViewApi>({
        extensionUri,
        log: solving.log,
        type: assessmentType,
        page: 'assessment',
        title: assessLabels(l10n).title,
        host: this.host,
        calls: assessHostCalls,
        tells: ['setState'],
        restored: (state) => this._restore(state),
        closed: () => this._assessor.cancel(),
      }),
    );
    this._register(this._assessor.onDidChange(() => this._tell()));
    this._register(
      commands.registerCommand(ids.assess, async (argument: unknown) => {
        const scope = scopeOf(argument);
        this._page.show();
        await this._assessor.assess(scope);
      }),
    );
  }

  /** What the page shows, or would. */
  get state(): AssessState | undefined {
    return this._assessor.state;
  }

  /** What the page may call. */
  get host(): AssessHostApi {
    const assessor = (): Assessor => this._assessor;
    const { engine, solving } = this._options;
    const { log } = solving;
    return {
      ready: () => this._tell(),
      log: (message) => log.channel.warn(`Test suite: ${message}`),
      again: () => log.background(assessor().assess(assessor().scope ?? wholeScope())),
      cancel: () => assessor().cancel(),
      openFile: (run, file) => log.background(this._open(run, file)),
      addInput: (run, input) => {
        // One after the other: at the second click there is no gap any more, and the next free name is another one.
        this._adding = this._adding.then(() => addInput(assessor(), engine, run, input)).catch((error: unknown) => log.unexpected(error));
      },
      explain: (run, input) => log.background(this._explain(run, input)),
    };
  }

  private _tell(): void {
    const { state } = this._assessor;
    if (state) this._page.view?.setState(state);
  }

  private _restore(state: unknown): void {
    const folder = savedAssess(state) ? state.folder : null;
    const scope = folder === null ? wholeScope() : folderScope(Uris.parse(folder));
    this._options.solving.log.background(this._assessor.assess(scope));
  }

  private async _open(run: number, file: number): Promise<void> {
    const testCase = this._assessor.caseAt(run, file);
    if (!testCase) return;
    const { input, entry } = testCase;
    await window.showTextDocument(input, {
      viewColumn: ViewColumn.Beside,
      preview: true,
      ...(entry && { selection: new Range(entry.line, 0, entry.line, 0) }),
    });
  }

  private async _explain(run: number, input: string): Promise<void> {
    const found = gapAt(this._assessor, run, input);
    if (!found) return;
    const { strategies, features } = found.gap;
    const name = strategies.length > 0 ? counterexampleName(l10n, strategies[0].id) : featureName(l10n, features[0]);
    await solveAndShow(this._options.solving, await openExample(found.game, name, input));
  }
}
