import { keptFiles, type PanelFile } from '../../panel/protocol/panelApi.ts';

type Version = Pick<PanelFile, 'uri' | 'version'>;

/** Whether each case that the page told of is hidden. */
interface Told {
  readonly version: number;
  readonly cases: Map<number, boolean>;
}

/** The cases whose outcome is not to be told outside of the page: somebody is to predict moves of them first. */
export class HiddenCases {
  /** Of the files looked at last, which the page keeps. */
  private readonly _files = new Map<string, Told>();

  /** The page tells whether it hides what a case comes to. True where that is news. */
  tell(of: Version, index: number, hidden: boolean): boolean {
    const told = this._of(of) ?? { version: of.version, cases: new Map<number, boolean>() };
    this._files.delete(of.uri);
    this._files.set(of.uri, told);
    for (const old of this._files.keys()) if (this._files.size > keptFiles) this._files.delete(old);
    const isNews = told.cases.get(index) !== hidden;
    told.cases.set(index, hidden);
    return isNews;
  }

  /** Whether the answer of a file is not to be told; `unlessRevealed`: neither is that of a case that was not revealed yet. */
  hides(file: Version, cases: number, unlessRevealed: boolean): boolean {
    const told = [...(this._of(file)?.cases.values() ?? [])];
    return told.includes(true) || (unlessRevealed && told.length < cases);
  }

  /** The page is gone, with what was predicted or revealed in it. */
  closed(): void {
    this._files.clear();
  }

  private _of({ uri, version }: Version): Told | undefined {
    const told = this._files.get(uri);
    return told?.version === version ? told : undefined;
  }
}
