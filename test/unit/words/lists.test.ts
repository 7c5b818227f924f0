import assert from 'node:assert/strict';
import { test } from 'node:test';
import chinese from '../../../l10n/bundle.l10n.zh-cn.json' with { type: 'json' };
import { explanationMarkdown } from '../../../src/words/explanationMarkdown.ts';
import { explanationText } from '../../../src/words/explanationText.ts';
import { listed, paragraph } from '../../../src/words/lists.ts';
import { bagsName, cookerContent, photoWorth } from '../../../src/words/moves.ts';
import { english, translatorOf } from '../../../src/words/translator.ts';
import { explain, gems, models, photos, someBranch } from './explanationSupport.ts';

const zh = translatorOf(chinese);

test('a list stands in the punctuation of its language', () => {
  assert.equal(listed(english, ['pool', 'dead']), 'pool, dead');
  assert.equal(listed(zh, ['pool', 'dead']), 'pool、dead');
  assert.equal(bagsName(zh, [3, 4]), '3、4 号包');
  assert.equal(
    cookerContent(zh, [
      { colour: 1, count: 2 },
      { colour: 3, count: 1 },
    ]),
    '1：2、3：1',
  );
});

test('numbers whose digits are grouped stand apart by another sign than the comma', () => {
  assert.equal(listed(english, ['3', '4']), '3, 4');
  assert.equal(listed(english, ['+999', '-1,000']), '+999 · -1,000');
  assert.equal(bagsName(english, [999, 1000, 1001]), 'bags 999 · 1,000 · 1,001');
  assert.equal(bagsName(zh, [1000, 1001]), '1,000、1,001 号包');
  assert.equal(photoWorth(english, { a: '966101713', b: '956329605' }), 'A 966,101,713 · B 956,329,605');
});

test('no explanation in Chinese has a blank after a full-width sign', () => {
  const { smallerBite, declining, nothingToChoose, ...ofPhotos } = models;
  const starts = [...Object.values(ofPhotos).map(photos), ...[smallerBite, declining, nothingToChoose].map(gems)];
  const positions = starts.flatMap((solved) => [[], [0], [0, 0], [1], [9, 0], [9, 1]].map((draws) => [solved, draws] as const));
  for (const [solved, draws] of positions) {
    const explanation = explain(solved, someBranch(solved, draws));
    for (const form of [explanationText, explanationMarkdown]) {
      const said = form(explanation, { name: 'x', case: 1 }, zh);
      assert.equal(/.*[，。；：、）] (?=[^\s|·0-9]).*/.exec(said)?.[0], undefined);
    }
  }
});

test('sentences follow each other with a blank, after full-width signs without', () => {
  assert.equal(paragraph(['One.', '', 'Two.']), 'One. Two.');
  assert.equal(paragraph(['甲。', '', '乙。']), '甲。乙。');
});
