import type { Move } from '../game.ts';
import type { ColourCount } from './facts.ts';
import type { GemsFightPosition, GroupValue } from './position.ts';
import type { Scene } from './reasonsScene.ts';
import { playRun, type RunOfTurns } from './reasonsRuns.ts';

/** A move and what follows in best play. */
export interface AfterMove {
  readonly bag: Move;
  readonly move: GroupValue;
  /** Right after the move: the moves there, and gems in the cooker. */
  readonly options: readonly GroupValue[];
  readonly cooker: readonly ColourCount[];
  /** The mover's run, from the move on, and the opponent's after it, null where no bag is left. */
  readonly run: RunOfTurns;
  readonly reply: RunOfTurns | null;
  /** After both runs. */
  readonly position: GemsFightPosition;
}

/** Errors: RangeError where the bag is not left. */
export function afterMove(scene: Scene, bag: Move): AfterMove {
  const { input, grouped } = scene.solution;
  const right = scene.after(bag);
  const group = grouped.groups[grouped.groupOf[bag - 1]];
  const move = scene.moves.find((value) => value.group === group);
  if (move === undefined) throw new RangeError(`Bag ${bag} is not left.`);
  const position = scene.after();
  const run = playRun(input, position, bag);
  const reply = position.bagsLeft > 0 ? playRun(input, position) : null;
  return { bag, move, options: right.moves(), cooker: right.cooker, run, reply, position };
}
