import { finish } from '../engines/steps.ts';
import { photoLimits } from '../games/familyPhotos/problems.ts';
import { catalogue } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';
import { gemLimits } from '../games/gemsFight/problems.ts';
import { studies } from '../games/studies.ts';
import { generatorKinds } from '../games/study.ts';
import type { GeneratorRequest } from '../games/study.ts';
import { checkCase } from '../testCases/check.ts';
import { notToldApart } from '../words/making.ts';
import { gameName } from '../words/names.ts';
import type { Translator } from '../words/translator.ts';
import { textTable } from '../words/textTable.ts';
import { complain, print } from './print.ts';
import { memoryLimit } from './memoryLimit.ts';
import type { Call, Command } from './usage.ts';
import { UsageError, choiceIn, gameIn, goesWith, isOn, numberIn, outside, sharedOptions, textIn } from './usage.ts';

const mostSeed = 999_999;
const sizes: Readonly<Record<GameId, readonly [number, number]>> = {
  'family-photos': [1, photoLimits.stacks],
  'gems-fight': [0, gemLimits.bags],
};
const mostCases: Readonly<Record<GameId, number>> = { 'family-photos': 1, 'gems-fight': gemLimits.cases };

/** Prints an input, or its answers. Exit code 1 where no input is known that tells two strategies apart. */
export const generateCommand: Command = {
  name: 'generate',
  takes: '--game G',
  about: (l10n) => l10n.t('an input, made by chance; the same seed makes the same again'),
  options: {
    game: sharedOptions.game,
    kind: { type: 'string', shown: `--kind ${generatorKinds.join('|')}`, about: (l10n) => l10n.t('random without it') },
    seed: { type: 'string', shown: '--seed N', about: (l10n) => l10n.t('chosen and said where it is not given') },
    size: { type: 'string', shown: '--size N', about: (l10n) => l10n.t('how many stacks, or bags of each case') },
    cases: { type: 'string', shown: '--cases N', about: (l10n) => l10n.t('how many cases (Gems Fight!)') },
    'tell-apart': {
      type: 'string',
      shown: '--tell-apart A[,B]',
      about: (l10n) => l10n.t('one of the smallest inputs on which two wrong strategies differ; without B, A differs from right play'),
    },
    answer: { type: 'boolean', shown: '--answer', about: (l10n) => l10n.t('the answers instead of the input') },
  },
  notes: (l10n) => [
    l10n.t('A and B are wrong strategies of the game, or right (right play):'),
    ...textTable(
      catalogue.map(({ id }) => [id, studies[id].wrongStrategies.map((one) => one.id).join(' ')]),
      'll',
      100,
    ),
  ],
  run: async (call, l10n) => {
    if (call.words.length > 0) throw new UsageError(l10n.t('No files go with {0}.', 'generate'));
    const game = gameIn(call, l10n);
    if (game === null) throw new UsageError(l10n.t('Say which game: {0}.', sharedOptions.game.shown));
    const request = requestOf(call, game, l10n);
    const input = generated(game, request, l10n);
    if (input === null) {
      complain(`${notToldApart(l10n)}\n`);
      return 1;
    }
    if (call.values['seed'] === undefined) complain(`--seed ${request.seed}\n`);
    print(isOn(call, 'answer') ? answers(game, input) : input);
    return 0;
  },
};

function requestOf(call: Call, game: GameId, l10n: Translator): GeneratorRequest {
  const tellApart = toTellApart(call, game, l10n);
  const kind = choiceIn(call, 'kind', generatorKinds, l10n) ?? (tellApart ? 'interesting' : 'random');
  if (tellApart && kind !== 'interesting') throw goesWith('--tell-apart', '--kind interesting', l10n);
  return {
    kind,
    seed: numberIn(call, 'seed', 0, l10n) ?? Math.floor(Math.random() * mostSeed),
    size: numberIn(call, 'size', 0, l10n),
    cases: numberIn(call, 'cases', 1, l10n) ?? 1,
    tellApart,
  };
}

/** The strategies named. Errors: UsageError where one is none of the game's. */
function toTellApart(call: Call, game: GameId, l10n: Translator): GeneratorRequest['tellApart'] {
  const text = textIn(call, 'tell-apart');
  if (text === null) return null;
  const ids = studies[game].wrongStrategies.map(({ id }) => id);
  const [one, other = 'right', ...more] = text.split(',');
  const first = ids.find((id) => id === one);
  const second = ids.find((id) => id === other) ?? (other === 'right' ? other : undefined);
  if (!first || !second) {
    const unknown = first ? other : one;
    throw new UsageError(
      l10n.t("'{0}' is no wrong strategy of {1}; optimal-play generate --help lists them.", unknown, gameName(l10n, game)),
    );
  }
  if (first === second || more.length > 0) throw new UsageError(l10n.t("--tell-apart takes two that differ, not '{0}'.", text));
  return [first, second];
}

/** The input; null where none is known. Errors: UsageError for what the game does not allow. */
function generated(game: GameId, request: GeneratorRequest, l10n: Translator): string | null {
  const made = finish(studies[game].generate(request));
  if ('input' in made) return made.input;
  switch (made.refusal) {
    case 'size':
      throw outside('size', request.size, sizes[game], l10n);
    case 'cases':
      throw mostCases[game] === 1
        ? new UsageError(l10n.t('An input of {0} holds one case.', gameName(l10n, game)))
        : outside('cases', request.cases, [1, mostCases[game]], l10n);
    case 'strategies':
    case 'not-apart':
      return null;
  }
}

function answers(game: GameId, input: string): string {
  return finish(checkCase(input, null, { strict: false, game, limit: memoryLimit, explain: false })).computed;
}
