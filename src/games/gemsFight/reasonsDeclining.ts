import type { GemsFightPositionReason } from './reasons.ts';
import { playRun } from './reasonsRuns.ts';
import type { Scene } from './reasonsScene.ts';

/** Double-dealing, where the bag of the line of play is a case of it, and the opponent's other way. */
export function declining(scene: Scene): GemsFightPositionReason[] {
  const best = scene.bestMoves[0];
  const taken = scene.bestScoring;
  if (taken === undefined || !scene.declines(best)) return [];
  const { input, grouped } = scene.solution;
  const position = scene.after(best.bag);
  const options = position.moves();
  const oppositeFinal = position.final;
  const { run } = playRun(input, position);
  const opens = run.stones > 0 && run.end === 'no-stone' ? (run.bags.at(-1)?.bag ?? null) : null;
  const wouldOpen = playRun(input, scene.after(), taken.bag).run.end === 'no-stone';
  const reasons: GemsFightPositionReason[] = [
    {
      code: 'double-dealing',
      args: { player: scene.player, best: scene.choice(best), gives: run.stones, opens, instead: scene.choice(taken), wouldOpen },
      branch: [taken.bag],
    },
  ];
  if (opens === null) return reasons;
  const atOnce = options.find(({ group }) => group === grouped.groups[grouped.groupOf[opens - 1]]);
  if (atOnce?.stones === 0 && scene.sign * (atOnce.final - oppositeFinal) > 0) {
    reasons.push({
      code: 'other-way',
      args: { player: scene.opponent, bag: atOnce.bag, final: String(atOnce.final) },
      branch: [best.bag, atOnce.bag],
    });
  }
  return reasons;
}
