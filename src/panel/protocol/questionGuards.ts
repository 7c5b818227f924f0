import type { FamilyPhotosStack, PhotoFate, RankedPhoto, StackChange, StackKind } from '../../games/familyPhotos/facts.ts';
import type { MarginPoint, MarginSeries, MoveValue } from '../../games/game.ts';
import type { Listed, PlacedMove, VerifyResult } from '../../worker/api.ts';
import { kind, member, move, photo, player } from './factGuards.ts';
import { amount, boolean, count, finite, list, nullable, oneOf, shape, type Guard } from './shape.ts';

export const marginSeries = shape<MarginSeries>({
  turns: count,
  final: finite,
  points: list(
    shape<MarginPoint>({
      turn: count,
      banked: finite,
      final: finite,
      least: finite,
      greatest: finite,
      leastFinal: finite,
      greatestFinal: finite,
      player: nullable(player),
      passes: boolean,
    }),
  ),
});

export const listedMoves: Guard<Listed<MoveValue>> = shape<Listed<MoveValue>>({ count, rows: list(move) });

export const placedMove = shape<PlacedMove>({ move, row: nullable(count) });

export const verifiable: Guard<number | null> = nullable(count);

export const verifyResult: Guard<VerifyResult | null> = nullable(
  shape<VerifyResult>({ margin: amount, positions: count, agrees: boolean, milliseconds: finite }),
);

const fates = { rank: nullable(count), taker: nullable(player) };
const fate = shape<PhotoFate>(fates);
const stackRow: Guard<FamilyPhotosStack> = (value): value is FamilyPhotosStack =>
  member(value) &&
  shape<Pick<FamilyPhotosStack, 'topFate' | 'bottomFate' | 'loss'>>({ topFate: fate, bottomFate: fate, loss: amount })(value);

export const listedStacks = shape<Listed<FamilyPhotosStack>>({ count, rows: list(stackRow) });

export const rankedPhotos: Guard<readonly RankedPhoto[]> = list(
  shape<RankedPhoto>({ ...fates, stack: count, line: count, place: oneOf('top', 'bottom'), photo }),
);

export const stackChange = shape<StackChange>({ margin: amount, difference: amount, kind: nullable<StackKind>(kind) });
