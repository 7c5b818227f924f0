import type { Steps } from '../engines/steps.ts';
import type { Amount, GameId, SolvedCase } from './game.ts';
import type { Feature } from './features.ts';
import type { StrategyId } from './strategyIds.ts';

/** An input on which a strategy fails. */
export interface Counterexample {
  /** A whole input, valid as it stands. */
  readonly input: string;
  /** The margin under optimal play. */
  readonly right: Amount;
  /** What a program of the strategy prints instead. */
  readonly says: Amount;
}

/** A strategy that people take for right and that is not, as a small solver of its own. */
export interface WrongStrategy<Case = unknown> {
  readonly id: StrategyId;
  /** What a program of it prints for a case; null where finding that out takes too many positions. */
  answer(input: Case): Steps<Amount | null>;
  /** Of the inputs on which it fails, one of the smallest. */
  readonly smallest: Counterexample;
}

/** The smallest input that has a feature. */
export interface FeatureExample {
  readonly feature: Feature;
  readonly input: string;
}

/**
 * random: values of all sizes. ties: few distinct values. zeros: many of them. extremes: the least and greatest values
 * allowed. full: the judge's limits. interesting: the smallest input that tells two strategies apart.
 */
export const generatorKinds = ['random', 'ties', 'zeros', 'extremes', 'full', 'interesting'] as const;
export type GeneratorKind = (typeof generatorKinds)[number];

export interface GeneratorRequest {
  readonly kind: GeneratorKind;
  /** The same seed gives the same input. */
  readonly seed: number;
  /** Stacks, or bags of each case; null: what suits the kind. */
  readonly size: number | null;
  /** Cases of the file; 1 in Family Photos. */
  readonly cases: number;
  /** interesting: what the input must tell apart; null: drawn by the seed, the second being right play. */
  readonly tellApart: readonly [StrategyId, StrategyId | 'right'] | null;
}

/** Why no input can be made. */
export type GeneratorRefusal =
  /** The game does not allow so many stacks or bags, or so many cases. */
  | 'size'
  | 'cases'
  /** What to tell apart is no strategy of the game, or the same twice. */
  | 'strategies'
  /** No input looked at tells the two apart. */
  | 'not-apart';

/** The text of an input, or why there is none. */
export type Generated = { readonly input: string } | { readonly refusal: GeneratorRefusal };

/** What is known of a game beside its solver: the mistakes people make in it, and how to make inputs that show them. */
export interface GameStudy<Case = unknown> {
  readonly id: GameId;
  readonly wrongStrategies: readonly WrongStrategy<Case>[];
  /** An input on which the strategies print as many different outputs as possible; those that fail for huge numbers alone are right on it. */
  readonly fingerprint: string;
  /** Structural features that a case has, each once. */
  features(input: Case, solved: SolvedCase): Steps<readonly Feature[]>;
  /** Every feature of the game, with the smallest input that has it. */
  readonly examples: readonly FeatureExample[];
  /** Makes an input within the judge's limits. Takes any request. */
  generate(request: GeneratorRequest): Steps<Generated>;
  /** Cases as the text of an input, one line a stack or bag, ended as the game asks for. */
  write(cases: readonly Case[]): string;
}
