import type { PositionRef } from '../../games/game.ts';
import type { CallGuards } from '../../panel/protocol/envelope.ts';
import { isMessage } from '../../panel/protocol/envelope.ts';
import type { PanelHostApi } from '../../panel/protocol/panelApi.ts';
import type { Guard } from '../../panel/protocol/shape.ts';
import { count, list, oneOf, shape, string, tuple } from '../../panel/protocol/shape.ts';
import type { Window } from '../../worker/api.ts';

/** Rows that one request may ask for, and what a message may hold at most. */
const mostRows = 2000;
const mostMoves = 1_000_000;
const longestText = 2000;

const text: Guard<string> = (value): value is string => string(value) && value.length <= longestText;
const anyWindow = shape<Window>({ from: count, to: count });
const window: Guard<Window> = (value): value is Window => anyWindow(value) && value.from <= value.to && value.to - value.from <= mostRows;
const anyPosition = shape<PositionRef>({ turn: count, branch: list(count) });
const position: Guard<PositionRef> = (value): value is PositionRef => anyPosition(value) && value.branch.length <= mostMoves;
const points: Guard<number> = (value): value is number => count(value) && value > 0 && value <= mostRows;

/** What each method of the host takes. */
const hostCalls: CallGuards<PanelHostApi> = {
  ready: tuple<[]>(),
  solve: tuple<[]>(),
  cancel: tuple<[]>(),
  chooseGame: tuple(oneOf('family-photos', 'gems-fight')),
  reveal: tuple(count, count, count),
  applyFix: tuple(count),
  openSample: tuple<[]>(),
  openFile: tuple<[]>(),
  showLog: tuple<[]>(),
  showProblems: tuple<[]>(),
  log: tuple(text),
  ledger: tuple(count, count),
  members: tuple(count, count, text, window),
  position: tuple(count, count, position),
  line: tuple(count, count, position, window),
  series: tuple(count, count, position, points),
  moves: tuple(count, count, position, window),
};

/** Whether a message from the webview is a call that the panel may make, with arguments of sensible size. */
export function isPanelCall(message: unknown): boolean {
  return isMessage(message, hostCalls);
}
