import assert from 'node:assert/strict';
import type { FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import type { FamilyPhotosReason, Opening, PhotoSpot } from '../../../src/games/familyPhotos/reasons.ts';
import { assertPairs, checkSpot, type Claim } from './familyPhotosReasonsClaim.ts';
import { checkExchange, checkLine, checkOpenedExchange } from './familyPhotosReasonsExchanges.ts';
import { checkPass } from './familyPhotosReasonsPasses.ts';
import { refOf } from './familyPhotosReasonsSupport.ts';

/** Checks all that is said of a move. */
export function checkMove(claim: Claim): void {
  const { solved, visit, move, judge } = claim;
  const { reasons, reply } = solved.explainMove(refOf(visit), move);
  assert.deepEqual(reply, solved.line(refOf(visit, move), 0, 1));
  for (const turn of reply) assert.equal(judge.loss(claim.after, (turn as FamilyPhotosTurn).stack), 0, 'the reply is a best move');
  if (judge.legal(visit).every((each) => judge.loss(visit, each) === 0)) {
    assert.deepEqual(reasons, []);
    return;
  }
  assert.ok(claim.loss === 0 ? reasons.length === 1 : reasons.length > 0);
  assert.equal(
    reasons.reduce((sum, reason) => sum + costOf(reason), 0),
    claim.loss,
    'the costs of the reasons add up to the loss',
  );
  for (const reason of reasons) checkReason(claim, reason);
}

function checkReason(claim: Claim, reason: FamilyPhotosReason): void {
  const { judge, visit, move } = claim;
  if (reason.branch !== undefined) judge.after(visit, ...reason.branch);
  if ('player' in reason.args) assert.equal(reason.args.player, claim.player);
  if ('banked' in reason.args) assert.equal(Number(reason.args.banked), visit.banked);
  switch (reason.code) {
    case 'hottest':
    case 'equally-hot':
    case 'equal-pairs':
      return checkTake(claim, reason);
    case 'free-gain':
    case 'harmless':
      checkOpening(claim, reason.args.opening);
      assert.notEqual(reason.args.opening.fate, 'ignored');
      checkAnswered(claim, reason.args.answered.margin);
      return;
    case 'cooler':
      checkHotterReply(claim, reason.args.reply);
      checkExchange(claim, reason.args.exchange);
      return checkLine(claim, reason.args.line);
    case 'too-early':
    case 'not-answered': {
      const { opening, reply, exchange, answered, still } = reason.args;
      checkOpening(claim, opening);
      assert.equal(opening.fate, 'ignored');
      checkHotterReply(claim, reply);
      checkOpenedExchange(claim, exchange);
      assert.deepEqual(reason.branch, [move, move]);
      assert.equal(judge.final(judge.after(visit, move, move)), Number(answered));
      assert.equal(still, Number(answered) === judge.final(visit));
      if (reason.code === 'too-early') checkLine(claim, reason.args.line);
      return;
    }
    case 'others-gain': {
      checkOpening(claim, reason.args.opening);
      checkAnswered(claim, reason.args.answered.margin);
      const { answered, owners, cost } = reason.args;
      return assert.equal(claim.side * (Number(owners.margin) - Number(answered.margin)), Number(cost));
    }
    case 'dead':
      checkOpening(claim, reason.args.opening);
      checkAnswered(claim, reason.args.answered.margin);
      return assert.equal(-claim.side * Number(reason.args.answered.margin), Number(reason.args.cost));
    case 'pass-free':
    case 'pass-changes':
    case 'pass-ended':
    case 'pass-ends':
    case 'pass-ends-best':
    case 'could-end':
      return checkPass(claim, reason);
    case 'every-move-equal':
    case 'passes-at':
    case 'opponent-opens':
    case 'game-ends':
    case 'goes-on':
    case 'gain-waits':
      return assert.fail(`${reason.code} says nothing of a move`);
  }
}

function checkTake(claim: Claim, reason: Extract<FamilyPhotosReason, { code: 'hottest' | 'equally-hot' | 'equal-pairs' }>): void {
  const { judge, photo, visit } = claim;
  const pool = judge.pool(visit);
  checkSpot(reason.args.spot, photo, judge);
  if (reason.code === 'hottest') {
    assert.equal(pool[0], photo);
    if (reason.args.next === null) assert.equal(pool.length, 1);
    else checkSpot(reason.args.next, pool[1], judge);
    const last = visit.branch.at(-1);
    const answers = last === claim.move && (photo & 1) === 1 && !judge.isContested(photo >> 1);
    return assert.equal(reason.args.answers, answers);
  }
  if (reason.code === 'equally-hot') {
    checkSpot(reason.args.other, pool[0], judge);
    return assert.ok(pool[0] !== photo && judge.swing(pool[0]) === judge.swing(photo));
  }
  const hotter = pool.map((each) => judge.swing(each)).filter((swing) => swing > judge.swing(photo));
  assert.equal(reason.args.hotter, hotter.length);
  assertPairs(hotter);
}

function checkOpening(claim: Claim, opening: Opening): void {
  const { judge, visit, photo, move } = claim;
  const pool = judge.pool(visit);
  const hotter = pool.map((each) => judge.swing(each)).filter((swing) => swing > judge.swing(photo + 1));
  assert.equal(opening.stack, move);
  assert.equal(Number(opening.top.swing), judge.swing(photo));
  assert.equal(Number(opening.bottom.swing), judge.swing(photo + 1));
  assert.equal(opening.hotter, hotter.length);
  if (opening.hottest === null) assert.equal(pool.length, 0);
  else checkSpot(opening.hottest, pool[0], judge);
  const answer = judge.loss(claim.after, move);
  const [reply] = claim.solved.line(refOf(visit, move), 0, 1) as readonly FamilyPhotosTurn[];
  switch (opening.fate) {
    case 'now':
      assert.equal(reply.stack, move);
      return assert.ok(hotter.length === 0 && answer === 0);
    case 'tied':
      assert.notEqual(reply.stack, move);
      assert.ok(hotter.length === 0 && answer === 0);
      return assert.equal(judge.loss(claim.after, (pool[0] >> 1) + 1), 0);
    case 'later':
      return assertPairs(hotter);
    case 'ignored':
      return assert.ok(hotter.length > 0 && answer > 0);
  }
}

/** What a stack gives where it is opened and answered at once. */
function checkAnswered(claim: Claim, margin: string): void {
  const { judge, visit, move } = claim;
  assert.equal(judge.after(visit, move, move).banked - visit.banked, Number(margin));
}

function checkHotterReply(claim: Claim, reply: PhotoSpot): void {
  const { judge, visit, photo } = claim;
  const given = (photo & 1) === 0 && !judge.isContested(photo >> 1) ? photo + 1 : photo;
  checkSpot(reply, judge.pool(visit)[0], judge);
  assert.ok(Number(reply.photo.swing) > judge.swing(given));
  assert.equal(judge.loss(claim.after, reply.stack), 0);
}

function costOf({ args }: FamilyPhotosReason): number {
  if ('cost' in args) return Number(args.cost);
  if ('exchange' in args) return Number(args.exchange.cost);
  return 'pool' in args ? Number(args.pool.cost) : 0;
}
