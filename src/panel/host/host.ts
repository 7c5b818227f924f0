import type { PositionRef } from '../../games/game.ts';
import type { PanelHostApi, PanelQuestions, PanelState } from '../protocol/panelApi.ts';

/** Calls without an answer. */
type Commands = Pick<
  PanelHostApi,
  | 'solve'
  | 'cancel'
  | 'chooseGame'
  | 'reveal'
  | 'applyFix'
  | 'openSample'
  | 'openFile'
  | 'showLog'
  | 'showProblems'
  | 'cancelVerify'
  | 'togglePin'
  | 'looking'
  | 'exportAs'
  | 'saveChart'
  | 'copySummary'
  | 'showPlainText'
  | 'highlight'
>;

/** The extension as the panel sees it: questions are always answered, with a value or a reason. */
export interface Host extends Commands, PanelQuestions {}

/** What the extension tells the panel. */
export interface HostListener {
  setState(state: PanelState): void;
  setCurrentLine(line: number | null): void;
  /** Share of exhaustive play that is done, 0 to 1. */
  setVerifyProgress?(share: number): void;
  /** Turn to a case of the answer shown, and to a position of it. */
  look?(index: number, position: PositionRef): void;
  /** Values are hidden until the person has chosen a move. */
  setPredictFirst?(on: boolean): void;
  /** Begin a game against the engine. */
  play?(): void;
  /** Play the position looked at out. */
  verify?(): void;
  /** The chart is wanted by `saveChart`. */
  sendChart?(): void;
}
