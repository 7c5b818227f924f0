import type { Amount, GameId, Steps } from '../games/game.ts';
import { studies } from '../games/studies.ts';
import type { StrategyId } from '../games/strategyIds.ts';

/**
 * The wrong strategies of a game that print a case's expected value; those that print every expected value of the file
 * come first. `expected` has the value of each case, null where it says none. Strategies are run on other cases only as
 * long as they fit.
 */
export class Fitting {
  readonly #game: GameId;
  readonly #cases: readonly unknown[];
  readonly #expected: readonly (Amount | null)[];
  /** What each strategy prints for the cases it was run on, and whether it fits the whole file. */
  readonly #answers = new Map<string, Amount | null>();
  readonly #fitsAll = new Map<StrategyId, boolean>();

  constructor(game: GameId, cases: readonly unknown[], expected: readonly (Amount | null)[]) {
    this.#game = game;
    this.#cases = cases;
    this.#expected = expected;
  }

  *of(index: number): Steps<readonly StrategyId[]> {
    const all: StrategyId[] = [];
    const some: StrategyId[] = [];
    for (const [place, { id }] of studies[this.#game].wrongStrategies.entries()) {
      if (!(yield* this.#fits(place, index))) continue;
      let fitsAll = this.#fitsAll.get(id) ?? true;
      if (!this.#fitsAll.has(id)) {
        for (let other = 0; other < this.#cases.length && fitsAll; other++) fitsAll = yield* this.#fits(place, other);
        this.#fitsAll.set(id, fitsAll);
      }
      (fitsAll ? all : some).push(id);
      yield 0;
    }
    return [...all, ...some];
  }

  *#fits(place: number, index: number): Steps<boolean> {
    if (this.#expected[index] === null) return false;
    const key = `${place} ${index}`;
    const known = this.#answers.get(key);
    const answer = known === undefined ? yield* studies[this.#game].wrongStrategies[place].answer(this.#cases[index]) : known;
    this.#answers.set(key, answer);
    return answer === this.#expected[index];
  }
}
