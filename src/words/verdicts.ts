import type { StrategyId } from '../games/strategyIds.ts';
import { amountIn } from '../testCases/compareTokens.ts';
import type { CaseVerdict, CheckReport, Difference, ExpectedToken } from '../testCases/verdict.ts';
import { listed, paragraph } from './lists.ts';
import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';
import { strategyName } from './wrongStrategies.ts';

/** Characters of a token that a sentence shows. */
const shownCharacters = 40;

/** What is wrong with an expected output, where, and what is right. Lines and columns from 1. */
export function differenceSentence(l10n: Translator, difference: Difference): string {
  switch (difference.code) {
    case 'other-value':
      return otherValue(l10n, difference);
    case 'value-missing': {
      const { at, computed, found, wanted } = difference;
      const [line, column] = placeOf(at);
      const counted = countSentence(l10n, found, wanted);
      return paragraph([l10n.t('No value stands here (line {0}, column {1}), {2} was computed.', line, column, computed), counted]);
    }
    case 'value-extra': {
      const { expected, found, wanted } = difference;
      return paragraph([l10n.t("'{0}' ({1}) is a value too many.", ...tokenAndPlace(l10n, expected)), countSentence(l10n, found, wanted)]);
    }
    case 'not-a-number':
      return notANumber(l10n, difference);
    case 'layout': {
      const { expected } = difference;
      const [line, column] = placeOf(expected);
      if (expected.text === '') {
        return l10n.t('The values are right, but there is a blank or a line too many at line {0}, column {1}.', line, column);
      }
      return l10n.t("The values are right, but '{0}' ({1}) does not stand alone on its own line.", ...tokenAndPlace(l10n, expected));
    }
  }
}

function otherValue(l10n: Translator, { expected, computed }: Extract<Difference, { readonly code: 'other-value' }>): string {
  const [token, place] = tokenAndPlace(l10n, expected);
  return amountIn(expected.text) === computed
    ? l10n.t(
        "Expected '{0}' ({1}), computed {2}: the same number written differently, which a judge takes for another.",
        token,
        place,
        computed,
      )
    : l10n.t("Expected '{0}' ({1}), computed {2}.", token, place, computed);
}

function notANumber(l10n: Translator, { expected, computed, hidden }: Extract<Difference, { readonly code: 'not-a-number' }>): string {
  const [token, place] = tokenAndPlace(l10n, expected);
  if (hidden.length > 0) {
    const [line, column] = placeOf(expected);
    const at = column + expected.text.search(/[^\x21-\x7e]/);
    return paragraph([
      l10n.t('Invisible characters in the expected output at line {0}, column {1}: {2}.', line, at, listed(l10n, hidden)),
      computed === null ? l10n.t('Delete them.') : l10n.t('Delete them or put plain blanks; {0} was computed.', computed),
    ]);
  }
  if (computed === null) return l10n.t("'{0}' ({1}) is text around the values. Keep the numbers alone.", token, place);
  return /^[+-]?\d+[-+,;:/]-?\d/.test(expected.text)
    ? l10n.t("'{0}' ({1}) is no number: values stand together without a blank. Computed {2}.", token, place, computed)
    : l10n.t("'{0}' ({1}) is text where a number should stand. Computed {2}.", token, place, computed);
}

function countSentence(l10n: Translator, found: number, wanted: number): string {
  return l10n.t('Values in the expected output: {0}; cases in the input: {1}.', found, wanted);
}

function tokenAndPlace(l10n: Translator, token: ExpectedToken): readonly [string, string] {
  const [line, column] = placeOf(token);
  return [shortened(token.text), l10n.t('line {0}, column {1}', line, column)];
}

function placeOf({ line, start }: ExpectedToken): readonly [number, number] {
  return [line + 1, start + 1];
}

/** A token as sentences show it. */
export function shortened(text: string): string {
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters - 1)}…`;
}

/** 'The number also fits: ...', '' where nothing does. A strategy that fits need not be the cause. */
export function alsoFitsSentence(l10n: Translator, strategies: readonly StrategyId[]): string {
  if (strategies.length === 0) return '';
  return l10n.t(
    'The number also fits: {0}.',
    listed(
      l10n,
      strategies.map((id) => strategyName(l10n, id)),
    ),
  );
}

/** What became of a test case with several cases in a sentence; '' where its input has problems that say it themselves. */
export function outcomeSentence(l10n: Translator, { outcome, cases }: CheckReport): string {
  switch (outcome) {
    case 'passed':
    case 'failed': {
      const passed = cases.filter(({ verdict }) => verdict === 'passed').length;
      return l10n.t('{0} of {1} cases passed.', grouped(passed), grouped(cases.length));
    }
    case 'not-checked':
      return l10n.t('Not checked: there is no expected output. Computed: {0}', computedInShort(l10n, cases));
    case 'input-errors':
    case 'too-large':
      return '';
  }
}

function computedInShort(l10n: Translator, cases: readonly CaseVerdict[]): string {
  const values = cases.slice(0, 20).map(({ margin }) => margin);
  return listed(l10n, cases.length > values.length ? [...values, '…'] : values);
}

/** Said with a test case that passes although its layout is another one; '' elsewhere. */
export function layoutNoteSentence(l10n: Translator, { outcome, layoutNote }: CheckReport): string {
  return outcome === 'passed' && layoutNote
    ? l10n.t('The values are right; the expected output has another layout than a value a line, which strict checking would fail.')
    : '';
}
