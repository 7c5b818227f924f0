import type { Steps } from '../../engines/steps.ts';
import type { Amount } from '../game.ts';
import type { GemsFightCase } from './case.ts';
import { overSets, type SetRule } from './strategySets.ts';

type Answer = Steps<Amount | null>;

function* margin(input: GemsFightCase, rule: SetRule): Answer {
  const found = yield* overSets(input, rule);
  return found === null ? null : String(found.value);
}

/** Right play, f(T) = max over bags (d > 0 ? d + f(T+i) : -f(T+i)): what the strategies are told apart from. */
export function rightPlay(input: GemsFightCase): Answer {
  return margin(input, {});
}

/** f(T) = max over bags of d - f(T+i): a stone does not keep the turn. */
export function noExtraTurn(input: GemsFightCase): Answer {
  return margin(input, { afterStone: -1 });
}

/** f(T) = max over bags of d + f(T+i): not negated after a quiet bag. */
export function signKept(input: GemsFightCase): Answer {
  return margin(input, { afterQuiet: 1 });
}

/** The right recurrence, its maximum begun at 0: a free pass. */
export function bestStartsAtZero(input: GemsFightCase): Answer {
  return margin(input, { bestFrom: 0 });
}

/**
 * g(T) = stones of the mover = max over bags (d > 0 ? d + g(T+i) : F(all) - g(T+i)), where stones still to come belong
 * in place of F(all); prints 2 g(none) - F(all).
 */
export function* grandTotal(input: GemsFightCase): Answer {
  const found = yield* overSets(input, { quietAdds: 'all-stones' });
  return found === null ? null : String(2 * found.value - found.stones);
}

/** Alice's stones under right play: (F(all) + f(none)) / 2. */
export function* aliceStones(input: GemsFightCase): Answer {
  const found = yield* overSets(input, {});
  return found === null ? null : String((found.stones + found.value) / 2);
}

/** f(T) = max over bags (d > 0 ? d + e(T+i) : -f(T+i)), in an extra turn e(T) = max over bags of d - f(T+i). */
export function oneBonusOnly(input: GemsFightCase): Answer {
  return margin(input, { oneBonus: true });
}

/** The right recurrence with 1 in place of d wherever d > 0. */
export function oneStoneATurn(input: GemsFightCase): Answer {
  return margin(input, { oneStone: true });
}

/** A colour melts while more than S gems of it lie in the cooker: F(T) sums floor((count - 1) / S), none of count 0. */
export function moreThanS(input: GemsFightCase): Answer {
  return margin(input, { spare: 1 });
}

/** A bag makes the stones of its own gems alone, whatever lies in the cooker. */
export function cookerNotCarried(input: GemsFightCase): Answer {
  const ownStones = (bag: readonly number[]): number[] =>
    [...new Set(bag)].flatMap((colour) => {
      const count = bag.filter((other) => other === colour).length;
      return new Array<number>(Math.floor(count / input.meltsAt)).fill(1);
    });
  return margin({ ...input, colours: 1, meltsAt: 1, bags: input.bags.map(ownStones) }, {});
}

/** Every gem counts as one of the same colour. */
export function coloursIgnored(input: GemsFightCase): Answer {
  return margin({ ...input, colours: 1, bags: input.bags.map((bag) => bag.map(() => 1)) }, {});
}

/** Only colours 1 to G - 1 melt. */
export function lastColourMissed(input: GemsFightCase): Answer {
  return margin(withoutLastColour(input), {});
}

/** The same bags without their gems of colour G. */
function withoutLastColour(input: GemsFightCase): GemsFightCase {
  return { ...input, bags: input.bags.map((bag) => bag.filter((colour) => colour !== input.colours)) };
}

/** The right recurrence, but over scoring bags alone wherever there is one. */
export function allBagsScoringFirst(input: GemsFightCase): Answer {
  return margin(input, { scoringFirst: true });
}
