import type { PositionRef } from '../../games/game.ts';
import type { Window } from '../../worker/api.ts';
import type { CallGuards } from './envelope.ts';
import type { PanelHostApi } from './panelApi.ts';
import { count, list, oneOf, shape, string, tuple } from './shape.ts';

const game = oneOf('family-photos', 'gems-fight');
const position = shape<PositionRef>({ turn: count, branch: list(count) });
const window = shape<Window>({ from: count, to: count });

/** Arguments of every call that the panel may make, for the extension to check. */
export const hostCalls: CallGuards<PanelHostApi> = {
  ready: tuple(),
  solve: tuple(),
  cancel: tuple(),
  chooseGame: tuple(game),
  reveal: tuple(count, count, count),
  applyFix: tuple(count),
  openSample: tuple(),
  openFile: tuple(),
  showLog: tuple(),
  showProblems: tuple(),
  log: tuple(string),
  ledger: tuple(count, count),
  members: tuple(count, count, string, window),
  position: tuple(count, count, position),
  line: tuple(count, count, position, window),
  series: tuple(count, count, position, count),
  moves: tuple(count, count, position, window),
};
