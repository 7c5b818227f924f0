import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { studies } from '../../../src/games/studies.ts';
import { AlsoFitting } from '../../../src/testCases/alsoFits.ts';
import { readText } from '../../../src/testCases/readText.ts';

suite('strategies that fit', () => {
  for (const game of ['family-photos', 'gems-fight'] as const) {
    const { fingerprint, wrongStrategies } = studies[game];
    const { cases } = finish(readText(fingerprint, game));

    test(`${game}: each strategy is found by its own output, ahead of those that fit one case alone`, () => {
      for (const strategy of wrongStrategies) {
        const says = cases.map((one) => finish(strategy.answer(one)));
        if (says.some((value) => value === null)) continue;
        const printing = wrongStrategies.filter((other) => cases.every((one, index) => finish(other.answer(one)) === says[index]));
        for (const index of cases.keys()) {
          const found = finish(new AlsoFitting(game, cases, says).of(index));
          assert.deepEqual(
            found.slice(0, printing.length),
            printing.map((one) => one.id),
          );
          const fitting = wrongStrategies.filter((other) => finish(other.answer(cases[index])) === says[index]);
          assert.deepEqual(found.toSorted(), fitting.map((one) => one.id).toSorted(), strategy.id);
        }
      }
    });
  }

  test('a list that takes too many steps stays empty', () => {
    const { cases } = finish(readText('1\n0 10 0 10\n', 'family-photos'));
    assert.ok(finish(new AlsoFitting('family-photos', cases, ['10']).of(0)).length > 0);
    assert.deepEqual(finish(new AlsoFitting('family-photos', cases, ['10'], 3).of(0)), []);
    assert.deepEqual(finish(new AlsoFitting('family-photos', cases, [null]).of(0)), []);
  });
});
