import type { CodeLensProvider, TextDocument, Uri } from 'vscode';
import { CodeLens, EventEmitter, l10n, languages, workspace } from 'vscode';
import { answerLens } from '../words/extensionAnswer.ts';
import { solveStatus } from '../words/extensionStatus.ts';
import { isCurrent } from './cases.ts';
import { Owner } from './disposables.ts';
import type { KnownInputs } from './known.ts';
import { commands, settings } from './manifest.ts';
import { setting } from './setting.ts';
import type { States } from './states.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';

/** Cases of a file that have a line of their own in the editor. */
const mostCases = 200;

/** *Solve* above an input; once it is solved the answer above each case, which opens its explanation. Nothing where answers are hidden. */
export class AnswerLenses extends Owner implements CodeLensProvider {
  private readonly _known: KnownInputs;
  private readonly _states: States;
  private readonly _panel: StrategyPanel;
  private readonly _changed = this._register(new EventEmitter<void>());
  readonly onDidChangeCodeLenses = this._changed.event;
  /** What the editor shows of each input of known state. */
  private readonly _seen = new Map<string, string>();

  constructor(known: KnownInputs, states: States, panel: StrategyPanel) {
    super();
    this._known = known;
    this._states = states;
    this._panel = panel;
    this._register(states.onDidChange(({ uri }) => this._refresh(uri)));
    this._register(known.onDidChange(() => this._changed.fire()));
    this._register(panel.onDidChange(() => states.inputs().forEach((uri) => this._refresh(uri))));
    this._register(workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('optimalPlay') && this._changed.fire()));
    this._register(languages.registerCodeLensProvider('*', this));
  }

  provideCodeLenses(document: TextDocument): CodeLens[] {
    const { uri } = document;
    const off = !setting(settings.codeLens, uri) || setting(settings.predictFirst, uri);
    if (off || !this._known.isCertain(document)) return [];
    const state = this._states.of(uri);
    const lens = (line: number, title: string, command: string, index?: number): CodeLens =>
      new CodeLens(document.lineAt(Math.min(line, document.lineCount - 1)).range, { title, command, arguments: [uri, index] });
    if (!isCurrent(state)) return state?.kind === 'solving' ? [] : [lens(0, solveStatus(l10n), commands.solve)];
    const { game } = state.file;
    if (game === null || this._panel.hides(state)) return [];
    return state.cases
      .slice(0, mostCases)
      .map(({ line, margin }, index) => lens(line, answerLens(l10n, game, margin), commands.explain, index));
  }

  private _refresh(uri: Uri): void {
    const state = this._states.of(uri);
    const seen = state && `${state.kind} ${isCurrent(state) && `${state.file.version} ${this._panel.hides(state)}`}`;
    const key = uri.toString();
    if (this._seen.get(key) === seen) return;
    if (seen) this._seen.set(key, seen);
    else this._seen.delete(key);
    this._changed.fire();
  }
}
