import type { FamilyPhotosPart } from '../../games/familyPhotos/facts.ts';
import type { GameId } from '../../games/game.ts';
import type { ColourCount } from '../../games/gemsFight/facts.ts';
import type { StrategyId } from '../../games/strategyIds.ts';
import { familyPhotosStrategies, gemsFightStrategies } from '../../games/strategyIds.ts';
import type { Counterexample } from '../../games/study.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from '../../testCases/checkpoints.ts';
import type { Diagnosis } from '../../testCases/diagnosis.ts';
import type {
  CheckpointQuestion,
  Checkpoints,
  DiagnoseHostApi,
  DiagnoseSource,
  DiagnoseViewApi,
  GameMistakes,
  OpenInput,
  SavedDiagnose,
} from './diagnoseApi.ts';
import type { CallGuards } from './envelope.ts';
import { amount, boolean, count, list, nullable, oneOf, shape, string, tagged, tuple, type Guard } from './shape.ts';
import { anyProblem } from './viewGuards.ts';

/** What a user may have typed or pasted, and a name or an address. */
const longestPrinted = 1_000_000;
const longest = 2000;
const printed: Guard<string> = (value): value is string => string(value) && value.length <= longestPrinted;
const text: Guard<string> = (value): value is string => string(value) && value.length <= longest;

const game = oneOf('family-photos', 'gems-fight');
const id = oneOf(...familyPhotosStrategies, ...gemsFightStrategies);
const ones = oneOf('taken', 'left');
const source: Guard<DiagnoseSource> = tagged<DiagnoseSource>('kind', {
  fingerprint: shape<{ game: GameId }>({ game }),
  input: shape<{ uri: string }>({ uri: text }),
});

/** Arguments of every call that the page may make, for the extension to check. */
export const diagnoseHostCalls: CallGuards<DiagnoseHostApi> = {
  ready: tuple<[]>(),
  log: tuple(text),
  mistakes: tuple(game),
  diagnose: tuple(source, printed),
  checkpoints: tuple(source, shape<CheckpointQuestion>({ index: count, first: count, mask: count, ones })),
  showSets: tuple(source, count, ones),
  copyFingerprint: tuple(game),
  openFingerprint: tuple(game),
  chooseInput: tuple<[]>(),
  revealInput: tuple<[]>(),
  explain: tuple(id),
  saveExactPack: tuple(game),
};

/** Arguments of every call that the extension may make, for the page to check. */
export const diagnoseViewCalls: CallGuards<DiagnoseViewApi> = {
  setInput: tuple(nullable(shape<OpenInput>({ uri: string, name: string, game: nullable(game), version: count })), boolean),
};

/** What the page left with the editor. */
export const savedDiagnose: Guard<SavedDiagnose> = shape<SavedDiagnose>({
  game,
  input: nullable(text),
  printed: shape<SavedDiagnose['printed']>({ 'family-photos': printed, 'gems-fight': printed, input: printed }),
  checkpoints: shape<SavedDiagnose['checkpoints']>({
    open: boolean,
    of: oneOf('fingerprint', 'input'),
    caseNumber: text,
    set: text,
    ones,
  }),
});

/** Answers to the questions of the page. */
export const mistakes: Guard<GameMistakes> = shape<GameMistakes>({
  fingerprint: string,
  wrongStrategies: list(
    shape<{ id: StrategyId; smallest: Counterexample }>({
      id,
      smallest: shape<Counterexample>({ input: string, right: amount, says: amount }),
    }),
  ),
});

export const diagnosis: Guard<Diagnosis> = shape<Diagnosis>({
  game: nullable(game),
  problems: list(anyProblem),
  right: list(amount),
  printed: nullable(list(amount)),
  outcome: oneOf('right', 'wrong', 'nothing-printed', 'not-numbers', 'other-count', 'input-errors', 'too-large'),
  strategies: list(shape<Diagnosis['strategies'][number]>({ id, says: list(nullable(amount)), fits: boolean })),
});

const gems = list(shape<ColourCount>({ colour: count, count }));
export const checkpoints: Guard<Checkpoints | null> = nullable(
  tagged<Checkpoints>('game', {
    'family-photos': shape<Omit<FamilyPhotosCheckpoints, 'game'>>({
      parts: list(
        shape<FamilyPhotosPart>({ kind: oneOf('contested', 'first-gain', 'second-gain', 'dead'), stacks: count, margin: amount }),
      ),
      keys: list(
        shape<FamilyPhotosCheckpoints['keys'][number]>({
          rank: count,
          swing: amount,
          stack: count,
          place: oneOf('top', 'bottom'),
          taker: oneOf(0, 1),
          running: amount,
        }),
      ),
      keysInAll: count,
    }),
    'gems-fight': shape<Omit<GemsFightCheckpoint, 'game'>>({
      taken: count,
      left: count,
      f: amount,
      stones: amount,
      stonesLeft: amount,
      cooker: gems,
      best: list(count),
    }),
  }),
);
