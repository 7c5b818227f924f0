import type { PanelFile } from '../protocol/panelApi.ts';
import type { CaseData } from './caseData.ts';

/** Cases kept: where one was in each, and the games in them. */
const mostKept = 12;

/** The cases of one version of a file that were looked at last. */
export class KeptCases {
  private file: PanelFile | null = null;
  private index = 0;
  private readonly cases = new Map<number, CaseData>();
  private shown: CaseData | null = null;

  /** The case looked at, made where it is not here; `isNew` then, and `left`: it was looked at before an edit, without a game. */
  show(
    file: PanelFile,
    index: number,
    make: () => CaseData,
  ): { readonly data: CaseData; readonly turned: boolean; readonly isNew: boolean; readonly left: boolean } {
    const { file: before } = this;
    const isSame = before !== null && before.uri === file.uri && before.version === file.version && before.game === file.game;
    if (isSame && index === this.index && this.shown !== null) return { data: this.shown, turned: false, isNew: false, left: false };
    const left = before?.uri === file.uri && index === this.index && this.shown?.play.state === null;
    if (!isSame) this.cases.clear();
    this.file = file;
    this.index = index;
    const known = this.cases.get(index);
    const data = known ?? make();
    this.cases.delete(index);
    this.cases.set(index, data);
    for (const oldest of this.cases.keys()) if (this.cases.size > mostKept) this.cases.delete(oldest);
    this.shown = data;
    return { data, turned: true, isNew: known === undefined, left };
  }

  forget(): void {
    this.file = null;
    this.shown = null;
    this.cases.clear();
  }
}
