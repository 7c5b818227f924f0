import type { Uri } from 'vscode';
import { workspace } from 'vscode';
import { catalogue } from '../../games/catalogue.ts';
import type { GameId } from '../../games/game.ts';
import type { Engine } from '../engine.ts';
import { charactersOf, encodingOf } from '../files.ts';
import type { GameChoices } from '../gameChoices.ts';
import { detectionLength, looksLikeInput } from '../looksLikeInput.ts';

/** Inputs of a suite that are read to find out whether it is about our games. */
const sampled = 8;
/** Where most of those are none of ours, as many are read one by one; the rest is left out. */
const readOneByOne = 2000;
const readAtOnce = 16;
/** Bytes of a file that is read only to find out what it is. */
const largestLooked = 64 << 20;

/** The games of a suite's inputs; inputs that are missing are none of ours. */
export type Games = ReadonlyMap<string, GameId | null>;

/** Tells which inputs are those of our games, by reading few of them. */
export class Ours {
  private readonly _engine: Engine;
  private readonly _choices: GameChoices;
  /** What reading a file told; null: none of ours. */
  private readonly _looked = new Map<string, Promise<GameId | null>>();

  constructor(engine: Engine, choices: GameChoices) {
    this._engine = engine;
    this._choices = choices;
  }

  /** The file changed: it is looked at anew. */
  forget(uri: Uri): void {
    this._looked.delete(uri.toString());
  }

  forgetAll(): void {
    this._looked.clear();
  }

  /**
   * The inputs of one suite that belong to our games. A suite most of whose inputs are accepted is one of ours with all
   * its files, also those that have mistakes.
   */
  async games(inputs: readonly Uri[]): Promise<Games> {
    const games = new Map<string, GameId | null>();
    const others: Uri[] = [];
    for (const uri of inputs) {
      const game = this.gameByName(uri);
      if (game) games.set(uri.toString(), game);
      else others.push(uri);
    }
    const sample = spread(others, sampled);
    const found = await this._lookAtAll(sample);
    const accepted = found.filter((game) => game !== null);
    if (accepted.length === 0 && (sample.length === others.length || games.size === 0)) return games;
    if (2 * accepted.length >= sample.length) {
      const common = accepted.every((game) => game === accepted[0]) ? accepted[0] : null;
      for (const uri of others) games.set(uri.toString(), common);
      return games;
    }
    const looked = others.slice(0, readOneByOne);
    for (const [index, game] of (await this._lookAtAll(looked)).entries()) if (game) games.set(looked[index].toString(), game);
    return games;
  }

  /** The game that was chosen for a file, or that its language or name tells. */
  gameByName(uri: Uri): GameId | null {
    const chosen = this._choices.of(uri);
    if (chosen) return chosen;
    const path = uri.path.toLowerCase();
    return catalogue.find(({ files }) => path.endsWith(files.slice(1)))?.id ?? null;
  }

  /** The game of a text by its beginning; null: no reader accepts it. */
  async accepts(text: string): Promise<GameId | null> {
    const beginning = text.slice(0, detectionLength);
    if (!looksLikeInput(beginning)) return null;
    const reply = await this._engine.worker.accepts(beginning, beginning.length === text.length);
    if (!reply.ok || !reply.value) return null;
    return /^\s*\S+[^\S\n]*(?:\n|$)/.test(beginning) ? 'family-photos' : 'gems-fight';
  }

  private async _lookAtAll(uris: readonly Uri[]): Promise<readonly (GameId | null)[]> {
    const found: (GameId | null)[] = [];
    for (let from = 0; from < uris.length; from += readAtOnce) {
      found.push(...(await Promise.all(uris.slice(from, from + readAtOnce).map((uri) => this._lookAt(uri)))));
    }
    return found;
  }

  private _lookAt(uri: Uri): Promise<GameId | null> {
    const key = uri.toString();
    let looked = this._looked.get(key);
    if (!looked) this._looked.set(key, (looked = this._read(uri)));
    return looked;
  }

  private async _read(uri: Uri): Promise<GameId | null> {
    try {
      if ((await workspace.fs.stat(uri)).size > largestLooked) return null;
      const bytes = await workspace.fs.readFile(uri);
      // A few bytes more than are looked at tell whether that is all.
      const end = (encodingOf(bytes) === 'utf-8' ? 1 : 2) * detectionLength + 4;
      return await this.accepts(charactersOf(bytes.subarray(0, end)));
    } catch {
      return null;
    }
  }
}

/** At most `most` of the items, evenly spread, the first and the last among them. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]);
}
