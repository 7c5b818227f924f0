import { gainOf, swingOf } from '../../engines/switchSum.ts';
import type { Move, Player } from '../game.ts';
import type { FamilyPhotosMember, FamilyPhotosMove, FamilyPhotosTurn, Photo, PhotoAction } from './facts.ts';
import { type LineOfPlay, pass } from './lineOfPlay.ts';
import type { MoveLosses } from './losses.ts';
import { kindOfMove } from './moveKind.ts';
import { coldStackOpened, type Outlook, type Position } from './position.ts';
import { type Stacks, stackKinds } from './stacks.ts';

/** Where a line starts: the turns played before it, and the cold stack that the last of them opened. */
interface TurnOrigin<N> {
  readonly position: Pick<Position<N>, 'turn' | 'opened'>;
  readonly line: LineOfPlay<N>;
}

/** Writes rows for people: stacks from 1, amounts in decimal. */
export class Rows<N> {
  readonly #stacks: Stacks<N>;
  readonly #lines: Uint32Array;

  /** `lines`: the text line of each stack. */
  constructor(stacks: Stacks<N>, lines: Uint32Array) {
    this.#stacks = stacks;
    this.#lines = lines;
  }

  photo(photo: number): Photo {
    const { values } = this.#stacks;
    const { format } = this.#stacks.arithmetic;
    return { a: format(values[2 * photo]), b: format(values[2 * photo + 1]), swing: format(swingOf(this.#stacks, photo)) };
  }

  member(stack: number, margin: N): FamilyPhotosMember {
    return {
      stack: stack + 1,
      line: this.#lines[stack],
      kind: stackKinds[this.#stacks.kinds[stack]],
      top: this.photo(2 * stack),
      bottom: this.photo(2 * stack + 1),
      margin: this.#stacks.arithmetic.format(margin),
    };
  }

  /** Turn number `index`, from 0, of the line that starts at a position. */
  turn({ position, line }: TurnOrigin<N>, index: number): FamilyPhotosTurn {
    const { arithmetic } = this.#stacks;
    const photo = line.photoAt(index);
    const player = line.playerAt(index);
    const before = index === 0 ? position.opened : coldStackOpened(this.#stacks, line.photoAt(index - 1));
    return {
      game: 'family-photos',
      turn: position.turn + index + 1,
      player,
      action: this.#action(photo, before),
      stack: photo === pass ? 0 : (photo >> 1) + 1,
      line: photo === pass ? null : this.#lines[photo >> 1],
      photo: photo === pass ? null : this.photo(photo),
      gain: arithmetic.format(photo === pass ? arithmetic.zero : gainOf(this.#stacks, photo, player)),
      banked: arithmetic.format(line.bankedBefore(index + 1)),
      final: arithmetic.format(line.final),
    };
  }

  move({ position, line }: Outlook<N>, { moves, losses }: MoveLosses<N>, index: number): FamilyPhotosMove {
    const move = moves[index];
    return this.moveOf(position.player, line.final, move, move === 0 ? 0 : position.taken[move - 1], losses[index]);
  }

  /** A move of a position with the final margin `final`, in which its stack has lost `taken` photos. */
  moveOf(player: Player, final: N, move: Move, taken: number, loss: N): FamilyPhotosMove {
    const { add, subtract, format } = this.#stacks.arithmetic;
    return {
      game: 'family-photos',
      stack: move,
      line: move === 0 ? null : this.#lines[move - 1],
      kind: kindOfMove(this.#stacks, move, taken),
      photo: move === 0 ? null : this.photo(2 * (move - 1) + taken),
      final: format(player === 0 ? subtract(final, loss) : add(final, loss)),
      loss: format(loss),
    };
  }

  lineOf(stack: number): number {
    return this.#lines[stack];
  }

  #action(photo: number, opened: number): PhotoAction {
    if (photo === pass) return 'passes';
    if (coldStackOpened(this.#stacks, photo) >= 0) return 'opens';
    if ((photo & 1) === 0) return 'takes-top';
    return photo >> 1 === opened ? 'answers' : 'takes-bottom';
  }
}
