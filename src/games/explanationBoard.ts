import type { Steps } from '../engines/steps.ts';
import { rowsAtOnce, stackCount } from './explanationPlayed.ts';
import type { Played, Totals } from './explanationPlayed.ts';
import type { FamilyPhotosStack, Photo, StackKind } from './familyPhotos/facts.ts';
import type { ColourCount } from './gemsFight/facts.ts';
import { startPosition } from './game.ts';
import type { PositionRef, SolvedCase } from './game.ts';

/** A stack with at least one photo. `line` counts from 0. */
interface StackOnBoard {
  readonly stack: number;
  readonly line: number;
  readonly kind: StackKind;
  /** Null where it is taken. */
  readonly top: Photo | null;
  readonly bottom: Photo;
}

export interface FamilyPhotosBoard {
  readonly game: 'family-photos';
  /** In the order of the input, the first ones; there are `left` with a photo, of `stacks` at the start. */
  readonly shown: readonly StackOnBoard[];
  readonly left: number;
  readonly stacks: number;
  /** Taken so far. */
  readonly totals: Totals;
}

export interface GemsFightBoard {
  readonly game: 'gems-fight';
  /** Bags that are left, those with the same gems together, in the order of the input. */
  readonly bags: readonly { readonly bags: readonly number[]; readonly gems: readonly ColourCount[] }[];
  readonly meltsAt: number;
  readonly cooker: readonly ColourCount[];
  /** Stones made so far. */
  readonly totals: Totals;
}

/** What lies on the table in a position. */
export type Board = FamilyPhotosBoard | GemsFightBoard;

/** The board after what was played; at most `most` stacks are shown. */
export function* boardAt(solved: SolvedCase, at: PositionRef, played: Played, most: number): Steps<Board> {
  const ledger = solved.ledger();
  if (ledger.game === 'family-photos') return yield* photosBoard(solved, played, most);
  const bags = solved
    .moves(at, 0, Infinity)
    .flatMap((move) => (move.game === 'gems-fight' ? [{ bags: move.bags, gems: move.gems }] : []))
    .toSorted((one, other) => one.bags[0] - other.bags[0]);
  return { game: 'gems-fight', bags, meltsAt: ledger.meltsAt, cooker: cookerAt(solved, at, ledger.meltsAt), totals: played.totals };
}

function* photosBoard(solved: SolvedCase, { taken, totals }: Played, most: number): Steps<FamilyPhotosBoard> {
  const stacks = stackCount(solved);
  const gone = [...taken.values()].filter((photos) => photos === 2).length;
  const shown: StackOnBoard[] = [];
  for (let from = 0; from < stacks && shown.length < most; from += rowsAtOnce) {
    for (const { stack, line, kind, top, bottom } of stackRows(solved, from, from + rowsAtOnce)) {
      const photos = taken.get(stack) ?? 0;
      if (photos < 2 && shown.length < most) shown.push({ stack, line, kind, top: photos === 0 ? top : null, bottom });
    }
    yield 0;
  }
  return { game: 'family-photos', shown, left: stacks - gone, stacks, totals };
}

function stackRows(solved: SolvedCase, from: number, to: number): readonly FamilyPhotosStack[] {
  return solved.stacks?.rows({ sort: 'stack', descending: false }, from, to) ?? [];
}

/** Gems in the cooker: what the next turn leaves there, less what it pours in, and what it melts put back. */
function cookerAt(solved: SolvedCase, at: PositionRef, meltsAt: number): readonly ColourCount[] {
  const { turns } = solved.summary;
  const [next] = solved.line(at, 0, 1);
  const last = next ?? solved.line(startPosition, turns - 1, turns)[0];
  if (last?.game !== 'gems-fight') return [];
  // All bags being taken, the cooker is the same whatever their order was.
  if (next === undefined) return last.cooker;
  const gems = new Map(last.cooker.map(({ colour, count }) => [colour, count]));
  const add = (colour: number, count: number): unknown => gems.set(colour, (gems.get(colour) ?? 0) + count);
  for (const { colour, count } of last.gems) add(colour, -count);
  for (const { colour, count } of last.stones) add(colour, count * meltsAt);
  return Array.from(gems, ([colour, count]) => ({ colour, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.colour - other.colour);
}
