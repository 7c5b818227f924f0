import type { Steps } from '../../engines/steps.ts';
import { type GemsFightFeature, gemsFightFeatures } from '../features.ts';
import type { SolvedCase } from '../game.ts';
import type { FeatureExample } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import type { GemsFightTurn } from './facts.ts';
import { lastColourMissed } from './strategiesByTable.ts';

/**
 * The features of a case, in the order of their list. Turns are those of the line of play, positions the ones along it;
 * other sets of bags are not looked at.
 */
export function* featuresOfGemsFight(input: GemsFightCase, solved: SolvedCase): Steps<readonly GemsFightFeature[]> {
  const found = new Set<GemsFightFeature>();
  const { margin, firstTotal, secondTotal } = solved.summary;
  const bags = input.bags.length;
  if (input.colours === 0 || bags === 0) found.add('zero-in-header');
  if (bags > solved.summary.moves) found.add('identical-bags');
  if (bags > 0 && firstTotal === '0' && secondTotal === '0') found.add('no-stone');
  if (margin.startsWith('-')) found.add('negative-margin');
  let before: GemsFightTurn | null = null;
  for (let turn = 0; turn < bags; turn += 1) {
    const [row] = solved.line({ turn, branch: [] }, 0, 1);
    if (row.game !== 'gems-fight') break;
    for (const feature of featuresOfTurn(row, before)) found.add(feature);
    for (const feature of featuresOfPosition(solved, turn)) found.add(feature);
    before = row;
    yield (0.5 * turn) / bags;
  }
  const without = yield* lastColourMissed(input);
  if (without !== null && without !== margin) found.add('last-colour-decides');
  return gemsFightFeatures.filter((feature) => found.has(feature));
}

function* featuresOfTurn({ stones, cooker, again }: GemsFightTurn, before: GemsFightTurn | null): Iterable<GemsFightFeature> {
  if (stones.some(({ count }) => count > 1)) yield 'several-stones-of-a-colour';
  if (stones.length > 1) yield 'stones-of-two-colours-at-once';
  if (stones.some(({ colour }) => cooker.some((lying) => lying.colour === colour))) yield 'leftover-gems';
  if (before === null) return;
  if (stones.some(({ colour }) => before.cooker.some((lying) => lying.colour === colour))) yield 'carried-gems';
  if (before.again && again) yield 'chain';
}

function* featuresOfPosition(solved: SolvedCase, turn: number): Iterable<GemsFightFeature> {
  const at = { turn, branch: [] };
  const { player, banked, final } = solved.position(at);
  const toCome = Number(final) - Number(banked);
  if (player === 0 ? toCome < 0 : toCome > 0) yield 'zugzwang';
  const moves = solved.moves(at, 0, Infinity).filter((move) => move.game === 'gems-fight');
  const best = moves.filter(({ loss }) => loss === '0');
  if (best.length === moves.length) return;
  yield 'choice-matters';
  const stonesOf = (rows: typeof moves): number => rows.reduce((most, { stones }) => Math.max(most, stones), 0);
  if (stonesOf(best) === stonesOf(moves)) return;
  yield stonesOf(best) === 0 ? 'declining' : 'smaller-bite';
}

/** `cases`: one case, its lines separated by '/'. */
function example(feature: GemsFightFeature, cases: string): FeatureExample {
  return { feature, input: `${cases.replaceAll(' / ', '\n')}\n0 0 0\n` };
}

/** Every feature with the smallest input that has it: of all those the fewest gems, then the fewest bags. */
export const gemsFightExamples: readonly FeatureExample[] = [
  example('several-stones-of-a-colour', '1 1 1 / 2 1 1'),
  example('stones-of-two-colours-at-once', '2 1 1 / 2 1 2'),
  example('leftover-gems', '1 1 2 / 3 1 1 1'),
  example('carried-gems', '1 2 2 / 1 1 / 1 1'),
  example('chain', '1 3 1 / 1 1 / 1 1 / 1 1'),
  example('choice-matters', '1 2 2 / 1 1 / 2 1 1'),
  example('declining', '5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5'),
  example('smaller-bite', '2 4 2 / 2 1 2 / 1 1 / 1 1 / 2 1 2'),
  example('zugzwang', '1 2 2 / 1 1 / 1 1'),
  example('identical-bags', '1 2 1 / 1 1 / 1 1'),
  example('last-colour-decides', '1 1 1 / 1 1'),
  example('negative-margin', '1 2 2 / 1 1 / 1 1'),
  example('no-stone', '1 1 2 / 1 1'),
  example('zero-in-header', '0 0 1'),
];
