import type { Memento, Uri } from 'vscode';
import { EventEmitter } from 'vscode';
import { catalogue, gameOfLanguage } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';
import type { GameChoice } from '../worker/api.ts';
import { Owner } from './disposables.ts';
import type { Input } from './inputs.ts';

const storageKey = 'optimalPlay.games';
/** Choices kept in the workspace state; the oldest go first. */
const mostRemembered = 500;

/** The games that the user chose for files: remembered with the workspace, those of untitled documents until they close. */
export class GameChoices extends Owner {
  private readonly _changed = this._register(new EventEmitter<Uri>());
  readonly onDidChange = this._changed.event;
  private readonly _memento: Memento;
  private readonly _untitled = new Map<string, GameId>();

  constructor(memento: Memento) {
    super();
    this._memento = memento;
  }

  /** The game chosen for a file, or null where it is to be detected. */
  of(uri: Uri): GameId | null {
    const key = uri.toString();
    const stored: unknown = this._untitled.get(key) ?? this._remembered()[key];
    return catalogue.find(({ id }) => id === stored)?.id ?? null;
  }

  /** How the worker is to read an input: as chosen, else by the language, else by the content. */
  choiceFor(input: Pick<Input, 'uri' | 'languageId'>): GameChoice {
    return { game: this.of(input.uri) ?? gameOfLanguage(input.languageId ?? '') };
  }

  async choose(uri: Uri, game: GameId | null): Promise<void> {
    const key = uri.toString();
    if (uri.scheme === 'untitled') {
      if (game) this._untitled.set(key, game);
      else this._untitled.delete(key);
    } else {
      const { [key]: _, ...others } = this._remembered();
      const entries = Object.entries(others).slice(1 - mostRemembered);
      await this._memento.update(storageKey, Object.fromEntries(game ? [...entries, [key, game]] : entries));
    }
    this._changed.fire(uri);
  }

  forgetUntitled(uri: Uri): void {
    this._untitled.delete(uri.toString());
  }

  private _remembered(): Readonly<Record<string, unknown>> {
    return this._memento.get<Record<string, unknown>>(storageKey, {});
  }
}
