import type { GameSuite } from '../../testCases/suite.ts';
import type { Failure } from '../../worker/api.ts';
import type { PageHostApi } from './pages.ts';

/** Why a file of a suite was not assessed. */
export type LeftOutReason = 'errors' | 'unknown-game' | 'too-large' | 'unreadable';

/** What the page shows. The extension sends the whole of it at every change. */
export type AssessState =
  /** Test cases are looked for; `place` is the name of the folder. */
  | { readonly kind: 'looking'; readonly place: string }
  /** There are none. */
  | { readonly kind: 'nothing'; readonly place: string }
  /** It was cancelled while they were looked for. */
  | { readonly kind: 'cancelled'; readonly place: string }
  | {
      readonly kind: 'report';
      /** Tells reports apart: what the page asks for is about the report that it shows. */
      readonly run: number;
      readonly place: string;
      /** URI of the folder, which the page keeps to be there again; null: the whole workspace. */
      readonly folder: string | null;
      /** Paths of the files below the place. */
      readonly files: readonly string[];
      /** How many of them have been looked at. */
      readonly done: number;
      readonly running: boolean;
      /** Why not all of them were; null where it is not over, or went well. */
      readonly failure: Failure | null;
      /** A file was changed since. */
      readonly outdated: boolean;
      readonly games: readonly GameSuite[];
      readonly leftOut: readonly { readonly file: number; readonly reason: LeftOutReason }[];
      /** Inputs that were added, to be said so; the last is new. */
      readonly added: readonly string[];
    };

export type AssessReport = Extract<AssessState, { readonly kind: 'report' }>;

/** What the page asks of the extension. Files are places in the list of the report; a gap is told by its input. */
export interface AssessHostApi extends PageHostApi {
  again(): void;
  cancel(): void;
  openFile(run: number, file: number): void;
  /** Adds the input of a gap to the folder as a test case. */
  addInput(run: number, input: string): void;
  /** Opens the input of a gap in a new document, and explains it. */
  explain(run: number, input: string): void;
}

/** What the page leaves with VS Code to be there again after a reload of the window. */
export interface SavedAssess {
  readonly folder: string | null;
}

/** What the extension tells the page. */
export interface AssessViewApi {
  setState(state: AssessState): void;
}
