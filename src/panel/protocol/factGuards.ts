import type { CaseSummary, Ledger, Member, MoveValue, PositionSummary, Turn } from '../../games/game.ts';
import type {
  FamilyPhotosLedger,
  FamilyPhotosMember,
  FamilyPhotosMove,
  FamilyPhotosPart,
  FamilyPhotosTurn,
  Photo,
  StackKind,
} from '../../games/familyPhotos/facts.ts';
import type { ColourCount, GemsFightLedger, GemsFightMove, GemsFightRun, GemsFightTurn } from '../../games/gemsFight/facts.ts';
import { amount, boolean, count, list, nullable, oneOf, shape, tagged, type Guard } from './shape.ts';

export const player = oneOf(0, 1);
const kinds = ['contested', 'first-gain', 'second-gain', 'dead'] as const;
export const kind: Guard<StackKind> = oneOf(...kinds);
export const photo = shape<Photo>({ a: amount, b: amount, swing: amount });
const colourCounts = list(shape<ColourCount>({ colour: count, count }));

export const caseSummary = shape<CaseSummary>({
  line: count,
  margin: amount,
  firstTotal: amount,
  secondTotal: amount,
  turns: count,
  moves: count,
});

export const positionSummary = shape<PositionSummary>({
  player,
  over: boolean,
  banked: amount,
  final: amount,
  turns: count,
  moves: count,
});

export const runs = list(shape<GemsFightRun>({ player, turns: count, stones: count }));

export const ledger: Guard<Ledger> = tagged<Ledger>('game', {
  'family-photos': shape<FamilyPhotosLedger>({
    game: oneOf('family-photos'),
    parts: list(shape<FamilyPhotosPart>({ kind, stacks: count, margin: amount })),
  }),
  'gems-fight': shape<GemsFightLedger>({
    game: oneOf('gems-fight'),
    colours: count,
    bags: count,
    meltsAt: count,
    stones: count,
    runs,
    firstStoneTurn: nullable(count),
    quietBeforeStone: nullable(shape<{ least: number; greatest: number }>({ least: count, greatest: count })),
  }),
});

export const turns: Guard<readonly Turn[]> = list(
  tagged<Turn>('game', {
    'family-photos': shape<FamilyPhotosTurn>({
      game: oneOf('family-photos'),
      turn: count,
      player,
      action: oneOf('takes-top', 'takes-bottom', 'opens', 'answers', 'passes'),
      stack: count,
      line: nullable(count),
      photo: nullable(photo),
      gain: amount,
      banked: amount,
      final: amount,
    }),
    'gems-fight': shape<GemsFightTurn>({
      game: oneOf('gems-fight'),
      turn: count,
      player,
      bag: count,
      line: count,
      gems: colourCounts,
      stones: colourCounts,
      again: boolean,
      cooker: colourCounts,
      gain: amount,
      banked: amount,
      final: amount,
    }),
  }),
);

export const move: Guard<MoveValue> = tagged<MoveValue>('game', {
  'family-photos': shape<FamilyPhotosMove>({
    game: oneOf('family-photos'),
    stack: count,
    line: nullable(count),
    kind: oneOf(...kinds, 'opened', 'pass'),
    photo: nullable(photo),
    final: amount,
    loss: amount,
  }),
  'gems-fight': shape<GemsFightMove>({
    game: oneOf('gems-fight'),
    bags: list(count),
    line: count,
    gems: colourCounts,
    stones: count,
    final: amount,
    loss: amount,
  }),
});

export const moves: Guard<readonly MoveValue[]> = list(move);

export const member: Guard<Member> = shape<FamilyPhotosMember>({
  stack: count,
  line: count,
  kind,
  top: photo,
  bottom: photo,
  margin: amount,
});

export const members: Guard<readonly Member[]> = list(member);
