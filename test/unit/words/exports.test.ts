import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportChoice, exportTitle, verifiedSentence } from '../../../src/words/extensionExports.ts';
import { english } from '../../../src/words/translator.ts';

test('an export is named by the file, and by the case where there are several', () => {
  assert.equal(exportTitle(english, 'a.photos', 1, 1), 'Export the explanation of a.photos');
  assert.equal(exportTitle(english, 'a.gems', 1200, 2000), 'Export the explanation of a.gems, case 1,200');
  const labels = (['markdown', 'handout', 'json', 'chart'] as const).map((form) => exportChoice(english, form).label);
  assert.deepEqual(labels, ['Markdown', 'Markdown hand-out, solutions apart', 'JSON', 'Chart as SVG']);
});

test('exhaustive play agrees in one sentence, and differs loudly', () => {
  const result = { margin: '3', positions: 1234, agrees: true, milliseconds: 12 };
  assert.equal(verifiedSentence(english, result, '3'), 'Exhaustive play gives the same value, +3 (1,234 positions, 12 ms).');
  assert.match(verifiedSentence(english, { ...result, agrees: false }, '4'), /\+3, the solver \+4 .*mistake in Optimal Play/);
});
