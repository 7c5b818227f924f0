import type { Event, Uri } from 'vscode';
import type { GameId } from '../games/game.ts';
import type { AssessHostApi, AssessState } from '../panel/protocol/assessApi.ts';
import type { DiagnoseHostApi } from '../panel/protocol/diagnoseApi.ts';
import type { PanelHostApi, PanelState } from '../panel/protocol/panelApi.ts';
import type { Channel } from '../worker/channel.ts';
import type { InputState } from './inputState.ts';
import type { Prompts } from './making/prompts.ts';
import type { StateChange } from './states.ts';
import type { TestsView } from './testing/testsView.ts';
import type { Place } from './webview/place.ts';

/** What `activate` gives to the tests inside VS Code; no interface for other extensions, and it may change at any time. */
export interface TestApi {
  /** How long the activation took. */
  readonly activationMilliseconds: number;
  /** How long the thread was ours at the last edit of any document. */
  readonly editMilliseconds: () => number;
  /** Ends the worker as a crash would. False where none runs. */
  readonly killWorker: () => boolean;
  /** Workers started since the activation. */
  readonly workersStarted: () => number;
  readonly state: (uri: Uri) => InputState | undefined;
  readonly onDidChangeState: Event<StateChange>;
  readonly panel: () => {
    readonly open: boolean;
    readonly ready: boolean;
    readonly shown: Uri | undefined;
    readonly state: PanelState;
    /** What the page says that it looks at. */
    readonly looks: Place | undefined;
  };
  /** The line of the input shown that is marked in the editor, from 0. */
  readonly markedLine: () => number | null;
  /** What the webview calls. */
  readonly callPanelHost: () => PanelHostApi | undefined;
  readonly chooseGame: (uri: Uri, game: GameId | null) => Promise<void>;
  /** The status bar item, undefined while it is hidden. */
  readonly statusText: () => string | undefined;
  readonly statusTooltip: () => string | undefined;
  readonly tests: TestsView;
  /** Answers what making test cases asks; null: the user is asked again. */
  readonly answerPrompts: (answers: Partial<Prompts> | null) => void;
  /** What the page of *My Program Prints...* may call. */
  readonly callDiagnoseHost: () => DiagnoseHostApi;
  readonly diagnosePage: () => { readonly open: boolean; readonly active: boolean };
  /** What the page of *Assess Test Suite* shows, and what it may call. */
  readonly assessment: () => { readonly state: AssessState | undefined; readonly host: AssessHostApi };
}

export interface MortalWorkers {
  readonly spawn: () => Channel;
  readonly kill: () => boolean;
  readonly started: number;
}

/** Starts workers that can be killed; a web worker does not tell its end, so that is told for it. */
export function mortal(spawn: () => Channel): MortalWorkers {
  let kill: (() => void) | undefined;
  let started = 0;
  return {
    get started() {
      return started;
    },
    kill: () => {
      const killing = kill;
      kill = undefined;
      killing?.();
      return killing !== undefined;
    },
    spawn: () => {
      const channel = spawn();
      started++;
      const listeners: ((reason: string) => void)[] = [];
      channel.onExit((reason) => {
        for (const listener of listeners) listener(reason);
      });
      kill = () => {
        channel.terminate();
        for (const listener of listeners) listener('killed by a test');
      };
      return { ...channel, onExit: (listener) => void listeners.push(listener) };
    },
  };
}
