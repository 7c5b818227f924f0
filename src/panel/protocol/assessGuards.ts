import { familyPhotosFeatures, gemsFightFeatures } from '../../games/features.ts';
import { familyPhotosStrategies, gemsFightStrategies } from '../../games/strategyIds.ts';
import type { Counterexample } from '../../games/study.ts';
import type { FeatureCovered, GameSuite, SameFiles, StrategyCaught } from '../../testCases/suite.ts';
import type { AssessHostApi, AssessReport, AssessState, AssessViewApi, SavedAssess } from './assessApi.ts';
import type { CallGuards } from './envelope.ts';
import { amount, boolean, count, list, nullable, oneOf, shape, string, tagged, tuple, type Guard } from './shape.ts';
import { failure } from './viewGuards.ts';

const id = oneOf(...familyPhotosStrategies, ...gemsFightStrategies);
const feature = oneOf(...familyPhotosFeatures, ...gemsFightFeatures);
const suite = shape<GameSuite>({
  game: oneOf('family-photos', 'gems-fight'),
  files: list(count),
  strategies: list(
    shape<StrategyCaught>({
      id,
      caught: count,
      unknown: count,
      add: nullable(shape<Counterexample>({ input: string, right: amount, says: amount })),
    }),
  ),
  features: list(shape<FeatureCovered>({ feature, files: count, add: nullable(string) })),
  columns: list(shape<SameFiles>({ files: list(count), cells: list(oneOf('caught', 'not-caught', 'unknown')) })),
  redundant: list(count),
});

const place = shape<{ place: string }>({ place: string });
const state: Guard<AssessState> = tagged<AssessState>('kind', {
  looking: place,
  nothing: place,
  cancelled: place,
  report: shape<Omit<AssessReport, 'kind'>>({
    run: count,
    place: string,
    folder: nullable(string),
    files: list(string),
    done: count,
    running: boolean,
    failure: nullable(failure),
    outdated: boolean,
    games: list(suite),
    leftOut: list(
      shape<AssessReport['leftOut'][number]>({ file: count, reason: oneOf('errors', 'unknown-game', 'too-large', 'unreadable') }),
    ),
    added: list(string),
  }),
});

/** Arguments of every call that the extension may make, for the page to check. */
export const assessViewCalls: CallGuards<AssessViewApi> = { setState: tuple(state) };

const longest = 2000;
const text: Guard<string> = (value): value is string => string(value) && value.length <= longest;

/** What the page had left, where it is that. */
export const savedAssess: Guard<SavedAssess> = shape<SavedAssess>({ folder: nullable(text) });

/** Arguments of every call that the page may make, for the extension to check. */
export const assessHostCalls: CallGuards<AssessHostApi> = {
  ready: tuple<[]>(),
  log: tuple(text),
  again: tuple<[]>(),
  cancel: tuple<[]>(),
  openFile: tuple(count, count),
  addInput: tuple(count, text),
  explain: tuple(count, text),
};
