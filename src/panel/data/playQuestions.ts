import type { MoveValue, PositionSummary, Turn } from '../../games/game.ts';
import type { Reply } from '../../worker/api.ts';
import type { CaseAsked } from './moveList.ts';
import { PlayChoices } from './playChoices.ts';
import { playedTurn } from './playedTurn.ts';
import type { Positions } from './positions.ts';
import { mistakesOf, nextTurn, type PlayState, refAfter, reply, startOf } from './playState.ts';
import type { TurnList } from './turnList.ts';

/** Turns of the engine's reply that are asked for at once: a run is rarely longer. */
const turnsAtOnce = 32;

/** What a game is played on. */
export interface PlaySource {
  readonly asked: CaseAsked;
  readonly positions: Positions;
  /** Gems of a colour that melt into a stone; 1 where the game has none. */
  readonly meltsAt: () => Promise<Reply<number>>;
  readonly changed: () => void;
}

interface Choice {
  readonly state: PlayState;
  readonly choices: PlayChoices;
  readonly value: MoveValue;
  /** The line on which the game began. */
  readonly before: TurnList;
}

interface MadeMove {
  readonly turn: Turn;
  readonly after: PositionSummary;
}

/** The turn that a choice is, and the position after it; why the move has its value is known then as well. */
export async function moveMade({ asked, meltsAt }: PlaySource, { state, choices, value, before }: Choice): Promise<Reply<MadeMove>> {
  const { host, version, index } = asked;
  const { at } = choices;
  const move = choices.moveOf(value);
  const [after, melts] = await Promise.all([
    host.position(version, index, { turn: at.turn, branch: [...at.branch, move] }),
    meltsAt(),
    choices.moves.explain([value]),
  ]);
  if (!after.ok) return after;
  if (!melts.ok) return melts;
  const turn = playedTurn({
    turn: nextTurn(state),
    before: state.now,
    after: after.value,
    value,
    move,
    previous: state.played.at(-1)?.turn ?? before.get(startOf(state) - 1) ?? null,
    meltsAt: melts.value,
  });
  return { ok: true, value: { turn, after: after.value } };
}

/** The game after the engine's turns: the best line from here, as long as the engine is on move. */
export async function engineReply({ host, version, index }: CaseAsked, state: PlayState): Promise<Reply<PlayState>> {
  const at = refAfter(state, state.played.length);
  const turns: Turn[] = [];
  for (let from = 0; ; from += turnsAtOnce) {
    const rows = await host.line(version, index, at, { from, to: from + turnsAtOnce });
    if (!rows.ok) return rows;
    const end = rows.value.findIndex(({ player }) => player === state.person);
    turns.push(...(end < 0 ? rows.value : rows.value.slice(0, end)));
    if (end >= 0 || rows.value.length < turnsAtOnce) break;
  }
  const played = [...state.played, ...turns.map((turn) => ({ turn, own: null }))];
  const after = await host.position(version, index, refAfter({ from: state.from, played }, played.length));
  return after.ok ? { ok: true, value: reply(state, turns, after.value) } : after;
}

/** The moves to choose from: in the position reached, or instead of the mistake that is looked at. */
export async function choicesOf(asked: CaseAsked, state: PlayState, changed: () => void): Promise<Reply<PlayChoices>> {
  const { phase, played } = state;
  const place = phase.kind === 'learning' ? (mistakesOf(state)[phase.mistake] ?? 0) : played.length;
  const summary = phase.kind === 'learning' ? (played[place]?.own?.before ?? state.now) : state.now;
  const choices = new PlayChoices(asked, refAfter(state, place), summary, changed);
  const failure = await choices.load();
  return failure === null ? { ok: true, value: choices } : { ok: false, failure };
}
