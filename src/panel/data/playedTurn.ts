import type { FamilyPhotosMove, FamilyPhotosTurn, PhotoAction } from '../../games/familyPhotos/facts.ts';
import type { Move, MoveValue, PositionSummary, Turn } from '../../games/game.ts';
import type { ColourCount, GemsFightMove, GemsFightTurn } from '../../games/gemsFight/facts.ts';

/** A move that was taken, and the positions around it. */
export interface Step {
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly before: PositionSummary;
  readonly after: PositionSummary;
  /** The row of the moves that holds it, and which of its bags or stacks it is. */
  readonly value: MoveValue;
  readonly move: Move;
  /** The turn before; null at the start. */
  readonly previous: Turn | null;
  /** Gems Fight!: gems of a colour that melt into a stone. */
  readonly meltsAt: number;
}

/** A move taken instead of the best one, as a turn of a line. */
export function playedTurn(step: Step): Turn {
  return step.value.game === 'family-photos' ? photoTurn(step, step.value) : bagTurn(step, step.value);
}

function photoTurn({ turn, before, after, previous }: Step, { kind, stack, line, photo }: FamilyPhotosMove): FamilyPhotosTurn {
  const worth = photo === null ? '0' : before.player === 0 ? photo.a : negated(photo.b);
  return {
    game: 'family-photos',
    turn,
    player: before.player,
    action: actionOf(kind, stack, previous),
    stack,
    line,
    photo,
    gain: worth,
    banked: after.banked,
    final: after.final,
  };
}

function actionOf(kind: FamilyPhotosMove['kind'], stack: number, previous: Turn | null): PhotoAction {
  switch (kind) {
    case 'contested':
      return 'takes-top';
    case 'first-gain':
    case 'second-gain':
    case 'dead':
      return 'opens';
    case 'opened':
      return previous?.game === 'family-photos' && previous.action === 'opens' && previous.stack === stack ? 'answers' : 'takes-bottom';
    case 'pass':
      return 'passes';
  }
}

function bagTurn({ turn, before, after, move, previous, meltsAt }: Step, { line, gems, stones }: GemsFightMove): GemsFightTurn {
  const held = new Map(previous?.game === 'gems-fight' ? previous.cooker.map(({ colour, count }) => [colour, count]) : []);
  const made: ColourCount[] = [];
  for (const { colour, count } of gems) {
    const together = (held.get(colour) ?? 0) + count;
    held.set(colour, together % meltsAt);
    if (together >= meltsAt) made.push({ colour, count: Math.floor(together / meltsAt) });
  }
  return {
    game: 'gems-fight',
    turn,
    player: before.player,
    bag: move,
    line,
    gems,
    stones: made,
    again: made.length > 0 && !after.over,
    cooker: [...held]
      .filter(([, count]) => count > 0)
      .toSorted(([one], [other]) => one - other)
      .map(([colour, count]) => ({ colour, count })),
    gain: before.player === 0 || stones === 0 ? String(stones) : `-${stones}`,
    banked: after.banked,
    final: after.final,
  };
}

function negated(amount: string): string {
  return amount === '0' ? amount : `-${amount}`;
}

/** The move of a turn. */
export function moveOfTurn(turn: Turn): Move {
  return turn.game === 'family-photos' ? turn.stack : turn.bag;
}

/** Which bag or stack a row of moves stands for: the one that the line takes next where it is among them, else the first. */
export function moveOfRow(row: MoveValue, next: Turn | undefined): Move {
  if (row.game === 'family-photos') return row.stack;
  return next?.game === 'gems-fight' && row.bags.includes(next.bag) ? next.bag : row.bags[0];
}
