import type { PanelFile } from '../../panel/protocol/panelApi.ts';

type Version = Pick<PanelFile, 'uri' | 'version'>;

/** The cases whose outcome is not to be told outside of the page: somebody is to predict moves of them first. */
export class HiddenCases {
  private _of: Version | null = null;
  private readonly _hidden = new Set<number>();
  private readonly _revealed = new Set<number>();

  /** The page tells whether it hides what a case comes to. True where that is news. */
  tell(of: Version, index: number, hidden: boolean): boolean {
    if (!this._isOf(of)) {
      this.forget();
      this._of = { uri: of.uri, version: of.version };
    }
    const now = hidden ? this._hidden : this._revealed;
    if (now.has(index)) return false;
    (hidden ? this._revealed : this._hidden).delete(index);
    now.add(index);
    return true;
  }

  /** Whether the answer of a file is not to be told; `unlessRevealed`: neither is that of a case that was not revealed yet. */
  hides(file: Version, cases: number, unlessRevealed: boolean): boolean {
    if (!this._isOf(file)) return unlessRevealed;
    return this._hidden.size > 0 || (unlessRevealed && this._revealed.size < cases);
  }

  /** The page is gone, and what was to be predicted in it. */
  closed(): void {
    this._hidden.clear();
  }

  forget(): void {
    this._of = null;
    this._hidden.clear();
    this._revealed.clear();
  }

  private _isOf({ uri, version }: Version): boolean {
    return this._of?.uri === uri && this._of.version === version;
  }
}
