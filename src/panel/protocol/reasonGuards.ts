import type {
  ColdPart,
  ColdStack,
  FamilyPhotosPositionExplanation,
  FamilyPhotosPositionLedger,
  FamilyPhotosReason,
  PhotoSpot,
  PoolTake,
  TwoPhotos,
} from '../../games/familyPhotos/reasons.ts';
import type { MoveReasons, PositionReasons } from '../../games/game.ts';
import type { GemsFightPositionExplanation, GemsFightReason } from '../../games/gemsFight/reasons.ts';
import { kind, photo, player, runs, turns } from './factGuards.ts';
import { amount, boolean, count, isRecord, list, oneOf, shape, string, tuple, type Guard } from './shape.ts';

/** A reason has its code, its values and perhaps a branch; `words/` says nothing for a code that it does not know. */
function isReason(value: unknown): boolean {
  return isRecord(value) && string(value['code']) && isRecord(value['args']) && (value['branch'] === undefined || branch(value['branch']));
}
const branch = list(count);
const familyPhotosReason: Guard<FamilyPhotosReason> = (value): value is FamilyPhotosReason => isReason(value);
const gemsFightReason: Guard<GemsFightReason> = (value): value is GemsFightReason => isReason(value);

const two = shape<TwoPhotos>({ first: amount, second: amount, margin: amount });
const spot = shape<PhotoSpot>({ stack: count, place: oneOf('top', 'bottom'), opens: boolean, photo });
const coldStack = shape<ColdStack>({ stack: count, byAlice: two, byBonnie: two });
const cold = shape<ColdPart>({ kind, stacks: count, margin: amount, shown: list(coldStack) });
const ledger = shape<FamilyPhotosPositionLedger>({
  banked: amount,
  pool: shape<FamilyPhotosPositionLedger['pool']>({
    photos: count,
    margin: amount,
    shown: list(shape<PoolTake>({ player, spot, gain: amount })),
  }),
  cold: tuple<readonly [ColdPart, ColdPart, ColdPart]>(cold, cold, cold),
  toCome: amount,
  ends: boolean,
  final: amount,
});
const familyPhotos = shape<FamilyPhotosPositionExplanation>({ ledger, reasons: list(familyPhotosReason) });
const gemsFight = shape<Omit<GemsFightPositionExplanation, 'reasons'>>({ runs, allEqual: boolean });

export const positionReasons: Guard<PositionReasons> = (value): value is PositionReasons =>
  familyPhotos(value) || (gemsFight(value) && shape<{ reasons: readonly GemsFightReason[] }>({ reasons: list(gemsFightReason) })(value));

export const moveReasons: Guard<readonly MoveReasons[]> = (value): value is readonly MoveReasons[] =>
  list((one): one is object => isRecord(one) && list(familyPhotosReason)(one['reasons']) && turns(one['reply']))(value);
