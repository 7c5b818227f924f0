import type { Move, PositionRef } from '../game.ts';
import type { MarginTrack } from '../marginSeries.ts';
import { type LineOfPlay, pass } from './lineOfPlay.ts';
import type { StartOrder } from './startOrder.ts';
import { WhatIf } from './whatIf.ts';

/** Margins after each move of a branch, and the line from there. */
interface Branch {
  readonly turn: number;
  readonly moves: readonly Move[];
  readonly banked: number[];
  readonly final: number[];
}

/** Whole lines of play as charts need them; the moves that a line shares with the one before are not played again. */
export class Tracks<N> {
  readonly #order: StartOrder<N>;
  readonly #line: LineOfPlay<N>;
  #last: Branch = { turn: 0, moves: [], banked: [], final: [] };

  constructor(order: StartOrder<N>, line: LineOfPlay<N>) {
    this.#order = order;
    this.#line = line;
  }

  trackOf(at: PositionRef): MarginTrack {
    const before = this.#line;
    const whatIf = new WhatIf(this.#order, before, at);
    const { banked, final } = this.#follow(at);
    const after = whatIf.line;
    const skipped = at.turn + at.branch.length;
    const finalBefore = Number(before.final);
    const finalAfter = Number(after.final);
    return {
      turns: skipped + after.length,
      final: finalBefore,
      bankedAfter: (turn) => {
        if (turn > skipped) return Number(after.bankedBefore(turn - skipped));
        return turn > at.turn ? banked[turn - at.turn - 1] : Number(before.bankedBefore(turn));
      },
      finalAfter: (turn) => (turn > skipped ? finalAfter : turn > at.turn ? final[turn - at.turn - 1] : finalBefore),
      playerOf: (turn) => before.playerAt(turn - 1),
      passesAt: (turn) => {
        if (turn > skipped) return after.photoAt(turn - skipped - 1) === pass;
        return turn > at.turn ? at.branch[turn - at.turn - 1] === 0 : before.photoAt(turn - 1) === pass;
      },
    };
  }

  #follow({ turn, branch }: PositionRef): Branch {
    const last = this.#last.turn === turn ? this.#last : { turn, moves: [], banked: [], final: [] };
    let shared = 0;
    while (shared < branch.length && shared < last.moves.length && branch[shared] === last.moves[shared]) shared++;
    const banked = last.banked.slice(0, shared);
    const final = last.final.slice(0, shared);
    for (let moves = shared + 1; moves <= branch.length; moves++) {
      const whatIf = new WhatIf(this.#order, this.#line, { turn, branch: branch.slice(0, moves) });
      banked.push(Number(whatIf.banked));
      final.push(Number(whatIf.line.final));
    }
    return (this.#last = { turn, moves: branch, banked, final });
  }
}
