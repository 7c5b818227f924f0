import type { Ledger, Member, MoveValue, PositionRef, PositionSummary, Turn } from '../../games/game.ts';
import type { Reply, Window } from '../../worker/api.ts';
import type { MarginPoint, PanelHostApi, PanelState } from '../protocol/panelApi.ts';

/** Calls without an answer. */
type Commands = Pick<
  PanelHostApi,
  'solve' | 'cancel' | 'chooseGame' | 'reveal' | 'applyFix' | 'openSample' | 'openFile' | 'showLog' | 'showProblems'
>;

/** The extension as the panel sees it: questions are always answered, with a value or a reason. */
export interface Host extends Commands {
  ledger(version: number, index: number): Promise<Reply<Ledger>>;
  members(version: number, index: number, part: string, window: Window): Promise<Reply<readonly Member[]>>;
  position(version: number, index: number, position: PositionRef): Promise<Reply<PositionSummary>>;
  line(version: number, index: number, position: PositionRef, window: Window): Promise<Reply<readonly Turn[]>>;
  series(version: number, index: number, position: PositionRef, points: number): Promise<Reply<readonly MarginPoint[]>>;
  moves(version: number, index: number, position: PositionRef, window: Window): Promise<Reply<readonly MoveValue[]>>;
}

/** What the extension tells the panel. */
export interface HostListener {
  setState(state: PanelState): void;
  setCurrentLine(line: number | null): void;
}
