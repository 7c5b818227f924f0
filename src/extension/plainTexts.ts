import type { TextDocumentContentProvider, Uri, ViewColumn } from 'vscode';
import { EventEmitter, l10n, window, workspace } from 'vscode';
import { startPosition } from '../games/game.ts';
import { explanationText } from '../words/explanationText.ts';
import { outdatedText, plainTextName } from '../words/extensionExports.ts';
import { Owner } from './disposables.ts';
import type { Explainer } from './explaining.ts';
import { documentLimits } from './explaining.ts';
import type { States } from './states.ts';
import type { Subject } from './subject.ts';
import { exampleOf, plainTextScheme, plainTextUri, subjectOf } from './subject.ts';

/**
 * Explanations as plain text in read-only documents: the name of such a document says what it explains, so that it is
 * there again after a reload. It changes with the answer, and says so while it is outdated.
 */
export class PlainTexts extends Owner implements TextDocumentContentProvider {
  private readonly _explainer: Explainer;
  private readonly _states: States;
  private readonly _changed = this._register(new EventEmitter<Uri>());
  readonly onDidChange = this._changed.event;
  /** The last explanation of each open document. */
  private readonly _texts = new Map<string, string>();
  /** What of each input the documents show: state and version. */
  private readonly _seen = new Map<string, string>();

  constructor(explainer: Explainer, states: States) {
    super();
    this._explainer = explainer;
    this._states = states;
    this._register(workspace.registerTextDocumentContentProvider(plainTextScheme, this));
    this._register(states.onDidChange(({ uri }) => this._refresh(uri)));
    this._register(
      workspace.onDidCloseTextDocument(({ uri }) => {
        this._texts.delete(uri.toString());
      }),
    );
  }

  async show(subject: Subject, name: string, viewColumn: ViewColumn): Promise<void> {
    const document = plainTextUri(subject, plainTextName(l10n, name));
    await window.showTextDocument(await workspace.openTextDocument(document), { viewColumn, preview: false });
  }

  async provideTextDocumentContent(document: Uri): Promise<string> {
    const subject = subjectOf(document);
    if (!subject) return exampleOf(document) ?? '';
    const last = this._texts.get(document.toString());
    const now = this._explainer.cases.answer(subject.uri);
    if (!now && last !== undefined) return this._states.of(subject.uri) ? `${outdatedText(l10n)}\n\n${last}` : last;
    const answer = now ?? (await this._explainer.answer(subject.uri));
    if (typeof answer === 'string') return `${answer}\n`;
    const index = Math.min(subject.index, answer.cases.length - 1);
    let explained = await this._explainer.explain({ ...subject, index }, documentLimits);
    // An edit may leave no such position.
    if (!explained.ok) explained = await this._explainer.explain({ ...subject, index, position: startPosition }, documentLimits);
    if (!explained.ok) return `${explained.sentence}\n`;
    const text = explanationText(explained.explanation, explained.title, l10n);
    this._texts.set(document.toString(), text);
    return text;
  }

  private _refresh(uri: Uri): void {
    const state = this._states.of(uri);
    const outdated = state?.kind === 'answer' && state.outdated !== null;
    const seen = `${state?.kind} ${state?.file.version} ${outdated}`;
    if (this._seen.get(uri.toString()) === seen) return;
    this._seen.set(uri.toString(), seen);
    for (const document of workspace.textDocuments) {
      if (subjectOf(document.uri)?.uri.toString() === uri.toString()) this._changed.fire(document.uri);
    }
  }
}
