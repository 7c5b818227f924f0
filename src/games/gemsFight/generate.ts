import type { Steps } from '../../engines/steps.ts';
import { type Random, randomOf } from '../random.ts';
import type { Generated, GeneratorKind, GeneratorRequest } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import { interestingCase } from './interesting.ts';
import { gemLimits } from './problems.ts';
import { newCase, writeGemsFight } from './write.ts';

const { cases: mostCases, colours: mostColours, bags: mostBags, gems: mostInBag, meltsAt: mostToMelt } = gemLimits;

/**
 * An input within the judge's limits. Kinds: study.ts. `size`: bags of each case; in `zeros` of those cases whose header
 * has no zero. `full` has 8 colours and 21 bags, and as many cases as asked for.
 */
export function* generateGemsFight(request: GeneratorRequest): Steps<Generated> {
  const { kind, seed, size, cases, tellApart } = request;
  if (!isWithin(cases, 1, mostCases)) return { refusal: 'cases' };
  if (size !== null && !isWithin(size, 0, mostBags)) return { refusal: 'size' };
  const random = randomOf(seed);
  const made: GemsFightCase[] = [];
  while (made.length < cases) {
    const one = kind === 'interesting' ? yield* interestingCase(random, size, tellApart) : caseOf(random, kind, size, made.length === 0);
    if (typeof one === 'string') return { refusal: one };
    made.push(one);
    yield made.length / cases;
  }
  return { input: writeGemsFight(made) };
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

/** A whole number from `least` to `most`. */
function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function caseOf(random: Random, kind: Exclude<GeneratorKind, 'interesting'>, size: number | null, first: boolean): GemsFightCase {
  switch (kind) {
    case 'random':
      return randomCase(random, between(random, 1, mostColours), size ?? between(random, 1, 10));
    case 'ties':
      return tiesCase(random, size ?? between(random, 4, 8));
    case 'zeros':
      return first || random.below(2) === 0 ? zerosCase(random) : randomCase(random, between(random, 1, 3), size ?? between(random, 1, 5));
    case 'extremes':
      return extremesCase(random, size ?? between(random, 1, 8));
    case 'full':
      return fullCase(random, size ?? mostBags);
  }
}

/** Bags of all sizes; no more gems melt into a stone than there are of one colour. */
function randomCase(random: Random, colours: number, count: number): GemsFightCase {
  const bags = bagsOf(count, () => bag(random, between(random, 1, mostInBag), colours));
  return newCase(colours, between(random, 1, Math.max(1, Math.min(mostToMelt, mostOfAColour(bags)))), bags);
}

/** Many bags of few looks. */
function tiesCase(random: Random, count: number): GemsFightCase {
  const colours = between(random, 1, 3);
  const looks = bagsOf(between(random, 1, 3), () => bag(random, between(random, 1, 4), colours));
  const bags = bagsOf(count, () => random.pick(looks));
  return newCase(colours, between(random, 1, Math.max(1, Math.min(4, mostOfAColour(bags)))), bags);
}

/** A header with a zero that does not end the input: no bag, or no bag and no colour. */
function zerosCase(random: Random): GemsFightCase {
  return newCase(random.pick([0, between(random, 1, mostColours)]), between(random, 1, mostToMelt), []);
}

/** One colour or all, one gem a bag or ten, 1 gem a stone or 19. */
function extremesCase(random: Random, count: number): GemsFightCase {
  const colours = random.pick([1, mostColours]);
  const gems = random.pick([1, mostInBag]);
  const bags = bagsOf(count, () => bag(random, gems, colours));
  return newCase(colours, random.pick([1, mostToMelt]), bags);
}

function fullCase(random: Random, count: number): GemsFightCase {
  const bags = bagsOf(count, () => bag(random, between(random, 1, mostInBag), mostColours));
  return newCase(mostColours, between(random, 1, mostToMelt), bags);
}

function bagsOf<Bag>(count: number, make: () => Bag): Bag[] {
  return Array.from({ length: count }, make);
}

function bag(random: Random, gems: number, colours: number): number[] {
  return Array.from({ length: gems }, () => between(random, 1, colours));
}

function mostOfAColour(bags: readonly (readonly number[])[]): number {
  const counts = new Int32Array(mostColours + 1);
  for (const colour of bags.flat()) counts[colour] += 1;
  return Math.max(...counts);
}
