import { startPosition } from '../../games/game.ts';
import type { CaseSummary, Move, PositionReasons, PositionRef, PositionSummary } from '../../games/game.ts';
import type { Failure } from '../../worker/api.ts';
import { ChangeReasons, lastMistake } from './changeReasons.ts';
import { type CaseAsked, MoveList } from './moveList.ts';
import { moveOfTurn } from './playedTurn.ts';
import {
  backToMain,
  chooseLine,
  goTo,
  isMain,
  ownEnd,
  type Place,
  type PositionState,
  redo,
  refOf,
  samePlace,
  startState,
  takeMoves,
  undo,
} from './positionState.ts';
import { buildLine, type LineSource, lookAhead, type WholeLine } from './wholeLine.ts';

/** The position that is looked at. */
export interface ShownPosition {
  readonly place: Place;
  readonly at: PositionRef;
  /** Turns of its line that led to it. */
  readonly turn: number;
  readonly line: WholeLine;
  readonly summary: PositionSummary;
  readonly moves: MoveList;
  /** Why it has its value; null while that is not here. */
  reasons: PositionReasons | null;
}

/** Points of a chart; a line of no more turns shows each. */
export const seriesPoints = 600;
/** Photos and stacks of each kind that the reasons of a position name. */
const mostNamed = 8;
const linesKept = 40;
/** All moves of a list of this length are explained at once; of a longer one those that are looked at. */
export const mostExplained = 30;

/**
 * The way through the positions of one case: along a line, off it, and back. What one wants to see next is `state`; the
 * position `shown` follows it as its facts arrive, never back to one that was asked for earlier.
 */
export class Positions {
  state: PositionState = startState;
  shown: ShownPosition;
  /** Why the position wanted cannot be shown; null while all is well. */
  failure: Failure | null = null;
  readonly main: WholeLine;
  readonly changeReasons: ChangeReasons;
  /** The start of the game. */
  readonly first: ShownPosition;
  private readonly asked: CaseAsked;
  private readonly source: LineSource;
  private readonly changed: () => void;
  private readonly lines = new Map<string, WholeLine>();
  private latest = 0;
  private loading: Promise<void> = Promise.resolve();

  constructor(source: LineSource, summary: CaseSummary) {
    this.source = source;
    this.asked = source.asked;
    this.changed = source.changed;
    this.main = source.main;
    this.changeReasons = new ChangeReasons(source.asked, source.changed);
    this.first = this.show(startState.place, this.main, startPosition, startSummary(summary));
    this.shown = this.first;
  }

  /** Asks for what the position shown is explained with; again after a failure. */
  start(): void {
    this.failure = null;
    void this.complete(this.shown).then(this.changed);
    void this.chart(this.main);
    if (!samePlace(this.state.place, this.shown.place)) void this.go(this.state);
  }

  /** To the position after `turn` turns of the line that one is on. */
  goTo(turn: number): Promise<void> {
    return this.go(goTo(this.state, turn));
  }

  /** Takes moves from the position shown, one after the other. */
  take(...moves: readonly Move[]): Promise<void> {
    return this.takeFrom(this.shown.at, moves);
  }

  /** Takes moves from a position of the line that is shown. */
  async takeFrom(at: PositionRef, moves: readonly Move[]): Promise<void> {
    this.latest += 1;
    const { latest } = this;
    const { place, line } = this.shown;
    const turn = at.turn + at.branch.length;
    const rows = moves.flatMap((_, index) => [this.main.turns.load(turn + index), line.turns.load(turn + index)]);
    await Promise.all(rows);
    if (latest !== this.latest) return;
    const moveAt = (whole: WholeLine) => (number: number) => {
      const known = whole.turns.get(number - 1);
      return known === undefined ? undefined : moveOfTurn(known);
    };
    await this.go(takeMoves({ ...this.state, place }, at, moves, { main: moveAt(this.main), current: moveAt(line) }));
  }

  undo(): Promise<void> {
    return this.go(undo(this.state));
  }

  redo(): Promise<void> {
    return this.go(redo(this.state));
  }

  toMain(): Promise<void> {
    return this.go(backToMain(this.state));
  }

  /** Lines that were tried, in their order. */
  get tried(): readonly WholeLine[] {
    return [...this.lines.values()];
  }

  /** To the position after the moves of a line that was tried; on the main line to where that one was left. */
  toLine({ line }: WholeLine): Promise<void> {
    return isMain(line) ? this.toMain() : this.go(chooseLine(this.state, { line, at: ownEnd(line) }));
  }

  private async go(state: PositionState): Promise<void> {
    this.latest += 1;
    const { latest, loading } = this;
    this.state = state;
    if (samePlace(state.place, this.shown.place)) this.failure = null;
    else {
      const load = async (): Promise<void> => {
        await loading;
        if (latest === this.latest) await this.load(state.place, latest);
      };
      this.loading = load();
    }
    this.changed();
    await this.loading;
  }

  /** One position at a time: who steps on quickly gets those in between as far as they are here in time. */
  private async load(place: Place, latest: number): Promise<void> {
    if (samePlace(place, this.shown.place)) return;
    const found = await this.find(place);
    // Another one is wanted by now: the one shown already, or one that follows this one.
    if (latest !== this.latest && samePlace(this.state.place, this.shown.place)) return;
    if ('failure' in found) this.failure = found.failure;
    else {
      this.failure = null;
      this.shown = found;
      void this.chart(found.line);
    }
    this.changed();
  }

  private async find(place: Place): Promise<ShownPosition | { readonly failure: Failure }> {
    const line = await this.lineOf(place);
    if ('failure' in line) return line;
    if (isMain(place.line) && place.at === 0) return this.first;
    const own = ownEnd(place.line);
    if (!isMain(place.line) && place.at > own) {
      const failure = await lookAhead(this.asked, line, place.at);
      if (failure !== null) return { failure };
    }
    const at = refOf(place, (turn) => line.ahead[turn - own - 1]);
    if (at === null) return { failure: { code: 'outdated' } };
    const summary = await this.summaryOf(place, line, at);
    if ('failure' in summary) return summary;
    const position = this.show(place, line, at, summary);
    const mistake = lastMistake(line, place.at);
    await Promise.all([this.complete(position), mistake === undefined ? null : this.changeReasons.load(mistake)]);
    return position;
  }

  private async summaryOf(place: Place, line: WholeLine, at: PositionRef): Promise<PositionSummary | { readonly failure: Failure }> {
    if (place.at === 0) return this.main.summary;
    if (!isMain(place.line) && place.at === ownEnd(place.line)) return line.summary;
    const { host, version, index } = this.asked;
    const reply = await host.position(version, index, at);
    return reply.ok ? reply.value : { failure: reply.failure };
  }

  private async lineOf({ line }: Place): Promise<WholeLine | { readonly failure: Failure }> {
    if (isMain(line)) return this.main;
    const key = `${line.turn}/${line.moves.join()}`;
    const held = this.lines.get(key);
    if (held !== undefined) return held;
    const reply = await buildLine(this.source, line, this.shown.line);
    if (!reply.ok) return { failure: reply.failure };
    this.lines.set(key, reply.value);
    const [oldest] = this.lines.keys();
    if (this.lines.size > linesKept && oldest !== undefined) this.lines.delete(oldest);
    return reply.value;
  }

  private show(place: Place, line: WholeLine, at: PositionRef, summary: PositionSummary): ShownPosition {
    return {
      place,
      at,
      turn: place.at,
      line,
      summary,
      moves: new MoveList(this.asked, at, summary.moves, this.changed),
      reasons: null,
    };
  }

  /**
   * What a position is explained with, all of it before it is shown, so that nothing moves in the view: its reasons, the
   * best moves, the worst one, which tells whether there is anything to choose, and the reasons of a short list of moves.
   */
  private async complete(position: ShownPosition): Promise<void> {
    const { moves, line, turn, summary, at } = position;
    const { host, version, index } = this.asked;
    line.turns.ensure(turn - 1, turn + 1);
    const [reasons] = await Promise.all([
      position.reasons === null ? host.explainPosition(version, index, at, mostNamed) : null,
      moves.all.load(0),
      moves.all.load(moves.all.count - 1),
    ]);
    // Without reasons the moves and the line are still there.
    if (reasons?.ok) position.reasons = reasons.value;
    if (summary.moves <= mostExplained) await moves.explain(moves.all.head(mostExplained));
  }

  private async chart(whole: WholeLine): Promise<void> {
    if (whole.series !== null) return;
    const { host, version, index } = this.asked;
    const reply = await host.wholeLine(version, index, whole.end, seriesPoints);
    // Without it the line is still there as a table.
    if (reply.ok) whole.series = reply.value;
    this.changed();
  }
}

export function startSummary({ margin, turns, moves }: CaseSummary): PositionSummary {
  return { player: 0, over: turns === 0, banked: '0', final: margin, turns, moves };
}
