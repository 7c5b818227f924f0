/** Stacks as [a1, b1, a2, b2]. */
type Stack = readonly number[];
interface Photo {
  readonly a: number;
  readonly b: number;
}

const isContested = ([a1, b1, a2, b2]: Stack): boolean => a1 + b1 > a2 + b2;

/** Worth of a cold stack by the median, which no strategy is written with. */
function worth([a1, b1, a2, b2]: Stack): number {
  return [0, a1 - b2, a2 - b1].toSorted((x, y) => x - y)[1];
}

function cold(stacks: readonly Stack[]): number {
  return stacks.filter((stack) => !isContested(stack)).reduce((sum, stack) => sum + worth(stack), 0);
}

function photosOf(stacks: readonly Stack[]): Photo[] {
  return stacks.flatMap(([a1, b1, a2, b2]) => [
    { a: a1, b: b1 },
    { a: a2, b: b2 },
  ]);
}

function inTurn(photos: readonly Photo[], player = 0): number {
  return photos.reduce((sum, { a, b }, turn) => sum + ((player + turn) % 2 === 0 ? a : -b), 0);
}

/** Plays turn by turn: of the visible photos each player takes that with the largest key, of equal ones the lowest stack. */
function greedy(stacks: readonly Stack[], key: (photo: Photo, player: number) => number): number {
  const taken = stacks.map(() => 0);
  let margin = 0;
  for (let turn = 0; turn < 2 * stacks.length; turn++) {
    let best = -1;
    let bestKey = -1;
    for (const [i, stack] of stacks.entries()) {
      if (taken[i] === 2) continue;
      const photo = { a: stack[2 * taken[i]], b: stack[2 * taken[i] + 1] };
      if (key(photo, turn % 2) > bestKey) {
        best = i;
        bestKey = key(photo, turn % 2);
      }
    }
    const at = 2 * taken[best]++;
    margin += turn % 2 === 0 ? stacks[best][at] : -stacks[best][at + 1];
  }
  return margin;
}

/** The game without passing, every line of it played. */
function withoutPassing(stacks: readonly Stack[]): number {
  const known = new Map<string, number>();
  const play = (taken: readonly number[], player: number): number => {
    const key = `${taken.join('')}${player}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const values = taken.flatMap((photos, i) => {
      if (photos === 2) return [];
      const gain = player === 0 ? stacks[i][2 * photos] : -stacks[i][2 * photos + 1];
      return [gain + play(taken.with(i, photos + 1), 1 - player)];
    });
    const value = values.length === 0 ? 0 : player === 0 ? Math.max(...values) : Math.min(...values);
    known.set(key, value);
    return value;
  };
  return play(
    stacks.map(() => 0),
    0,
  );
}

const swing = ({ a, b }: Photo): number => a + b;
const hottest = (photos: readonly Photo[]): Photo[] => photos.toSorted((x, y) => swing(y) - swing(x));

/** Strategies written again as plainly as their descriptions, in small numbers. */
export const naive: Readonly<Record<string, (stacks: readonly Stack[]) => number>> = {
  'all-photos-sorted': (stacks) => inTurn(hottest(photosOf(stacks))),
  'hottest-visible-top': (stacks) => greedy(stacks, swing),
  'all-stacks-contested-stackwise': (stacks) => stacks.filter(isContested).reduce((sum, [a1, , , b2]) => sum + a1 - b2, 0) + cold(stacks),
  'pass-forgotten': withoutPassing,
  'each-own-value': (stacks) => greedy(stacks.filter(isContested), ({ a, b }, player) => (player === 0 ? a : b)) + cold(stacks),
  ascending: (stacks) => inTurn(hottest(photosOf(stacks.filter(isContested))), 1) + cold(stacks),
  'gain-uses-the-turn': (stacks) => {
    const gains = stacks.filter((stack) => !isContested(stack) && worth(stack) !== 0).length;
    return inTurn(hottest(photosOf(stacks.filter(isContested))), gains % 2) + cold(stacks);
  },
  'tops-then-bottoms': (stacks) => {
    const pool = stacks.filter(isContested);
    const tops = photosOf(pool).filter((_, i) => i % 2 === 0);
    const bottoms = photosOf(pool).filter((_, i) => i % 2 === 1);
    return inTurn([...hottest(tops), ...hottest(bottoms)]) + cold(stacks);
  },
  'stack-sum': (stacks) => inTurn(hottest(stacks.map(([a1, b1, a2, b2]) => ({ a: a1 + a2, b: b1 + b2 })))),
};
