import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Explanation } from '../../../src/games/explanation.ts';
import { explanationOf, readingLimits } from '../../../src/games/explanation.ts';
import type { GameId, PositionRef } from '../../../src/games/game.ts';
import { startPosition } from '../../../src/games/game.ts';
import type { CaseRef, Reply } from '../../../src/worker/api.ts';
import { Dispatcher } from '../../../src/worker/dispatcher.ts';
import { gameRoom } from '../../../src/worker/gameRoom.ts';
import { gems, models, photos } from '../words/explanationSupport.ts';
import { Bench, codeOf, valueOf } from './bench.ts';
import { FakePace } from './fakes.ts';

/** What a worker with the real games says of a position of a text. */
async function explained(game: GameId, text: string, position: PositionRef, index = 0): Promise<Reply<Explanation>> {
  const pace = new FakePace();
  const dispatcher = new Dispatcher({ room: gameRoom, pace, progress: () => {} });
  const at: CaseRef = { uri: 'a', version: 1, game, index };
  dispatcher.beginText(at);
  dispatcher.appendText(at, text);
  dispatcher.endText(at, text.length);
  const reply = dispatcher.explanation(at, position, readingLimits);
  await pace.settle();
  return reply;
}

const lines = (text: string): string => `${text.replaceAll(' / ', '\n')}\n`;

void test('an explanation is that of the solved case, with exhaustive play of that position', async () => {
  for (const [game, model, solved] of [
    ['family-photos', models.exchange, photos(models.exchange)],
    ['gems-fight', models.declining, gems(models.declining)],
  ] as const) {
    for (const at of [startPosition, { turn: 1, branch: [] }, { turn: 0, branch: [2] }]) {
      const end = game === 'gems-fight' ? '0 0 0\n' : '';
      const { proof, ...explanation } = valueOf(await explained(game, lines(model) + end, at));
      const { proof: _, ...expected } = explanationOf(solved, at, readingLimits, null);
      assert.deepEqual(explanation, expected);
      assert.ok(proof?.by === 'exhaustive-play' && proof.positions > 0, `${proof?.by} of ${game}`);
      assert.equal(proof.margin, solved.position(at).final);
    }
  }
});

void test('where exhaustive play is too large the proof is another one', async () => {
  const stacks = Array.from({ length: 40 }, (_, index) => `${index} 3 ${40 - index} 2\n`).join('');
  const large = valueOf(await explained('family-photos', `40\n${stacks}`, startPosition));
  assert.deepEqual(large.proof, { by: 'theorem' });
  const text = readFileSync(new URL('../../cases/gems-fight/210-gems-s7.in', import.meta.url), 'utf8');
  const start = valueOf(await explained('gems-fight', text, startPosition));
  assert.ok(start.proof === null || start.proof.by === 'second-solver');
  const later = valueOf(await explained('gems-fight', text, { turn: 1, branch: [] }));
  assert.equal(later.proof, null);
});

void test('a position that cannot be reached, a case that is not there and an older version have no explanation', async () => {
  const text = lines(models.exchange);
  assert.equal(codeOf(await explained('family-photos', text, { turn: 0, branch: [9] })), 'unexpected');
  assert.equal(codeOf(await explained('family-photos', text, startPosition, 1)), 'unexpected');
  const bench = new Bench();
  bench.text('a', '5\n');
  const at: CaseRef = { uri: 'a', version: 1, game: 'gems-fight', index: 0 };
  const open = bench.dispatcher.explanation(at, startPosition, readingLimits);
  await bench.pace.settleFor(3);
  bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 2);
  await bench.pace.settle();
  assert.equal(codeOf(await open), 'outdated');
});

void test('the thread stays free for questions while a position is explained', async () => {
  const bench = new Bench();
  bench.text('a', '4000\n');
  const at: CaseRef = { uri: 'a', version: 1, game: 'gems-fight', index: 0 };
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(at))), 'ok');
  const order: string[] = [];
  const explaining = bench.dispatcher.explanation(at, startPosition, readingLimits).then((reply) => order.push(codeOf(reply)));
  await bench.pace.settleFor(30);
  const asked = bench.dispatcher.members(at, 'dead', { from: 0, to: 9 }).then(() => order.push('members'));
  await bench.pace.settle();
  await Promise.all([explaining, asked]);
  assert.deepEqual(order, ['members', 'ok']);
});
