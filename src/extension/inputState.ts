import type { PanelState } from '../panel/protocol/panelApi.ts';

/** What is known of one input: everything that panel and status bar show of it. */
export type InputState = Exclude<PanelState, { kind: 'empty' }>;

/**
 * The state after an edit: an answer stays and is marked outdated, what is no answer is solved anew, cases of a
 * cancelled run are gone. The same object where the edit changes nothing.
 */
export function editedState(state: InputState, editedLine: number, version: number): InputState {
  const file = { ...state.file, version };
  switch (state.kind) {
    case 'answer':
      return state.outdated ? state : { ...state, outdated: { editedLine } };
    case 'solving':
    case 'errors':
    case 'unknown-game':
      return { kind: 'solving', file, progress: null, ready: [] };
    case 'cancelled':
      return { ...state, file, ready: [] };
    case 'failure':
      return state.failure.code === 'too-large' ? { kind: 'solving', file, progress: null, ready: [] } : { ...state, file };
  }
}
