import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { gemsFightStrategies } from '../../../src/games/strategyIds.ts';
import { generatorKinds } from '../../../src/games/study.ts';
import { run } from './commandLine.ts';

const games = ['family-photos', 'gems-fight'] as const;

void suite('generate', () => {
  for (const game of games) {
    test(`makes inputs of every kind for ${game} that are read without an error, the same with the same seed`, () => {
      for (const kind of generatorKinds) {
        const words = [
          'generate',
          '--game',
          game,
          '--kind',
          kind,
          '--seed',
          '7',
          ...(kind === 'full' && game === 'gems-fight' ? ['--size', '12'] : []),
        ];
        const { out, err, code } = run(words);
        assert.deepEqual([code, err], [0, ''], kind);
        const solved = run(['solve', '--game', game, '-'], out);
        assert.deepEqual([solved.code, solved.err], [0, ''], kind);
        assert.equal(run([...words, '--answer']).out, solved.out);
        assert.equal(run(words).out, out);
        if (kind === 'random') assert.notEqual(run([...words.slice(0, -1), '8']).out, out);
      }
    });
  }

  test('has the size and the cases asked for', () => {
    const photos = run(['generate', '--game', 'family-photos', '--size', '25', '--seed', '1']).out.trimEnd().split('\n');
    assert.equal(photos[0], '25');
    assert.equal(photos.length, 26);
    const gems = run(['generate', '--game', 'gems-fight', '--size', '3', '--cases', '4', '--seed', '1']);
    assert.equal(run(['solve', '-'], gems.out).out.trimEnd().split('\n').length, 4);
    assert.ok(gems.out.endsWith('0 0 0\n'));
  });

  test('says the seed that it chose, so that the input can be made again', () => {
    const { out, err } = run(['generate', '--game', 'family-photos']);
    const seed = /^--seed (\d+)\n$/.exec(err)?.[1];
    assert.ok(seed !== undefined, err);
    assert.equal(run(['generate', '--game', 'family-photos', '--seed', seed]).out, out);
  });

  test('tells a wrong strategy from right play, and two from each other', () => {
    for (const pair of ['pass-forgotten', 'pass-forgotten,right', 'cold-ignored,bonnie-sign']) {
      const { out, err, code } = run(['generate', '--game', 'family-photos', '--tell-apart', pair, '--seed', '3']);
      assert.deepEqual([code, err], [0, ''], pair);
      assert.ok(out.trimEnd().split('\n').length <= 4, out);
    }
  });

  test('refuses what makes no sense: exit code 2', () => {
    const refused: readonly (readonly [readonly string[], RegExp])[] = [
      [[], /^Say which game: --game family-photos\|gems-fight\.\n/],
      [['x.in', '--game', 'gems-fight'], /^No files go with generate\.\n/],
      [['--game', 'gems-fight', '--kind', 'odd'], /--kind takes random/],
      [['--game', 'gems-fight', '--size', '22'], /--size takes a number from 0 to 21, not '22'/],
      [['--game', 'gems-fight', '--cases', '21'], /--cases takes a number from 1 to 20, not '21'/],
      [['--game', 'family-photos', '--cases', '2'], /^An input of Family Photos holds one case\.\n/],
      [['--game', 'family-photos', '--size', '100001'], /--size takes a number from 1 to 100,000, not '100001'/],
      [['--game', 'family-photos', '--seed', '-1'], /^--seed takes a number from 0 to 999,999,999, not '-1'\.\n/],
      [['--game', 'family-photos', '--sead', '1'], /^There is no option '--sead'\.\n/],
      [['--game', 'family-photos', '--seed', '12345678901'], /--seed takes a number from 0 to 999,999,999, not '12345678901'/],
      [['--game', 'gems-fight', '--kind', 'ties', '--tell-apart', gemsFightStrategies[0]], /--tell-apart goes with --kind interesting/],
      [
        ['--game', 'gems-fight', '--tell-apart', 'pass-forgotten'],
        /^'pass-forgotten' is no wrong strategy of Gems Fight!; optimal-play generate --help lists them\.\n/,
      ],
      [
        ['--game', 'gems-fight', '--tell-apart', 'sign-kept,sign-kept'],
        /^--tell-apart takes two that differ, not 'sign-kept,sign-kept'\.\n/,
      ],
    ];
    for (const [words, message] of refused) {
      const { out, err, code } = run(['generate', ...words]);
      assert.deepEqual([code, out], [2, ''], words.join(' '));
      assert.match(err, message);
    }
  });
});
