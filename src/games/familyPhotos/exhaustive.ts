import { doubles, integers, type Arithmetic } from '../../engines/arithmetic.ts';
import { exhaust, type ExhaustiveGame } from '../../engines/exhaustive.ts';
import type { Steps } from '../../engines/steps.ts';
import type { Amount } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';

/**
 * A position by the bare rules of play: how many photos each stack has lost, whose turn it is, how many passes came
 * last. Deliberately knows nothing of pools, kinds or swings: it is what the solvers are checked against.
 */
export interface BarePosition {
  readonly taken: readonly number[];
  readonly firstToMove: boolean;
  readonly passes: number;
}

/** The rules of Family Photos for exhaustive play. `values`: a1 b1 a2 b2 of stack after stack. */
export function familyPhotosRules<N>(
  values: { readonly [index: number]: N },
  { negate, zero }: Arithmetic<N>,
): ExhaustiveGame<BarePosition, N> {
  return {
    key: keyOf,
    firstToMove: ({ firstToMove }) => firstToMove,
    *moves({ taken, firstToMove, passes }) {
      if (passes === 2 || taken.every((photos) => photos === 2)) return;
      for (let stack = 0; stack < taken.length; stack++) {
        const photos = taken[stack];
        if (photos === 2) continue;
        const value = values[4 * stack + 2 * photos + (firstToMove ? 0 : 1)];
        const next = { taken: taken.with(stack, photos + 1), firstToMove: !firstToMove, passes: 0 };
        yield { gain: firstToMove ? value : negate(value), next };
      }
      yield { gain: zero, next: { taken, firstToMove: !firstToMove, passes: passes + 1 } };
    },
  };
}

/** So many digits of base 3 and what else tells positions apart fit into a number that doubles hold exactly. */
const mostDigits = 30;

/** A number where it is exact, since those are far faster to look up. */
function keyOf({ taken, firstToMove, passes }: BarePosition): number | string {
  const rest = 2 * passes + (firstToMove ? 0 : 1);
  if (taken.length > mostDigits) return `${taken.join('')} ${rest}`;
  let key = 0;
  for (let stack = 0; stack < taken.length; stack++) key = 3 * key + taken[stack];
  return 6 * key + rest;
}

export function bareStart(stacks: number): BarePosition {
  return { taken: new Array<number>(stacks).fill(0), firstToMove: true, passes: 0 };
}

/** The margin of a game by playing every line of it, and the distinct unfinished positions met on the way. */
export function* proveFamilyPhotos({ stacks, values }: FamilyPhotosCase): Steps<{ readonly margin: Amount; readonly positions: number }> {
  if (values instanceof Float64Array) return yield* exhaustMargin(values, doubles, stacks);
  return yield* exhaustMargin(values, integers, stacks);
}

function* exhaustMargin<N>(
  values: { readonly [index: number]: N },
  arithmetic: Arithmetic<N>,
  stacks: number,
): Steps<{ readonly margin: Amount; readonly positions: number }> {
  const { margin, positions } = yield* exhaust(familyPhotosRules(values, arithmetic), bareStart(stacks), arithmetic);
  return { margin: arithmetic.format(margin), positions };
}
