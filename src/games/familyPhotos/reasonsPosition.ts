import { swingOf } from '../../engines/switchSum.ts';
import type { Player } from '../game.ts';
import { pass } from './lineOfPlay.ts';
import type { FamilyPhotosReason } from './reasons.ts';
import { replyTo } from './reasonsReply.ts';
import type { Standing } from './reasonsStanding.ts';
import type { Rows } from './rows.ts';

/** Other moves named beside a pass. */
const othersNamed = 3;

/** Why a position has its value, beside its ledger. Empty where the game is over. */
export function reasonsOfPosition<N>(standing: Standing<N>, rows: Rows<N>): FamilyPhotosReason[] {
  const { position, player, outlook } = standing;
  if (position.over) return [];
  const final = standing.format(outlook.line.final);
  if (standing.allEqual) return [{ code: 'every-move-equal', args: { player, final } }];
  const banked = standing.format(position.banked);
  const best = outlook.line.photoAt(0);
  if (best === pass) return reasonsOfPassing(standing, rows);
  const reasons: FamilyPhotosReason[] = [];
  if (position.passed) reasons.push({ code: 'goes-on', args: { player, banked, spot: standing.spot(best), final }, branch: [0] });
  const waits = reasonToWait(standing);
  if (waits !== null) reasons.push(waits);
  return reasons;
}

function reasonsOfPassing<N>(standing: Standing<N>, rows: Rows<N>): FamilyPhotosReason[] {
  const { position, player, opponent, outlook, losses } = standing;
  const banked = standing.format(position.banked);
  const others = [...losses.bestFirst.subarray(0, othersNamed + 1)].filter((index) => losses.moves[index] !== 0).slice(0, othersNamed);
  const passesAt: FamilyPhotosReason = {
    code: 'passes-at',
    args: {
      player,
      banked,
      others: others.map((index) => rows.move(outlook, losses, index)),
      more: losses.moves.length - 1 - others.length,
      allLose: others.every((index) => !standing.isZero(losses.losses[index])),
    },
  };
  const reply = replyTo(standing, pass);
  if (reply === null || reply === pass) {
    return [passesAt, { code: 'game-ends', args: { player: opponent, banked, passed: reply === null } }];
  }
  const final = standing.format(outlook.line.final);
  return [passesAt, { code: 'opponent-opens', args: { player: opponent, banked, spot: standing.spot(reply), final }, branch: [0, 0] }];
}

/** Where the pool holds a hotter photo than the bottom of the mover's first free gain: why that can wait. */
function reasonToWait<N>(standing: Standing<N>): FamilyPhotosReason | null {
  const { stacks, player, opponent, prospect, pool } = standing;
  const gains = prospect.gains[player];
  if (gains.length === 0 || standing.photosInPool === 0) return null;
  const waiting = (stack: number): boolean => !standing.isAtMost(pool.swings[0], swingOf(stacks, 2 * stack + 1));
  const stack = gains.find(waiting);
  if (stack === undefined) return null;
  const twoPhotos = (opener: Player) => standing.twoPhotos(stack, opener);
  return {
    code: 'gain-waits',
    args: { player, gains: gains.filter(waiting).length, stack: stack + 1, own: twoPhotos(player), others: twoPhotos(opponent) },
  };
}
