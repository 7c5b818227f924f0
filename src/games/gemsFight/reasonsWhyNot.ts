import type { GemsFightMoveReason, RunBag } from './reasons.ts';
import type { AfterMove } from './reasonsAfter.ts';
import { nextStones, type RunOfTurns } from './reasonsRuns.ts';
import { bestFor, type Scene } from './reasonsScene.ts';

/** Why a move loses: what the opponent makes of it, what changes owner, what another continuation would give. */
export function whyNot(scene: Scene, after: AfterMove): GemsFightMoveReason[] {
  const { reply } = after;
  if (reply === null) throw new Error('A run to the end of the game makes every stone, and loses nothing.');
  return after.move.stones > 0
    ? [...scoring(scene, after, reply), ownerChanges(scene, after), ...worseContinuation(scene, after)]
    : [...quiet(scene, after, reply), ownerChanges(scene, after)];
}

function ownerChanges(scene: Scene, { move }: AfterMove): GemsFightMoveReason {
  const args = {
    player: scene.player,
    stones: Math.abs(scene.final - move.final) / 2,
    totals: scene.totals(move.final),
    best: scene.totals(scene.final),
  };
  return { code: 'owner-changes', args };
}

function scoring(scene: Scene, after: AfterMove, reply: RunOfTurns): GemsFightMoveReason[] {
  const { move, options, cooker, run } = after;
  const bestNow = scene.bestMoves.reduce((best, { stones }) => Math.max(best, stones), 0);
  const most = bestNow > 0 && bestNow < move.stones && scene.moves.every(({ stones }) => stones <= move.stones);
  const reasons: GemsFightMoveReason[] = [];
  if (options.every(({ stones }) => stones === 0)) {
    reasons.push({ code: 'no-bag-scores', args: { stones: move.stones, most, cookerEmpty: cooker.length === 0 } });
  }
  reasons.push({ code: 'goes-on', args: { run: run.run, most, reply: reply.run } });
  return reasons;
}

function worseContinuation(scene: Scene, { bag, move, options, run }: AfterMove): GemsFightMoveReason[] {
  const { groups, groupOf } = scene.solution.grouped;
  const [, second] = run.run.bags;
  const last = run.run.bags.at(-1) ?? second;
  if (second.stones > 0) {
    const opened = groups[groupOf[last.bag - 1]];
    const atOnce = options.find(({ group }) => group === opened);
    if (atOnce?.stones !== 0 || atOnce.final === move.final) return [];
    const args = { bag: atOnce.bag, totals: scene.totals(atOnce.final) };
    return [{ code: 'opening-at-once', args, branch: [bag, atOnce.bag] }];
  }
  const taken = bestFor(
    scene.sign,
    options.filter(({ stones }) => stones > 0),
  );
  if (taken === undefined || taken.final === move.final) return [];
  return [{ code: 'taking-on', args: { bag: taken.bag, totals: scene.totals(taken.final) }, branch: [bag, taken.bag] }];
}

function quiet(scene: Scene, after: AfterMove, reply: RunOfTurns): GemsFightMoveReason[] {
  const { input } = scene.solution;
  if (reply.run.stones > 0) {
    const offered = scene.bestScoring !== undefined;
    return [{ code: 'opens', args: { run: reply.run, opened: openedBags(scene, after, reply), offered } }];
  }
  const next = nextStones(input, after.position, reply.run);
  return [{ code: 'quiet-answer', args: { ...next, final: String(after.move.final) } }, ...needNotTake(scene, after)];
}

function openedBags(scene: Scene, { options }: AfterMove, reply: RunOfTurns): RunBag[] {
  const { groups, groupOf } = scene.solution.grouped;
  const opened: RunBag[] = [];
  for (const { bag, stones } of reply.run.bags) {
    if (stones === 0) continue;
    const group = groups[groupOf[bag - 1]];
    const before = scene.moves.find((move) => move.group === group);
    const now = options.find((option) => option.group === group);
    if (before?.stones === 0 && now !== undefined && now.stones > 0) opened.push({ bag, stones: now.stones });
  }
  return opened;
}

function needNotTake(scene: Scene, { bag, move, options }: AfterMove): GemsFightMoveReason[] {
  const offer = bestFor(
    scene.sign === 1 ? -1 : 1,
    options.filter(({ stones }) => stones > 0),
  );
  if (offer === undefined || offer.final === move.final) return [];
  const args = { player: scene.opponent, offer: { bag: offer.bag, stones: offer.stones }, final: String(offer.final) };
  return [{ code: 'need-not-take', args, branch: [bag, offer.bag] }];
}
