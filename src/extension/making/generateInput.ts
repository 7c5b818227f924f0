import type { QuickPickItem } from 'vscode';
import { l10n, window } from 'vscode';
import { gameOfLanguage, languageOf } from '../../games/catalogue.ts';
import { photoLimits } from '../../games/familyPhotos/problems.ts';
import type { GameId } from '../../games/game.ts';
import { gemLimits } from '../../games/gemsFight/problems.ts';
import { familyPhotosStrategies, gemsFightStrategies } from '../../games/strategyIds.ts';
import type { StrategyId } from '../../games/strategyIds.ts';
import type { GeneratorKind, GeneratorRefusal, GeneratorRequest } from '../../games/study.ts';
import { generatorKinds } from '../../games/study.ts';
import * as words from '../../words/making.ts';
import { strategyName, strategySentence } from '../../words/wrongStrategies.ts';
import { openText } from '../open.ts';
import type { MakingOptions } from './addTestCase.ts';
import { askGame } from './newTestCase.ts';
import type { Prompts } from './prompts.ts';

const mostSeed = 999_999;

/** Per game: sizes that may be asked for, the one proposed, the most cases of a file, and the strategies to tell apart. */
const games: Readonly<
  Record<GameId, { readonly most: number; readonly proposed: number; readonly cases: number; readonly strategies: readonly StrategyId[] }>
> = {
  'family-photos': { most: photoLimits.stacks, proposed: 10, cases: 1, strategies: familyPhotosStrategies },
  'gems-fight': { most: gemLimits.bags, proposed: 6, cases: gemLimits.cases, strategies: gemsFightStrategies },
};

/** *Generate Input*: of a game and a kind; the seed is shown, so that the same input can be made again. */
export async function generateInput({ computing, prompts: { prompts } }: MakingOptions): Promise<void> {
  const game = gameOfLanguage(window.activeTextEditor?.document.languageId ?? '') ?? (await askGame(prompts, words.gameTitle(l10n)));
  if (!game) return;
  const request = await askRequest(prompts, game);
  if (!request) return;
  const reply = await computing.study('generate', words.generatingTitle(l10n), { game, request });
  if (!reply.ok) {
    if (reply.sentence !== null) prompts.warn(reply.sentence);
    return;
  }
  if ('refusal' in reply.value) return prompts.warn(whyRefused(reply.value.refusal, game));
  await openText(languageOf(game), reply.value.input);
  prompts.tell(words.generatedWith(l10n, request.seed));
}

type Choice<Id> = QuickPickItem & { readonly id: Id };

/** Undefined: cancelled. */
async function askRequest(prompts: Prompts, game: GameId): Promise<GeneratorRequest | undefined> {
  const kinds = generatorKinds.map((id): Choice<GeneratorKind> => {
    const { label, detail } = words.kindChoice(l10n, game, id);
    return { label, detail, id };
  });
  const kind = (await prompts.pick(kinds, { title: words.kindTitle(l10n), matchOnDetail: true }))?.id;
  if (!kind) return undefined;
  const { most, proposed, cases: mostCases, strategies } = games[game];
  const interesting = kind === 'interesting';
  const tellApart = interesting ? await askTellApart(prompts, strategies) : null;
  if (tellApart === undefined) return undefined;
  const size = interesting || kind === 'full' ? null : await askNumber(prompts, words.sizeTitle(l10n, game), 1, most, proposed);
  if (size === undefined) return undefined;
  const cases =
    interesting || mostCases === 1 ? 1 : await askNumber(prompts, words.casesTitle(l10n), 1, mostCases, kind === 'full' ? mostCases : 1);
  if (cases === undefined) return undefined;
  const seed = await askNumber(prompts, words.seedTitle(l10n), 0, mostSeed, anySeed());
  return seed === undefined ? undefined : { kind, seed, size, cases, tellApart };
}

/** Two strategies, the second of which may be right play. Undefined: cancelled. */
async function askTellApart(prompts: Prompts, strategies: readonly StrategyId[]): Promise<GeneratorRequest['tellApart'] | undefined> {
  const items = strategies.map((id): Choice<StrategyId> => ({
    label: strategyName(l10n, id),
    detail: strategySentence(l10n, id),
    id,
  }));
  const first = await prompts.pick(items, { title: words.tellApartTitle(l10n, false), matchOnDetail: true });
  if (!first) return undefined;
  const others: readonly Choice<StrategyId | 'right'>[] = [
    { ...words.rightPlay(l10n), id: 'right' },
    ...items.filter(({ id }) => id !== first.id),
  ];
  const second = await prompts.pick(others, { title: words.tellApartTitle(l10n, true), matchOnDetail: true });
  return second && [first.id, second.id];
}

/** A whole number, `proposed` filled in. Undefined: cancelled. */
async function askNumber(prompts: Prompts, title: string, least: number, most: number, proposed: number): Promise<number | undefined> {
  const value = (text: string): number | null => {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
    return number >= least && number <= most ? number : null;
  };
  const text = await prompts.input({
    title,
    value: String(proposed),
    validateInput: (typed) => (value(typed) === null ? words.wholeNumberWanted(l10n, least, most) : null),
  });
  return text === undefined ? undefined : (value(text) ?? undefined);
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint8Array(2)).reduce((all, byte) => 256 * all + byte, 0);
}

/** Why the generator made nothing, and what to do. */
function whyRefused(refusal: GeneratorRefusal, game: GameId): string {
  switch (refusal) {
    case 'size':
      return words.wholeNumberWanted(l10n, 1, games[game].most);
    case 'cases':
      return words.wholeNumberWanted(l10n, 1, games[game].cases);
    case 'strategies':
    case 'not-apart':
      return words.notToldApart(l10n);
  }
}
