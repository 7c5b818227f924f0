import type { GemsFightCase } from './case.ts';

/** A case that no text was read for: its lines are those of a text that begins with it. */
export function newCase(colours: number, meltsAt: number, bags: readonly (readonly number[])[]): GemsFightCase {
  return { colours, meltsAt, bags, bagLines: bags.map((_, bag) => bag + 1), line: 0 };
}

/** The text of an input: of each case the header and a line a bag, then the end line. */
export function writeGemsFight(cases: readonly GemsFightCase[]): string {
  const lines = cases.flatMap(({ colours, meltsAt, bags }) => [
    [colours, bags.length, meltsAt].join(' '),
    ...bags.map((bag) => [bag.length, ...bag].join(' ')),
  ]);
  return `${[...lines, '0 0 0'].join('\n')}\n`;
}
