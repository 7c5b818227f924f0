import type { GameId } from '../../games/game.ts';
import type { LeftOutReason } from '../../panel/protocol/assessApi.ts';
import type { InputAssessment } from '../../testCases/assessment.ts';
import type { FileText } from '../../testCases/readText.ts';
import type { GameSuite, KnownOfGame } from '../../testCases/suite.ts';
import { suiteOf } from '../../testCases/suite.ts';
import type { Failure } from '../../worker/api.ts';
import { textAt, textsOf } from '../making/texts.ts';
import type { TestCase } from '../testing/testCase.ts';

/** What is known of each game. */
type Known = Readonly<Record<GameId, KnownOfGame>>;

/** A suite being assessed, file by file. */
export interface Assessing {
  readonly run: number;
  readonly cases: TestCase[];
  readonly names: string[];
  /** What was found of each file; null: nothing yet, or it was left out. */
  readonly found: (InputAssessment | null)[];
  readonly leftOut: { readonly file: number; readonly reason: LeftOutReason }[];
  readonly added: string[];
  known: Known | null;
  done: number;
  /** What is known of the suite, and after how many files: counting a large one takes long. */
  counted: { readonly done: number; readonly games: readonly GameSuite[] };
  running: boolean;
  failure: Failure | null;
  outdated: boolean;
}

/** A suite of which nothing has been looked at. */
export function begun(run: number, cases: readonly TestCase[]): Assessing {
  return {
    run,
    cases: [...cases],
    names: namesOf(cases),
    found: cases.map(() => null),
    leftOut: [],
    added: [],
    known: null,
    done: 0,
    counted: { done: 0, games: [] },
    running: true,
    failure: null,
    outdated: false,
  };
}

/** What the files are good for that have been looked at by now. */
export function gamesOf(assessing: Assessing): readonly GameSuite[] {
  const { known, found, done } = assessing;
  if (known && assessing.counted.done !== done) assessing.counted = { done, games: suiteOf(found, known) };
  return assessing.counted.games;
}

/** The input of a case as it is now, in an editor or on the disk; null where it cannot be read. */
export async function inputOf(testCase: TestCase): Promise<FileText | null> {
  if (testCase.entry) return (await textsOf(testCase))?.input ?? null;
  try {
    return await textAt(testCase.input);
  } catch {
    // It went, or may not be read: the others are assessed all the same.
    return null;
  }
}

/** Why an input that is not usable is left out. */
export function reasonOf({ game, problems }: InputAssessment): LeftOutReason {
  if (game === null) return 'unknown-game';
  return problems.some(({ code }) => code === 'too-large') ? 'too-large' : 'errors';
}

/** Paths below the folder that all files have in common. */
export function namesOf(cases: readonly TestCase[]): string[] {
  const paths = cases.map(({ input, entry, label }) => (entry ? `${input.path}/${label}` : input.path));
  const [first] = paths;
  let common = first.lastIndexOf('/') + 1;
  for (const path of paths) while (!path.startsWith(first.slice(0, common))) common = first.lastIndexOf('/', common - 2) + 1;
  return paths.map((path) => path.slice(common));
}
