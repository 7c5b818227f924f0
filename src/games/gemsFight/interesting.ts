import { finish, type Steps } from '../../engines/steps.ts';
import { sourceOf } from '../../text/source.ts';
import type { Random } from '../random.ts';
import type { GemsFightStrategy, StrategyId } from '../strategyIds.ts';
import type { GeneratorRefusal, GeneratorRequest, WrongStrategy } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import { readGemsFight } from './input.ts';
import { smallGames } from './smallGames.ts';
import { gemsFightWrongStrategies } from './strategies.ts';
import { rightPlay } from './strategiesByTable.ts';
import { newCase } from './write.ts';

/** Gems up to which every game is looked at, more only where there must be so many bags; games looked at; tries to shuffle one. */
const mostGems = 6;
const mostGames = 40_000;
const shuffles = 30;
const gamesAStep = 10;

/** Their answers depend on the order of the bags. */
const minded: readonly (StrategyId | 'right')[] = ['most-stones-now', 'least-for-opponent', 'input-order'] satisfies GemsFightStrategy[];

interface Side {
  readonly id: StrategyId | 'right';
  readonly answer: WrongStrategy<GemsFightCase>['answer'];
  /** The smallest game for which it is not the right one; null for right play. */
  readonly failsOn: GemsFightCase | null;
}

/**
 * A game for which two strategies give different answers: of all those one with the fewest gems, then the fewest bags, or
 * the fewest gems where the number of bags is given. Which one, its order and its colours are drawn.
 */
export function* interestingCase(
  random: Random,
  size: number | null,
  tellApart: GeneratorRequest['tellApart'],
): Steps<GemsFightCase | GeneratorRefusal> {
  const [one, other] = tellApart ?? [random.pick(gemsFightWrongStrategies).id, 'right'];
  const [first, second] = [sideOf(one), sideOf(other)];
  if (first === null || second === null || one === other) return 'strategies';
  const apart = (input: GemsFightCase): boolean => finish(first.answer(input)) !== finish(second.answer(input));
  const found = yield* smallest([first, second], size, apart);
  return found.length === 0 ? 'not-apart' : shuffled(random, random.pick(found), apart);
}

/** Null where it is no strategy of the game. */
function sideOf(id: StrategyId | 'right'): Side | null {
  if (id === 'right') return { id, answer: rightPlay, failsOn: null };
  const strategy = gemsFightWrongStrategies.find((one) => one.id === id);
  if (strategy === undefined) return null;
  const [failsOn] = finish(readGemsFight(sourceOf(strategy.smallest.input))).cases;
  return { id, answer: (input) => strategy.answer(input), failsOn };
}

/** All the smallest games that tell two apart; none where no game looked at does. */
function* smallest(sides: readonly Side[], size: number | null, apart: (input: GemsFightCase) => boolean): Steps<GemsFightCase[]> {
  // Below the smaller of the two games on which they fail both are right.
  const known = sides
    .flatMap(({ failsOn }) => (failsOn === null ? [] : [failsOn]))
    .toSorted((a, b) => gemsOf(a) - gemsOf(b) || a.bags.length - b.bags.length)[0];
  const fewest = gemsOf(known);
  if (fewest > mostGems && (size === null || size === known.bags.length) && apart(known)) return [known];
  const ordered = sides.some(({ id }) => minded.includes(id));
  const lastMatters = sides.some(({ id }) => id === 'last-colour-missed');
  let games = 0;
  for (let gems = Math.max(fewest, size ?? 0); gems <= Math.max(mostGems, (size ?? 0) + 1); gems += 1) {
    for (let bags = size ?? (gems === fewest ? known.bags.length : 1); bags <= (size ?? gems); bags += 1) {
      const found: GemsFightCase[] = [];
      for (const game of smallGames(gems, bags, ordered)) {
        for (const input of lastMatters ? withEachColourLast(game) : [game]) if (apart(input)) found.push(input);
        games += 1;
        if (games > mostGames) return [];
        if (games % gamesAStep === 0) yield games / mostGames;
      }
      if (found.length > 0) return found;
    }
  }
  return [];
}

function gemsOf({ bags }: GemsFightCase): number {
  return bags.reduce((sum, bag) => sum + bag.length, 0);
}

function* withEachColourLast(game: GemsFightCase): Iterable<GemsFightCase> {
  for (let last = game.colours; last >= 1; last -= 1) {
    yield renamed(game, (colour) => (colour === last ? game.colours : colour === game.colours ? last : colour));
  }
}

function renamed({ colours, meltsAt, bags }: GemsFightCase, name: (colour: number) => number): GemsFightCase {
  return newCase(
    colours,
    meltsAt,
    bags.map((bag) => bag.map(name)),
  );
}

/** The same game in another order and with other colours, the two strategies still being told apart. */
function shuffled(random: Random, game: GemsFightCase, apart: (input: GemsFightCase) => boolean): GemsFightCase {
  for (let tries = 0; tries < shuffles; tries += 1) {
    const names = inAnyOrder(random, [...Array(game.colours).keys()]);
    const { colours, meltsAt, bags } = renamed(game, (colour) => names[colour - 1] + 1);
    const other = newCase(
      colours,
      meltsAt,
      inAnyOrder(
        random,
        bags.map((bag) => inAnyOrder(random, bag)),
      ),
    );
    if (apart(other)) return other;
  }
  return game;
}

/** Each order equally likely (Fisher and Yates). */
function inAnyOrder<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
