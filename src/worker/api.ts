import type { FamilyPhotosStack, RankedPhoto, StackChange, StackOrder, StackValues } from '../games/familyPhotos/facts.ts';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
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
  Verified,
} from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { StudyJobs, StudyKind } from './studyJobs.ts';

/** A document as one version of it; `uri` is only a key here. */
export interface DocumentRef {
  readonly uri: string;
  readonly version: number;
}

/** How the game of a document is chosen (design: choice, then language, then content). */
export interface GameChoice {
  /** Chosen by the user or given by the language id; null: told from the content. */
  readonly game: GameId | null;
}

/** A change as the editor reports it: offsets and lengths in UTF-16 units, applied in the order given. */
export interface OffsetEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Why a request got no value. Each has a sentence in `words/`. */
export type Failure =
  /** The mirror holds no such document, or another text than the sender thinks: send it anew. */
  | { readonly code: 'not-mirrored' }
  /** The document has changed since; nothing of the old version is given. */
  | { readonly code: 'outdated' }
  | { readonly code: 'cancelled' }
  /** The input has errors: `read` lists them. */
  | { readonly code: 'input-errors' }
  | { readonly code: 'unknown-game' }
  /** The case (from 1) would take more memory than allowed. */
  | { readonly code: 'too-large'; readonly caseNumber: number; readonly megabytes: number; readonly limit: number }
  /** Less memory was free than the case (from 1) takes, though that would be allowed. */
  | { readonly code: 'out-of-memory'; readonly caseNumber: number; readonly megabytes: number }
  /** The worker died while the request was open; it was replaced, or was not because it died too often. */
  | { readonly code: 'worker-died'; readonly replaced: boolean }
  /** A file that the worker was to read by itself. */
  | { readonly code: 'unreadable-file'; readonly reason: UnreadableFile }
  /** A defect of ours: goes to the log. */
  | { readonly code: 'unexpected'; readonly message: string };

/** Why a file was not read: not there or not allowed; bytes that are no text; text in UTF-16; more than can be held. */
export type UnreadableFile = 'unreadable' | 'not-text' | 'utf-16' | 'too-large';

/** Every request is answered: with a value, or with the reason why there is none. */
export type Reply<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export interface ReadResult {
  /** The game that the text was read as; null where it cannot be told. */
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  /** Cases found; 0 where an error stands. */
  readonly cases: number;
  /** Its reader accepts the text without an error. */
  readonly accepted: boolean;
}

export interface SolveResult {
  readonly game: GameId;
  readonly problems: readonly Problem[];
  readonly cases: readonly CaseSummary[];
  /** Time the solvers worked, waiting not counted. */
  readonly milliseconds: number;
}

/** Share of a run that is done; at most ten a second. */
export interface RunProgress {
  readonly run: number;
  /** Cases solved and cases in all; the current one is number `solved`, from 0. No case at all: its file is being read. */
  readonly solved: number;
  readonly cases: number;
  /** Share of the current case, or of the file, that is done, 0 to 1. */
  readonly share: number;
  /** Summaries of cases finished since the last message. */
  readonly finished: readonly CaseSummary[];
}

/** One case of a document read as `game`, as its answer said; `index` counts from 0. */
export interface CaseRef extends DocumentRef {
  readonly game: GameId;
  readonly index: number;
}

/** Rows `from` (inclusive) to `to` (exclusive), clipped to what there is. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Rows of a list, and how many it has. */
export interface Listed<Row> {
  readonly count: number;
  readonly rows: readonly Row[];
}

/** A move with its row in the list of moves; null where a filter leaves it out. */
export interface PlacedMove {
  readonly move: MoveValue;
  readonly row: number | null;
}

/** What exhaustive play of a position said. */
export interface VerifyResult extends Verified {
  /** It found the same final margin as the solver. */
  readonly agrees: boolean;
  /** Time it worked, waiting not counted. */
  readonly milliseconds: number;
}

/**
 * What the worker does for the extension. The interface is the protocol: both sides are typed by it.
 * Text: `beginText`, `appendText` for each piece, `endText`; `edit` for every change, also between the pieces (then it
 * changes what was sent so far). `transfer.ts` sends it. Results stay in the worker; `ledger` and all that follows it
 * give windows of them, and solve first where the result is not there (dropped to save memory).
 */
export interface WorkerApi {
  beginText(document: DocumentRef): void;
  appendText(document: DocumentRef, piece: string): void;
  /** `length` is that of the whole text, as a check. */
  endText(document: DocumentRef, length: number): void;
  /** From version `from` to `document.version`; `length` is that of the text sent so far, after the edits. */
  edit(document: DocumentRef, from: number, edits: readonly OffsetEdit[], length: number): void;
  /**
   * Reads a saved file by its path, in place of the messages above: no edits follow, another version is read anew. Tells
   * its progress as that of `run`, and is cancelled by it.
   */
  readFile(document: DocumentRef, path: string, run: number): Promise<Reply<null>>;
  close(uri: string): void;
  /** Megabytes (of 2^20 bytes) that solving one case may take from now on. */
  setMemoryLimit(megabytes: number): void;
  /** Answered as soon as the worker handles messages at all: whether it hangs. */
  ping(): Promise<void>;

  /**
   * Whether a reader accepts a text without an error, asked before anything appears unasked in the editor. `beginning`
   * is its first 64 KB; where that is not the `whole` text, being cut off is no error. Needs no mirror.
   */
  accepts(beginning: string, whole: boolean): Promise<Reply<boolean>>;
  /** Reads the text: game and problems. Overtakes solves. */
  read(document: DocumentRef, choice: GameChoice): Promise<Reply<ReadResult>>;
  /** Solves every case. A newer run on the same document cancels this one. */
  solve(document: DocumentRef, choice: GameChoice, run: number): Promise<Reply<SolveResult>>;
  /**
   * Plays every line from a position, with progress; null where `verifiable` is. A newer run of this kind on the document
   * cancels this one; runs of both kinds are told apart by their numbers.
   */
  verify(at: CaseRef, position: PositionRef, run: number): Promise<Reply<VerifyResult | null>>;
  /** The run settles as 'cancelled' within 100 ms, finished cases stay. */
  cancel(run: number): void;
  /** Work on texts that no document holds: test cases, diagnoses, generated inputs. Never started by a document's own runs. */
  study<Kind extends StudyKind>(kind: Kind, ask: StudyJobs[Kind]['ask'], run: number): Promise<Reply<StudyJobs[Kind]['answer']>>;

  ledger(at: CaseRef): Promise<Reply<Ledger>>;
  members(at: CaseRef, part: string, window: Window): Promise<Reply<readonly Member[]>>;
  position(at: CaseRef, position: PositionRef): Promise<Reply<PositionSummary>>;
  line(at: CaseRef, position: PositionRef, window: Window): Promise<Reply<readonly Turn[]>>;
  moves(at: CaseRef, position: PositionRef, window: Window): Promise<Reply<readonly MoveValue[]>>;
  /** The moves that a filter lets through. */
  filteredMoves(at: CaseRef, position: PositionRef, filter: MoveFilter, window: Window): Promise<Reply<Listed<MoveValue>>>;
  move(at: CaseRef, position: PositionRef, move: Move, filter: MoveFilter): Promise<Reply<PlacedMove>>;
  series(at: CaseRef, position: PositionRef, points: number): Promise<Reply<MarginSeries>>;
  explainPosition(at: CaseRef, position: PositionRef, most: number): Promise<Reply<PositionReasons>>;
  explainMoves(at: CaseRef, position: PositionRef, moves: readonly Move[]): Promise<Reply<readonly MoveReasons[]>>;
  /** Positions that `verify` visits at most; null where they are too many. */
  verifiable(at: CaseRef, position: PositionRef): Promise<Reply<number | null>>;
  /** Everything about a position that an export holds, with the proof that can be had at once. */
  explanation(at: CaseRef, position: PositionRef, limits: ExplanationLimits): Promise<Reply<Explanation>>;
  /** Family Photos only, as all that follow. */
  stacks(at: CaseRef, order: StackOrder, window: Window): Promise<Reply<Listed<FamilyPhotosStack>>>;
  hottest(at: CaseRef, count: number): Promise<Reply<readonly RankedPhoto[]>>;
  changedStack(at: CaseRef, stack: number, values: StackValues | 'removed'): Promise<Reply<StackChange>>;
}

/** What the worker tells unasked. */
export interface WorkerClientApi {
  progress(progress: RunProgress): void;
}
