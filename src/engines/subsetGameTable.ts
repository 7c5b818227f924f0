import { finish, type Steps } from './steps.ts';
import type { SubsetTable } from './subsetGame.ts';
import type { BagSets } from './subsetGameSets.ts';

/** Memory in which games are solved one after the other, with the last one's table. */
export interface Workspace {
  /** Whose table it holds; null while it is being filled. */
  holder: SubsetTable | null;
  /** Memory that it has, those of the largest game so far. */
  readonly bytes: number;
  /** Gives the most bags of a set that makes no stone. Errors: RangeError where the memory cannot be had. */
  solve(sets: BagSets): Steps<number>;
  /** R: stones still to come. */
  toCome(set: number): number;
  /** theta: stones that the opponent of the player on move still makes. */
  opponents(set: number): number;
}

/** A way to solve games on sets of bags. */
export interface SetSolver {
  readonly fewestBags: number;
  /** Bytes of a workspace for so many bags. */
  bytes(bags: number): number;
  readonly workspaces: Workspaces;
}

/** Bytes from which a table counts as large: about 20 milliseconds of work. */
const large = 2 ** 26;

/**
 * Workspaces to be used again: memory that was never touched costs as much time as solving does. There is one for large
 * tables and one for all others, for as long as a table is still read from it. A table whose workspace was given to another
 * game is solved again when it is read next.
 */
export class Workspaces {
  readonly #make: () => Workspace;
  #spare: WeakRef<Workspace> | null = null;
  #spareLarge: WeakRef<Workspace> | null = null;

  constructor(make: () => Workspace) {
    this.#make = make;
  }

  /** A workspace that nobody else has until it is given back. */
  take(bytes: number): Workspace {
    const workspace = (bytes < large ? this.#spare : this.#spareLarge)?.deref() ?? this.#make();
    if (bytes < large) this.#spare = null;
    else this.#spareLarge = null;
    workspace.holder = null;
    return workspace;
  }

  giveBack(workspace: Workspace, bytes: number): void {
    if (bytes < large) this.#spare = new WeakRef(workspace);
    else this.#spareLarge = new WeakRef(workspace);
  }
}

/** Solves the game by the solver; the table is read from the workspace. Errors: RangeError where the memory cannot be had. */
export function* solveSets(sets: BagSets, solver: SetSolver): Steps<SubsetTable> {
  const table = new TableOfSets(sets, solver);
  yield* table.fill();
  return table;
}

class TableOfSets implements SubsetTable {
  readonly strides: readonly number[];
  readonly stones: number;
  readonly bytes: number;
  mostQuiet = 0;
  readonly #sets: BagSets;
  readonly #solver: SetSolver;
  #workspace: Workspace | null = null;

  constructor(sets: BagSets, solver: SetSolver) {
    this.strides = sets.strides;
    this.stones = sets.stones;
    this.bytes = solver.bytes(sets.bags);
    this.#sets = sets;
    this.#solver = solver;
  }

  *fill(): Steps<void> {
    const workspace = this.#solver.workspaces.take(this.bytes);
    try {
      this.mostQuiet = (yield* workspace.solve(this.#sets)) - this.#sets.alwaysTaken;
      workspace.holder = this;
      this.#workspace = workspace;
    } finally {
      this.#solver.workspaces.giveBack(workspace, this.bytes);
    }
  }

  value(state: number): number {
    const set = this.#sets.setOf(state);
    const workspace = this.#filled();
    return workspace.toCome(set) - 2 * workspace.opponents(set);
  }

  stonesMade(state: number): number {
    return this.stones - this.#filled().toCome(this.#sets.setOf(state));
  }

  #filled(): Workspace {
    if (this.#workspace?.holder === this) return this.#workspace;
    this.#workspace = null;
    finish(this.fill());
    return this.#filled();
  }
}
