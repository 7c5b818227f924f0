import assert from 'node:assert/strict';
import { test } from 'node:test';
import chinese from '../../../l10n/bundle.l10n.zh-cn.json' with { type: 'json' };
import { outputLine, passedOf } from '../../../src/words/testing.ts';
import { english, translatorOf } from '../../../src/words/translator.ts';

const zh = translatorOf(chinese);
const failed = { name: 'a/4.in', state: 'failed', unsaved: true, note: '1 of 2 cases passed.' } as const;

test('a line of the output of a run is one sentence in each language', () => {
  assert.equal(outputLine(english, failed), 'a/4.in: failed (text not saved yet). 1 of 2 cases passed.');
  assert.equal(outputLine(english, { ...failed, state: 'skipped', note: 'Not checked.' }), 'a/4.in: Not checked.');
  assert.equal(outputLine(zh, { ...failed, note: '甲。' }), 'a/4.in：未通过（文本尚未保存）。甲。');
});

test('the end of a run counts inputs, not their cases', () => {
  assert.equal(passedOf(english, { passed: 4, checked: 5, skipped: 0 }), '4 of 5 inputs passed');
  assert.equal(passedOf(english, { passed: 0, checked: 1, skipped: 1000 }), '0 of 1 input passed, 1,000 not checked');
});
