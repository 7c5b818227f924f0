import assert from 'node:assert/strict';
import type { FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import type { Exchange, WrittenLine } from '../../../src/games/familyPhotos/reasons.ts';
import type { Move } from '../../../src/games/game.ts';
import type { Claim } from './familyPhotosReasonsClaim.ts';
import { type Judge, refOf, type Visit } from './familyPhotosReasonsSupport.ts';

/** Photo taken from the pool: the line after it against the best line that takes it first among equally hot ones. */
export function checkExchange(claim: Claim, exchange: Exchange): void {
  const { judge, photo, visit } = claim;
  const pool = judge.pool(visit);
  const rest = pool.filter((each) => each !== photo);
  const best = firstAmongEquals(judge, rest, photo);
  checkOptimal(claim, judge.unpassed(visit), best);
  checkOptimal(claim, claim.after, rest);
  compareOwners(claim, exchange, best, ownersOf(best, claim.player), ownersOf([photo, ...rest], claim.player));
  assert.equal(exchange.ties, best.indexOf(photo) !== pool.indexOf(photo));
}

/** Stack opened: the line without an answer against that with one. */
export function checkOpenedExchange(claim: Claim, exchange: Exchange): void {
  const { judge, photo, visit, move } = claim;
  const pool = judge.pool(visit);
  const open = firstAmongEquals(judge, pool, photo + 1);
  checkOptimal(claim, claim.after, open);
  checkOptimal(claim, judge.after(visit, move, move), pool);
  const answered = ownersOf(pool, claim.player).set(photo + 1, 1 - claim.player);
  compareOwners(claim, exchange, open, answered, ownersOf(open, 1 - claim.player));
  assert.equal(exchange.ties, open.indexOf(photo + 1) !== judge.pool(claim.after).indexOf(photo + 1));
  if (exchange.ties) return;
  const left = ownersOfLine(claim, move);
  const replied = ownersOfLine(claim, move, move);
  const changed = [...left].filter(([each, owner]) => replied.get(each) !== owner);
  assert.equal(changed.length, exchange.photos, 'the two lines shown differ by the photos said to change owner');
}

export function ownersOfLine(claim: Claim, ...moves: Move[]): Map<number, number> {
  const owners = new Map<number, number>();
  const taken = [...claim.visit.position.taken];
  const line = claim.solved.line(refOf(claim.visit, ...moves), 0, Infinity) as readonly FamilyPhotosTurn[];
  for (const [turn, stack] of [...moves, ...line.map(({ stack }) => stack)].entries()) {
    if (stack === 0) continue;
    owners.set(2 * (stack - 1) + taken[stack - 1]++, claim.player ^ (turn & 1));
  }
  return owners;
}

function checkOptimal(claim: Claim, visit: Visit, photos: readonly number[]): void {
  let here = visit;
  for (const photo of photos) {
    assert.equal(claim.judge.loss(here, (photo >> 1) + 1), 0);
    here = claim.judge.after(here, (photo >> 1) + 1);
  }
}

function compareOwners(
  claim: Claim,
  exchange: Exchange,
  order: readonly number[],
  before: Map<number, number>,
  after: Map<number, number>,
): void {
  const { judge } = claim;
  const changed = order.filter((photo) => before.get(photo) !== after.get(photo));
  assert.equal(exchange.photos, changed.length);
  const sum = changed.reduce((total, photo, rank) => total + (rank % 2 === 0 ? 1 : -1) * judge.swing(photo), 0);
  assert.equal(Number(exchange.cost), sum);
  if (exchange.swings === null) assert.ok(changed.length > 6);
  else
    assert.deepEqual(
      exchange.swings.map(Number),
      changed.map((photo) => judge.swing(photo)),
    );
  assert.deepEqual(changed, order.slice(0, changed.length), 'from there on nothing changes');
  assert.equal(exchange.rest, order.length > changed.length);
}

export function checkLine(claim: Claim, line: WrittenLine | null): void {
  const { judge, visit } = claim;
  const pool = judge.pool(claim.after);
  if (line === null) return assert.ok(pool.length + 1 > 6);
  const gain = line.takes.reduce((sum, { player, worth }) => sum + (player === 0 ? 1 : -1) * Number(worth), 0);
  assert.equal(Number(line.banked), visit.banked);
  assert.equal(line.takes.length, pool.length + 1);
  assert.equal(Number(line.banked) + gain + Number(line.cold), Number(line.final));
  assert.equal(Number(line.final), judge.final(claim.after));
  let here = claim.after;
  for (const photo of pool) here = judge.after(here, (photo >> 1) + 1);
  assert.equal(here.banked, Number(line.banked) + gain);
}

function firstAmongEquals(judge: Judge, pool: readonly number[], photo: number): number[] {
  const place = pool.filter((each) => judge.swing(each) > judge.swing(photo)).length;
  return pool.toSpliced(place, 0, photo);
}

function ownersOf(photos: readonly number[], player: number): Map<number, number> {
  return new Map(photos.map((photo, turn) => [photo, player ^ (turn & 1)]));
}
