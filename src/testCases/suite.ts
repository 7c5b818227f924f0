import type { Feature } from '../games/features.ts';
import type { GameId } from '../games/game.ts';
import type { StrategyId } from '../games/strategyIds.ts';
import type { Counterexample, FeatureExample } from '../games/study.ts';
import type { InputAssessment } from './assessment.ts';

/** The mistakes of a game and what an input of it can have, each with one of the smallest inputs that show it. */
export interface KnownOfGame {
  readonly wrongStrategies: readonly { readonly id: StrategyId; readonly smallest: Counterexample }[];
  readonly examples: readonly FeatureExample[];
}

/** The same as data alone, as it goes over messages. */
export function knownOf({ wrongStrategies, examples }: KnownOfGame): KnownOfGame {
  return {
    wrongStrategies: wrongStrategies.map(({ id, smallest }) => ({ id, smallest })),
    examples: examples.map(({ feature, input }) => ({ feature, input })),
  };
}

/** What a file says about a strategy. */
export type Cell = 'caught' | 'not-caught' | 'unknown';

/** Files that say the same about every strategy, by their places in the suite, and what they say, in the order of the strategies. */
export interface SameFiles {
  readonly files: readonly number[];
  readonly cells: readonly Cell[];
}

/** How many files of a suite catch a strategy, and for how many that is not known. */
export interface StrategyCaught {
  readonly id: StrategyId;
  readonly caught: number;
  readonly unknown: number;
  /** Where no file catches it: one of the smallest inputs that would. */
  readonly add: Counterexample | null;
}

/** How many files of a suite have a feature. */
export interface FeatureCovered {
  readonly feature: Feature;
  readonly files: number;
  /** Where none has: one of the smallest inputs that would. */
  readonly add: string | null;
}

/** What the files of one game in a suite are good for together. */
export interface GameSuite {
  readonly game: GameId;
  /** Usable files of the game, by their places in the suite. */
  readonly files: readonly number[];
  readonly strategies: readonly StrategyCaught[];
  readonly features: readonly FeatureCovered[];
  /** The matrix: every usable file is in one of them; in the order of the first of each. */
  readonly columns: readonly SameFiles[];
  /** A hint: files that could go, all at once: the others catch the same strategies and have the same features. Later ones go first. */
  readonly redundant: readonly number[];
}

/**
 * What a suite is good for, game by game; games of which it has no usable file are left out. `files` may be those
 * assessed so far: null stands for one that is not.
 */
export function suiteOf(files: readonly (InputAssessment | null)[], known: Readonly<Record<GameId, KnownOfGame>>): readonly GameSuite[] {
  return (['family-photos', 'gems-fight'] as const).flatMap((game) => {
    const usable = files.flatMap((file, index) => (file?.usable && file.game === game ? [{ index, file }] : []));
    return usable.length > 0 ? [gameSuite(game, usable, known[game])] : [];
  });
}

interface UsableFile {
  readonly index: number;
  readonly file: InputAssessment;
}

function gameSuite(game: GameId, usable: readonly UsableFile[], { wrongStrategies, examples }: KnownOfGame): GameSuite {
  const caught = counted(usable.map(({ file }) => file.catches));
  const unknown = counted(usable.map(({ file }) => file.unknown));
  const covered = counted(usable.map(({ file }) => file.features));
  return {
    game,
    files: usable.map(({ index }) => index),
    strategies: wrongStrategies.map(({ id, smallest }) => {
      const times = caught.get(id) ?? 0;
      return { id, caught: times, unknown: unknown.get(id) ?? 0, add: times === 0 ? smallest : null };
    }),
    features: examples.map(({ feature, input }) => {
      const times = covered.get(feature) ?? 0;
      return { feature, files: times, add: times === 0 ? input : null };
    }),
    columns: columnsOf(
      usable,
      wrongStrategies.map(({ id }) => id),
    ),
    redundant: redundantOf(usable, caught, covered),
  };
}

function counted<Key>(lists: readonly (readonly Key[])[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const keys of lists) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Takes away one file after the other as long as nothing is lost. */
function redundantOf(
  usable: readonly UsableFile[],
  caught: ReadonlyMap<StrategyId, number>,
  covered: ReadonlyMap<Feature, number>,
): readonly number[] {
  const left = new Map<StrategyId | Feature, number>([...caught, ...covered]);
  const redundant: number[] = [];
  for (const { index, file } of usable.toReversed()) {
    const keys = [...file.catches, ...file.features];
    if (keys.some((key) => left.get(key) === 1)) continue;
    for (const key of keys) left.set(key, (left.get(key) ?? 0) - 1);
    redundant.push(index);
  }
  // The last file that is left stays, even if it is good for nothing.
  return redundant.length === usable.length ? redundant.slice(0, -1).toReversed() : redundant.toReversed();
}

function columnsOf(usable: readonly UsableFile[], ids: readonly StrategyId[]): readonly SameFiles[] {
  const columns = new Map<string, { readonly files: number[]; readonly cells: readonly Cell[] }>();
  for (const { index, file } of usable) {
    const cells = ids.map((id): Cell => (file.catches.includes(id) ? 'caught' : file.unknown.includes(id) ? 'unknown' : 'not-caught'));
    const key = cells.join(' ');
    const column = columns.get(key);
    if (column) column.files.push(index);
    else columns.set(key, { files: [index], cells });
  }
  return [...columns.values()];
}

/** An input that a suite lacks, and what it would be good for. */
export interface Gap {
  readonly input: string;
  /** Strategies that no file catches and this input does, with what they print for it. */
  readonly strategies: readonly { readonly id: StrategyId; readonly right: string; readonly says: string }[];
  /** Features that no file has and this input has. */
  readonly features: readonly Feature[];
}

/** What a suite lacks, by the inputs that would add it: those of strategies first, in the order of the suite's. */
export function gapsOf({ strategies, features }: Pick<GameSuite, 'strategies' | 'features'>): readonly Gap[] {
  const gaps = new Map<string, { readonly strategies: Gap['strategies'][number][]; readonly features: Feature[] }>();
  const at = (input: string) => {
    const gap = gaps.get(input) ?? { strategies: [], features: [] };
    gaps.set(input, gap);
    return gap;
  };
  for (const { id, add } of strategies) if (add !== null) at(add.input).strategies.push({ id, right: add.right, says: add.says });
  for (const { feature, add } of features) if (add !== null) at(add).features.push(feature);
  return Array.from(gaps, ([input, { strategies, features }]) => ({ input, strategies, features }));
}
