import type { PanelState, ReadyCases } from '../panel/protocol/panelApi.ts';
import { noneReady } from '../panel/protocol/panelApi.ts';
import type { Failure } from '../worker/api.ts';

/** Failures that another text may do away with. */
const mendable: ReadonlySet<Failure['code']> = new Set<Failure['code']>(['too-large', 'out-of-memory', 'unreadable-file']);

/** What is known of one input: everything that panel and status bar show of it. */
export type InputState = Exclude<PanelState, { kind: 'empty' }>;

/** Solved cases that are listed while others wait. */
const mostListed = 30;

/** What is ready once more cases are. */
export function withReady({ count, first }: ReadyCases, finished: ReadyCases['first']): ReadyCases {
  const room = mostListed - first.length;
  return { count: count + finished.length, first: room > 0 ? [...first, ...finished.slice(0, room)] : first };
}

/**
 * The state after an edit: an answer stays and is marked outdated, what is no answer is solved anew, cases of a
 * cancelled run are gone. `editedLine` is null where a file was changed on disk. The same object where the edit changes nothing.
 */
export function editedState(state: InputState, editedLine: number | null, version: number): InputState {
  const file = { ...state.file, version };
  switch (state.kind) {
    case 'answer':
      return state.outdated ? state : { ...state, outdated: { editedLine } };
    case 'solving':
    case 'errors':
    case 'unknown-game':
      return { kind: 'solving', file, progress: null, ready: noneReady };
    case 'cancelled':
      // Where it was cancelled was said of the older text.
      return { ...state, file, cases: 0, ready: noneReady };
    case 'failure':
      return mendable.has(state.failure.code) ? { kind: 'solving', file, progress: null, ready: noneReady } : { ...state, file };
  }
}
