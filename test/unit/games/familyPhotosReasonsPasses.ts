import assert from 'node:assert/strict';
import type { FamilyPhotosReason, ToCome } from '../../../src/games/familyPhotos/reasons.ts';
import type { Claim } from './familyPhotosReasonsClaim.ts';
import { ownersOfLine } from './familyPhotosReasonsExchanges.ts';
import type { Visit } from './familyPhotosReasonsSupport.ts';

type PassReason = Extract<
  FamilyPhotosReason,
  { code: 'pass-free' | 'pass-changes' | 'pass-ended' | 'pass-ends' | 'pass-ends-best' | 'could-end' }
>;

export function checkPass(claim: Claim, reason: PassReason): void {
  const { judge, visit, side } = claim;
  const { args } = reason;
  if ('toCome' in args) checkToCome(claim, args.toCome);
  const after = claim.after;
  const ended = visit.banked;
  const goingOn = (from: Visit): number => {
    const finals = judge.legal(from).flatMap((move) => (move === 0 ? [] : [judge.final(judge.after(from, move))]));
    return from.position.firstToMove ? Math.max(...finals) : Math.min(...finals);
  };
  switch (reason.code) {
    case 'pass-free':
    case 'pass-changes': {
      assert.equal(claim.move, 0);
      const pool = judge.pool(visit);
      assert.equal(reason.args.pool.photos, pool.length);
      const { reply } = reason.args;
      if (reply === null) return assert.equal(judge.final(after), ended);
      assert.ok(side * (ended - judge.final(after)) > 0, 'the end of the game were better for the player who passed');
      assert.equal(judge.loss(after, reply.stack), 0);
      if (reason.code === 'pass-free') return;
      const before = ownersOfLine(claim);
      const changed = [...ownersOfLine(claim, 0)].filter(([photo, owner]) => before.get(photo) !== owner).map(([photo]) => photo);
      return assert.deepEqual(
        changed.toSorted((one, other) => one - other),
        pool.toSorted((one, other) => one - other),
      );
    }
    case 'pass-ended':
      assert.equal(judge.final(after), ended);
      if (reason.args.goingOn !== null) assert.equal(Number(reason.args.goingOn), goingOn(after));
      return;
    case 'pass-ends':
      return assert.ok(visit.position.passes === 1 && claim.loss > 0);
    case 'pass-ends-best':
      assert.ok(visit.position.passes === 1 && claim.loss === 0);
      return assert.equal(Number(reason.args.goingOn), goingOn(visit));
    case 'could-end':
      assert.equal(visit.position.passes, 1);
      return assert.ok(side * (ended - judge.final(judge.unpassed(visit))) > 0);
  }
}

function checkToCome(claim: Claim, { margin, parts }: ToCome): void {
  assert.equal(Number(margin), claim.judge.final(claim.judge.unpassed(claim.visit)) - claim.visit.banked);
  assert.equal(
    parts.reduce((sum, part) => sum + Number(part.margin), 0),
    Number(margin),
  );
  assert.ok(parts.every((part) => part.margin !== '0'));
}
