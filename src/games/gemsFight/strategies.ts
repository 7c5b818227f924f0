import type { GemsFightStrategy } from '../strategyIds.ts';
import type { WrongStrategy } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import * as byPlay from './strategiesByPlay.ts';
import * as byTable from './strategiesByTable.ts';

/** `cases`: one case, its lines separated by '/'. */
function strategy(
  id: GemsFightStrategy,
  answer: WrongStrategy<GemsFightCase>['answer'],
  cases: string,
  right: number,
  says: number,
): WrongStrategy<GemsFightCase> {
  const input = `${cases.replaceAll(' / ', '\n')}\n0 0 0\n`;
  return { id, answer, smallest: { input, right: String(right), says: String(says) } };
}

/**
 * Every wrong strategy with the smallest input on which it fails: of all those the fewest gems, then the fewest bags.
 * `all-bags-scoring-first` needs 10 gems: a quiet bag is strictly better than a scoring one only where it turns that one
 * into a scoring bag of its own; then 2 stones or more are given up and 3 or more must be won back, so there are 5
 * stones of 2 gems or more.
 */
export const gemsFightWrongStrategies: readonly WrongStrategy<GemsFightCase>[] = [
  strategy('no-extra-turn', byTable.noExtraTurn, '1 2 1 / 1 1 / 1 1', 2, 0),
  strategy('sign-kept', byTable.signKept, '1 2 2 / 1 1 / 1 1', -1, 1),
  strategy('best-starts-at-zero', byTable.bestStartsAtZero, '1 2 2 / 1 1 / 1 1', -1, 0),
  strategy('grand-total', byTable.grandTotal, '1 2 2 / 1 1 / 2 1 1', 1, 3),
  strategy('alice-stones', byTable.aliceStones, '1 2 2 / 1 1 / 1 1', -1, 0),
  strategy('most-stones-now', byPlay.mostStonesNow, '2 3 2 / 1 1 / 1 1 / 1 2', 1, -1),
  strategy('least-for-opponent', byPlay.leastForOpponent, '2 4 2 / 1 1 / 1 1 / 1 2 / 2 1 2', -2, 0),
  strategy('input-order', byPlay.inputOrder, '1 2 2 / 1 1 / 2 1 1', 1, -1),
  strategy('one-bonus-only', byTable.oneBonusOnly, '1 3 1 / 1 1 / 1 1 / 1 1', 3, 1),
  strategy('a-turn-per-stone', byPlay.aTurnPerStone, '1 3 2 / 1 1 / 1 1 / 4 1 1 1 1', 1, 3),
  strategy('leftovers-thrown', byPlay.leftoversThrown, '1 2 2 / 1 1 / 3 1 1 1', 2, 1),
  strategy('one-stone-a-colour', byPlay.oneStoneAColour, '1 1 1 / 2 1 1', 2, 1),
  strategy('one-stone-a-turn', byTable.oneStoneATurn, '1 1 1 / 2 1 1', 2, 1),
  strategy('more-than-s', byTable.moreThanS, '1 1 1 / 1 1', 1, 0),
  strategy('own-cookers', byPlay.ownCookers, '1 2 2 / 1 1 / 1 1', -1, 0),
  strategy('cooker-not-carried', byTable.cookerNotCarried, '1 2 2 / 1 1 / 1 1', -1, 0),
  strategy('colours-ignored', byTable.coloursIgnored, '2 1 2 / 2 1 2', 0, 1),
  strategy('last-colour-missed', byTable.lastColourMissed, '1 1 1 / 1 1', 1, 0),
  strategy('all-bags-scoring-first', byTable.allBagsScoringFirst, '5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5', 1, -1),
  strategy('even-quiet-wins', byPlay.evenQuietWins, '1 3 2 / 1 1 / 1 1 / 1 1', -1, 1),
];

/** Right answers 1, -4, 4, 0; each strategy prints four numbers that no other one prints. */
export const gemsFightFingerprint = `5 4 2
3 1 1 2
1 2
3 3 4 5
3 3 4 5
4 6 4
2 1 1
2 3 3
5 2 2 3 3 4
2 3 4
2 2 4
4 1 1 2 4
3 5 2
4 1 1 2 3
1 3
1 1
5 2 3 3 3 3
1 1
2 5 3
1 2
2 1 1
3 1 2 2
1 1
1 2
0 0 0
`;
