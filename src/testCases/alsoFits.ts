import type { Amount, GameId, Steps } from '../games/game.ts';
import { studies } from '../games/studies.ts';
import type { StrategyId } from '../games/strategyIds.ts';
import type { WrongStrategy } from '../games/study.ts';

/** Steps of about a millisecond that the strategies of one file may take: those of a few cases of 21 different bags. */
const mostSteps = 60_000;

/**
 * The wrong strategies of a game that print a case's expected value; those that print every expected value of the file
 * come first. `expected` has the value of each case, null where it says none. Strategies are run on other cases only as
 * long as they fit. After `most` steps nothing is looked for any more.
 */
export class AlsoFitting {
  readonly #strategies: readonly WrongStrategy[];
  readonly #cases: readonly unknown[];
  readonly #expected: readonly (Amount | null)[];
  /** What each strategy prints for the cases it was run on, and whether it fits the whole file. */
  readonly #answers = new Map<string, Amount | null>();
  readonly #fitsAll = new Map<StrategyId, boolean>();
  #stepsLeft: number;

  constructor(game: GameId, cases: readonly unknown[], expected: readonly (Amount | null)[], most = mostSteps) {
    this.#strategies = studies[game].wrongStrategies;
    this.#cases = cases;
    this.#expected = expected;
    this.#stepsLeft = most;
  }

  /** Complete, or empty where that takes too many steps. */
  *of(index: number): Steps<readonly StrategyId[]> {
    const fitting: WrongStrategy[] = [];
    for (const strategy of this.#strategies) {
      if (yield* this.#fits(strategy, index)) fitting.push(strategy);
      if (this.#stepsLeft <= 0) return [];
    }
    const all: StrategyId[] = [];
    const some: StrategyId[] = [];
    for (const strategy of fitting) ((yield* this.#fitsWhole(strategy)) ? all : some).push(strategy.id);
    return [...all, ...some];
  }

  *#fitsWhole(strategy: WrongStrategy): Steps<boolean> {
    const known = this.#fitsAll.get(strategy.id);
    if (known !== undefined) return known;
    let fits = true;
    for (let index = 0; index < this.#cases.length && fits; index++) fits = yield* this.#fits(strategy, index);
    this.#fitsAll.set(strategy.id, fits);
    return fits;
  }

  *#fits(strategy: WrongStrategy, index: number): Steps<boolean> {
    const expected = this.#expected[index];
    if (expected === null) return false;
    const key = `${strategy.id} ${index}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known === expected;
    const steps = strategy.answer(this.#cases[index]);
    while (this.#stepsLeft-- > 0) {
      const step = steps.next();
      if (step.done) {
        this.#answers.set(key, step.value);
        return step.value === expected;
      }
      yield step.value;
    }
    return false;
  }
}
