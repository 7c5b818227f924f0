import assert from 'node:assert/strict';
import { test } from 'node:test';
import { familyPhotosFeatures, gemsFightFeatures } from '../../../src/games/features.ts';
import { familyPhotosStrategies, gemsFightStrategies } from '../../../src/games/strategyIds.ts';
import { featureName } from '../../../src/words/features.ts';
import { english } from '../../../src/words/translator.ts';
import { strategyName, strategySentence } from '../../../src/words/wrongStrategies.ts';

for (const [game, ids] of [
  ['Family Photos', familyPhotosStrategies],
  ['Gems Fight!', gemsFightStrategies],
] as const) {
  void test(`${game}: every wrong strategy has a name of its own and one sentence that blames nobody`, () => {
    const names = ids.map((id) => strategyName(english, id));
    assert.equal(new Set(names).size, ids.length);
    for (const id of ids) {
      const name = strategyName(english, id);
      assert.ok(name !== '' && !name.endsWith('.'), id);
      const sentence = strategySentence(english, id);
      assert.match(sentence, /^[A-Za-z].*\.$/, id);
      assert.doesNotMatch(sentence, /\byou\b|forg[eo]t|\. [A-Z]/i, id);
    }
  });
}

void test('every feature has a name of its own in its game', () => {
  for (const features of [familyPhotosFeatures, gemsFightFeatures]) {
    const names = features.map((feature) => featureName(english, feature));
    assert.equal(new Set(names).size, features.length);
    for (const name of names) assert.match(name, /\S.*[^.]$/);
  }
});
