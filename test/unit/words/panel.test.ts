import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureSentence } from '../../../src/words/failures.ts';
import { panelLabels } from '../../../src/words/panelLabels.ts';
import {
  cancelledSentence,
  chartSentence,
  fileNote,
  noAnswerYet,
  numbersInFirstLine,
  readyCount,
  solvingHeading,
  turnHeading,
} from '../../../src/words/panelSentences.ts';
import { english } from '../../../src/words/translator.ts';

test('the header says the game and its size', () => {
  assert.equal(fileNote(english, 'family-photos', { cases: 0, stacks: 100000 }), 'Family Photos · 100,000 stacks');
  assert.equal(fileNote(english, 'gems-fight', { cases: 1, stacks: null }), 'Gems Fight! · 1 case');
  assert.equal(fileNote(english, 'gems-fight', { cases: 0, stacks: null }), 'Gems Fight!');
});

test('a run says how far it is and what is ready', () => {
  const progress = { run: 1, solved: 7, cases: 20, share: 0.5, finished: [] };
  assert.equal(solvingHeading(english, progress), 'Solving case 8 of 20');
  assert.equal(solvingHeading(english, { ...progress, solved: 20 }), 'Solving case 20 of 20');
  assert.equal(solvingHeading(english, null), 'Solving');
  assert.equal(readyCount(english, 7, 12), '7 cases are ready; 12 wait');
  assert.equal(readyCount(english, 1, 0), '1 case is ready');
  assert.equal(cancelledSentence(english, 7, 20), 'Cancelled at case 8 of 20. The 7 answers found before stay.');
  assert.equal(cancelledSentence(english, 1, 20), 'Cancelled at case 2 of 20. The answer found before stays.');
  assert.equal(cancelledSentence(english, 0, 1), 'Cancelled before the answer was found.');
});

test('the chart is said in words, in full where it is short', () => {
  assert.equal(chartSentence(english, ['0', '6', '4'], '3', '0', '6'), 'Margin after each turn. Banked: 0, 6, 4. Final: +3 throughout.');
  assert.equal(
    chartSentence(english, Array.from({ length: 31 }, String), '-3', '-1000', '30'),
    'Margin after each turn. Banked: between -1,000 and 30. Final: -3 throughout.',
  );
});

test('counts of one are singular', () => {
  assert.equal(noAnswerYet(english, 1), 'No answer yet: 1 error');
  assert.equal(noAnswerYet(english, 2), 'No answer yet: 2 errors');
  assert.match(numbersInFirstLine(english, 1), /^The first line holds 1 number\. /);
  assert.equal(turnHeading(english, 0), 'Start');
  assert.equal(turnHeading(english, 1234), 'Turn 1,234');
});

test('every failure has a sentence that ends', () => {
  const failures = [
    { code: 'not-mirrored' },
    { code: 'outdated' },
    { code: 'cancelled' },
    { code: 'input-errors' },
    { code: 'unknown-game' },
    { code: 'too-large', caseNumber: 2, megabytes: 4096, limit: 1024 },
    { code: 'out-of-memory', caseNumber: 2, megabytes: 512 },
    { code: 'worker-died', replaced: true },
    { code: 'worker-died', replaced: false },
    { code: 'unreadable-file', reason: 'unreadable' },
    { code: 'unreadable-file', reason: 'not-text' },
    { code: 'unreadable-file', reason: 'utf-16' },
    { code: 'unreadable-file', reason: 'too-large' },
    { code: 'unexpected', message: 'x' },
  ] as const;
  for (const failure of failures) assert.match(failureSentence(english, failure), /^[A-Z].*\.$/);
  assert.match(failureSentence(english, failures[5]), /4,096 MB .* 1,024 MB .*optimalPlay\.memoryLimit/);
  assert.equal(
    failureSentence(english, { ...failures[5], megabytes: 618_475_290_625 }),
    'Case 2 would take 618,475,290,625 MB of memory, more than can be allowed. Solve a smaller one.',
  );
});

test('no label of the panel is empty', () => {
  for (const [name, label] of Object.entries(panelLabels(english))) assert.ok(label.length > 0, name);
});
