import type { TextDocument, Uri } from 'vscode';
import { commands, EventEmitter, workspace } from 'vscode';
import { gameOfLanguage } from '../games/catalogue.ts';
import { Owner } from './disposables.ts';
import type { GameChoices } from './gameChoices.ts';
import { contextKeys } from './manifest.ts';
import { plainTextScheme } from './subject.ts';

const ordinary = new Set(['file', 'untitled', 'vscode-vfs', plainTextScheme]);

/**
 * Which documents are inputs of a game: those in one of our languages, those with a chosen game, those that were solved,
 * and those whose text a reader accepts without an error. A second copy of a file, such as the older side of a comparison,
 * is none for its language alone. Only in inputs does anything appear unasked.
 */
export class KnownInputs extends Owner {
  private readonly _changed = this._register(new EventEmitter<Uri>());
  readonly onDidChange = this._changed.event;
  private readonly _choices: GameChoices;
  private readonly _asked = new Set<string>();
  private readonly _accepted = new Set<string>();
  private _paths = '';

  constructor(choices: GameChoices) {
    super();
    this._choices = choices;
    this._register(choices.onDidChange((uri) => this._update(uri)));
    this._register(workspace.onDidOpenTextDocument((document) => this._update(document.uri)));
    this._register(workspace.onDidCloseTextDocument((document) => this._closed(document)));
    this._publish();
  }

  has(document: TextDocument): boolean {
    return this.isCertain(document) || this._accepted.has(document.uri.toString());
  }

  /** Known whatever its text holds. */
  isCertain({ uri, languageId }: TextDocument): boolean {
    return (gameOfLanguage(languageId) !== null && isOrdinary(uri)) || this._choices.of(uri) !== null || this._asked.has(uri.toString());
  }

  /** The user asked for this input to be solved: it is one until it is closed. */
  ask(uri: Uri): void {
    this._put(this._asked, uri, true);
  }

  /** Whether a reader accepts the text as it is now. */
  accept(uri: Uri, accepted: boolean): void {
    this._put(this._accepted, uri, accepted);
  }

  /** Some input is open. */
  get any(): boolean {
    return workspace.textDocuments.some((document) => this.has(document));
  }

  private _put(set: Set<string>, uri: Uri, member: boolean): void {
    const key = uri.toString();
    if (set.has(key) === member) return;
    if (member) set.add(key);
    else set.delete(key);
    this._update(uri);
  }

  private _closed({ uri }: TextDocument): void {
    this._asked.delete(uri.toString());
    this._accepted.delete(uri.toString());
    this._choices.forgetUntitled(uri);
    this._update(uri);
  }

  private _update(uri: Uri): void {
    this._publish();
    this._changed.fire(uri);
  }

  /** `resourcePath` is the path as the window spells it: of a local file its own, of any other the URI's. */
  private _publish(): void {
    const known = workspace.textDocuments.filter((document) => this.has(document));
    const paths = [...new Set(known.flatMap(({ uri }) => [uri.path, uri.fsPath]))].sort();
    const joined = paths.join('\n');
    if (joined === this._paths) return;
    this._paths = joined;
    void commands.executeCommand('setContext', contextKeys.knownPaths, paths);
  }
}

/** Documents in which anything may appear unasked: files, new ones, and inputs that we show; no other copies of a file. */
export function isOrdinary({ scheme }: Uri): boolean {
  return ordinary.has(scheme) || (workspace.workspaceFolders?.some(({ uri }) => uri.scheme === scheme) ?? false);
}
