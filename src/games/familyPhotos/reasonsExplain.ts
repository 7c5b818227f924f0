import type { Move } from '../game.ts';
import { pass } from './lineOfPlay.ts';
import { coldStackOpened } from './position.ts';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation, FamilyPhotosReason } from './reasons.ts';
import { positionLedger } from './reasonsLedger.ts';
import { reasonOfPass, reasonOfSecondPass, reasonToEnd } from './reasonsPass.ts';
import { reasonOfTake, reasonsOfOpening } from './reasonsPhoto.ts';
import { reasonsOfPosition } from './reasonsPosition.ts';
import { replyTo, replyTurn } from './reasonsReply.ts';
import type { Standing } from './reasonsStanding.ts';
import type { Rows } from './rows.ts';

/**
 * Why a position has its value, before any move: its ledger, in which at most `most` photos of the pool and stacks of
 * each kind stand by name, and what there is to say of it. O(`most`) beside one walk over the position's free gains.
 */
export function explainPosition<N>(standing: Standing<N>, rows: Rows<N>, most: number): FamilyPhotosPositionExplanation {
  return { ledger: positionLedger(standing, most), reasons: reasonsOfPosition(standing, rows) };
}

/**
 * Why a move has its value: one reason at most where it loses nothing, none where no move of the position loses
 * anything; else reasons whose costs add up to its loss. O(log n).
 * Errors: RangeError where the move is not legal.
 */
export function explainMove<N>(standing: Standing<N>, rows: Rows<N>, move: Move): FamilyPhotosMoveExplanation {
  const photo = standing.photoOf(move);
  const reply = replyTo(standing, photo);
  return {
    reasons: standing.allEqual ? [] : reasonsOf(standing, photo, reply),
    reply: reply === null ? [] : [replyTurn(standing, move, reply, rows)],
  };
}

function reasonsOf<N>(standing: Standing<N>, photo: number, reply: number | null): FamilyPhotosReason[] {
  if (photo === pass) return [reply === null ? reasonOfSecondPass(standing) : reasonOfPass(standing, reply)];
  const reasons =
    coldStackOpened(standing.stacks, photo) >= 0 && reply !== null
      ? reasonsOfOpening(standing, photo, reply)
      : [reasonOfTake(standing, photo, reply)];
  const end = reasonToEnd(standing);
  return end === null ? reasons : [end, ...reasons.filter(({ code }) => costs.has(code))];
}

/** Reasons of moves that lose something, photos taken and stacks opened. */
const costs: ReadonlySet<string> = new Set(['cooler', 'too-early', 'others-gain', 'dead', 'not-answered']);
