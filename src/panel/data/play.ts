import type { MarginSeries, MoveValue, Player } from '../../games/game.ts';
import type { Failure } from '../../worker/api.ts';
import type { PlayChoices } from './playChoices.ts';
import { choicesOf, engineReply, moveMade, type PlaySource } from './playQuestions.ts';
import {
  beginGame,
  endGame,
  goOn,
  isEdited,
  learn,
  makeMove,
  movesOf,
  nextMistake,
  type PlayState,
  refAfter,
  setHidden,
  showBest,
  takeBack,
  tryInstead,
} from './playState.ts';
import { seriesPoints } from './positions.ts';
import { knownTurns, type TurnList } from './turnList.ts';

/** A game of a person against the engine, and the questions to the solver behind it. */
export class Play {
  /** Null while nobody plays. */
  state: PlayState | null = null;
  /** Where the person chooses, or has just chosen; null while it is not here. */
  choices: PlayChoices | null = null;
  /** The margins of the line played, once it is over; null while they are not here. */
  series: MarginSeries | null = null;
  /** Why the game does not go on; null while all is well. */
  failure: Failure | null = null;
  /** Counts what the person has waited for: the focus then goes to what comes next. */
  moment = 0;
  /** The line on which the game began. */
  before: TurnList = knownTurns([]);
  private readonly source: PlaySource;
  private busy = false;
  private latest = 0;

  constructor(source: PlaySource) {
    this.source = source;
  }

  /** Begins a game in the position looked at, or at the start where that one is the end; `person`: the player on move if left out. */
  async begin(hidden: boolean, person?: Player): Promise<void> {
    const { shown, first } = this.source.positions;
    const { at, summary, line, turn } = shown.summary.over ? first : shown;
    if (summary.over) return;
    this.before = line.turns;
    await this.alone(async (isLatest) => {
      // In sight at once: the answer is not to show.
      this.state = beginGame({ person: person ?? summary.player, hidden, from: at, start: summary });
      this.choices = null;
      this.changed();
      await line.turns.load(turn - 1);
      if (isLatest() && this.state !== null) await this.turnTo(this.state, isLatest);
    });
  }

  /** Begins the same game anew, perhaps as another player. */
  async again(person?: Player): Promise<void> {
    const { state } = this;
    if (state === null) return;
    const { from, start, hidden } = state;
    await this.alone((isLatest) => this.turnTo(beginGame({ person: person ?? state.person, hidden, from, start }), isLatest));
  }

  choose(value: MoveValue): void {
    if (this.choices !== null) this.choices.chosen = value;
    this.changed();
  }

  changed(): void {
    this.source.changed();
  }

  /** Takes the move that is chosen: in the game, or instead of a mistake. */
  async take(): Promise<void> {
    const { state, choices } = this;
    const value = choices?.chosen ?? null;
    if (state === null || choices === null || value === null || this.busy) return;
    await this.alone(async (isLatest) => {
      if (state.phase.kind === 'learning') {
        await choices.moves.explain([value]);
        if (isLatest()) this.show(tryInstead(state, value));
        return;
      }
      if (state.phase.kind !== 'choosing') return;
      const made = await moveMade(this.source, { state, choices, value, before: this.before });
      if (!isLatest()) return;
      if (!made.ok) {
        this.failure = made.failure;
        return;
      }
      const { turn, after } = made.value;
      const next = makeMove(state, value, turn, after);
      // Where the values were in sight, a best move needs no verdict to look at.
      if (!state.hidden && value.loss === '0') await this.turnTo(goOn(next), isLatest);
      else this.show(next);
    });
  }

  goOn(): Promise<void> {
    return this.change(goOn);
  }

  takeBack(): Promise<void> {
    return this.change(takeBack);
  }

  /** Shows the best move of the position, and chooses it. */
  async showBest(): Promise<void> {
    const { choices } = this;
    if (choices === null) return;
    if (choices.search !== '') await choices.find('');
    const { bestRow } = choices;
    if (bestRow !== null) await choices.moves.explain([bestRow]);
    if (this.state === null || this.choices !== choices) return;
    const shown = showBest(this.state);
    if (shown === this.state) return;
    choices.chosen = bestRow;
    this.show(shown);
  }

  setHidden(hidden: boolean): void {
    if (this.state !== null) this.state = setHidden(this.state, hidden);
    this.source.changed();
  }

  /** Ends the game where it stands; one without a move of the person leaves nothing to tell. */
  async stop(): Promise<void> {
    const { state } = this;
    if (state?.phase.kind === 'over' || state?.played.length === 0) await this.leave();
    else await this.change((current) => endGame(current, 'stopped'));
  }

  /** The file was edited: nothing more can be asked about the game. A question that stands goes on hiding its old answer. */
  edited(): void {
    if (this.state === null) return;
    const over = endGame(this.state, 'edited');
    if (over === this.state) return;
    this.drop();
    if (over.played.length === 0 && !over.hidden) this.state = null;
    else this.show(over);
  }

  learn(): Promise<void> {
    return this.change(learn);
  }

  nextMistake(): Promise<void> {
    return this.change(nextMistake);
  }

  /** Back to the analysis, with the turns played as a line. */
  async leave(): Promise<void> {
    const { state } = this;
    if (state === null) return;
    this.drop();
    this.state = null;
    this.choices = null;
    this.series = null;
    this.moment += 1;
    this.source.changed();
    if (!isEdited(state) && state.played.length > 0) await this.source.positions.takeFrom(state.from, movesOf(state.played));
  }

  /** Asks again for what failed. */
  async retry(): Promise<void> {
    await this.change((state) => state);
  }

  private async change(transition: (state: PlayState) => PlayState): Promise<void> {
    const { state } = this;
    if (state === null) return;
    await this.alone((isLatest) => this.turnTo(transition(state), isLatest));
  }

  /** One thing at a time: what was under way before is dropped. */
  private async alone(work: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    this.latest += 1;
    const { latest } = this;
    const isLatest = (): boolean => latest === this.latest;
    this.busy = true;
    this.failure = null;
    try {
      await work(isLatest);
    } finally {
      if (isLatest()) {
        this.busy = false;
        this.source.changed();
      }
    }
  }

  /** Goes to a state, and on to where the person has something to do. */
  private async turnTo(state: PlayState, isLatest: () => boolean): Promise<void> {
    let next = state;
    if (next.phase.kind === 'replying') {
      // In sight while the engine is asked.
      this.state = next;
      this.source.changed();
      const answered = await engineReply(this.source.asked, next);
      if (!isLatest()) return;
      if (!answered.ok) {
        this.failure = answered.failure;
        return;
      }
      next = answered.value;
    }
    const { phase } = next;
    if (phase.kind === 'choosing' || phase.kind === 'learning') {
      const { asked, changed } = this.source;
      const choices = await choicesOf(asked, next, changed);
      if (!isLatest()) return;
      if (!choices.ok) {
        this.state = next;
        this.failure = choices.failure;
        return;
      }
      this.choices = choices.value;
    }
    if (phase.kind === 'over' && !isEdited(next)) {
      const { host, version, index } = this.source.asked;
      const series = await host.wholeLine(version, index, refAfter(next, next.played.length), seriesPoints);
      // Without it the moves are still there as a table.
      if (isLatest()) this.series = series.ok ? series.value : null;
    }
    if (isLatest()) this.show(next);
  }

  /** Drops what is under way. */
  private drop(): void {
    this.latest += 1;
    this.busy = false;
    this.failure = null;
  }

  private show(state: PlayState): void {
    this.state = state;
    this.moment += 1;
    this.source.changed();
  }
}
