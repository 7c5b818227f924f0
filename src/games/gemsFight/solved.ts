import type { Steps } from '../../engines/steps.ts';
import { solveSubsetGame, type SubsetTable } from '../../engines/subsetGame.ts';
import {
  type CaseSummary,
  type MarginSeries,
  mostPositionsToVerify,
  type Move,
  type MoveFilter,
  type PositionRef,
  type PositionSummary,
  type SolvedCase,
  type Verified,
} from '../game.ts';
import { seriesOf } from '../marginSeries.ts';
import { passesFilter } from '../moveFilter.ts';
import { type GroupedBags, groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';
import { positionsFrom, verifyPosition } from './exhaustive.ts';
import type { GemsFightLedger, GemsFightMove, GemsFightTurn } from './facts.ts';
import { quietBeforeStone } from './firstStone.ts';
import { followLine, type Line } from './lineOfPlay.ts';
import { bytesOfBags } from './memory.ts';
import { GemsFightPosition } from './position.ts';
import type { GemsFightMoveExplanation, GemsFightPositionExplanation } from './reasons.ts';
import { explainMoves } from './reasonsMove.ts';
import { explainPosition } from './reasonsPosition.ts';
import type { Solution } from './reasonsScene.ts';
import { movesOf, takeTurn, trackOf } from './turns.ts';

interface ExplainedGemsFight extends SolvedCase {
  /** Why the position has its value. */
  explainPosition(at: PositionRef): GemsFightPositionExplanation;
  /** Why each of these moves (numbers of bags) has its value. Errors: RangeError where a bag is not left. */
  explainMoves(at: PositionRef, moves: readonly Move[]): readonly GemsFightMoveExplanation[];
}

class SolvedGemsFight implements ExplainedGemsFight {
  readonly summary: CaseSummary;
  readonly bytes: number;
  readonly stacks = null;
  readonly #input: GemsFightCase;
  readonly #grouped: GroupedBags;
  readonly #table: SubsetTable;
  readonly #line: Line;
  readonly #ledger: GemsFightLedger;

  constructor(input: GemsFightCase, grouped: GroupedBags, table: SubsetTable, line: Line, ledger: GemsFightLedger) {
    this.#input = input;
    this.#grouped = grouped;
    this.#table = table;
    this.#line = line;
    this.#ledger = ledger;
    const margin = table.value(0);
    this.summary = {
      line: input.line,
      margin: String(margin),
      firstTotal: String((table.stones + margin) / 2),
      secondTotal: String((table.stones - margin) / 2),
      turns: input.bags.length,
      moves: grouped.groups.length,
    };
    this.bytes = table.bytes + bytesOfBags(input);
  }

  /** Everything is read off the table. */
  *prepare(): Steps<void> {}

  *prepareAll(): Steps<void> {}

  ledger(): GemsFightLedger {
    return this.#ledger;
  }

  members(): readonly never[] {
    return [];
  }

  position(at: PositionRef): PositionSummary {
    const position = this.#positionAt(at);
    return {
      player: position.player,
      over: position.bagsLeft === 0,
      banked: String(position.banked),
      final: String(position.final),
      turns: position.bagsLeft,
      moves: position.moves().length,
    };
  }

  line(at: PositionRef, from: number, to: number): readonly GemsFightTurn[] {
    const position = this.#positionAt(at);
    const turns: GemsFightTurn[] = [];
    const end = Math.min(to, position.bagsLeft);
    for (let row = 0; row < end; row += 1) {
      const { bag } = position.bestMove();
      if (row < from) position.take(bag);
      else turns.push(takeTurn(this.#input, position, bag));
    }
    return turns;
  }

  moves(at: PositionRef, from: number, to: number, filter?: MoveFilter): readonly GemsFightMove[] {
    return this.#rowsOf(at, filter).slice(Math.max(from, 0), Math.max(to, 0));
  }

  moveCount(at: PositionRef, filter: MoveFilter): number {
    return this.#rowsOf(at, filter).length;
  }

  moveOf(at: PositionRef, move: Move): GemsFightMove {
    const found = this.#rowsOf(at).find(({ bags }) => bags.includes(move));
    if (found === undefined) throw new RangeError(`Bag ${move} is not left.`);
    return found;
  }

  rowOf(at: PositionRef, move: Move, filter?: MoveFilter): number | null {
    const { bags } = this.moveOf(at, move);
    const row = this.#rowsOf(at, filter).findIndex((one) => one.bags[0] === bags[0]);
    return row < 0 ? null : row;
  }

  series(at: PositionRef, points: number): MarginSeries {
    return seriesOf(trackOf(new GemsFightPosition(this.#grouped, this.#table), this.#bagsTaken(at)), points);
  }

  explainPosition(at: PositionRef): GemsFightPositionExplanation {
    return explainPosition(this.#solution, this.#bagsTaken(at));
  }

  explainMoves(at: PositionRef, moves: readonly Move[]): readonly GemsFightMoveExplanation[] {
    return explainMoves(this.#solution, this.#bagsTaken(at), moves);
  }

  positionsToVerify(at: PositionRef): number | null {
    const positions = positionsFrom(this.#positionAt(at).bagsLeft);
    return positions <= mostPositionsToVerify ? positions : null;
  }

  verify(at: PositionRef): Steps<Verified> {
    if (this.positionsToVerify(at) === null) throw new RangeError('The position is too large for exhaustive play.');
    return verifyPosition(this.#input, this.#bagsTaken(at));
  }

  #rowsOf(at: PositionRef, filter: MoveFilter = {}): readonly GemsFightMove[] {
    return movesOf(this.#input, this.#positionAt(at)).filter((row) => {
      const kind = row.stones > 0 ? 'scoring' : 'quiet';
      return passesFilter(filter, { kind, numbers: row.bags, loses: row.loss !== '0' });
    });
  }

  get #solution(): Solution {
    return { input: this.#input, grouped: this.#grouped, table: this.#table };
  }

  #positionAt(at: PositionRef): GemsFightPosition {
    const position = new GemsFightPosition(this.#grouped, this.#table);
    for (const bag of this.#bagsTaken(at)) position.take(bag);
    return position;
  }

  #bagsTaken({ turn, branch }: PositionRef): Move[] {
    if (!Number.isInteger(turn) || turn < 0 || turn > this.#line.bags.length) {
      throw new RangeError(`The line of play has no turn ${turn}.`);
    }
    return [...this.#line.bags.subarray(0, turn), ...branch];
  }
}

/** Solves one game exactly and follows its line of play. */
export function* solveGemsFight(input: GemsFightCase): Steps<ExplainedGemsFight> {
  const grouped = groupBags(input);
  const table = yield* solveSubsetGame(grouped.subsetGame);
  const line = yield* followLine(grouped, table);
  const ledger: GemsFightLedger = {
    game: 'gems-fight',
    colours: input.colours,
    bags: input.bags.length,
    meltsAt: input.meltsAt,
    stones: table.stones,
    runs: line.runs,
    firstStoneTurn: line.firstStoneTurn,
    quietBeforeStone: yield* quietBeforeStone(grouped.subsetGame, table),
  };
  return new SolvedGemsFight(input, grouped, table, line, ledger);
}
