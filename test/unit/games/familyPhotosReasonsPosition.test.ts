import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import type { FamilyPhotosPositionLedger, FamilyPhotosReason } from '../../../src/games/familyPhotos/reasons.ts';
import type { ExplainedFamilyPhotos } from '../../../src/games/familyPhotos/solved.ts';
import { explained, Judge, refOf, smallGames, type Visit } from './familyPhotosReasonsSupport.ts';

const scale = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

function checkLedger(ledger: FamilyPhotosPositionLedger, judge: Judge, visit: Visit, solved: ExplainedFamilyPhotos): void {
  const { banked, pool, cold, toCome, ends, final } = ledger;
  const unpassed = judge.unpassed(visit);
  assert.equal(Number(banked), visit.banked);
  assert.equal(Number(final), judge.final(visit));
  assert.equal(Number(toCome), judge.final(unpassed) - visit.banked);
  assert.equal(
    [pool, ...cold].reduce((sum, { margin }) => sum + Number(margin), 0),
    Number(toCome),
  );
  assert.equal(Number(final), ends ? visit.banked : visit.banked + Number(toCome));
  assert.equal(pool.photos, judge.pool(visit).length);
  assert.deepEqual(
    pool.shown.map(({ spot }) => 2 * (spot.stack - 1) + (spot.place === 'top' ? 0 : 1)),
    judge.pool(visit),
  );
  assert.equal(
    pool.shown.reduce((sum, { gain }) => sum + Number(gain), 0),
    Number(pool.margin),
  );
  if (!ends) {
    const line = solved.line(refOf(visit), 0, pool.photos) as readonly FamilyPhotosTurn[];
    assert.deepEqual(
      pool.shown.map(({ player, gain }) => ({ player, gain })),
      line.map(({ player, gain }) => ({ player, gain })),
    );
  }
  for (const { stacks, shown, margin, kind } of cold) {
    assert.equal(shown.length, stacks);
    const worth = shown.map(({ byAlice, byBonnie }) => Number((kind === 'second-gain' ? byBonnie : byAlice).margin));
    if (kind !== 'dead')
      assert.equal(
        worth.reduce((sum, each) => sum + each, 0),
        Number(margin),
      );
    for (const { stack, byAlice, byBonnie } of shown) {
      assert.ok(!judge.isContested(stack - 1) && visit.position.taken[stack - 1] === 0);
      const [a1, b1, a2, b2] = judge.values.slice(4 * (stack - 1), 4 * stack);
      assert.deepEqual([byAlice.first, byAlice.second, byAlice.margin].map(Number), [a1, b2, a1 - b2]);
      assert.deepEqual([byBonnie.first, byBonnie.second, byBonnie.margin].map(Number), [a2, b1, a2 - b1]);
    }
  }
}

function checkReason(reason: FamilyPhotosReason, judge: Judge, visit: Visit): void {
  const player = visit.position.firstToMove ? 0 : 1;
  const side = player === 0 ? 1 : -1;
  const legal = judge.legal(visit);
  switch (reason.code) {
    case 'every-move-equal':
      assert.equal(Number(reason.args.final), judge.final(visit));
      return assert.ok(legal.every((move) => judge.loss(visit, move) === 0));
    case 'passes-at': {
      const { others, more, allLose, banked } = reason.args;
      assert.deepEqual([reason.args.player, Number(banked)], [player, visit.banked]);
      assert.equal(judge.loss(visit, 0), 0);
      assert.equal(others.length + more, legal.length - 1);
      const losses = legal.slice(0, -1).map((move) => judge.loss(visit, move));
      assert.equal(
        allLose,
        losses.every((loss) => loss > 0),
      );
      assert.deepEqual(
        others.map(({ loss }) => Number(loss)),
        losses.toSorted((one, other) => one - other).slice(0, others.length),
      );
      for (const { stack, loss, final } of others) {
        assert.deepEqual([Number(loss), Number(final)], [judge.loss(visit, stack), judge.final(judge.after(visit, stack))]);
      }
      return;
    }
    case 'opponent-opens': {
      const { banked, spot, final } = reason.args;
      const passed = judge.after(visit, 0);
      assert.deepEqual([reason.args.player, Number(banked), spot.opens], [1 - player, judge.after(visit, 0, 0).banked, true]);
      assert.ok(judge.loss(passed, 0) > 0);
      return assert.equal(judge.final(judge.after(passed, spot.stack)), Number(final));
    }
    case 'game-ends':
      assert.equal(Number(reason.args.banked), judge.final(visit));
      assert.equal(reason.args.passed, visit.position.passes === 1);
      assert.equal(reason.args.player, 1 - player);
      if (!reason.args.passed) assert.equal(judge.loss(judge.after(visit, 0), 0), 0);
      return;
    case 'goes-on': {
      const { banked, spot, final } = reason.args;
      assert.deepEqual([reason.args.player, Number(banked)], [player, judge.final(judge.after(visit, 0))]);
      assert.ok(judge.loss(visit, 0) > 0);
      return assert.equal(judge.final(judge.after(visit, spot.stack)), Number(final));
    }
    case 'gain-waits': {
      const { gains, stack, own, others } = reason.args;
      const hottest = judge.swing(judge.pool(visit)[0]);
      const waiting = [...visit.position.taken.keys()].filter((each) => {
        const [a1, b1, a2, b2] = judge.values.slice(4 * each, 4 * each + 4);
        const isGain = player === 0 ? a1 > b2 : b1 > a2;
        return visit.position.taken[each] === 0 && !judge.isContested(each) && isGain && judge.swing(2 * each + 1) < hottest;
      });
      assert.deepEqual([reason.args.player, gains, stack], [player, waiting.length, waiting[0] + 1]);
      assert.equal(judge.after(visit, stack, stack).banked - visit.banked, Number(own.margin));
      const opponent = { ...visit, position: { ...visit.position, firstToMove: !visit.position.firstToMove, passes: 0 } };
      assert.equal(judge.after(opponent, stack, stack).banked - visit.banked, Number(others.margin));
      assert.ok(side * (Number(others.margin) - Number(own.margin)) >= 0);
      return assert.ok(judge.loss(opponent, stack) >= side * (Number(others.margin) - Number(own.margin)), 'it gains her nothing');
    }
    case 'hottest':
    case 'equally-hot':
    case 'equal-pairs':
    case 'free-gain':
    case 'harmless':
    case 'cooler':
    case 'too-early':
    case 'others-gain':
    case 'dead':
    case 'not-answered':
    case 'pass-free':
    case 'pass-changes':
    case 'pass-ended':
    case 'pass-ends':
    case 'pass-ends-best':
    case 'could-end':
      return assert.fail(`${reason.code} says nothing of a position`);
  }
}

void test('ledger and reasons of every position hold in exhaustive play', () => {
  let positions = 0;
  fc.assert(
    fc.property(smallGames(3), (values) => {
      const judge = new Judge(values);
      const solved = explained(values);
      for (const visit of judge.reachable()) {
        positions++;
        const { ledger, reasons } = solved.explainPosition(refOf(visit), 20);
        checkLedger(ledger, judge, visit, solved);
        for (const reason of reasons) checkReason(reason, judge, visit);
        const equal = judge.legal(visit).every((move) => judge.loss(visit, move) === 0);
        assert.equal(
          equal,
          reasons.some(({ code }) => code === 'every-move-equal'),
        );
        const [first] = solved.line(refOf(visit), 0, 1) as readonly FamilyPhotosTurn[];
        assert.equal(
          !equal && first.stack === 0,
          reasons.some(({ code }) => code === 'passes-at'),
        );
      }
    }),
    { seed: 37, numRuns: 300 * scale },
  );
  assert.ok(positions > 10_000 * scale);
});

void test('a ledger names as many photos and stacks as asked for, and counts all', () => {
  const { ledger } = explained([5, 5, 0, 0, 4, 4, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2]).explainPosition({ turn: 0, branch: [] }, 1);
  assert.deepEqual([ledger.pool.photos, ledger.pool.shown.length], [4, 1]);
  assert.deepEqual([ledger.cold[2].stacks, ledger.cold[2].shown.length], [2, 1]);
});
