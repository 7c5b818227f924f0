import type { ColourCount } from './facts.ts';
import type { Best, GemsFightMoveReason, NextStones } from './reasons.ts';
import type { AfterMove } from './reasonsAfter.ts';
import { nextStones, type RunOfTurns } from './reasonsRuns.ts';
import { bestFor, type Scene } from './reasonsScene.ts';

/** The one reason of a move that loses nothing, where other moves lose something. */
export function bestReason(scene: Scene, after: AfterMove): GemsFightMoveReason {
  const { move, run, reply } = after;
  const { input } = scene.solution;
  const equals = scene.bestMoves
    .filter((other) => other !== move)
    .flatMap((other) => scene.bagsLeftOf(other))
    .toSorted((a, b) => a - b);
  const best: Best = { player: scene.player, totals: scene.totals(scene.final), equals };
  if (move.stones > 0 || reply === null) {
    const leaves = gemsNeededNext(run, input.meltsAt);
    return { code: 'scores', args: { ...best, run: run.run, leaves, reply: reply?.run ?? null } };
  }
  const next = nextStones(input, after.position, reply.run);
  return scene.declines(move) ? declines(scene, after, best, next) : { code: 'quiet-best', args: { ...best, ...next } };
}

function declines(scene: Scene, { bag, options, reply }: AfterMove, best: Best, next: NextStones): GemsFightMoveReason {
  const scoring = options.filter(({ stones }) => stones > 0);
  const taken = scoring.find((option) => option.bag === reply?.run.bags[0].bag);
  const offer = taken ?? bestFor(scene.sign === 1 ? -1 : 1, scoring);
  if (offer === undefined) throw new Error('A stone that was declined stays on offer.');
  const colours = scene.after(bag).take(offer.bag);
  return { code: 'declines', args: { ...best, ...next, offer: { bag: offer.bag, stones: offer.stones }, colours } };
}

/** Gems in the cooker that melt with the second bag of a run, where that bag alone would make no stone. */
function gemsNeededNext({ turns }: RunOfTurns, meltsAt: number): ColourCount[] {
  const [first, second] = turns;
  if (second === undefined || second.stones.length === 0) return [];
  const own = new Map(second.gems.map(({ colour, count }) => [colour, count]));
  const melted = second.stones.map(({ colour }) => colour);
  if (melted.some((colour) => (own.get(colour) ?? 0) >= meltsAt)) return [];
  return first.cooker.filter(({ colour }) => melted.includes(colour));
}
