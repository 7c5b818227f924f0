import { asAnswer, asInput, beside, fileNameOf, groupOf, isIgnored, mayHoldCases } from './fileNames.ts';
import type { FileName, Half } from './fileNames.ts';
import { inNaturalOrder } from './naturalOrder.ts';

/** An input file with what belongs to it; paths as they were given. */
export interface PairedCase {
  /** The path of the input: stable while the file keeps its name. */
  readonly id: string;
  /** The name without folder and ending, for a label. */
  readonly name: string;
  /** The folder it is listed under; '' is the root. */
  readonly folder: string;
  readonly input: string;
  /** Null: there is none, the case is not checked. */
  readonly expected: string | null;
  readonly description: string | null;
  readonly hint: string | null;
}

export interface Pairing {
  /** In natural order. */
  readonly cases: readonly PairedCase[];
  readonly answersWithoutInput: readonly string[];
  /** Files that may hold cases themselves: `readJsonCases` knows. */
  readonly jsonFiles: readonly string[];
}

/** A file that may be one half of a pair; `order` is its place in the natural order. */
interface Candidate extends Half {
  readonly name: FileName;
  readonly order: number;
}

/**
 * Finds the test cases among files, by their names alone. Paths are relative to one root, with '/'; their order does
 * not matter. Each file belongs to one case at most: an answer ending in `.ans` wins over `.out`, which then is what a
 * program printed and no case. Time and memory grow with the number of paths (and its logarithm, for the order).
 */
export function pairFiles(paths: readonly string[]): Pairing {
  const inputs: Candidate[] = [];
  const answers: Candidate[] = [];
  const besides = new Map<string, string>();
  const jsonFiles: string[] = [];
  inNaturalOrder(new Set(paths), (path) => path).forEach((path, order) => {
    if (mayHoldCases(path)) jsonFiles.push(path);
    if (isIgnored(path)) return;
    const name = fileNameOf(path);
    const { extension } = name;
    if (extension === 'desc' || extension === 'hint') besides.set(`${extension} ${beside(name.folder, name.stem)}`, path);
    const input = asInput(name);
    if (input !== null) inputs.push({ name, order, ...input });
    const answer = asAnswer(name);
    if (answer !== null) answers.push({ name, order, ...answer });
  });
  const matching = new Matching(answers);
  const found = matching.match(inputs);
  const other = ({ folder, stem }: FileName, kind: string): string | null => besides.get(`${kind} ${beside(folder, stem)}`) ?? null;
  return {
    cases: found.map(([{ name }, answer]) => ({
      id: name.path,
      name: name.stem,
      folder: groupOf(name.folder),
      input: name.path,
      expected: answer?.name.path ?? null,
      description: other(name, 'desc'),
      hint: other(name, 'hint'),
    })),
    answersWithoutInput: matching.left(),
    jsonFiles,
  };
}

/** Answers by their keys, and which files have found their place. */
class Matching {
  readonly #answers: readonly Candidate[];
  readonly #byKey = new Map<string, Candidate[]>();
  readonly #used = new Set<string>();

  constructor(answers: readonly Candidate[]) {
    this.#answers = answers;
    for (const answer of answers) {
      for (const key of answer.keys) {
        const list = this.#byKey.get(key);
        if (list === undefined) this.#byKey.set(key, [answer]);
        else list.push(answer);
      }
    }
  }

  /** The cases in natural order. */
  match(inputs: readonly Candidate[]): readonly (readonly [Candidate, Candidate | null])[] {
    const chosen = new Map<Candidate, Candidate | null>();
    // The surest names choose first, and of those the ones with the most telling ending.
    const byRank = inputs.toSorted((one, other) => Number(other.sure) - Number(one.sure) || one.rank - other.rank);
    for (const last of [false, true]) {
      for (const input of byRank) {
        if (chosen.has(input) || this.#used.has(input.name.path)) continue;
        const candidates = this.#candidates(input, last ? input.lastKeys : input.keys);
        const [best] = candidates;
        if (best === undefined && !(last && input.sure)) continue;
        chosen.set(input, best ?? null);
        this.#used.add(input.name.path);
        // What is not the best one was printed by a program.
        for (const { name } of candidates) this.#used.add(name.path);
      }
    }
    for (const input of chosen.keys()) for (const { name } of this.#candidates(input, input.lastKeys)) this.#used.add(name.path);
    return [...chosen].sort(([one], [other]) => one.order - other.order);
  }

  /** Of the answers that no input has, one for each name. */
  left(): readonly string[] {
    const listed = new Set<string>();
    const free = this.#answers.filter(({ name, sure }) => sure && !this.#used.has(name.path));
    const found = free
      .toSorted((one, other) => one.rank - other.rank)
      .filter(({ keys }) => {
        const first = !keys.some((key) => listed.has(key));
        for (const key of keys) listed.add(key);
        return first;
      });
    return found.sort((one, other) => one.order - other.order).map(({ name }) => name.path);
  }

  /** Free answers with one of these keys, the best one first. */
  #candidates(input: Candidate, keys: readonly string[]): readonly Candidate[] {
    const found = new Set<Candidate>();
    for (const key of keys) {
      for (const answer of this.#byKey.get(key) ?? []) {
        if (!this.#used.has(answer.name.path) && mayAnswer(input.name, answer.name)) found.add(answer);
      }
    }
    return found.size < 2 ? [...found] : [...found].sort((one, other) => one.rank - other.rank);
  }
}

/** `01` has its answer in `01.a`; but `prog` beside `prog.out` is a program. */
function mayAnswer(input: FileName, answer: FileName): boolean {
  if (input.path === answer.path) return false;
  const besideIt = input.folder === answer.folder && input.stem === answer.stem;
  return input.extension !== '' || !besideIt || answer.extension === 'a' || answer.extension === 'ans' || /^\d+$/.test(input.stem);
}
