import type { ExplanationForm } from '../../games/explanation.ts';
import type { FamilyPhotosStack, RankedPhoto, StackChange, StackOrder, StackValues } from '../../games/familyPhotos/facts.ts';
import type {
  CaseSummary,
  GameId,
  Ledger,
  MarginSeries,
  Member,
  Move,
  MoveFilter,
  MoveReasons,
  MoveValue,
  PositionReasons,
  PositionRef,
  PositionSummary,
  Turn,
} from '../../games/game.ts';
import type { Problem } from '../../games/problems.ts';
import type { Failure, Listed, PlacedMove, Reply, RunProgress, VerifyResult, Window } from '../../worker/api.ts';

/** The document the panel is about. */
export interface PanelFile {
  readonly uri: string;
  /** What the header shows. */
  readonly name: string;
  readonly game: GameId | null;
  readonly version: number;
  /** The panel stays with this file while others are opened. The host says so of what it sends. */
  readonly pinned?: boolean;
}

/** Files of which the panel keeps the cases looked at and their games, and the extension what these hide. */
export const keptFiles = 4;

/** What the panel leaves with VS Code (`setState`) to be there again after a reload of the window. */
export interface SavedPanel {
  readonly uri: string;
  readonly index: number;
  readonly position: PositionRef;
  readonly pinned: boolean;
}

/** The cases of a run that are solved: how many, and the first of them. */
export interface ReadyCases {
  readonly count: number;
  readonly first: readonly CaseSummary[];
}

export const noneReady: ReadyCases = { count: 0, first: [] };

/** Everything the panel shows that is not asked for in windows. The host sends the whole state at every change. */
export type PanelState =
  /** No input is open. */
  | { readonly kind: 'empty' }
  /** The game cannot be told from the text. */
  | { readonly kind: 'unknown-game'; readonly file: PanelFile; readonly numbers: number }
  /** Solving, with what is ready so far. */
  | { readonly kind: 'solving'; readonly file: PanelFile; readonly progress: RunProgress | null; readonly ready: ReadyCases }
  /** `cases`: 0 where it is not known how many the text has. */
  | { readonly kind: 'cancelled'; readonly file: PanelFile; readonly cases: number; readonly ready: ReadyCases }
  /** The input has errors: no answer. */
  | { readonly kind: 'errors'; readonly file: PanelFile; readonly problems: readonly ShownProblem[] }
  /** Another reason for no answer. */
  | { readonly kind: 'failure'; readonly file: PanelFile; readonly failure: Failure }
  | {
      readonly kind: 'answer';
      readonly file: PanelFile;
      readonly cases: readonly CaseSummary[];
      readonly problems: readonly ShownProblem[];
      /** The text was edited since: everything is dimmed, and actions solve first. Null while the answer is current. */
      readonly outdated: { readonly editedLine: number | null } | null;
      /** The worker died and was replaced before this answer. */
      readonly restarted: boolean;
    };

export interface ShownProblem {
  readonly problem: Problem;
  /** The line it stands on, shortened to what fits, and where the range lies in that excerpt. */
  readonly excerpt: { readonly text: string; readonly start: number; readonly end: number } | null;
}

/**
 * Questions about case `index` of the answer of document version `version`: 'outdated' where that is not the present one.
 * The worker's requests of the same names say what comes back.
 */
export interface PanelQuestions {
  ledger(version: number, index: number): Promise<Reply<Ledger>>;
  members(version: number, index: number, part: string, window: Window): Promise<Reply<readonly Member[]>>;
  position(version: number, index: number, position: PositionRef): Promise<Reply<PositionSummary>>;
  line(version: number, index: number, position: PositionRef, window: Window): Promise<Reply<readonly Turn[]>>;
  /** The margins of the whole line through a position: the line up to it, its branch and the line from there. */
  wholeLine(version: number, index: number, position: PositionRef, points: number): Promise<Reply<MarginSeries>>;
  moves(version: number, index: number, position: PositionRef, window: Window): Promise<Reply<readonly MoveValue[]>>;
  filteredMoves(
    version: number,
    index: number,
    position: PositionRef,
    filter: MoveFilter,
    window: Window,
  ): Promise<Reply<Listed<MoveValue>>>;
  move(version: number, index: number, position: PositionRef, move: Move, filter: MoveFilter): Promise<Reply<PlacedMove>>;
  explainPosition(version: number, index: number, position: PositionRef, most: number): Promise<Reply<PositionReasons>>;
  explainMoves(version: number, index: number, position: PositionRef, moves: readonly Move[]): Promise<Reply<readonly MoveReasons[]>>;
  verifiable(version: number, index: number, position: PositionRef): Promise<Reply<number | null>>;
  /** Tells its share by `setVerifyProgress`; ends as 'cancelled' at `cancelVerify`, at another `verify`, and with the panel. */
  verify(version: number, index: number, position: PositionRef): Promise<Reply<VerifyResult | null>>;
  stacks(version: number, index: number, order: StackOrder, window: Window): Promise<Reply<Listed<FamilyPhotosStack>>>;
  hottest(version: number, index: number, count: number): Promise<Reply<readonly RankedPhoto[]>>;
  changedStack(version: number, index: number, stack: number, values: StackValues | 'removed'): Promise<Reply<StackChange>>;
}

/** What the panel asks of the extension. Every message is validated at the receiving side. */
export interface PanelHostApi extends PanelQuestions {
  /** The panel is up: the host answers with `setState`. */
  ready(): void;
  solve(): void;
  cancel(): void;
  chooseGame(game: GameId): void;
  /** Shows a place of the file in the editor (lines and columns from 0). */
  reveal(line: number, start: number, end: number): void;
  /** Applies the fix of problem `index` of the state shown. */
  applyFix(index: number): void;
  openSample(): void;
  openFile(): void;
  showLog(): void;
  showProblems(): void;
  /** For the log: what the panel could not understand. */
  log(message: string): void;
  cancelVerify(): void;
  /** Stays with the file shown, or follows the active editor again. */
  togglePin(): void;
  /**
   * Case and position that are looked at from now on: exports and summaries are of these. `hidden`: what the case comes to
   * is not to be told. Nothing where that is not the version of the file shown (any more).
   */
  looking(uri: string, version: number, index: number, position: PositionRef, hidden: boolean): void;
  /** Opens the explanation of the position looked at as a new document. */
  exportAs(form: ExplanationForm): void;
  /** Opens the chart, an SVG document of its own, as a new document. */
  saveChart(svg: string): void;
  copySummary(): void;
  showPlainText(): void;
  /** The pointer or the focus is on something of this line of the file: the editor marks it; null: on nothing. */
  highlight(line: number | null): void;
}

/** What the extension tells the panel. */
export interface PanelViewApi {
  setState(state: PanelState): void;
  /** The editor's pointer or cursor is on this line of the file (from 0): the panel marks the row; null clears it. */
  setCurrentLine(line: number | null): void;
  /** Share of exhaustive play that is done, 0 to 1; at most ten times a second. */
  setVerifyProgress(share: number): void;
  /** Turn to a case of the answer shown, and to a position of it. */
  look(index: number, position: PositionRef): void;
  /** The setting *Predict First*: values are hidden until the person has chosen a move. */
  setPredictFirst(on: boolean): void;
  /** Begin a game against the engine, from the position looked at, as soon as there is an answer. */
  play(): void;
  /** Play the position looked at out, as its button does. */
  verify(): void;
  /** The chart is wanted: `saveChart` brings it. */
  sendChart(): void;
}
