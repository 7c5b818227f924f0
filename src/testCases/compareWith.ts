import type { GameId, SolvedCase, Steps } from '../games/game.ts';
import { startPosition } from '../games/game.ts';
import type { GemsFightCase } from '../games/gemsFight/case.ts';
import { games } from '../games/registry.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from './checkpoints.ts';
import { checkpointOfSet, setsAsText } from './gemsFightSets.ts';
import type { FileText } from './readText.ts';
import { readText } from './readText.ts';

/** One case (from 0) of an input. */
export interface CaseOfText {
  readonly input: FileText;
  readonly game: GameId | null;
  readonly index: number;
}

/** Gems Fight!: which bit a mask sets for a bag, one that was taken or one that is left. */
export type Ones = 'taken' | 'left';

/** The case solved last, kept by whoever asks for several numbers of one case. */
export interface LastCase {
  of: CaseOfText | null;
  case: SolvedText | null;
}

/** A case of a text, solved. */
type SolvedText = { readonly game: GameId; readonly input: unknown; readonly solved: SolvedCase };

/** Bytes of a solved case that is still kept. */
const mostKept = 64 * 2 ** 20;
/** Keys of a pool that one answer lists. */
const mostKeys = 1000;
/** Bags of a case all of whose sets are written out. */
const mostBagsWritten = 16;

/**
 * Numbers to compare a program with: the first `first` keys, at most a thousand, or one set of bags. Null where the input
 * has errors, no such case or one over `limit` bytes, or where the mask names a bag that is not there.
 */
export function* checkpointsOf(
  ask: CaseOfText & { readonly first: number; readonly mask: number; readonly ones: Ones },
  limit: number,
  last?: LastCase,
): Steps<FamilyPhotosCheckpoints | GemsFightCheckpoint | null> {
  const found = yield* solvedCase(ask, limit, last);
  if (found === null) return null;
  switch (found.game) {
    case 'family-photos':
      yield* found.solved.prepareAll(startPosition);
      return keysOf(found.solved, Math.min(ask.first, mostKeys));
    case 'gems-fight': {
      const input = found.input as GemsFightCase;
      const all = 2 ** input.bags.length - 1;
      if (!Number.isSafeInteger(ask.mask) || ask.mask < 0 || ask.mask > all) return null;
      return checkpointOfSet(input, found.solved, ask.ones === 'taken' ? ask.mask : all - ask.mask);
    }
  }
}

/** Gems Fight!: every set of bags as a line of text; null where there are more than 2^16 of them, or no such case. */
export function* dumpOf(ask: CaseOfText & { readonly ones: Ones }, limit: number, last?: LastCase): Steps<string | null> {
  const found = yield* solvedCase(ask, limit, last);
  if (found?.game !== 'gems-fight') return null;
  const input = found.input as GemsFightCase;
  return input.bags.length > mostBagsWritten ? null : yield* setsAsText(input, found.solved, ask.ones);
}

function* solvedCase({ input, game, index }: CaseOfText, limit: number, last?: LastCase): Steps<SolvedText | null> {
  const kept = last?.of;
  if (last?.case && kept?.input === input && kept.game === game && kept.index === index) return last.case;
  const read = yield* readText(input, game);
  const one = read.cases[index];
  if (read.game === null || one === undefined || read.problems.some(({ severity }) => severity === 'error')) return null;
  if (!(games[read.game].estimate(one) <= limit)) return null;
  const found = { game: read.game, input: one, solved: yield* games[read.game].solve(one) };
  if (last !== undefined && found.solved.bytes <= mostKept) {
    last.of = { input, game, index };
    last.case = found;
  }
  return found;
}

function keysOf(solved: SolvedCase, first: number): FamilyPhotosCheckpoints {
  const ledger = solved.ledger();
  const parts = ledger.game === 'family-photos' ? ledger.parts : [];
  let running = 0n;
  const keys = (solved.stacks?.hottest(first) ?? []).map(({ stack, place, photo, taker }, index) => {
    running += taker === 1 ? -BigInt(photo.b) : BigInt(photo.a);
    return { rank: index + 1, swing: photo.swing, stack, place, taker: taker ?? 0, running: String(running) };
  });
  const contested = parts.find(({ kind }) => kind === 'contested')?.stacks ?? 0;
  return { game: 'family-photos', parts, keys, keysInAll: 2 * contested };
}
