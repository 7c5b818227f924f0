import * as fc from 'fast-check';
import { doubles } from '../../../src/engines/arithmetic.ts';
import { type BarePosition, bareStart, familyPhotosRules } from '../../../src/games/familyPhotos/exhaustive.ts';
import type { ExplainedFamilyPhotos } from '../../../src/games/familyPhotos/solved.ts';
import type { Move, PositionRef } from '../../../src/games/game.ts';
import { gameOf, gameOfText, solve, withIntegers } from './familyPhotosSupport.ts';

/** Small games full of ties and zeros. */
export function smallGames(maxStacks: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.integer({ min: 1, max: maxStacks }), fc.constantFrom(1, 2, 3, 6, 15))
    .chain(([stacks, greatest]) => fc.array(fc.nat(greatest), { minLength: 4 * stacks, maxLength: 4 * stacks }));
}

export function explained(values: readonly number[]): ExplainedFamilyPhotos {
  return solve(gameOf(values)) as ExplainedFamilyPhotos;
}

export function explainedInIntegers(values: readonly number[]): ExplainedFamilyPhotos {
  return solve(withIntegers(gameOf(values))) as ExplainedFamilyPhotos;
}

export function explainedText(text: string): ExplainedFamilyPhotos {
  return solve(gameOfText(text)) as ExplainedFamilyPhotos;
}

/** Where a game stands by its bare rules, told by the moves that lead there. */
export interface Visit {
  readonly position: BarePosition;
  readonly banked: number;
  readonly branch: readonly Move[];
}

/** Exhaustive play of one game, remembered. Margins are final ones. */
export class Judge {
  readonly values: readonly number[];
  readonly #rules;
  readonly #known = new Map<string | number, number>();

  constructor(values: readonly number[]) {
    this.values = values;
    this.#rules = familyPhotosRules(values, doubles);
  }

  get start(): Visit {
    return { position: bareStart(this.values.length / 4), banked: 0, branch: [] };
  }

  legal({ position: { taken, passes } }: Visit): Move[] {
    if (passes === 2 || taken.every((photos) => photos === 2)) return [];
    return [...taken.keys()]
      .filter((stack) => taken[stack] < 2)
      .map((stack) => stack + 1)
      .concat(0);
  }

  after(visit: Visit, ...moves: Move[]): Visit {
    return moves.reduce((visit, move) => {
      const { gain, next } = [...this.#rules.moves(visit.position)][this.legal(visit).indexOf(move)];
      return { position: next, banked: visit.banked + gain, branch: [...visit.branch, move] };
    }, visit);
  }

  final({ position, banked }: Visit): number {
    return banked + this.#value(position) + 0;
  }

  /** What a move loses for the player who makes it. */
  loss(visit: Visit, move: Move): number {
    return (visit.position.firstToMove ? 1 : -1) * (this.final(visit) - this.final(this.after(visit, move))) + 0;
  }

  /** The same position as if no pass had come before it. */
  unpassed(visit: Visit): Visit {
    return { ...visit, position: { ...visit.position, passes: 0 } };
  }

  swing(photo: number): number {
    return this.values[2 * photo] + this.values[2 * photo + 1];
  }

  isContested(stack: number): boolean {
    return this.swing(2 * stack) > this.swing(2 * stack + 1);
  }

  /** Photos of the pool, hottest first, on equal swings in the order of the input. */
  pool({ position: { taken } }: Visit): number[] {
    const photos = [...taken.entries()].flatMap(([stack, gone]) => {
      if (gone === 0) return this.isContested(stack) ? [2 * stack, 2 * stack + 1] : [];
      return gone === 1 ? [2 * stack + 1] : [];
    });
    return photos.toSorted((one, other) => this.swing(other) - this.swing(one) || one - other);
  }

  /** One way to every unfinished position that can be reached. */
  *reachable(): Generator<Visit> {
    const seen = new Set<string | number>();
    const open = [this.start];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      const key = this.#rules.key(visit.position);
      const moves = this.legal(visit);
      if (seen.has(key) || moves.length === 0) continue;
      seen.add(key);
      yield visit;
      for (const move of moves) open.push(this.after(visit, move));
    }
  }

  #value(position: BarePosition): number {
    const key = this.#rules.key(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const margins = [...this.#rules.moves(position)].map(({ gain, next }) => gain + this.#value(next));
    const best = margins.length === 0 ? 0 : position.firstToMove ? Math.max(...margins) : Math.min(...margins);
    this.#known.set(key, best);
    return best;
  }
}

export function refOf({ branch }: Visit, ...moves: Move[]): PositionRef {
  return { turn: 0, branch: [...branch, ...moves] };
}
