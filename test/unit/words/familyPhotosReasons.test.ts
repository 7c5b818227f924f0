import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { FamilyPhotosReason } from '../../../src/games/familyPhotos/reasons.ts';
import { splitBrackets } from '../../../src/words/brackets.ts';
import { familyPhotosReason } from '../../../src/words/familyPhotosReasons.ts';
import { positionLedgerRows } from '../../../src/words/familyPhotosReasonsLedger.ts';
import { english } from '../../../src/words/translator.ts';
import { explained, Judge, refOf, smallGames } from '../games/familyPhotosReasonsSupport.ts';

const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

/** Every code, so that a new one without a test does not compile. */
const codes: Readonly<Record<FamilyPhotosReason['code'], true>> = {
  hottest: true,
  'equally-hot': true,
  'equal-pairs': true,
  'free-gain': true,
  harmless: true,
  cooler: true,
  'too-early': true,
  'others-gain': true,
  dead: true,
  'not-answered': true,
  'pass-free': true,
  'pass-changes': true,
  'pass-ended': true,
  'pass-ends': true,
  'pass-ends-best': true,
  'could-end': true,
  'every-move-equal': true,
  'passes-at': true,
  'opponent-opens': true,
  'game-ends': true,
  'goes-on': true,
  'gain-waits': true,
};

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** Checks every 'x + y - z = s' of a sentence; gives how many there are. */
function checkSums(sentence: string): number {
  let sums = 0;
  for (const [, terms, total] of sentence.matchAll(/(-?\d[\d,]*(?: [+-] \d[\d,]*)+) = (-?\d[\d,]*\d|-?\d)/g)) {
    sums++;
    const sum = terms
      .replaceAll(/ ([+-]) /g, ';$1')
      .split(';')
      .reduce((all, term) => all + numberOf(term), 0);
    assert.equal(sum, numberOf(total), sentence);
  }
  assert.equal(sums, sentence.split(' = ').length - 1, `every sum was read: ${sentence}`);
  return sums;
}

/** The numbers that the sentence is to show. */
function amountsOf({ args }: FamilyPhotosReason): string[] {
  if ('exchange' in args) return [args.exchange.cost, ...('answered' in args ? [args.answered] : [])];
  if ('toCome' in args) return [args.banked, args.toCome.margin];
  if ('final' in args) return [args.final];
  if ('banked' in args) return [args.banked];
  return 'cost' in args && 'owners' in args ? [args.cost] : [];
}

function checkSentence(reason: FamilyPhotosReason): number {
  const sentence = familyPhotosReason(english, reason);
  assert.match(sentence, /^[A-Z][^{}]*\.$/);
  assert.doesNotMatch(sentence, /undefined|NaN|\.\.| {2}|\[.*\[/);
  assert.equal(splitBrackets(sentence).link !== null, reason.branch !== undefined, sentence);
  for (const amount of amountsOf(reason)) assert.match(sentence, new RegExp(`(^|[^\\d])${amount.replace('-', '\\-')}([^\\d]|$)`), sentence);
  return checkSums(sentence);
}

void test('each reason has a sentence that shows its numbers, sums that add up, and a stretch to try where it has moves', () => {
  const missing = new Set<string>(Object.keys(codes));
  let sums = 0;
  fc.assert(
    fc.property(smallGames(4), fc.array(fc.nat(99), { maxLength: 7 }), (values, choices) => {
      const judge = new Judge(values);
      const solved = explained(values);
      let visit = judge.start;
      for (const choice of choices) {
        const legal = judge.legal(visit);
        if (legal.length === 0) break;
        const reasons = [
          ...solved.explainPosition(refOf(visit), 3).reasons,
          ...legal.flatMap((move) => solved.explainMove(refOf(visit), move).reasons),
        ];
        for (const reason of reasons) {
          missing.delete(reason.code);
          sums += checkSentence(reason);
        }
        visit = judge.after(visit, legal[choice % legal.length]);
      }
    }),
    { seed: 41, numRuns: 1500 * scale },
  );
  assert.deepEqual([...missing], [], 'every code came up');
  assert.ok(sums > 10_000 * scale);
});

void test('the rows of a ledger add up to its last, whole or shortened', () => {
  fc.assert(
    fc.property(smallGames(4), fc.array(fc.nat(99), { maxLength: 7 }), fc.integer({ min: 1, max: 8 }), (values, choices, most) => {
      const judge = new Judge(values);
      const solved = explained(values);
      let visit = judge.start;
      for (const choice of choices) {
        const legal = judge.legal(visit);
        if (legal.length === 0) break;
        const rows = positionLedgerRows(english, solved.explainPosition(refOf(visit), most).ledger);
        assert.ok(!rows.some(({ name, margin }) => name === 'Ended by a pass' && margin === '0'));
        const parts = rows.slice(0, -1).map(({ margin }) => Number(margin));
        assert.equal(
          parts.reduce((sum, margin) => sum + margin, 0),
          Number(rows.at(-1)?.margin),
        );
        for (const { rule } of rows) assert.doesNotMatch(rule, /undefined|[{}]/);
        visit = judge.after(visit, legal[choice % legal.length]);
      }
    }),
    { seed: 43, numRuns: 500 * scale },
  );
});
