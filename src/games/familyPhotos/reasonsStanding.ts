import { costOfCooler, gainOf, type RankedPool, rankPool, swingOf } from '../../engines/switchSum.ts';
import type { Amount, Move, Player } from '../game.ts';
import type { Photo } from './facts.ts';
import { pass, type Prospect } from './lineOfPlay.ts';
import type { MoveLosses } from './losses.ts';
import { coldStackOpened, type Outlook, type Position } from './position.ts';
import type { PhotoSpot, TwoPhotos } from './reasons.ts';
import { isHotter, type Stacks, worthOf } from './stacks.ts';

/**
 * A position with all that its reasons are counted from, found once in O(n): each move is then explained in O(log n).
 * Values named `mine` are from the side of the player on move, all others margins, first player less second.
 */
export class Standing<N> {
  readonly stacks: Stacks<N>;
  readonly outlook: Outlook<N>;
  readonly losses: MoveLosses<N>;
  readonly position: Position<N>;
  readonly prospect: Prospect<N>;
  readonly player: Player;
  readonly opponent: Player;
  readonly pool: RankedPool<N>;
  /** Still to come were the previous turn no pass, and its parts: pool, Alice's free gains, Bonnie's. */
  readonly toCome: N;
  readonly parts: readonly [N, N, N];
  readonly mine: N;
  /** A = k1 - k2 + k3 - ...: what it matters who is on move. */
  readonly tempo: N;
  /** Final margin were the previous turn no pass. */
  readonly unpassed: N;

  constructor(stacks: Stacks<N>, outlook: Outlook<N>, losses: MoveLosses<N>) {
    const { add, subtract, negate, zero } = stacks.arithmetic;
    this.stacks = stacks;
    this.outlook = outlook;
    this.losses = losses;
    this.position = outlook.position;
    this.prospect = outlook.prospect;
    this.player = outlook.position.player;
    this.opponent = this.player === 0 ? 1 : 0;
    this.pool = rankPool(stacks, outlook.prospect.pool);
    this.toCome = outlook.line.value;
    const [first, second] = this.prospect.gains.map((gains) => gains.reduce((sum, stack) => add(sum, worthOf(stacks, stack)), zero));
    this.parts = [subtract(subtract(this.toCome, first), second), first, second];
    this.mine = this.player === 0 ? this.toCome : negate(this.toCome);
    this.tempo = this.pool.alternating[this.pool.swings.length];
    this.unpassed = add(this.position.banked, this.toCome);
  }

  get photosInPool(): number {
    return this.pool.swings.length;
  }

  /** The player on move, after a pass, does best to end the game. */
  get ends(): boolean {
    return this.position.passed && this.isAtMost(this.mine, this.stacks.arithmetic.zero);
  }

  isAtMost(a: N, b: N): boolean {
    return this.stacks.arithmetic.compare(a, b) <= 0;
  }

  isZero(a: N): boolean {
    return this.stacks.arithmetic.compare(a, this.stacks.arithmetic.zero) === 0;
  }

  format(amount: N): Amount {
    return this.stacks.arithmetic.format(amount);
  }

  /** The photo that a move takes, or {@link pass}. Errors: RangeError where it is not legal. */
  photoOf(move: Move): number {
    if (this.position.over) throw new RangeError('The game is over.');
    if (move === 0) return pass;
    if (!Number.isInteger(move) || move < 0 || move > this.stacks.count) throw new RangeError(`There is no stack ${move}.`);
    const taken = this.position.taken[move - 1];
    if (taken === 2) throw new RangeError(`No photo is left on stack ${move}.`);
    return 2 * (move - 1) + taken;
  }

  lossOf(move: Move): N {
    const { moves, losses } = this.losses;
    return losses[move === 0 ? moves.length - 1 : firstWhere(moves.length - 1, (index) => moves[index] >= move)];
  }

  /** True where no move loses anything. */
  get allEqual(): boolean {
    const { losses, bestFirst } = this.losses;
    return bestFirst.length > 0 && this.isZero(losses[bestFirst[bestFirst.length - 1]]);
  }

  /** A margin less what the player on move loses. */
  lessFor(margin: N, loss: N): N {
    const { add, subtract } = this.stacks.arithmetic;
    return this.player === 0 ? subtract(margin, loss) : add(margin, loss);
  }

  finalAfter(move: Move): N {
    return this.lessFor(this.outlook.line.final, this.lossOf(move));
  }

  gainOf(photo: number, player: Player): N {
    return photo === pass ? this.stacks.arithmetic.zero : gainOf(this.stacks, photo, player);
  }

  /** Photos of the pool hotter than a swing. */
  hotterThan(swing: N): number {
    const { swings } = this.pool;
    return firstWhere(swings.length, (rank) => this.isAtMost(swings[rank], swing));
  }

  /** Photos of the pool that the line takes before a photo, which need not lie there itself. */
  rankOf(photo: number): number {
    const { pool } = this.prospect;
    return firstWhere(pool.length, (rank) => !isHotter(this.stacks, pool[rank], photo));
  }

  /** G(r) for a photo that `hotter` ones of the pool are hotter than. */
  costOfCooler(hotter: number, swing: N): N {
    return costOfCooler(this.pool, this.stacks.arithmetic, hotter, swing);
  }

  swingOf(photo: number): N {
    return swingOf(this.stacks, photo);
  }

  photo(photo: number): Photo {
    const { values } = this.stacks;
    return { a: this.format(values[2 * photo]), b: this.format(values[2 * photo + 1]), swing: this.format(this.swingOf(photo)) };
  }

  spot(photo: number): PhotoSpot {
    const place = (photo & 1) === 0 ? 'top' : 'bottom';
    return { stack: (photo >> 1) + 1, place, opens: coldStackOpened(this.stacks, photo) >= 0, photo: this.photo(photo) };
  }

  /** The hottest photo of the pool; null where it is empty. */
  get hottest(): PhotoSpot | null {
    return this.photosInPool === 0 ? null : this.spot(this.prospect.pool[0]);
  }

  /** Alice's photo less Bonnie's where `opener` takes the top of a stack and the other the bottom. */
  twoPhotos(stack: number, opener: Player): TwoPhotos {
    const { values, arithmetic } = this.stacks;
    const first = values[4 * stack + 2 * opener];
    const second = values[4 * stack + 3 - 2 * opener];
    return { first: this.format(first), second: this.format(second), margin: this.format(arithmetic.subtract(first, second)) };
  }
}

/** The first of `count` indices that fulfils what all after it fulfil; `count` where none does. */
function firstWhere(count: number, fulfils: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fulfils(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
