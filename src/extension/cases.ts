import type { Uri } from 'vscode';
import type { GameId } from '../games/game.ts';
import type { CaseRef, Reply } from '../worker/api.ts';
import type { Engine } from './engine.ts';
import type { InputState } from './inputState.ts';
import type { Solver } from './solver.ts';
import type { States } from './states.ts';

/** The answer of a text as it is now. */
export type CurrentAnswer = Extract<InputState, { readonly kind: 'answer' }> & { readonly file: { readonly game: GameId } };

const outdated = { ok: false, failure: { code: 'outdated' } } as const;

/** Cases of present answers, to ask the worker about. */
export class Cases {
  readonly engine: Engine;
  private readonly _states: States;
  private readonly _solver: Solver;

  constructor(engine: Engine, states: States, solver: Solver) {
    this.engine = engine;
    this._states = states;
    this._solver = solver;
  }

  /** The answer of an input where it is that of its present text. */
  answer(uri: Uri): CurrentAnswer | undefined {
    const state = this._states.of(uri);
    return isCurrent(state) ? state : undefined;
  }

  /** Asks about a case of the answer of that version; 'outdated' where that is not the present one. */
  async ask<Value>(
    uri: Uri | undefined,
    version: number,
    index: number,
    ask: (at: CaseRef) => Promise<Reply<Value>>,
  ): Promise<Reply<Value>> {
    const state = uri && this.answer(uri);
    const input = uri && this._solver.inputOf(uri);
    if (state?.file.version !== version || !input) return outdated;
    const { game } = state.file;
    return this.engine.onText(input, async (document) => (document.version === version ? ask({ ...document, game, index }) : outdated));
  }
}

export function isCurrent(state: InputState | undefined): state is CurrentAnswer {
  return state?.kind === 'answer' && state.outdated === null && state.file.game !== null;
}
