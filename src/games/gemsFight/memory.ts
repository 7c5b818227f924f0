import { subsetGameBytes } from '../../engines/subsetGame.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';

/** Bags so few that any table of theirs is small: what it takes need not be known better, and files may have many such cases. */
const fewBags = 8;

/** Bytes that solving takes at its peak, the input included; a bound where there are few bags. */
export function bytesToSolve(input: GemsFightCase): number {
  if (input.bags.length <= fewBags) return 2 * 4 * 2 ** input.bags.length + bytesOfBags(input);
  return subsetGameBytes(groupBags(input).subsetGame) + bytesOfBags(input);
}

const bytesOfBag = 400;
const bytesOfGem = 16;

/** Of the input alone. */
export function bytesOfBags({ bags }: GemsFightCase): number {
  return bags.reduce((sum, bag) => sum + bytesOfBag + bytesOfGem * bag.length, 0);
}
