import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import type { GemsFightStrategy } from '../../../src/games/strategyIds.ts';

/** A game as a simulation keeps it: bags left, the cooker by colour, and who is on move (1: Alice, -1: Bob). */
interface Table {
  readonly left: readonly number[];
  readonly cooker: readonly number[];
  readonly sign: 1 | -1;
  /** An extra turn is being played. */
  readonly bonus: boolean;
  readonly extra: number;
  readonly others: readonly number[];
}

/** What a program gets wrong, told as a change to the rules of the simulation. */
interface Wrong {
  readonly keepsTurn?: (stones: number, table: Table) => boolean;
  /** Gems of a colour: how many stones, how many are left. */
  readonly melt?: (gems: number, meltsAt: number, colour: number) => readonly [stones: number, left: number];
  readonly counts?: (stones: number) => number;
  readonly forgets?: boolean;
  readonly ownCooker?: boolean;
  readonly forced?: boolean;
  readonly oneColour?: boolean;
  readonly turnPerStone?: boolean;
}

const oneByOne: NonNullable<Wrong['melt']> = (gems, meltsAt) => {
  let stones = 0;
  let left = gems;
  while (left >= meltsAt) {
    left -= meltsAt;
    stones += 1;
  }
  return [stones, left];
};

/** Plays every line, Alice for the greatest margin, Bob for the least, with an explicit cooker and nothing remembered. */
export function simulate(input: GemsFightCase, wrong: Wrong = {}): number {
  const colours = Math.max(input.colours, 1) + 1;
  const melt = wrong.melt ?? oneByOne;
  const keepsTurn = wrong.keepsTurn ?? ((stones) => stones > 0);
  const empty = new Array<number>(colours).fill(0);

  function fill({ cooker }: Table, bag: number): { stones: number; cooker: readonly number[] } {
    const filled = wrong.forgets === true ? [...empty] : [...cooker];
    for (const colour of input.bags[bag]) filled[wrong.oneColour === true ? 1 : colour] += 1;
    let stones = 0;
    for (const [colour, gems] of filled.entries()) {
      const [made, left] = melt(gems, input.meltsAt, colour);
      stones += made;
      filled[colour] = left;
    }
    return { stones, cooker: filled };
  }

  function best(table: Table): number {
    if (table.left.length === 0) return 0;
    const moves = table.left.map((bag) => ({ bag, ...fill(table, bag) }));
    const scoring = moves.filter(({ stones }) => stones > 0);
    const tried = wrong.forced === true && scoring.length > 0 ? scoring : moves;
    const values = tried.map(({ bag, stones, cooker }) => {
      const extra = table.extra + stones;
      const keeps = wrong.turnPerStone === true ? extra > 0 : keepsTurn(stones, table);
      const swaps = wrong.ownCooker === true && !keeps;
      const next: Table = {
        left: table.left.filter((other) => other !== bag),
        cooker: swaps ? table.others : cooker,
        others: swaps ? cooker : table.others,
        sign: keeps || table.sign === -1 ? (keeps ? table.sign : 1) : -1,
        bonus: keeps,
        extra: wrong.turnPerStone === true && keeps ? extra - 1 : 0,
      };
      return table.sign * (wrong.counts?.(stones) ?? stones) + best(next);
    });
    return table.sign === 1 ? Math.max(...values) : Math.min(...values);
  }
  return best({ left: [...input.bags.keys()], cooker: empty, others: empty, sign: 1, bonus: false, extra: 0 });
}

export function stonesInAll(input: GemsFightCase): number {
  const counts = new Map<number, number>();
  for (const colour of input.bags.flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + oneByOne(count, input.meltsAt, 0)[0], 0);
}

/** Strategies that are right play under wrong rules, as those rules; what the others do is not a game. */
export const wrongRules: readonly (readonly [GemsFightStrategy, (input: GemsFightCase) => Wrong])[] = [
  ['no-extra-turn', () => ({ keepsTurn: () => false })],
  ['one-bonus-only', () => ({ keepsTurn: (stones, { bonus }) => stones > 0 && !bonus })],
  ['a-turn-per-stone', () => ({ turnPerStone: true })],
  ['leftovers-thrown', () => ({ melt: (gems, meltsAt, colour) => (gems < meltsAt ? [0, gems] : [oneByOne(gems, meltsAt, colour)[0], 0]) })],
  ['one-stone-a-colour', () => ({ melt: (gems, meltsAt) => (gems < meltsAt ? [0, gems] : [1, gems - meltsAt]) })],
  ['one-stone-a-turn', () => ({ counts: (stones) => Math.min(stones, 1) })],
  [
    'more-than-s',
    () => ({
      melt: (gems, meltsAt) => {
        let stones = 0;
        let left = gems;
        while (left > meltsAt) {
          left -= meltsAt;
          stones += 1;
        }
        return [stones, left];
      },
    }),
  ],
  ['own-cookers', () => ({ ownCooker: true })],
  ['cooker-not-carried', () => ({ forgets: true })],
  ['colours-ignored', () => ({ oneColour: true })],
  [
    'last-colour-missed',
    ({ colours }) => ({ melt: (gems, meltsAt, colour) => (colour < colours ? oneByOne(gems, meltsAt, colour) : [0, gems]) }),
  ],
  ['all-bags-scoring-first', () => ({ forced: true })],
];
