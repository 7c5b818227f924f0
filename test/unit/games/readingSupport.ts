import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { readFamilyPhotos } from '../../../src/games/familyPhotos/input.ts';
import type { GameId, Reading } from '../../../src/games/game.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { readGemsFight } from '../../../src/games/gemsFight/input.ts';
import type { Problem } from '../../../src/games/problems.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { problemSentence } from '../../../src/words/problems.ts';
import { english } from '../../../src/words/translator.ts';
import { linesOf } from '../text/applyFix.ts';

export const numRuns = (runs: number) => ({ numRuns: Math.ceil(runs * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1)), seed: 725 });

export const casesFolder = new URL('../../cases/', import.meta.url);

export function bytesOf(path: string): Uint8Array {
  return readFileSync(new URL(path, casesFolder));
}

export function photos(text: string): Reading<FamilyPhotosCase> {
  return finish(readFamilyPhotos(sourceOf(text)));
}

export function gems(text: string): Reading<GemsFightCase> {
  return finish(readGemsFight(sourceOf(text)));
}

export function readAs(game: GameId, text: string): Reading<unknown> {
  return game === 'family-photos' ? photos(text) : gems(text);
}

/** `error 2:7-9 negative`, lines and columns from 1 as people count them. */
export function brief({ severity, code, range }: Problem): string {
  return `${severity} ${range.line + 1}:${range.start + 1}-${range.end + 1} ${code}`;
}

export function briefs(reading: Reading<unknown>): readonly string[] {
  return reading.problems.map(brief);
}

/**
 * What holds of every reading: ranges on lines that exist (what is missing is shown in the one column past its line),
 * in the order of the text, not too many, each with a sentence; cases exactly where there is no error.
 */
export function assertSound(text: string, { problems, cases }: Reading<unknown>): void {
  const lines = linesOf(text);
  assert.ok(problems.length <= 101);
  let before = { line: 0, start: 0 };
  for (const problem of problems) {
    const { line, start, end } = problem.range;
    assert.ok(line < lines.length && start >= 0 && start <= end, brief(problem));
    assert.ok(start <= lines[line].length && end <= lines[line].length + (end - start === 1 && start === lines[line].length ? 1 : 0));
    assert.ok(line > before.line || (line === before.line && start >= before.start), 'in the order of the text');
    before = { line, start };
    const sentence = problemSentence(english, problem);
    assert.match(sentence, /\S.*[.)…]$/su);
    assert.doesNotMatch(sentence, /\{[0-9]\}|undefined|NaN|Infinity/);
  }
  const errors = problems.some(({ severity }) => severity === 'error');
  if (errors) assert.equal(cases.length, 0);
}
