import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { totalsBySearch } from '../../../src/games/gemsFight/memo.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { gemsCase } from './gemsFightInputs.ts';

for (const { bags, meltsAt, colours, gems } of [
  { bags: 19, meltsAt: 2, colours: 3, gems: 2 },
  { bags: 20, meltsAt: 3, colours: 5, gems: 3 },
  { bags: 21, meltsAt: 2, colours: 4, gems: 3 },
  { bags: 22, meltsAt: 3, colours: 4, gems: 3 },
]) {
  void test(`${bags} bags, ${meltsAt} gems melt: the totals of the search from the start`, () => {
    let random = bags;
    const colour = (): number => {
      random = (random * 48_271) % (2 ** 31 - 1);
      return 1 + (random % colours);
    };
    const input = gemsCase(meltsAt, ...Array.from({ length: bags }, () => Array.from({ length: gems }, colour)));
    const { firstTotal, secondTotal } = finish(solveGemsFight(input)).summary;
    const { first, second } = finish(totalsBySearch(input));
    assert.deepEqual([firstTotal, secondTotal], [String(first), String(second)]);
  });
}
