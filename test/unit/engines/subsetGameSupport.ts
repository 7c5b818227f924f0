import * as fc from 'fast-check';
import { finish, type Steps } from '../../../src/engines/steps.ts';
import type { SubsetGame, SubsetTable } from '../../../src/engines/subsetGame.ts';
import { sizeOf } from '../../../src/engines/subsetGameCounts.ts';
import { setsOfBags } from '../../../src/engines/subsetGameSets.ts';
import { type SetSolver, solveSets } from '../../../src/engines/subsetGameTable.ts';

/** Times the usual number of runs: `OPTIMAL_PLAY_RUNS`. */
export const runs = (base: number): number => Math.round(base * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));

/** The recurrence of the rules over a cooker, by plain recursion with a memory: value and stones made of every state. */
export function naive({ kinds, meltsAt }: SubsetGame, strides: readonly number[]): Map<number, { value: number; made: number }> {
  const known = new Map<number, { value: number; made: number }>();
  function valueOf(taken: readonly number[], cooker: readonly number[], made: number): number {
    const state = taken.reduce((sum, count, kind) => sum + count * strides[kind], 0);
    const before = known.get(state);
    if (before !== undefined) return before.value;
    let value = -Infinity;
    for (const [kind, { count, gems }] of kinds.entries()) {
      if (taken[kind] === count) continue;
      const full = cooker.map((amount, colour) => amount + gems[colour]);
      const stones = full.reduce((sum, amount) => sum + Math.floor(amount / meltsAt), 0);
      const left = full.map((amount) => amount % meltsAt);
      const next = valueOf(taken.with(kind, taken[kind] + 1), left, made + stones);
      value = Math.max(value, stones > 0 ? stones + next : 0 - next);
    }
    if (value === -Infinity) value = 0;
    known.set(state, { value, made });
    return value;
  }
  valueOf(
    kinds.map(() => 0),
    (kinds[0]?.gems ?? []).map(() => 0),
    0,
  );
  return known;
}

/** Every state, with the number of bags taken of each kind. */
export function* statesOf({ kinds }: SubsetGame): Generator<readonly number[]> {
  const taken = kinds.map(() => 0);
  for (;;) {
    yield taken;
    let kind = 0;
    while (kind < kinds.length && taken[kind] === kinds[kind].count) taken[kind++] = 0;
    if (kind === kinds.length) return;
    taken[kind] += 1;
  }
}

/** The steps by which a solver of sets solves the game. */
export function stepsBy(solver: SetSolver, game: SubsetGame): Steps<SubsetTable> {
  return solveSets(setsOfBags(game, sizeOf(game).stones, solver.fewestBags), solver);
}

export const solveBy = (solver: SetSolver, game: SubsetGame): SubsetTable => finish(stepsBy(solver, game));

/** Games of all shapes: bags of one look or many, few gems or many, some empty, up to so many bags, stones and colours. */
export const gamesOfBags = (mostBags: number, mostStones: number): fc.Arbitrary<SubsetGame> =>
  fc
    .record({
      meltsAt: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 19 }), fc.constantFrom(63, 64, 65, 127, 128)),
      colours: fc.integer({ min: 0, max: 8 }),
      scale: fc.integer({ min: 0, max: 3 }),
      counts: fc.array(fc.constantFrom(1, 1, 1, 1, 2, 3), { maxLength: mostBags, size: 'max' }),
      seed: fc.nat(),
    })
    .map(({ meltsAt, colours, scale, counts, seed }) => {
      const random = randomNumbers(seed);
      let bags = 0;
      const kinds = counts.flatMap((count) => {
        bags += count;
        const most = 1 + Math.ceil((meltsAt * scale) / 2);
        return bags > mostBags ? [] : [{ count, gems: Array.from({ length: colours }, () => random(most + 1)) }];
      });
      return { meltsAt, kinds };
    })
    .filter((game) => sizeOf(game).stones <= mostStones);

/** Different bags of `gems` gems each in 8 colours. */
export function distinctBags(bags: number, meltsAt: number, gems: number, seed: number): SubsetGame {
  const random = randomNumbers(seed);
  const kinds = Array.from({ length: bags }, () => {
    const counts = new Array<number>(8).fill(0);
    for (let gem = 0; gem < gems; gem += 1) counts[random(8)] += 1;
    return { count: 1, gems: counts };
  });
  return { meltsAt, kinds };
}

function randomNumbers(seed: number): (below: number) => number {
  let state = (seed % (2 ** 31 - 2)) + 1;
  return (below) => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state % below;
  };
}
