import type { SolvedCase, Steps } from '../games/game.ts';
import type { GemsFightCase } from '../games/gemsFight/case.ts';
import type { ColourCount } from '../games/gemsFight/facts.ts';
import type { GemsFightCheckpoint } from './checkpoints.ts';

/** Sets looked at between two yields. */
const slice = 64;

/** What a program should hold for the set of taken bags `taken` (bit i is bag i + 1). */
export function checkpointOfSet(input: GemsFightCase, solved: SolvedCase, taken: number): GemsFightCheckpoint {
  const { stones, cooker } = melted(input, taken);
  const at = { turn: 0, branch: bagsOf(taken) };
  const { player, banked, final, moves } = solved.position(at);
  // Margins are Alice's; f is that of the player on move.
  const ahead = BigInt(final) - BigInt(banked);
  const best = solved.moves(at, 0, moves).flatMap((move) => (move.game === 'gems-fight' && move.loss === '0' ? move.bags : []));
  const all = 2 ** input.bags.length - 1;
  return {
    game: 'gems-fight',
    taken,
    left: all - taken,
    f: String(player === 0 ? ahead : -ahead),
    stones: String(stones),
    stonesLeft: String(melted(input, all).stones - stones),
    cooker,
    best: best.toSorted((a, b) => a - b),
  };
}

/**
 * Every set of bags as a line, in the order of its mask, below a line that names the columns and what 1 means: the mask in
 * decimal and by bits, f, stones made and left, the cooker as colour:gems, the best bags.
 */
export function* setsAsText(input: GemsFightCase, solved: SolvedCase, ones: 'taken' | 'left'): Steps<string> {
  const bags = input.bags.length;
  const sets = 2 ** bags;
  const rows: string[][] = [[`mask`, `1=${ones}`, 'f', 'F', 'F-left', 'cooker', 'best']];
  for (let mask = 0; mask < sets; mask++) {
    const set = checkpointOfSet(input, solved, ones === 'taken' ? mask : sets - 1 - mask);
    const cooker = set.cooker.map(({ colour, count }) => `${colour}:${count}`).join(',');
    rows.push([
      String(mask),
      mask.toString(2).padStart(bags, '0'),
      set.f,
      set.stones,
      set.stonesLeft,
      cooker || '-',
      set.best.join(',') || '-',
    ]);
    if (mask % slice === 0) yield mask / sets;
  }
  const widths = rows[0].map((_, column) => rows.reduce((most, row) => Math.max(most, row[column].length), 0));
  const numbers = 5;
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < numbers ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** The bags of a mask, from 1, ascending. Masks may have more than 32 bits. */
function bagsOf(mask: number): number[] {
  const bags: number[] = [];
  for (let rest = mask, bag = 1; rest > 0; rest = Math.floor(rest / 2), bag++) if (rest % 2 === 1) bags.push(bag);
  return bags;
}

/** F of a set, and the gems that stay in the cooker: they do not depend on the order of the bags. */
function melted(
  { bags, colours, meltsAt }: GemsFightCase,
  taken: number,
): { readonly stones: number; readonly cooker: readonly ColourCount[] } {
  const gems = new Map<number, number>();
  for (const bag of bagsOf(taken)) for (const colour of bags[bag - 1]) gems.set(colour, (gems.get(colour) ?? 0) + 1);
  let stones = 0;
  const cooker: ColourCount[] = [];
  for (let colour = 1; colour <= colours; colour++) {
    const count = gems.get(colour) ?? 0;
    stones += Math.floor(count / meltsAt);
    if (count % meltsAt > 0) cooker.push({ colour, count: count % meltsAt });
  }
  return { stones, cooker };
}
