import type { Memento } from 'vscode';
import type { GameId } from '../../games/game.ts';
import { count, finite, list, nullable, oneOf, shape, string } from '../../panel/protocol/shape.ts';
import type { CaseResult, Message, Outcome, Place, State, SubResult } from './result.ts';

const storageKey = 'optimalPlay.testResults';
/** Results kept; the oldest go first. */
export const mostRemembered = 10_000;
/** Of the newest of those that did not pass, as many keep what they say; the others only that they did not. */
export const mostWithMessages = 200;
/** A message longer than this is not kept, in characters. */
const longestMessage = 8000;

/** The last result of each case, kept with the workspace. */
export class ResultMemory {
  private readonly _memento: Memento;
  private _results: Map<string, CaseResult> | undefined;

  constructor(memento: Memento) {
    this._memento = memento;
  }

  of(id: string): CaseResult | undefined {
    return this._all().get(id);
  }

  all(): readonly CaseResult[] {
    return [...this._all().values()];
  }

  put(result: CaseResult): void {
    const results = this._all();
    results.delete(result.id);
    results.set(result.id, result);
  }

  drop(id: string): void {
    this._all().delete(id);
  }

  /** Writes what there is. */
  async save(): Promise<void> {
    let left = mostWithMessages;
    const bounded = this.all()
      .slice(-mostRemembered)
      .reverse()
      .map((result) => (result.state === 'passed' || result.state === 'skipped' || left-- > 0 ? short(result) : silent(result)));
    await this._memento.update(storageKey, bounded.reverse());
  }

  private _all(): Map<string, CaseResult> {
    if (!this._results) {
      const stored = this._memento.get<unknown>(storageKey);
      const results = Array.isArray(stored) ? stored.filter(isResult) : [];
      this._results = new Map(results.map((result) => [result.id, result]));
    }
    return this._results;
  }
}

function short(result: CaseResult): CaseResult {
  const kept = <Some extends Outcome>(outcome: Some): Some => ({
    ...outcome,
    messages: outcome.messages.filter(({ markdown }) => markdown.length <= longestMessage),
  });
  return { ...kept(result), subs: result.subs.map(kept) };
}

function silent(result: CaseResult): CaseResult {
  return { ...result, messages: [], subs: result.subs.map((sub) => ({ ...sub, messages: [] })) };
}

const isMessage = shape<Message>({
  markdown: string,
  at: shape<Place>({ uri: string, line: count, start: count, end: count }),
  kind: string,
  diff: nullable(shape({ expected: string, actual: string })),
});
const outcome = { state: oneOf<State[]>('passed', 'failed', 'errored', 'skipped'), messages: list(isMessage) };
const isResult = shape<CaseResult>({
  ...outcome,
  id: string,
  game: nullable(oneOf<GameId[]>('family-photos', 'gems-fight')),
  subs: list(shape<SubResult>({ ...outcome, index: count, line: count })),
  stamp: nullable(string),
  duration: finite,
});
