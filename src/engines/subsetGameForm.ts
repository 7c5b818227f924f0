import type { Steps } from './steps.ts';
import type { SubsetGame, SubsetTable } from './subsetGame.ts';
import { fieldsFor, sizeOf } from './subsetGameCounts.ts';
import { bytesByDigits, solveByDigits } from './subsetGameDigits.ts';
import { fitsSets, setsOfBags } from './subsetGameSets.ts';
import { type SetSolver, solveSets } from './subsetGameTable.ts';
import { mostStonesOfVectors, vectorSolver } from './subsetGameVectors.ts';
import { mostStonesOfWords, wordSolver } from './subsetGameWords.ts';

/** How a game is solved. `bytes` are those of its peak. */
export interface Form {
  readonly name: 'vectors' | 'words' | 'digits';
  readonly bytes: number;
  solve(): Steps<SubsetTable>;
}

/** What a form costs, in nanoseconds: at the start, and for each state so much a move, with so many moves' worth beside. */
interface Cost {
  readonly start: number;
  readonly move: number;
  readonly besides: number;
}

const costOfVectors: Cost = { start: 20_000, move: 0.02, besides: 12 };
const costOfWords: Cost = { start: 100_000, move: 0.2, besides: 15 };
const costOfDigits: Cost = { start: 10_000, move: 0.9, besides: 1 };

/** Sets instead of states may take so many times the memory, where that is more than the bytes that hardly matter. */
const mostTimesTheBytes = 4;
const fewBytes = 2 ** 24;

interface FastSolver {
  readonly name: 'vectors' | 'words';
  readonly solver: SetSolver;
  readonly mostStones: number;
  readonly cost: Cost;
}

let fastest: FastSolver | undefined;

/** The solver of sets that this machine has. */
function fastSolver(): FastSolver {
  if (fastest === undefined) {
    const vectors = vectorSolver();
    fastest =
      vectors === null
        ? { name: 'words', solver: wordSolver(), mostStones: mostStonesOfWords, cost: costOfWords }
        : { name: 'vectors', solver: vectors, mostStones: mostStonesOfVectors, cost: costOfVectors };
  }
  return fastest;
}

/** The fastest form for the game: sets of bags, unless many of the bags are alike or the numbers are too large for it. */
export function formOf(game: SubsetGame): Form {
  const { states, stones } = sizeOf(game);
  const digits: Form = { name: 'digits', bytes: bytesByDigits(states, stones), solve: () => solveByDigits(game) };
  const { words } = fieldsFor(game.kinds[0]?.gems.length ?? 0, game.meltsAt);
  const nanosecondsByDigits = nanoseconds(costOfDigits, states, game.kinds.length + words);
  // A program that solves small games alone compiles nothing.
  if (nanosecondsByDigits <= costOfVectors.start) return digits;
  const { name, solver, mostStones, cost } = fastSolver();
  const bagCount = game.kinds.reduce((sum, { count }) => sum + count, 0);
  if (!fitsSets(game, bagCount, stones, mostStones)) return digits;
  const bags = Math.max(bagCount, solver.fewestBags);
  const bytes = solver.bytes(bags);
  const faster = nanoseconds(cost, 2 ** bags, bags) < nanosecondsByDigits;
  if (!faster || bytes > Math.max(mostTimesTheBytes * digits.bytes, fewBytes)) return digits;
  return { name, bytes, solve: () => solveSets(setsOfBags(game, stones, solver.fewestBags), solver) };
}

function nanoseconds({ start, move, besides }: Cost, states: number, moves: number): number {
  return start + states * (moves + besides) * move;
}
