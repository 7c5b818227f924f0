import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';

/** Times the usual number of runs: `OPTIMAL_PLAY_RUNS`. */
export const runs = (base: number): number => Math.round(base * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));

export function gemsCase(meltsAt: number, ...bags: readonly (readonly number[])[]): GemsFightCase {
  const colours = Math.max(0, ...bags.flat());
  return { colours, meltsAt, bags, bagLines: bags.map((_, index) => index + 1), line: 0 };
}

/** One case in the notation of the models: lines separated by '/'. */
export function inOneLine(text: string): GemsFightCase {
  return casesOf(text.replaceAll('/', ' '))[0];
}

/** Numbers in their order, as the judge reads them, until three zeros or the end. */
export function casesOf(text: string): GemsFightCase[] {
  const numbers = text.split(/\s+/).filter(Boolean).map(Number);
  const cases: GemsFightCase[] = [];
  let at = 0;
  while (at + 3 <= numbers.length) {
    const [colours, count, meltsAt] = numbers.slice(at, at + 3);
    at += 3;
    if (colours === 0 && count === 0 && meltsAt === 0) break;
    const bags: number[][] = [];
    for (let bag = 0; bag < count; bag += 1) {
      bags.push(numbers.slice(at + 1, at + 1 + numbers[at]));
      at += 1 + numbers[at];
    }
    cases.push({ ...gemsCase(meltsAt, ...bags), colours });
  }
  return cases;
}

const folder = new URL('../../cases/gems-fight/', import.meta.url);

export interface CaseFile {
  readonly name: string;
  readonly cases: readonly GemsFightCase[];
  readonly answers: readonly string[];
}

export const caseFiles: readonly CaseFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.in'))
  .map((name) => ({
    name,
    cases: casesOf(readFileSync(new URL(name, folder), 'utf8')),
    answers: readFileSync(new URL(name.replace(/\.in$/, '.out'), folder), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  }));

export interface Sizes {
  readonly bags: number;
  readonly gems: number;
  readonly colours: number;
  readonly meltsAt: number;
  readonly fewestBags?: number;
}

/**
 * Inputs with many equal bags, drawn from a few looks, each kept or left out. Empty bags and unused colours occur. Half
 * of them melt at 1 to 3, where most games have something to choose.
 */
export function gemsCases({ bags, gems, colours, meltsAt, fewestBags = 0 }: Sizes): fc.Arbitrary<GemsFightCase> {
  return fc
    .record({
      most: fc.integer({ min: 0, max: colours }),
      meltsAt: fc.oneof(fc.integer({ min: 1, max: Math.min(3, meltsAt) }), fc.integer({ min: 1, max: meltsAt })),
    })
    .chain(({ most, meltsAt }) => {
      const bag = fc.array(fc.integer({ min: 1, max: Math.max(most, 1) }), { maxLength: most === 0 ? 0 : gems, size: 'max' });
      const looks = fc.array(bag, { minLength: 1, maxLength: bags, size: 'max' });
      const draws = fc.array(fc.nat(), { minLength: fewestBags, maxLength: bags, size: 'max' });
      return fc.tuple(looks, draws).map(([looks, draws]) => gemsCase(meltsAt, ...draws.map((draw) => looks[draw % looks.length])));
    });
}

/**
 * Inputs where most positions have something to choose and a quiet bag sometimes beats a scoring one: few gems a bag,
 * two or three melt, a third of the bags repeat an earlier one.
 */
export const livelyCases: fc.Arbitrary<GemsFightCase> = fc
  .tuple(
    fc.constantFrom(2, 2, 2, 3),
    fc.array(
      fc.record({
        gems: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3, size: 'max' }),
        repeats: fc.constantFrom(true, false, false),
        which: fc.nat(99),
      }),
      { minLength: 5, maxLength: 7, size: 'max' },
    ),
  )
  .map(([meltsAt, draws]) => {
    const bags: (readonly number[])[] = [];
    for (const { gems, repeats, which } of draws) bags.push(repeats && bags.length > 0 ? bags[which % bags.length] : gems);
    return gemsCase(meltsAt, ...bags);
  });
