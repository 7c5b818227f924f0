import type { Move } from '../games/game.ts';
import type { CaseData } from './data/caseData.ts';
import type { GameContext } from './parts/context.ts';
import type { PanelState } from './protocol/panelApi.ts';

export type AnswerState = Extract<PanelState, { readonly kind: 'answer' }>;

/** What the sections of one case are made from. */
export interface CaseScene {
  readonly context: GameContext;
  readonly data: CaseData;
  /** The editor's cursor is on this line of the file; null: on none. */
  readonly currentLine: number | null;
  /** Looks at the position after a turn of the line that one is on. */
  readonly goTo: (turn: number) => void;
  /** Takes moves from the position looked at, whatever they lose. */
  readonly take: (...moves: readonly Move[]) => void;
  /** Shows a line of the file in the editor. */
  readonly reveal: (line: number | null) => void;
  /** What is shown on demand: stacks of a part of the ledger, 'filter', 'go-to', 'shortcuts'. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (part: string) => void;
  /** A game begins with the values hidden. */
  readonly predictFirst: boolean;
}
