import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as holds, array, integer, property, tuple } from 'fast-check';
import { marginPaths, type ChartPoint } from '../../../src/panel/chart/marginPaths.ts';
import { niceTicks, tickFormat, verticalScale } from '../../../src/panel/chart/scale.ts';

const numRuns = 200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const size = { width: 100, height: 112, inset: 6 };

function turn(number: number, banked: number, player: 0 | 1, passes = false): ChartPoint {
  return { turn: number, least: banked, greatest: banked, banked, final: 3, player, passes };
}

void test('a turn is a step at its own column, in the colour of its player', () => {
  const paths = marginPaths([turn(1, 6, 0), turn(2, 4, 1), turn(3, 4, 0, true)], 3, size);
  const [y0, y3, y4, y6] = [0, 3, 4, 6].map((margin) => Math.round(paths.scale.y(margin) * 10) / 10);
  assert.equal(paths.column, 25);
  assert.equal(paths.banked, `M0 ${y0}H25V${y6}H50V${y4}H75V${y4}H100`);
  assert.deepEqual(paths.rises, [`M25 ${y0}V${y6}`, `M50 ${y6}V${y4}`]);
  assert.equal(paths.final, `M0 ${y3}H25V${y3}H50V${y3}H75V${y3}H100`);
  assert.deepEqual(
    paths.marks.map(({ x, player, passes }) => [x, player, passes]),
    [
      [25, 0, false],
      [50, 1, false],
      [75, 0, true],
    ],
  );
});

void test('a mistake is a kink of the final margin; the scale holds other margins that are named', () => {
  const points = [turn(1, 6, 0), { ...turn(2, 4, 1), final: -7 }];
  const paths = marginPaths(points, 3, size, [60]);
  const [y3, y7] = [3, -7].map((margin) => Math.round(paths.scale.y(margin) * 10) / 10);
  assert.deepEqual(
    paths.kinks.map(({ from, to, change }) => ({ from, to, change })),
    [{ from: y3, to: y7, change: -10 }],
  );
  assert.ok(paths.scale.y(60) >= size.inset - 1e-6);
});

void test('a stretch of turns draws its whole range', () => {
  const stretch: ChartPoint = { turn: 4, least: -5, greatest: 9, banked: 2, final: 2, player: null, passes: false };
  const paths = marginPaths([stretch], 2, size);
  const [low, high, last] = [-5, 9, 2].map((margin) => Math.round(paths.scale.y(margin) * 10) / 10);
  assert.ok(paths.banked.includes(`L80 ${low}V${high}V${last}`));
  assert.deepEqual(paths.marks, []);
});

void test('a line without turns is a flat line', () => {
  const { banked, final } = marginPaths([], 0, size);
  assert.equal(banked, final);
  assert.match(banked, /^M0 [\d.]+H100$/);
});

void test('ticks are few, evenly spaced and hold 0', () => {
  assert.deepEqual(niceTicks(0, 9), [0, 3, 6, 9]);
  assert.deepEqual(niceTicks(0, 0), [0]);
  holds(
    property(tuple(integer(), integer()), ([one, other]) => {
      const [least, greatest] = [Math.min(one, other), Math.max(one, other)];
      const ticks = niceTicks(least, greatest);
      assert.ok(ticks.length >= 1 && ticks.length <= 6, String(ticks));
      assert.ok(ticks.includes(0));
      assert.ok(ticks[0] <= Math.min(0, least) && ticks.at(-1)! >= Math.max(0, greatest));
    }),
    { seed: 1, numRuns },
  );
});

void test('every margin lies inside the chart, the greater ones higher', () => {
  holds(
    property(array(integer(), { minLength: 2, maxLength: 20 }), (margins) => {
      const scale = verticalScale(Math.min(...margins), Math.max(...margins), size.height, size.inset);
      const sorted = margins.toSorted((a, b) => a - b).map((margin) => scale.y(margin));
      assert.ok(sorted.every((y) => y >= size.inset - 1e-6 && y <= size.height - size.inset + 1e-6));
      assert.ok(sorted.every((y, index) => index === 0 || y <= sorted[index - 1]));
    }),
    { seed: 2, numRuns },
  );
});

void test('no label of the axis can be read as a player', () => {
  const ticks = [-500e9, 0, 1500, 2e6, 1.5e9, 3e12];
  assert.deepEqual(ticks.map(tickFormat('en', ticks)), ['-500G', '0', '1.5K', '2M', '1.5G', '3T']);
  assert.equal(tickFormat('zh-cn', ticks)(500e9), '5000亿');
});
