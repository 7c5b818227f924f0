import type { Move } from '../game.ts';
import type { FamilyPhotosMove } from './facts.ts';
import { type Stacks, stackKinds } from './stacks.ts';

/** What a legal move takes from; `taken`: photos that its stack has lost. */
export function kindOfMove<N>({ kinds }: Stacks<N>, move: Move, taken: number): FamilyPhotosMove['kind'] {
  return move === 0 ? 'pass' : taken === 1 ? 'opened' : stackKinds[kinds[move - 1]];
}
