import type { Move } from '../game.ts';
import type { FamilyPhotosTurn, PhotoAction } from './facts.ts';
import { pass } from './lineOfPlay.ts';
import { coldStackOpened } from './position.ts';
import type { Standing } from './reasonsStanding.ts';
import type { Rows } from './rows.ts';
import { isHotter } from './stacks.ts';

/** What the opponent does after a move in the line shown: a photo, or {@link pass}; null where the game is over. */
export function replyTo<N>(standing: Standing<N>, photo: number): number | null {
  const { stacks, position, prospect, opponent } = standing;
  const { pool, gains } = prospect;
  if (photo === pass) {
    if (position.passed) return null;
    if (standing.isAtMost(standing.tempo, standing.mine)) return pass;
  } else if (position.left === 1) return null;
  const rest = pool.length > 0 && pool[0] === photo ? pool[1] : pool[0];
  const opens = coldStackOpened(stacks, photo) >= 0;
  if (opens && (rest === undefined || isHotter(stacks, photo + 1, rest))) return photo + 1;
  if (rest !== undefined) return rest;
  return gains[opponent].length > 0 ? 2 * gains[opponent][0] : pass;
}

/** The reply as the turn that it is. */
export function replyTurn<N>(standing: Standing<N>, move: Move, reply: number, rows: Rows<N>): FamilyPhotosTurn {
  const { position, player, opponent } = standing;
  const { arithmetic } = standing.stacks;
  const { add } = arithmetic;
  const photo = standing.photoOf(move);
  const gain = standing.gainOf(reply, opponent);
  return {
    game: 'family-photos',
    turn: position.turn + 2,
    player: opponent,
    action: actionOf(standing, photo, reply),
    stack: reply === pass ? 0 : (reply >> 1) + 1,
    line: reply === pass ? null : rows.member(reply >> 1, arithmetic.zero).line,
    photo: reply === pass ? null : standing.photo(reply),
    gain: standing.format(gain),
    banked: standing.format(add(add(position.banked, standing.gainOf(photo, player)), gain)),
    final: standing.format(standing.finalAfter(move)),
  };
}

function actionOf<N>({ stacks }: Standing<N>, photo: number, reply: number): PhotoAction {
  if (reply === pass) return 'passes';
  if (coldStackOpened(stacks, reply) >= 0) return 'opens';
  if ((reply & 1) === 0) return 'takes-top';
  return coldStackOpened(stacks, photo) === reply >> 1 ? 'answers' : 'takes-bottom';
}
