import type { GameId } from '../../games/game.ts';
import type { StrategyId } from '../../games/strategyIds.ts';
import type { Counterexample } from '../../games/study.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from '../../testCases/checkpoints.ts';
import type { Diagnosis } from '../../testCases/diagnosis.ts';
import type { Reply } from '../../worker/api.ts';
import type { PageHostApi } from './pages.ts';

/** The input that a program was run on: a game's fingerprint, or the file that the page is about. */
export type DiagnoseSource = { readonly kind: 'fingerprint'; readonly game: GameId } | { readonly kind: 'input'; readonly uri: string };

/** The file that the page is about, beside the fingerprint. */
export interface OpenInput {
  readonly uri: string;
  readonly name: string;
  /** Null: told from the content. */
  readonly game: GameId | null;
  readonly version: number;
}

/** What is known of a game without any work. */
export interface GameMistakes {
  readonly fingerprint: string;
  readonly wrongStrategies: readonly { readonly id: StrategyId; readonly smallest: Counterexample }[];
}

/** Which numbers of a program are compared: of a case from 0, the first keys, or the set of a mask. */
export interface CheckpointQuestion {
  readonly index: number;
  readonly first: number;
  readonly mask: number;
  readonly ones: 'taken' | 'left';
}

export type Checkpoints = FamilyPhotosCheckpoints | GemsFightCheckpoint;

/** What the page of *My Program Prints...* asks of the extension. */
export interface DiagnoseHostApi extends PageHostApi {
  mistakes(game: GameId): Promise<Reply<GameMistakes>>;
  /** A newer question about the same kind of source ends the one before, which is then 'cancelled'. */
  diagnose(source: DiagnoseSource, printed: string): Promise<Reply<Diagnosis>>;
  /** Null where the input has errors, no such case, or no such set. */
  checkpoints(source: DiagnoseSource, question: CheckpointQuestion): Promise<Reply<Checkpoints | null>>;
  /** Opens all sets of bags of a case as a document. */
  showSets(source: DiagnoseSource, index: number, ones: 'taken' | 'left'): void;
  copyFingerprint(game: GameId): void;
  openFingerprint(game: GameId): void;
  /** Lets the user choose the file that the page is about. */
  chooseInput(): void;
  revealInput(): void;
  /** Opens a strategy's smallest input in a new document, and explains it. */
  explain(id: StrategyId): void;
  saveExactPack(game: GameId): void;
}

/** What the extension tells the page. */
export interface DiagnoseViewApi {
  /** The file that the page is about; null: none. `turnTo`: the user has just asked for it. */
  setInput(input: OpenInput | null, turnTo: boolean): void;
}

/** What the page keeps: all that the user chose and typed. */
export interface SavedDiagnose {
  readonly game: GameId;
  /** The file that the page is about. */
  readonly input: string | null;
  /** What the program prints: for the fingerprint of each game, and for the file. */
  readonly printed: { readonly 'family-photos': string; readonly 'gems-fight': string; readonly input: string };
  readonly checkpoints: {
    readonly open: boolean;
    readonly of: DiagnoseSource['kind'];
    /** The number of the case, as typed; and the set of bags. */
    readonly caseNumber: string;
    readonly set: string;
    readonly ones: 'taken' | 'left';
  };
}
