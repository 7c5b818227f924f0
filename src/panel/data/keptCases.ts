import type { CaseSummary } from '../../games/game.ts';
import { keptFiles, type PanelFile } from '../protocol/panelApi.ts';
import type { CaseData } from './caseData.ts';
import { hidesOutcome } from './playState.ts';

/** Cases of a file that are kept: where one was in each. Those with a game all are. */
const mostKept = 12;

interface KeptFile {
  readonly file: PanelFile;
  readonly cases: Map<number, CaseData>;
  /** The case looked at last. */
  shown: CaseData | null;
}

interface ShownCase {
  readonly data: CaseData;
  /** It was not here. */
  readonly isNew: boolean;
  /** It was looked at before an edit, without a game. */
  readonly left: boolean;
}

/** The cases that were looked at last, of one version of each of the last files. */
export class KeptCases {
  private readonly files = new Map<string, KeptFile>();
  private now: KeptFile | null = null;

  /** The case looked at, made where it is not here. */
  show(file: PanelFile, index: number, summary: CaseSummary, make: () => CaseData): ShownCase {
    const before = this.files.get(file.uri);
    const old = before?.cases.get(index);
    const isSame =
      before?.file.version === file.version &&
      before.file.game === file.game &&
      // A document that is closed and opened again counts its versions anew.
      (old === undefined || JSON.stringify(old.summary) === JSON.stringify(summary));
    const now: KeptFile = isSame ? before : { file, cases: new Map(), shown: null };
    if (now !== this.now) keep(this.files, file.uri, now);
    this.now = now;
    const known = now.cases.get(index);
    if (known !== undefined && known === now.shown) return { data: known, isNew: false, left: false };
    const left = before?.shown?.index === index && before.shown.play.state === null;
    const data = known ?? make();
    keep(now.cases, index, data);
    now.shown = data;
    for (const [at, { play }] of now.cases) {
      if (now.cases.size > mostKept && at !== index && play.state === null) now.cases.delete(at);
    }
    for (const uri of this.files.keys()) if (this.files.size > keptFiles) this.files.delete(uri);
    return { data, isNew: known === undefined, left };
  }

  /** A move of some case of the file looked at is to be predicted. */
  get hides(): boolean {
    return [...(this.now?.cases.values() ?? [])].some(({ play }) => hidesOutcome(play.state));
  }
}

/** As the youngest. */
function keep<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
}
