import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { around, gap, labelled, paragraph } from '../../../src/words/lists.ts';
import { translatorOf } from '../../../src/words/translator.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/panel');
/** A value, a sign of Western writing and a blank: part of a sentence that is not translated as a whole. */
const glued = /\$\{[^`{}]*(?:\([^`]*\))?\}[:.] (?:\$\{|<)|\.join\('[,.]? '\)/;

void test('no sentence of the panel is put together from parts with signs between them', () => {
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Names of elements, which nobody reads.
    if (!file.endsWith('.ts') || file.endsWith('again.ts') || file.startsWith('host')) continue;
    for (const [index, line] of readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
      if (glued.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  }
  assert.deepEqual(found, []);
});

void test('sentences follow each other and names are followed by texts as the language has it', () => {
  const chinese = translatorOf({ '{0}: {1}': '{0}：{1}', 'Best: {0}.': '最优：{0}。' });
  assert.equal(labelled(chinese, '最优', '1 号桶'), '最优：1 号桶');
  const { before, after } = around((mark) => chinese.t('Best: {0}.', mark));
  assert.deepEqual([before, after, gap(after), gap('done.'), gap('')], ['最优：', '。', '', ' ', '']);
  assert.equal(paragraph(['', '一。', '二。', '']), '一。二。');
  assert.equal(paragraph(['One.', '', 'Two.']), 'One. Two.');
});
