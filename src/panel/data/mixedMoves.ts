import type { StackOrder } from '../../games/familyPhotos/facts.ts';
import type { GameId, MoveFilter, MoveKind, MoveValue, PositionRef } from '../../games/game.ts';
import type { Window } from '../../worker/api.ts';
import { type CaseAsked, firstMove } from './moveList.ts';

/** Kinds of moves among which one that loses is plausible. */
const temptingKinds: Readonly<Record<GameId, readonly MoveKind[]>> = {
  'family-photos': ['opened', 'contested', 'first-gain', 'second-gain', 'dead'],
  'gems-fight': ['scoring', 'quiet'],
};

const lossy: MoveFilter = { loses: 'something' };

/**
 * Moves of a long list to choose from without a hint: near misses first, then the stacks of largest swing and one or two
 * that lose of each kind, then some of any loss. What cannot be had is left out.
 */
export async function temptingMoves({ host, version, index }: CaseAsked, at: PositionRef, game: GameId): Promise<readonly MoveValue[]> {
  const moves = async (filter: MoveFilter, window: Window) => {
    const reply = await host.filteredMoves(version, index, at, filter, window);
    return reply.ok ? reply.value : { count: 0, rows: [] };
  };
  const largest = async (sort: StackOrder['sort']): Promise<readonly MoveValue[]> => {
    if (game !== 'family-photos') return [];
    const reply = await host.stacks(version, index, { sort, descending: true }, { from: 0, to: 2 });
    const asked = reply.ok ? reply.value.rows.map(({ stack }) => host.move(version, index, at, stack, {})) : [];
    return (await Promise.all(asked)).flatMap((one) => (one.ok ? [one.value.move] : []));
  };
  const [near, ...others] = await Promise.all([
    moves(lossy, { from: 0, to: 10 }),
    largest('topSwing'),
    largest('bottomSwing'),
    ...temptingKinds[game].map(async (kind) => (await moves({ ...lossy, kinds: [kind] }, { from: 0, to: 2 })).rows),
  ]);
  const deep = await Promise.all([2, 4].map((part) => Math.floor(near.count / part)).map((from) => moves(lossy, { from, to: from + 1 })));
  const tempting = others.map((rows) => rows.filter(({ loss }) => loss !== '0'));
  return [
    ...near.rows.slice(0, 2),
    ...[0, 1].flatMap((place) => tempting.flatMap((rows) => rows.slice(place, place + 1))),
    ...deep.flatMap(({ rows }) => rows),
    ...near.rows,
  ];
}

/** The first `most` of several rows of moves, each move once. */
export function firstOf(most: number, ...lists: readonly (readonly MoveValue[])[]): readonly MoveValue[] {
  const chosen = new Map<number, MoveValue>();
  for (const row of lists.flat()) if (chosen.size < most && !chosen.has(firstMove(row))) chosen.set(firstMove(row), row);
  return [...chosen.values()];
}
