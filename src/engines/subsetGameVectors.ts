import { subsetGameWasm } from './kernels/subsetGameWasm.ts';
import type { Steps } from './steps.ts';
import { type BagSets, coloursOfRow, countBags, emptyRow, type Row } from './subsetGameSets.ts';
import { type SetSolver, type Workspace, Workspaces } from './subsetGameTable.ts';
import { compileWasm, growWasm, instantiateWasm, type WasmMemory, type WasmModule, wasmPage } from './webAssembly.ts';

/** What kernels/subsetGame.as.ts exports; the meaning of its places in memory is told there. */
interface Kernel {
  readonly runBags: { readonly value: number };
  readonly bagRows: { readonly value: number };
  readonly restRow: { readonly value: number };
  readonly mostQuiet: { readonly value: number };
  readonly table: { readonly value: number };
  prepare(bagsOfRun: number, meltsAt: number): void;
  solveRun(run: number, bagsOfRun: number, lastBlock: number, meltsAt: number, stones: number): void;
}

/** Totals of bytes. */
export const mostStonesOfVectors = 0xff;

const blockBags = 6;
const laneSets = 16;
/** Room for what the kernel holds beside the table. */
const bytesBesideTable = 2 * wasmPage;

const bytesOfVector = 32;
const bytesOfRow = 16;
const stonesLane = 8;

/** Sixteen sets at a time, in WebAssembly; null where it has no vectors. */
export function vectorSolver(): SetSolver | null {
  const module = compileWasm(subsetGameWasm);
  if (module === null) return null;
  const { table } = kernelOver(module).kernel;
  return {
    fewestBags: blockBags,
    bytes: (bags) => Math.ceil((table.value + 2 * 2 ** bags) / wasmPage) * wasmPage,
    workspaces: new Workspaces(() => new VectorWorkspace(module)),
  };
}

function kernelOver(module: WasmModule): { memory: WasmMemory; kernel: Kernel } {
  const { memory, exports } = instantiateWasm(module, bytesBesideTable);
  return { memory, kernel: exports as unknown as Kernel };
}

class VectorWorkspace implements Workspace {
  holder: Workspace['holder'] = null;
  readonly #memory: WasmMemory;
  readonly #kernel: Kernel;
  readonly #table: number;
  #bytes: Uint8Array;

  constructor(module: WasmModule) {
    const { memory, kernel } = kernelOver(module);
    this.#memory = memory;
    this.#kernel = kernel;
    this.#table = kernel.table.value;
    this.#bytes = new Uint8Array(memory.buffer);
  }

  get bytes(): number {
    return this.#bytes.byteLength;
  }

  /** A run of blocks a step: half a millisecond at most. */
  *solve(sets: BagSets): Steps<number> {
    const { bags, meltsAt, stones } = sets;
    const kernel = this.#kernel;
    growWasm(this.#memory, this.#table + 2 * 2 ** bags);
    this.#bytes = new Uint8Array(this.#memory.buffer);
    const bagsOfRun = Math.min(bags - blockBags, kernel.runBags.value);
    const firstBeyond = blockBags + bagsOfRun;
    const row = emptyRow();
    for (let bag = 0; bag < firstBeyond; bag += 1) {
      countBags(sets, bag, 1, row);
      this.#putRow(kernel.bagRows.value + bag * bytesOfRow, row);
    }
    kernel.prepare(bagsOfRun, meltsAt);
    const mostQuiet = this.#bytes.subarray(kernel.mostQuiet.value, kernel.mostQuiet.value + laneSets).fill(0);
    const runs = 2 ** (bags - firstBeyond);
    const lastBlock = 2 ** (bags - blockBags) - 1;
    for (let run = runs - 1; run >= 0; run -= 1) {
      countBags(sets, firstBeyond, run, row);
      this.#putRow(kernel.restRow.value, row);
      kernel.solveRun(run, bagsOfRun, lastBlock, meltsAt, stones);
      if (run > 0) yield 1 - run / runs;
    }
    return Math.max(...mostQuiet);
  }

  toCome(set: number): number {
    return this.#bytes[this.#placeOf(set)];
  }

  opponents(set: number): number {
    return mostStonesOfVectors - this.#bytes[this.#placeOf(set) + laneSets];
  }

  #placeOf(set: number): number {
    return this.#table + (set >>> 4) * bytesOfVector + (set & (laneSets - 1));
  }

  #putRow(place: number, { left, stones }: Row): void {
    this.#bytes.fill(0, place, place + bytesOfRow);
    for (let colour = 0; colour < coloursOfRow; colour += 1) this.#bytes[place + colour] = left[colour];
    this.#bytes[place + stonesLane] = stones;
  }
}
