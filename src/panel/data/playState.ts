import type { Amount, Move, MoveValue, Player, PositionRef, PositionSummary, Turn } from '../../games/game.ts';
import { moveOfTurn } from './playedTurn.ts';

/** What the person chose a turn from. */
export interface OwnMove {
  /** The row of the moves that holds it, with what it loses. */
  readonly value: MoveValue;
  /** The position in which it was chosen. */
  readonly before: PositionSummary;
  /** The best move had been shown before. */
  readonly helped: boolean;
}

/** A turn of a game against the engine; `own` is null for the engine's turns, which lose nothing. */
export interface Played {
  readonly turn: Turn;
  readonly own: OwnMove | null;
}

/** Why a game is over: it came to its end, the person stopped it, or the file was edited. */
export type Ending = 'ended' | 'stopped' | 'edited';

export type PlayPhase =
  /** The person is to choose. */
  | { readonly kind: 'choosing'; readonly bestShown: boolean }
  /** The person's move, the last turn played, is told with its verdict. */
  | { readonly kind: 'revealed' }
  /** The engine is to reply. */
  | { readonly kind: 'replying' }
  | { readonly kind: 'over'; readonly why: Ending }
  /** The person looks for a better move than mistake `mistake`, from 0. */
  | {
      readonly kind: 'learning';
      readonly why: Ending;
      readonly mistake: number;
      /** Moves tried in vain, in their order. */
      readonly tried: readonly MoveValue[];
      /** A move that loses nothing; null until one is found. */
      readonly found: MoveValue | null;
      readonly bestShown: boolean;
    };

/** A game of a person against the engine, from any position. Every transition that does not fit the phase changes nothing. */
export interface PlayState {
  readonly person: Player;
  /** Values are hidden until the person has moved. */
  readonly hidden: boolean;
  readonly from: PositionRef;
  readonly start: PositionSummary;
  readonly played: readonly Played[];
  /** The position after the turns played. */
  readonly now: PositionSummary;
  readonly phase: PlayPhase;
  /** Moves that were taken back. */
  readonly takenBack: number;
}

export interface GameStart {
  readonly person: Player;
  readonly hidden: boolean;
  readonly from: PositionRef;
  readonly start: PositionSummary;
}

export function beginGame({ person, hidden, from, start }: GameStart): PlayState {
  return { person, hidden, from, start, played: [], now: start, phase: nextPhase(person, start), takenBack: 0 };
}

function nextPhase(person: Player, { over, player }: PositionSummary): PlayPhase {
  if (over) return { kind: 'over', why: 'ended' };
  return player === person ? { kind: 'choosing', bestShown: false } : { kind: 'replying' };
}

/** The person makes a move, whose turn and position after it are given. */
export function makeMove(state: PlayState, value: MoveValue, turn: Turn, after: PositionSummary): PlayState {
  if (state.phase.kind !== 'choosing') return state;
  const own: OwnMove = { value, before: state.now, helped: state.phase.bestShown };
  return { ...state, played: [...state.played, { turn, own }], now: after, phase: { kind: 'revealed' } };
}

/** On from the verdict: to the engine's reply, to the person's next move of a run, or to the result. */
export function goOn(state: PlayState): PlayState {
  return state.phase.kind === 'revealed' ? { ...state, phase: nextPhase(state.person, state.now) } : state;
}

/** The engine's turns, one or a run of several, and the position after them. */
export function reply(state: PlayState, turns: readonly Turn[], after: PositionSummary): PlayState {
  if (state.phase.kind !== 'replying' || turns.length === 0) return state;
  const played = [...state.played, ...turns.map((turn): Played => ({ turn, own: null }))];
  return { ...state, played, now: after, phase: nextPhase(state.person, after) };
}

/** Back to before the person's last move, to choose again. */
export function takeBack(state: PlayState): PlayState {
  if (!canTakeBack(state)) return state;
  const last = state.played.findLastIndex(({ own }) => own !== null);
  const own = state.played[last]?.own;
  if (own === null || own === undefined) return state;
  return {
    ...state,
    played: state.played.slice(0, last),
    now: own.before,
    phase: { kind: 'choosing', bestShown: own.helped },
    takenBack: state.takenBack + 1,
  };
}

export function canTakeBack(state: PlayState): boolean {
  return state.phase.kind !== 'learning' && !isEdited(state) && state.played.some(({ own }) => own !== null);
}

/** The text was edited: nothing more can be asked about the game. */
export function isEdited({ phase }: PlayState): boolean {
  return phase.kind === 'over' && phase.why === 'edited';
}

/** The text was edited before the person had predicted a move: the answer stays hidden. */
export function isUnanswered(state: PlayState | null): boolean {
  return state !== null && state.hidden && isEdited(state) && !state.played.some(({ own }) => own !== null);
}

/** What the game comes to in best play is not to be told. */
export function hidesOutcome(state: PlayState | null): boolean {
  if (state === null) return false;
  const { hidden, phase } = state;
  return hidden && (isUnanswered(state) || (phase.kind !== 'over' && phase.kind !== 'learning'));
}

/** Shows the best move of the position to choose in. */
export function showBest(state: PlayState): PlayState {
  const { phase } = state;
  if (phase.kind !== 'choosing' && phase.kind !== 'learning') return state;
  return { ...state, phase: { ...phase, bestShown: true } };
}

export function setHidden(state: PlayState, hidden: boolean): PlayState {
  return { ...state, hidden };
}

/** Ends the game where it stands. */
export function endGame(state: PlayState, why: 'stopped' | 'edited'): PlayState {
  const { phase, now } = state;
  if (phase.kind === 'over' && (phase.why === 'edited' || why === 'stopped')) return state;
  if (phase.kind === 'learning' && why === 'stopped') return { ...state, phase: { kind: 'over', why: phase.why } };
  return { ...state, phase: { kind: 'over', why: why === 'stopped' && now.over ? 'ended' : why } };
}

/** The turns in which the person lost something, by their places among the turns played. */
export function mistakesOf({ played }: PlayState): readonly number[] {
  return played.flatMap(({ own }, index) => (own !== null && own.value.loss !== '0' ? [index] : []));
}

/** Walks through the person's mistakes, from the first. */
export function learn(state: PlayState): PlayState {
  const { phase } = state;
  if (phase.kind !== 'over' || phase.why === 'edited' || mistakesOf(state).length === 0) return state;
  return lookAt(state, phase.why, 0);
}

function lookAt(state: PlayState, why: Ending, mistake: number): PlayState {
  return { ...state, phase: { kind: 'learning', why, mistake, tried: [], found: null, bestShown: false } };
}

/** Tries a move instead of the mistake: any that loses nothing is right. */
export function tryInstead(state: PlayState, value: MoveValue): PlayState {
  const { phase } = state;
  if (phase.kind !== 'learning' || phase.found !== null) return state;
  if (value.loss === '0') return { ...state, phase: { ...phase, found: value } };
  return { ...state, phase: { ...phase, tried: [...phase.tried, value] } };
}

/** The next mistake; after the last one back to the result. */
export function nextMistake(state: PlayState): PlayState {
  const { phase } = state;
  if (phase.kind !== 'learning') return state;
  const next = phase.mistake + 1;
  return next < mistakesOf(state).length ? lookAt(state, phase.why, next) : endGame(state, 'stopped');
}

/** The position after the first `count` turns of the game. */
export function refAfter({ from, played }: Pick<PlayState, 'from' | 'played'>, count: number): PositionRef {
  return { turn: from.turn, branch: [...from.branch, ...movesOf(played.slice(0, count))] };
}

export function movesOf(played: readonly Played[]): readonly Move[] {
  return played.map(({ turn }) => moveOfTurn(turn));
}

/** Turns before the game. */
export function startOf({ from }: PlayState): number {
  return from.turn + from.branch.length;
}

/** The number of the turn that comes next, from 1. */
export function nextTurn(state: PlayState): number {
  return startOf(state) + state.played.length + 1;
}

/** The engine's turns since the person's last move. */
export function repliesOf({ played }: PlayState): readonly Turn[] {
  return played.slice(played.findLastIndex(({ own }) => own !== null) + 1).map(({ turn }) => turn);
}

/** What came of a game for the person. */
export interface PlayResult {
  /** Points that each player took in the turns of the game. */
  readonly points: readonly [Amount, Amount];
  /** The sum of what the person's moves lose. */
  readonly lost: Amount;
  /** The person's moves, and those that lose something. */
  readonly moves: number;
  readonly mistakes: number;
}

export function resultOf({ played }: PlayState): PlayResult {
  const points: [bigint, bigint] = [0n, 0n];
  let lost = 0n;
  let moves = 0;
  let mistakes = 0;
  for (const { turn, own } of played) {
    const gain = BigInt(turn.gain);
    points[turn.player] += gain < 0n ? -gain : gain;
    if (own === null) continue;
    moves += 1;
    if (own.value.loss !== '0') mistakes += 1;
    lost += BigInt(own.value.loss);
  }
  return { points: [String(points[0]), String(points[1])], lost: String(lost), moves, mistakes };
}
