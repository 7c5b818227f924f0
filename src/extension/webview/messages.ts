import type { StackOrder, StackValues } from '../../games/familyPhotos/facts.ts';
import type { Move, MoveFilter, PositionRef } from '../../games/game.ts';
import type { CallGuards } from '../../panel/protocol/envelope.ts';
import { isMessage } from '../../panel/protocol/envelope.ts';
import type { PanelHostApi, SavedPanel } from '../../panel/protocol/panelApi.ts';
import type { Guard } from '../../panel/protocol/shape.ts';
import { boolean, count, isRecord, list, nullable, oneOf, optional, shape, string, tuple } from '../../panel/protocol/shape.ts';
import type { Window } from '../../worker/api.ts';

/** Rows that one request may ask for, and what a message may hold at most. */
const mostRows = 2000;
const mostMoves = 1_000_000;
const longestText = 2000;
const longestChart = 4_000_000;

const text: Guard<string> = (value): value is string => string(value) && value.length <= longestText;
const anyWindow = shape<Window>({ from: count, to: count });
const window: Guard<Window> = (value): value is Window => anyWindow(value) && value.from <= value.to && value.to - value.from <= mostRows;
const anyPosition = shape<PositionRef>({ turn: count, branch: list(count) });
const position: Guard<PositionRef> = (value): value is PositionRef => anyPosition(value) && value.branch.length <= mostMoves;
/** A whole SVG document and nothing before it. */
const chart: Guard<string> = (value): value is string => string(value) && value.length <= longestChart && value.startsWith('<svg ');
const points: Guard<number> = (value): value is number => count(value) && value > 0 && value <= mostRows;

const few: Guard<number> = (value): value is number => count(value) && value <= mostRows;
const anyMoves = list(count);
const someMoves: Guard<readonly Move[]> = (value): value is readonly Move[] => anyMoves(value) && value.length <= mostRows;

const kinds = list(oneOf('contested', 'first-gain', 'second-gain', 'dead'));
const moveKinds = list(oneOf('contested', 'first-gain', 'second-gain', 'dead', 'opened', 'pass', 'scoring', 'quiet'));
const filter: Guard<MoveFilter> = (value): value is MoveFilter =>
  isRecord(value) &&
  optional(moveKinds)(value['kinds']) &&
  optional(text)(value['number']) &&
  optional(oneOf('nothing', 'something'))(value['loses']);
const anyOrder = shape<Pick<StackOrder, 'sort' | 'descending'>>({
  sort: oneOf('stack', 'topSwing', 'bottomSwing', 'adds'),
  descending: boolean,
});
const order: Guard<StackOrder> = (value): value is StackOrder =>
  isRecord(value) && optional(kinds)(value['kinds']) && optional(text)(value['number']) && anyOrder(value);
const value: Guard<string> = (one): one is string => text(one) && /^\d+$/.test(one);
const fourValues = tuple<StackValues>(value, value, value, value);
const values: Guard<StackValues | 'removed'> = (one): one is StackValues | 'removed' => one === 'removed' || fourValues(one);

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
  wholeLine: tuple(count, count, position, points),
  moves: tuple(count, count, position, window),
  filteredMoves: tuple(count, count, position, filter, window),
  move: tuple(count, count, position, count, filter),
  explainPosition: tuple(count, count, position, few),
  explainMoves: tuple(count, count, position, someMoves),
  verifiable: tuple(count, count, position),
  verify: tuple(count, count, position),
  cancelVerify: tuple<[]>(),
  togglePin: tuple<[]>(),
  looking: tuple(text, count, count, position, boolean),
  exportAs: tuple(oneOf('markdown', 'handout', 'json')),
  saveChart: tuple(chart),
  copySummary: tuple<[]>(),
  showPlainText: tuple<[]>(),
  highlight: tuple(nullable(count)),
  stacks: tuple(count, count, order, window),
  hottest: tuple(count, count, few),
  changedStack: tuple(count, count, count, values),
};

/** Whether a message from the webview is a call that the panel may make, with arguments of sensible size. */
export function isPanelCall(message: unknown): boolean {
  return isMessage(message, hostCalls);
}

const saved = shape<SavedPanel>({ uri: text, index: count, position, pinned: boolean });

/** What the panel left with the editor before the window was reloaded; null where that is nothing of the right shape. */
export function savedPanel(state: unknown): SavedPanel | null {
  return saved(state) ? state : null;
}
