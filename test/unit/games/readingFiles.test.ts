import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { detect } from '../../../src/games/detect.ts';
import type { GameId } from '../../../src/games/game.ts';
import { games } from '../../../src/games/registry.ts';
import { decode } from '../../../src/text/decode.ts';
import { assertSound, briefs, bytesOf, casesFolder } from './readingSupport.ts';

interface Expected {
  readonly file: string;
  readonly game: GameId;
  readonly severity: string;
  readonly line: number;
  readonly startColumn: number;
  readonly endColumn: number;
  readonly answer: readonly string[] | null;
}

function answers(game: GameId, cases: readonly unknown[]): readonly string[] {
  return cases.map((one) => finish(games[game].solve(one)).summary.margin);
}

function textOf(bytes: Uint8Array): string {
  return [...decode(bytes).text.chunks()].join('');
}

const expected = JSON.parse(new TextDecoder().decode(bytesOf('malformed/expected.json'))) as readonly Expected[];

for (const { file, game, severity, line, startColumn, endColumn, answer } of expected) {
  test(`malformed: ${file}`, () => {
    const { text, problems } = decode(bytesOf(`malformed/${file}`));
    const reading = problems.length > 0 ? { problems, cases: [] } : finish(games[game].read(text));
    const found = briefs(reading).map((one) => one.replace(/ [^ ]*$/, ''));
    assert.deepEqual(found, [`${severity} ${line}:${startColumn}-${endColumn}`]);
    assertSound([...text.chunks()].join(''), reading);
    assert.deepEqual(answer === null ? null : answers(game, reading.cases), answer);
    assert.equal(reading.cases.length > 0, answer !== null);
  });
}

test('every malformed file is expected', () => {
  const files = readdirSync(new URL('malformed/', casesFolder)).filter((name) => name.endsWith('.in'));
  assert.deepEqual(files.toSorted(), expected.map(({ file }) => file).toSorted());
});

for (const game of ['family-photos', 'gems-fight'] as const) {
  for (const file of readdirSync(new URL(`${game}/`, casesFolder)).filter((name) => name.endsWith('.in'))) {
    test(`${game}/${file} is read without a problem, told from its content, and answered`, () => {
      const { text } = decode(bytesOf(`${game}/${file}`));
      const reading = finish(games[game].read(text));
      assert.deepEqual(briefs(reading), []);
      const detected = finish(detect(text));
      assert.equal(detected.game, game);
      assert.deepEqual(detected.cases, reading.cases);
      const right = textOf(bytesOf(`${game}/${file.replace(/in$/, 'out')}`));
      assert.deepEqual(answers(game, reading.cases), right.split(/\s+/).filter(Boolean));
    });
  }
}
