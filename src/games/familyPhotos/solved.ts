import type { Steps } from '../../engines/steps.ts';
import type { Switches } from '../../engines/switchSum.ts';
import {
  bestRows,
  type CaseSummary,
  type MarginSeries,
  mostPositionsToVerify,
  type Move,
  type MoveFilter,
  type PositionRef,
  type PositionSummary,
  type SolvedCase,
  startPosition,
  type Verified,
} from '../game.ts';
import { seriesOf } from '../marginSeries.ts';
import { filterKey } from '../moveFilter.ts';
import { lossOf, type MoveLoss } from './bestMoves.ts';
import type { FamilyPhotosCase } from './case.ts';
import type { FamilyPhotosLedger, FamilyPhotosMember, FamilyPhotosMove, FamilyPhotosTurn, StackTable } from './facts.ts';
import { Contributions, ledgerOf, totalsOf } from './ledger.ts';
import { scaled } from './progress.ts';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation } from './reasons.ts';
import { explainMove, explainPosition } from './reasonsExplain.ts';
import { Rows } from './rows.ts';
import { type Solution, solveBySorting } from './solveBySorting.ts';
import { AllStacks } from './stackTable.ts';
import { classify, stackKinds, type Stacks } from './stacks.ts';
import { bytesOfOrder } from './startOrder.ts';
import { Tracks } from './track.ts';
import { positionsFrom, verifyPosition } from './verify.ts';
import { Views } from './views.ts';

/** A solved game that says why. Errors: RangeError for positions and moves that are not legal. */
export interface ExplainedFamilyPhotos extends SolvedCase {
  /** At most `most` photos of the pool and stacks of each kind are named. */
  explainPosition(at: PositionRef, most: number): FamilyPhotosPositionExplanation;
  explainMove(at: PositionRef, move: Move): FamilyPhotosMoveExplanation;
}

class SolvedFamilyPhotos<N> implements ExplainedFamilyPhotos {
  readonly summary: CaseSummary;
  readonly bytes: number;
  readonly #stacks: Stacks<N>;
  readonly #solution: Solution<N>;
  readonly #rows: Rows<N>;
  readonly #contributions: Contributions<N>;
  readonly #views: Views<N>;
  readonly stacks: StackTable;
  #tracks: Tracks<N> | null = null;

  constructor(stacks: Stacks<N>, solution: Solution<N>, rows: Rows<N>, summary: CaseSummary, bytes: number) {
    const contributions = new Contributions(stacks, solution.start.pool);
    const views = new Views(stacks, solution);
    this.#stacks = stacks;
    this.#solution = solution;
    this.#rows = rows;
    this.#contributions = contributions;
    this.#views = views;
    this.stacks = new AllStacks(() => ({
      order: views.order,
      start: views.whatIf(startPosition),
      margin: solution.line.final,
      rows,
      contributions,
    }));
    this.summary = summary;
    this.bytes = bytes;
  }

  prepare(): Steps<void> {
    return this.#views.prepare();
  }

  *prepareAll(at: PositionRef): Steps<void> {
    yield* this.#views.findWhole(at);
  }

  ledger(): FamilyPhotosLedger {
    return ledgerOf(this.#stacks, this.#solution);
  }

  members(part: string, from: number, to: number): readonly FamilyPhotosMember[] {
    const code = stackKinds.findIndex((kind) => kind === part);
    if (code < 0) throw new RangeError(`There is no part ${part}.`);
    const list = this.#stacks.byKind[code].subarray(Math.max(from, 0), Math.max(to, 0));
    return Array.from(list, (stack) => this.#rows.member(stack, this.#contributions.of(stack)));
  }

  position(at: PositionRef): PositionSummary {
    const whatIf = this.#views.whatIf(at);
    const { line } = whatIf;
    const { format } = this.#stacks.arithmetic;
    return {
      player: whatIf.player,
      over: whatIf.over,
      banked: format(whatIf.banked),
      final: format(line.final),
      turns: line.length,
      moves: whatIf.over ? 0 : whatIf.visibleStacks + 1,
    };
  }

  line(at: PositionRef, from: number, to: number): readonly FamilyPhotosTurn[] {
    const whatIf = this.#views.whatIf(at);
    const { line } = whatIf;
    const first = Math.max(from, 0);
    const end = Math.min(to, line.length);
    return Array.from({ length: Math.max(end - first, 0) }, (_, index) => this.#rows.turn({ position: whatIf, line }, first + index));
  }

  moves(at: PositionRef, from: number, to: number, filter?: MoveFilter): readonly FamilyPhotosMove[] {
    if (filterKey(filter) === '' && to <= bestRows) {
      return this.#views
        .best(at, to)
        .slice(Math.max(from, 0), Math.max(to, 0))
        .map((move) => this.#row(at, move));
    }
    const { outlook, losses } = this.#views.whole(at);
    const window = this.#views.filtered(at, filter).subarray(Math.max(from, 0), Math.max(to, 0));
    return Array.from(window, (index) => this.#rows.move(outlook, losses, index));
  }

  moveCount(at: PositionRef, filter: MoveFilter): number {
    return this.#views.filtered(at, filter).length;
  }

  moveOf(at: PositionRef, move: Move): FamilyPhotosMove {
    return this.#row(at, { move, loss: lossOf(this.#views.whatIf(at), move) });
  }

  rowOf(at: PositionRef, move: Move, filter?: MoveFilter): number | null {
    this.#views.whatIf(at).photoOf(move);
    const { moves } = this.#views.whole(at).losses;
    const row = this.#views.filtered(at, filter).findIndex((index) => moves[index] === move);
    return row < 0 ? null : row;
  }

  series(at: PositionRef, points: number): MarginSeries {
    this.#tracks ??= new Tracks(this.#views.order, this.#solution.line);
    return seriesOf(this.#tracks.trackOf(at), points);
  }

  explainPosition(at: PositionRef, most: number): FamilyPhotosPositionExplanation {
    return explainPosition(this.#views.standing(at), this.#rows, most);
  }

  explainMove(at: PositionRef, move: Move): FamilyPhotosMoveExplanation {
    return explainMove(this.#views.standing(at), this.#rows, move);
  }

  explainMoves(at: PositionRef, moves: readonly Move[]): readonly FamilyPhotosMoveExplanation[] {
    return moves.map((move) => this.explainMove(at, move));
  }

  positionsToVerify(at: PositionRef): number | null {
    const { visibleStacks, left, over } = this.#views.whatIf(at);
    const positions = over ? 0 : positionsFrom(left - visibleStacks, 2 * visibleStacks - left);
    return positions <= mostPositionsToVerify ? positions : null;
  }

  verify(at: PositionRef): Steps<Verified> {
    if (this.positionsToVerify(at) === null) throw new RangeError('The position is too large for exhaustive play.');
    return verifyPosition(this.#stacks, this.#views.played(at));
  }

  #row(at: PositionRef, { move, loss }: MoveLoss<N>): FamilyPhotosMove {
    const whatIf = this.#views.whatIf(at);
    const taken = move === 0 ? 0 : whatIf.taken(move - 1);
    return this.#rows.moveOf(whatIf.player, whatIf.line.final, move, taken, loss);
  }
}

/** Solves one game exactly by sorting. Yields the share done. */
export function* solveCase<N>(input: FamilyPhotosCase, switches: Switches<N>): Steps<SolvedCase> {
  const stacks = yield* scaled(classify(input.stacks, switches), 0, 0.2);
  const solution = yield* scaled(solveBySorting(stacks), 0.2, 0.9);
  const totals = yield* scaled(totalsOf(stacks, solution), 0.9, 1);
  const summary: CaseSummary = {
    line: input.line,
    margin: stacks.arithmetic.format(solution.line.final),
    firstTotal: totals.first,
    secondTotal: totals.second,
    turns: solution.line.length,
    moves: input.stacks === 0 ? 0 : input.stacks + 1,
  };
  return new SolvedFamilyPhotos(stacks, solution, new Rows(stacks, input.lines), summary, bytesHeld(input));
}

const bytesOfInteger = 32;

/** Bytes that a solved game holds, its input included. */
function bytesHeld({ stacks, values }: FamilyPhotosCase): number {
  const ofNumber = values instanceof Float64Array ? 8 : bytesOfInteger;
  return stacks * (4 * ofNumber + 2 * ofNumber + 20 + bytesOfOrder(ofNumber));
}

/** Bytes that solving takes at its peak: what is held in the end, and the sort's keys, words and spare rows. */
export function bytesToSolve(input: FamilyPhotosCase): number {
  return bytesHeld(input) + input.stacks * (input.values instanceof Float64Array ? 16 + 4 * 8 : 2 * bytesOfInteger + 2 * 8);
}
