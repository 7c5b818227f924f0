import type { SubsetTable } from '../../engines/subsetGame.ts';
import type { Amount, Move, Player } from '../game.ts';
import type { GroupedBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';
import { type GroupValue, GemsFightPosition } from './position.ts';
import type { Choice, Totals } from './reasons.ts';

export interface Solution {
  readonly input: GemsFightCase;
  readonly grouped: GroupedBags;
  readonly table: SubsetTable;
}

/** A position that is being explained, and what all its explanations need. */
export class Scene {
  readonly solution: Solution;
  /** In the order they were taken. Errors: RangeError where they cannot be. */
  readonly taken: readonly Move[];
  readonly player: Player;
  readonly sign: 1 | -1;
  /** Turns taken. */
  readonly turn: number;
  readonly banked: number;
  readonly final: number;
  /** Identical bags once, in the order of the input. */
  readonly moves: readonly GroupValue[];
  readonly allEqual: boolean;
  readonly bestMoves: readonly GroupValue[];
  /** The best of the moves that make stones, the lowest bag among equals; undefined where there is none. */
  readonly bestScoring: GroupValue | undefined;
  readonly stonesMade: number;
  readonly #bagsLeft: ReadonlyMap<GroupValue, readonly Move[]>;

  constructor(solution: Solution, taken: readonly Move[]) {
    this.solution = solution;
    this.taken = taken;
    const position = this.after();
    this.player = position.player;
    this.sign = position.player === 0 ? 1 : -1;
    this.turn = position.turn;
    this.banked = position.banked;
    this.final = position.final;
    this.moves = position.moves();
    this.bestMoves = this.moves.filter(({ final }) => final === this.final);
    this.allEqual = this.bestMoves.length === this.moves.length;
    this.bestScoring = bestFor(
      this.sign,
      this.moves.filter(({ stones }) => stones > 0),
    );
    this.stonesMade = solution.table.stonesMade(this.state);
    this.#bagsLeft = new Map(this.moves.map((move) => [move, position.bagsLeftOf(move.group)]));
  }

  get opponent(): Player {
    return this.player === 0 ? 1 : 0;
  }

  /** The set of bags taken, as the table numbers it. */
  get state(): number {
    const { grouped, table } = this.solution;
    return this.taken.reduce((state, bag) => state + table.strides[grouped.groups[grouped.groupOf[bag - 1]].kind], 0);
  }

  get stonesToCome(): number {
    return this.solution.table.stones - this.stonesMade;
  }

  /** A quiet bag that is better than every scoring one, of which there are some. */
  declines(move: GroupValue): boolean {
    const taken = this.bestScoring;
    return move.stones === 0 && taken !== undefined && this.sign * (move.final - taken.final) > 0;
  }

  /** The position after these further bags; a new one each time, to be played on. */
  after(...bags: readonly Move[]): GemsFightPosition {
    const position = new GemsFightPosition(this.solution.grouped, this.solution.table);
    for (const bag of this.taken) position.take(bag);
    for (const bag of bags) position.take(bag);
    return position;
  }

  bagsLeftOf(move: GroupValue): readonly Move[] {
    return this.#bagsLeft.get(move) ?? [];
  }

  choice(move: GroupValue): Choice {
    return { bags: this.bagsLeftOf(move), stones: move.stones, final: String(move.final) satisfies Amount };
  }

  /** Total stones of each player where the game ends at this margin. */
  totals(final: number): Totals {
    const { stones } = this.solution.table;
    return { first: (stones + final) / 2, second: (stones - final) / 2 };
  }
}

/** The best of some moves for the player with this sign, the first among equals. */
export function bestFor(sign: 1 | -1, moves: readonly GroupValue[]): GroupValue | undefined {
  let best: GroupValue | undefined;
  for (const move of moves) {
    if (best === undefined || sign * (move.final - best.final) > 0) best = move;
  }
  return best;
}
