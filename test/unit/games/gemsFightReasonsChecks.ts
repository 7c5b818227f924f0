import assert from 'node:assert/strict';
import type { GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';
import type { Best, GemsFightMoveExplanation, GemsFightMoveReason, RunBag } from '../../../src/games/gemsFight/reasons.ts';
import { checkNextStones, checkRun, type Place, type Referee } from './gemsFightReasonsReferee.ts';

/** Recomputes every clause of a move's explanation by exhaustive play. */
export function checkMove(referee: Referee, here: Place, bag: number, { reasons, reply }: GemsFightMoveExplanation): void {
  const loss = referee.loss(here, bag);
  const allEqual = referee.bags(here).every((other) => referee.loss(here, other) === 0);
  const codes = reasons.map(({ code }) => code);
  if (allEqual) assert.deepEqual(codes, []);
  else if (loss === 0) assert.equal(codes.length, 1);
  else assert.ok(codes.includes('owner-changes'));
  assert.equal(new Set(codes).size, codes.length);
  for (const reason of reasons) checkReason(referee, here, bag, reason);
  checkMissing(referee, here, bag, codes);
  checkReply(
    referee,
    here,
    bag,
    reply.filter((turn) => turn.game === 'gems-fight'),
  );
}

function checkReason(referee: Referee, here: Place, bag: number, reason: GemsFightMoveReason): void {
  const after = referee.play(here, bag);
  const player = referee.player(here);
  const loss = referee.loss(here, bag);
  const made = referee.stonesOf(here, bag);
  const scoresBefore = referee.scoring(here);
  const { code, args, branch = [] } = reason;
  const there = referee.play(here, ...branch);
  assert.equal(loss === 0, code === 'declines' || code === 'quiet-best' || code === 'scores');
  switch (code) {
    case 'declines':
      checkBest(referee, here, bag, args);
      assert.ok(made === 0 && scoresBefore.length > 0 && scoresBefore.every((other) => referee.loss(here, other) > 0));
      checkNextStones(referee, after, args);
      assert.equal(args.offer.stones, referee.stonesOf(after, args.offer.bag));
      assert.ok(args.offer.stones > 0);
      assert.equal(
        args.colours.reduce((sum, { count }) => sum + count, 0),
        args.offer.stones,
      );
      break;
    case 'quiet-best':
      checkBest(referee, here, bag, args);
      assert.equal(made, 0);
      checkNextStones(referee, after, args);
      break;
    case 'scores': {
      checkBest(referee, here, bag, args);
      assert.ok(made > 0);
      const end = checkRun(referee, here, args.run, bag);
      if (args.reply === null) assert.deepEqual(referee.bags(end), []);
      else checkRun(referee, end, args.reply);
      checkLeaves(referee, after, args.run.bags[1], args.leaves);
      break;
    }
    case 'opens': {
      assert.equal(made, 0);
      checkRun(referee, after, args.run);
      assert.equal(args.offered, scoresBefore.length > 0);
      const opened = args.run.bags
        .filter(({ stones }) => stones > 0)
        .map(({ bag }) => ({ bag, stones: referee.stonesOf(after, bag) }))
        .filter(({ bag, stones }) => referee.stonesOf(here, bag) === 0 && stones > 0);
      assert.deepEqual(args.opened, opened);
      assert.ok(args.offered || opened.length > 0);
      break;
    }
    case 'quiet-answer':
      assert.equal(made, 0);
      assert.ok(args.quiet.length > 0);
      checkNextStones(referee, after, args);
      assert.equal(args.final, String(referee.final(after)));
      break;
    case 'need-not-take': {
      assert.deepEqual(branch, [bag, args.offer.bag]);
      assert.equal(args.player, referee.player(after));
      assert.notEqual(args.player, player);
      assert.equal(args.offer.stones, referee.stonesOf(after, args.offer.bag));
      assert.equal(args.final, String(referee.final(there)));
      const losses = referee.scoring(after).map((other) => referee.loss(after, other));
      assert.equal(referee.loss(after, args.offer.bag), Math.min(...losses));
      assert.ok(Math.min(...losses) > 0);
      break;
    }
    case 'no-bag-scores':
      assert.ok(made > 0);
      assert.equal(args.stones, made);
      assert.deepEqual(referee.scoring(after), []);
      assert.equal(
        args.cookerEmpty,
        [...after.position.cooker.values()].every((gems) => gems === 0),
      );
      assert.equal(args.most, mostStonesNow(referee, here, bag));
      break;
    case 'goes-on':
      assert.ok(made > 0);
      checkRun(referee, checkRun(referee, here, args.run, bag), args.reply);
      assert.equal(args.most, mostStonesNow(referee, here, bag));
      assert.equal(args.run.bags.at(-1)?.stones, 0);
      break;
    case 'opening-at-once':
    case 'taking-on':
      assert.equal(referee.player(after), player, 'still on move');
      assert.deepEqual(branch, [bag, args.bag]);
      assert.equal(referee.stonesOf(after, args.bag) > 0, code === 'taking-on');
      assert.ok(referee.loss(after, args.bag) > 0, 'worse still');
      assert.deepEqual(args.totals, referee.totals(referee.final(there)));
      break;
    case 'owner-changes':
      assert.equal(args.player, player);
      assert.equal(args.stones, loss / 2);
      assert.deepEqual(args.best, referee.totals(referee.final(here)));
      assert.deepEqual(args.totals, referee.totals(referee.final(after)));
      assert.equal(player === 0 ? args.best.first - args.totals.first : args.best.second - args.totals.second, args.stones);
      break;
  }
}

function checkBest(referee: Referee, here: Place, bag: number, { player, totals, equals }: Best): void {
  assert.equal(player, referee.player(here));
  assert.deepEqual(totals, referee.totals(referee.final(here)));
  const look = lookOf(referee, bag);
  const others = referee.bags(here).filter((other) => lookOf(referee, other) !== look);
  assert.deepEqual(
    equals,
    others.filter((other) => referee.loss(here, other) === 0),
  );
}

/** What must be said where it is so. */
function checkMissing(referee: Referee, here: Place, bag: number, codes: readonly GemsFightMoveReason['code'][]): void {
  const after = referee.play(here, bag);
  if (referee.loss(here, bag) === 0) return;
  const scoring = referee.scoring(after);
  const declined = scoring.length > 0 && scoring.every((other) => referee.loss(after, other) > 0);
  if (referee.stonesOf(here, bag) === 0) {
    assert.equal(codes.includes('opens') !== codes.includes('quiet-answer'), true);
    assert.equal(codes.includes('need-not-take'), declined);
  } else {
    assert.ok(codes.includes('goes-on'));
    assert.equal(codes.includes('no-bag-scores'), scoring.length === 0);
    assert.equal(codes.includes('taking-on'), declined);
  }
}

/** No bag makes more stones, and the best ones make some, but fewer. */
function mostStonesNow(referee: Referee, here: Place, bag: number): boolean {
  const stones = (bags: readonly number[]) => Math.max(...bags.map((other) => referee.stonesOf(here, other)));
  const bags = referee.bags(here);
  const best = stones(bags.filter((other) => referee.loss(here, other) === 0));
  const made = referee.stonesOf(here, bag);
  return made === stones(bags) && best > 0 && best < made;
}

/** Without the gems that are left, the next bag makes no stone; nothing is said where it does. */
function checkLeaves(
  referee: Referee,
  after: Place,
  next: RunBag | undefined,
  leaves: readonly { readonly colour: number; readonly count: number }[],
): void {
  for (const { colour, count } of leaves) assert.equal(after.position.cooker.get(colour), count);
  if (next === undefined || next.stones === 0) {
    assert.deepEqual(leaves, []);
    return;
  }
  const cooker = new Map(after.position.cooker);
  for (const { colour } of leaves) cooker.set(colour, 0);
  const without = referee.stonesOf({ ...after, position: { ...after.position, cooker } }, next.bag);
  if (leaves.length > 0) assert.equal(without, 0);
  const empty = referee.stonesOf({ ...after, position: { ...after.position, cooker: new Map() } }, next.bag);
  assert.equal(leaves.length > 0, empty === 0);
}

/** The rest of the mover's run, then the opponent's run, each bag the best. */
function checkReply(referee: Referee, here: Place, bag: number, reply: readonly GemsFightTurn[]): void {
  let at = referee.play(here, bag);
  const final = referee.final(at);
  const mover = referee.player(here);
  let turn = here.branch.length + 1;
  let passed = referee.player(at) !== mover;
  for (const [index, shown] of reply.entries()) {
    turn += 1;
    assert.equal(shown.turn, turn);
    assert.equal(shown.player, referee.player(at));
    assert.equal(referee.loss(at, shown.bag), 0);
    at = referee.play(at, shown.bag);
    assert.equal(shown.banked, String(at.banked));
    assert.equal(shown.final, String(final));
    const back = passed && referee.player(at) === mover;
    passed ||= referee.player(at) !== mover;
    assert.equal(back || referee.bags(at).length === 0, index === reply.length - 1);
  }
  if (reply.length === 0) assert.deepEqual(referee.bags(at), []);
}

function lookOf({ input }: Referee, bag: number): string {
  return input.bags[bag - 1].toSorted((a, b) => a - b).join(' ');
}
