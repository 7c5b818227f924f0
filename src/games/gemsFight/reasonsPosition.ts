import type { GemsFightRun } from './facts.ts';
import type { PlayedRun } from './reasons.ts';
import type { GemsFightPositionExplanation, GemsFightPositionReason } from './reasons.ts';
import { declining } from './reasonsDeclining.ts';
import { quietBeforeNextStone } from './reasonsFirstStone.ts';
import { playRun } from './reasonsRuns.ts';
import { bestFor, Scene, type Solution } from './reasonsScene.ts';
import type { Move } from '../game.ts';

/**
 * Why the position after these bags has its value, before any move. Less than a millisecond for most inputs of 21
 * bags. Errors: RangeError where the bags cannot be taken.
 */
export function explainPosition(solution: Solution, taken: readonly Move[]): GemsFightPositionExplanation {
  const scene = new Scene(solution, taken);
  const runs = lineFrom(scene);
  const counted = runs.map(({ player, bags, stones }): GemsFightRun => ({ player, turns: bags.length, stones }));
  return { reasons: reasonsOf(scene, runs, counted), runs: counted, allEqual: scene.allEqual };
}

function lineFrom(scene: Scene): PlayedRun[] {
  const position = scene.after();
  const runs: PlayedRun[] = [];
  while (position.bagsLeft > 0) runs.push(playRun(scene.solution.input, position).run);
  return runs;
}

function reasonsOf(scene: Scene, played: readonly PlayedRun[], runs: readonly GemsFightRun[]): GemsFightPositionReason[] {
  const final = String(scene.final);
  const [only, ...others] = scene.moves;
  if (only === undefined) return [];
  if (scene.stonesToCome === 0) return [{ code: 'no-stone-to-come', args: { made: scene.stonesMade > 0, final } }];
  const reasons: GemsFightPositionReason[] = [];
  if (others.length === 0) reasons.push({ code: 'only-move', args: { bags: scene.bagsLeftOf(only), final } });
  else if (scene.allEqual) reasons.push({ code: 'all-equal', args: { first: scene.turn === 0, final } });
  reasons.push(stonesToCome(scene), firstStone(scene, played));
  reasons.push({ code: 'line-runs', args: { banked: String(scene.banked), runs, final } });
  reasons.push(...declining(scene), ...smallerBite(scene), pass(scene));
  return reasons;
}

function stonesToCome(scene: Scene): GemsFightPositionReason {
  const { grouped, input } = scene.solution;
  const left = new Map(scene.after().cooker.map(({ colour, count }) => [colour, count]));
  for (const move of scene.moves) {
    const bags = scene.bagsLeftOf(move).length;
    for (const { colour, count } of move.group.gems) left.set(colour, (left.get(colour) ?? 0) + bags * count);
  }
  const colours = grouped.colours
    .map((colour) => ({ colour, count: Math.floor((left.get(colour) ?? 0) / input.meltsAt) }))
    .filter(({ count }) => count > 0);
  const oneOfEach = colours.length === grouped.colours.length && colours.every(({ count }) => count === 1);
  return { code: 'stones-to-come', args: { made: scene.stonesMade > 0, stones: scene.stonesToCome, colours, oneOfEach } };
}

function firstStone(scene: Scene, played: readonly PlayedRun[]): GemsFightPositionReason {
  let quiet = 0;
  let run = played[0];
  for (run of played) {
    if (run.stones > 0) break;
    quiet += run.bags.length;
  }
  const { least, greatest, always } = quietBeforeNextStone(scene) ?? { least: quiet, greatest: quiet, always: true };
  const first = {
    turn: scene.turn + quiet + 1,
    player: run.player,
    made: scene.stonesMade > 0,
    stones: run.stones,
    toEnd: run.end === 'last-bag',
  };
  if (least === greatest) return { code: 'first-stone-fixed', args: { ...first, quiet } };
  if (always && quiet === least && least > 0) return { code: 'first-stone-always', args: { ...first, quiet } };
  return { code: 'first-stone-in-line', args: { ...first, earliest: scene.turn + least + 1, latest: scene.turn + greatest + 1 } };
}

function smallerBite(scene: Scene): GemsFightPositionReason[] {
  const most = bestFor(scene.sign, mostStones(scene.moves));
  const best = mostStones(scene.bestMoves)[0];
  if (most === undefined || best.stones === 0 || best.stones === most.stones) return [];
  const choice = (move: typeof best) => {
    const second = playRun(scene.solution.input, scene.after(), move.bag).run.bags.at(1);
    return { ...scene.choice(move), goesOn: second !== undefined && second.stones > 0 };
  };
  return [{ code: 'smaller-bite', args: { best: choice(best), most: choice(most) } }];
}

/** Those with most stones, in their order. */
function mostStones<Move extends { readonly stones: number }>(moves: readonly Move[]): Move[] {
  const most = moves.reduce((most, { stones }) => Math.max(most, stones), 0);
  return moves.filter(({ stones }) => stones === most);
}

/** The opponent on move in the same set of bags has the value the other way round. */
function pass(scene: Scene): GemsFightPositionReason {
  const toCome = scene.sign * (scene.final - scene.banked);
  const passed = String(scene.banked - scene.sign * toCome);
  return {
    code: toCome < 0 ? 'zugzwang' : 'hypothetical-pass',
    args: { player: scene.player, final: String(scene.final), passed },
  };
}
