import type { CaseSummary, GameId, SolvedCase } from '../games/game.ts';

/** Which case of a document; its version is the current one, older ones are cleared. */
export interface CaseKey {
  readonly uri: string;
  readonly game: GameId;
  readonly index: number;
}

/** The answer of a case, kept even where the tables behind it are not. */
export interface Answer {
  readonly summary: CaseSummary;
  readonly milliseconds: number;
}

export interface MemoryBudget {
  /** Bytes from which a table counts as large: at most one such is held. */
  readonly large: number;
  /** Bytes that all others may take together. */
  readonly small: number;
}

interface DocumentResults {
  readonly answers: Map<string, Answer>;
  /** Least recently used first. */
  readonly held: Map<string, SolvedCase>;
}

/** Solved cases of the current versions, within a memory budget: those of the least recently used document go first. */
export class Results {
  readonly #budget: MemoryBudget;
  /** Least recently used first. */
  readonly #documents = new Map<string, DocumentResults>();
  #small = 0;
  #large: { readonly uri: string; readonly key: string } | null = null;

  constructor(budget: MemoryBudget) {
    this.#budget = budget;
  }

  isLarge(bytes: number): boolean {
    return bytes > this.#budget.large;
  }

  answer(at: CaseKey): Answer | undefined {
    return this.#documents.get(at.uri)?.answers.get(keyOf(at));
  }

  /** The solved case where it is still held; it then counts as used now. */
  get(at: CaseKey): SolvedCase | undefined {
    const document = this.#documents.get(at.uri);
    const solved = document?.held.get(keyOf(at));
    if (document === undefined || solved === undefined) return undefined;
    this.#documents.delete(at.uri);
    this.#documents.set(at.uri, document);
    document.held.delete(keyOf(at));
    document.held.set(keyOf(at), solved);
    return solved;
  }

  /** To be called before a table of that size is built: two large ones never exist at a time. */
  makeRoom(bytes: number): void {
    if (!this.isLarge(bytes) || this.#large === null) return;
    this.#documents.get(this.#large.uri)?.held.delete(this.#large.key);
    this.#large = null;
  }

  put(at: CaseKey, solved: SolvedCase, milliseconds: number): void {
    const key = keyOf(at);
    const document = this.#documents.get(at.uri) ?? { answers: new Map(), held: new Map() };
    this.#documents.delete(at.uri);
    this.#documents.set(at.uri, document);
    this.#release(at.uri, key);
    document.answers.set(key, { summary: solved.summary, milliseconds });
    this.makeRoom(solved.bytes);
    document.held.set(key, solved);
    if (this.isLarge(solved.bytes)) this.#large = { uri: at.uri, key };
    else this.#small += solved.bytes;
    this.#shrink();
  }

  /** Forgets a document: it was edited or closed. */
  clear(uri: string): void {
    for (const key of this.#documents.get(uri)?.held.keys() ?? []) this.#release(uri, key);
    this.#documents.delete(uri);
  }

  #release(uri: string, key: string): void {
    const held = this.#documents.get(uri)?.held;
    const solved = held?.get(key);
    if (held === undefined || solved === undefined) return;
    held.delete(key);
    if (this.#large?.uri === uri && this.#large.key === key) this.#large = null;
    else this.#small -= solved.bytes;
  }

  #shrink(): void {
    for (const [uri, { held }] of this.#documents) {
      for (const [key, solved] of held) {
        if (this.#small <= this.#budget.small) return;
        if (!this.isLarge(solved.bytes)) this.#release(uri, key);
      }
    }
  }
}

function keyOf({ game, index }: CaseKey): string {
  return `${game}/${index}`;
}
