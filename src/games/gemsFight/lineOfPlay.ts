import type { Steps } from '../../engines/steps.ts';
import type { SubsetTable } from '../../engines/subsetGame.ts';
import type { GroupedBags } from './bags.ts';
import type { GemsFightRun } from './facts.ts';
import { GemsFightPosition } from './position.ts';

/** The line of play from the start: the best bag each turn, the lowest number among equals. */
export interface Line {
  /** From 1, by turn. */
  readonly bags: Int32Array;
  readonly runs: readonly GemsFightRun[];
  /** From 1; null where no stone is made. */
  readonly firstStoneTurn: number | null;
}

const movesAStep = 2000;

export function* followLine(grouped: GroupedBags, table: SubsetTable): Steps<Line> {
  const position = new GemsFightPosition(grouped, table);
  const bags = new Int32Array(position.bagsLeft);
  const runs: GemsFightRun[] = [];
  let firstStoneTurn: number | null = null;
  let work = 0;
  while (position.bagsLeft > 0) {
    const { bag, stones } = position.bestMove();
    const { player } = position;
    bags[position.turn] = bag;
    position.take(bag);
    const last = runs.at(-1);
    if (last?.player === player) {
      runs[runs.length - 1] = { player, turns: last.turns + 1, stones: last.stones + stones };
    } else {
      runs.push({ player, turns: 1, stones });
    }
    if (stones > 0) firstStoneTurn ??= position.turn;
    work += grouped.groups.length;
    if (work >= movesAStep) {
      work = 0;
      yield position.turn / bags.length;
    }
  }
  return { bags, runs, firstStoneTurn };
}
