import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { checkCase } from '../../../src/testCases/check.ts';
import type { CheckReport } from '../../../src/testCases/verdict.ts';
import { english } from '../../../src/words/translator.ts';
import { alsoFitsSentence, differenceSentence, layoutNoteSentence, outcomeSentence } from '../../../src/words/verdicts.ts';

const two = '1 1 1\n1 1\n1 1 1\n1 1\n0 0 0\n';

function check(input: string, expected: string | null, strict = false): CheckReport {
  return finish(checkCase(input, expected, { strict, game: null, limit: 2 ** 30, explain: true }));
}

/** The sentences of all differences. */
function said(report: CheckReport): string[] {
  return [...report.cases.map(({ difference }) => difference), report.beyond].flatMap((one) =>
    one === null ? [] : [differenceSentence(english, one)],
  );
}

suite('verdicts in words', () => {
  test('each difference has its own sentence, with place and values', () => {
    const counts = (found: number): string => `Values in the expected output: ${found}; cases in the input: 2.`;
    for (const [expected, ...sentences] of [
      ['1\n2', "Expected '2' (line 2, column 1), computed 1."],
      ['1\n01', "Expected '01' (line 2, column 1), computed 1: the same number written differently, which a judge takes for another."],
      ['1', `No value stands here (line 1, column 2), 1 was computed. ${counts(1)}`],
      ['1\n1\n 7', `'7' (line 3, column 2) is a value too many. ${counts(3)}`],
      ['1\nx', "'x' (line 2, column 1) is text where a number should stand. Computed 1."],
      ['ok 1 1', "'ok' (line 1, column 1) is text around the values. Keep the numbers alone."],
      [
        '1\n1\u00A0',
        'Invisible characters in the expected output at line 2, column 2: NO-BREAK SPACE. Delete them or put plain blanks; 1 was computed.',
      ],
      ['1-1\n1', "'1-1' (line 1, column 1) is no number: values stand together without a blank. Computed 1."],
    ]) {
      assert.deepEqual(said(check(two, expected)), sentences, expected);
    }
    assert.match(said(check(two, '1 1', true))[0], /^The values are right, but '1' \(line 1, column 3\) does not stand alone/);
    assert.match(said(check(two, '1\n1\n\n', true))[0], /a line too many at line 3, column 1/);
  });

  test('outcomes and notes', () => {
    assert.equal(outcomeSentence(english, check(two, '1\n2')), '1 of 2 cases passed.');
    assert.equal(outcomeSentence(english, check(two, null)), 'Not checked: there is no expected output. Computed: 1, 1');
    assert.equal(outcomeSentence(english, check('x', '1')), '');
    assert.match(layoutNoteSentence(english, check(two, '1 1')), /another layout/);
    assert.equal(layoutNoteSentence(english, check(two, '1\n1')), '');
    assert.equal(alsoFitsSentence(english, []), '');
    assert.match(alsoFitsSentence(english, ['absolute-value', 'bonnie-sign']), /^The number also fits: .+, .+\.$/);
  });
});
