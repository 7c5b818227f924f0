import { readFileSync } from 'node:fs';
import { finish } from '../../../src/engines/steps.ts';
import { games } from '../../../src/games/registry.ts';
import { bestRows } from '../../../src/games/game.ts';
import type { GameId, Move, PositionRef, SolvedCase } from '../../../src/games/game.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { gemsFile, photosFile } from '../inputs.ts';
import { clocked, inTurns, timesOf } from '../measure.ts';
import { random } from '../random.ts';
import type { Figure } from '../report.ts';

function solved(game: GameId, file: string): SolvedCase {
  const { cases } = finish(games[game].read(sourceOf(readFileSync(file, 'utf8'))));
  const one = finish(games[game].solve(cases[0]));
  finish(one.prepare());
  return one;
}

/** Value, the next fifty turns and the best two hundred moves of a position. */
function look(one: SolvedCase, at: PositionRef): number {
  const start = performance.now();
  one.position(at);
  one.line(at, 0, 50);
  one.moves(at, 0, 200);
  return performance.now() - start;
}

/** Times of what-if steps after `turn` turns of the line: moves of the list taken by chance, ten in a row. */
function steps(one: SolvedCase, turn: number): readonly number[] {
  const next = random(11);
  const times: number[] = [];
  for (let game = 0; game < 20; game++) {
    const branch: Move[] = [];
    for (let step = 0; step < 10; step++) {
      const moves = one.moves({ turn, branch }, 0, 50);
      if (moves.length === 0) break;
      const move = moves[next(moves.length)];
      branch.push(move.game === 'family-photos' ? move.stack : move.bags[0]);
      times.push(look(one, { turn, branch: [...branch] }));
    }
  }
  return times;
}

/** What the panel asks about positions, in this process. */
export async function* measure(): AsyncGenerator<Figure> {
  const photos = solved('family-photos', photosFile(100_000));
  steps(photos, 0);
  for (const turn of [0, 50_000, photos.summary.turns - 1000]) {
    const times = timesOf(steps(photos, turn));
    const id = turn === 0 ? 'what-if' : `what-if-after-${turn}`;
    yield { id, what: `what-if step, 100,000 stacks, after ${turn} turns`, unit: 'ms', value: times.median, p99: times.p99 };
  }
  const gems = timesOf(steps(solved('gems-fight', gemsFile(1, 21)), 0));
  yield { id: 'what-if-gems', what: 'what-if step, 21 bags', unit: 'ms', value: gems.median, p99: gems.p99 };
  let stack = 0;
  const [sorted] = await inTurns(
    7,
    clocked(() => {
      // Another position each time: the list of a position is kept.
      const at: PositionRef = { turn: 0, branch: [++stack] };
      finish(photos.prepareAll(at));
      return photos.moves(at, bestRows, bestRows + 200);
    }),
  );
  yield { id: 'sorted-moves', what: 'full sorted list, 100,000 stacks', unit: 'ms', value: sorted.median, p99: sorted.p99 };
}
