import type { Steps } from '../../engines/steps.ts';
import type { Switches } from '../../engines/switchSum.ts';
import type { CaseSummary, Move, PositionRef, PositionSummary, SolvedCase } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';
import type { FamilyPhotosLedger, FamilyPhotosMember, FamilyPhotosMove, FamilyPhotosTurn } from './facts.ts';
import { Contributions, ledgerOf, totalsOf } from './ledger.ts';
import { coldByBottom, lossesOf, type MoveLosses } from './losses.ts';
import { type Outlook, outlookOf, play, type Position, positionAlong, visibleStacks } from './position.ts';
import { scaled } from './progress.ts';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation } from './reasons.ts';
import { explainMove, explainPosition } from './reasonsExplain.ts';
import { Standing } from './reasonsStanding.ts';
import { Rows } from './rows.ts';
import { type Solution, solveBySorting } from './solveBySorting.ts';
import { classify, stackKinds, type Stacks } from './stacks.ts';

/** What was last asked about, each part found when it is first needed. */
interface View<N> {
  readonly key: string;
  readonly position: Position<N>;
  outlook: Outlook<N> | null;
  losses: MoveLosses<N> | null;
  standing: Standing<N> | null;
}

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
  #cold: Uint32Array | null = null;
  #last: View<N> | null = null;

  constructor(stacks: Stacks<N>, solution: Solution<N>, rows: Rows<N>, summary: CaseSummary, bytes: number) {
    this.#stacks = stacks;
    this.#solution = solution;
    this.#rows = rows;
    this.#contributions = new Contributions(stacks, solution.start.pool);
    this.summary = summary;
    this.bytes = bytes;
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
    const view = this.#viewOf(at);
    const { position } = view;
    const { format } = this.#stacks.arithmetic;
    const along = at.branch.length === 0;
    const line = along ? this.#solution.line : this.#outlookOf(view).line;
    return {
      player: position.player,
      over: position.over,
      banked: format(position.banked),
      final: format(line.final),
      turns: along ? line.length - at.turn : line.length,
      moves: position.over ? 0 : visibleStacks(position) + 1,
    };
  }

  line(at: PositionRef, from: number, to: number): readonly FamilyPhotosTurn[] {
    const along = at.branch.length === 0;
    if (along) this.#checkTurn(at.turn);
    const skipped = along ? at.turn : 0;
    const outlook = along ? { position: startOfGame, line: this.#solution.line } : this.#outlookOf(this.#viewOf(at));
    const first = skipped + Math.max(from, 0);
    const end = Math.min(skipped + to, outlook.line.length);
    return Array.from({ length: Math.max(end - first, 0) }, (_, index) => this.#rows.turn(outlook, first + index));
  }

  moves(at: PositionRef, from: number, to: number): readonly FamilyPhotosMove[] {
    const view = this.#viewOf(at);
    const outlook = this.#outlookOf(view);
    const losses = this.#lossesOf(view);
    const window = losses.bestFirst.subarray(Math.max(from, 0), Math.max(to, 0));
    return Array.from(window, (index) => this.#rows.move(outlook, losses, index));
  }

  explainPosition(at: PositionRef, most: number): FamilyPhotosPositionExplanation {
    return explainPosition(this.#standingOf(at), this.#rows, most);
  }

  explainMove(at: PositionRef, move: Move): FamilyPhotosMoveExplanation {
    return explainMove(this.#standingOf(at), this.#rows, move);
  }

  #checkTurn(turn: number): void {
    const { length } = this.#solution.line;
    if (!Number.isInteger(turn) || turn < 0 || turn > length) throw new RangeError(`The line of play has no turn ${turn}.`);
  }

  #viewOf({ turn, branch }: PositionRef): View<N> {
    this.#checkTurn(turn);
    const key = `${turn}:${branch.join()}`;
    if (this.#last?.key === key) return this.#last;
    const position = positionAlong(this.#stacks, this.#solution.line, turn);
    for (const move of branch) play(this.#stacks, position, move);
    this.#last = { key, position, outlook: null, losses: null, standing: null };
    return this.#last;
  }

  #outlookOf(view: View<N>): Outlook<N> {
    return (view.outlook ??= outlookOf(this.#stacks, this.#solution.start.pool, view.position));
  }

  #lossesOf(view: View<N>): MoveLosses<N> {
    return (view.losses ??= lossesOf(this.#stacks, this.#outlookOf(view), (this.#cold ??= coldByBottom(this.#stacks))));
  }

  #standingOf(at: PositionRef): Standing<N> {
    const view = this.#viewOf(at);
    return (view.standing ??= new Standing(this.#stacks, this.#outlookOf(view), this.#lossesOf(view)));
  }
}

const startOfGame = { turn: 0, opened: -1 };

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
  return stacks * (4 * ofNumber + 2 * ofNumber + 20);
}

/** Bytes that solving takes at its peak: what is held in the end, and the sort's keys, words and spare rows. */
export function bytesToSolve(input: FamilyPhotosCase): number {
  return bytesHeld(input) + input.stacks * (input.values instanceof Float64Array ? 16 + 4 * 8 : 2 * bytesOfInteger + 2 * 8);
}
