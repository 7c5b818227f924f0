import type { PositionRef } from '../../games/game.ts';
import { startPosition } from '../../games/game.ts';
import type { PanelFile, PanelHostApi, PanelState, PanelViewApi } from '../../panel/protocol/panelApi.ts';

/** A case, from 0, and a position of it. */
export interface Place {
  readonly index: number;
  readonly position: PositionRef;
}

/** Where the panel looks, and where it is to look once it shows the answer. */
export class PanelPlace {
  private _looked: (Place & Pick<PanelFile, 'uri' | 'version'>) | null = null;
  private _wanted: (Place & Pick<PanelFile, 'uri'>) | null = null;

  /** What is looked at in this version of this file. */
  in({ uri, version }: PanelFile): Place | undefined {
    const looked = this._looked;
    return looked?.uri === uri && looked.version === version ? { index: looked.index, position: looked.position } : undefined;
  }

  looking({ uri, version }: PanelFile, place: Place): void {
    this._looked = { uri, version, ...place };
  }

  want(uri: string, place: Place): void {
    this._wanted = { uri, ...place };
  }

  /** It could not be turned there yet; what is wanted since goes first. */
  wantStill(uri: string, place: Place): void {
    if (this._wanted === null) this.want(uri, place);
  }

  /** The page begins anew, with nothing known of where it was. */
  again(file: PanelFile): void {
    const place = this.in(file);
    if (place && this._wanted?.uri !== file.uri) this.want(file.uri, place);
  }

  /** Where to turn now that this is the state; told once. */
  take(state: PanelState): Place | undefined {
    const wanted = this._wanted;
    if (wanted === null || state.kind !== 'answer' || state.outdated || state.file.uri !== wanted.uri) return undefined;
    this._wanted = null;
    return wanted.index < state.cases.length ? { index: wanted.index, position: wanted.position } : undefined;
  }

  /** Has the page turn to where it is wanted, once `state` is its answer; to the start where there is no such position. */
  async turn(state: () => PanelState, host: Pick<PanelHostApi, 'position'>, page: Pick<PanelViewApi, 'look'>): Promise<void> {
    const then = state();
    const place = this.take(then);
    if (!place || then.kind !== 'answer') return;
    const { uri, version } = then.file;
    const known = await host.position(version, place.index, place.position);
    const now = state();
    const isShown = now.kind === 'answer' && now.file.uri === uri && now.file.version === version;
    if (isShown && known.ok) page.look(place.index, place.position);
    else if (isShown && !known.ok && known.failure.code === 'unexpected') page.look(place.index, startPosition);
    // Another input is shown by now, or the text or the worker changed in between: the next answer is the one.
    else this.wantStill(uri, place);
  }

  forget(): void {
    this._looked = null;
    this._wanted = null;
  }
}
