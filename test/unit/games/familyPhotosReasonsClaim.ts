import assert from 'node:assert/strict';
import type { PhotoSpot } from '../../../src/games/familyPhotos/reasons.ts';
import type { ExplainedFamilyPhotos } from '../../../src/games/familyPhotos/solved.ts';
import type { Move } from '../../../src/games/game.ts';
import type { Judge, Visit } from './familyPhotosReasonsSupport.ts';

/** A move of a position that is explained, with the game it is in. */
export class Claim {
  readonly judge: Judge;
  readonly solved: ExplainedFamilyPhotos;
  readonly visit: Visit;
  readonly move: Move;
  readonly loss: number;

  constructor(judge: Judge, solved: ExplainedFamilyPhotos, visit: Visit, move: Move) {
    this.judge = judge;
    this.solved = solved;
    this.visit = visit;
    this.move = move;
    this.loss = judge.loss(visit, move);
  }

  get player(): 0 | 1 {
    return this.visit.position.firstToMove ? 0 : 1;
  }

  /** The photo that the move takes. */
  get photo(): number {
    return 2 * (this.move - 1) + this.visit.position.taken[this.move - 1];
  }

  get after(): Visit {
    return this.judge.after(this.visit, this.move);
  }

  /** +1 or -1: the side of the player on move. */
  get side(): number {
    return this.player === 0 ? 1 : -1;
  }
}

export function checkSpot(spot: PhotoSpot, photo: number, judge: Judge): void {
  assert.deepEqual(spot, {
    stack: (photo >> 1) + 1,
    place: photo % 2 === 0 ? 'top' : 'bottom',
    opens: photo % 2 === 0 && !judge.isContested(photo >> 1),
    photo: { a: String(judge.values[2 * photo]), b: String(judge.values[2 * photo + 1]), swing: String(judge.swing(photo)) },
  });
}

export function assertPairs(swings: readonly number[]): void {
  assert.ok(swings.length > 0 && swings.length % 2 === 0);
  for (let i = 0; i < swings.length; i += 2) assert.equal(swings[i], swings[i + 1]);
}
