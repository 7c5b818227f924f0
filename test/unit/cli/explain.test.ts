import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { objects, run } from './commandLine.ts';

const cases = 'test/cases';

suite('explain', () => {
  test('Family Photos: the four kinds, every first move, the line of play', () => {
    const { out, code } = run(['explain', `${cases}/family-photos/all-four-kinds.in`]);
    assert.equal(code, 0);
    assert.match(out, /Alice wins by 3/);
    assert.match(out, /Contested pool +1 stack +\+4/);
    assert.match(out, /Bonnie's free gains +1 stack +-4/);
    assert.match(out, /open stack 3 .* 0 +loses 3/);
    assert.match(out, /9 +Alice +passes: the game ends +3 +\+3/);
  });

  test('Gems Fight!: only the case asked for', () => {
    const { out } = run(['explain', '--case', '2', `${cases}/gems-fight/sample-1.in`]);
    assert.match(out, /case 2: Gems Fight!/);
    assert.match(out, /Bob wins by 3/);
    assert.doesNotMatch(out, /Alice wins/);
    assert.match(run(['explain', '--case', '3', `${cases}/gems-fight/sample-1.in`]).err, /no case 3/);
  });

  test('JSON holds all moves and turns, lines from 1', () => {
    const [found] = objects(run(['explain', '--json', `${cases}/family-photos/all-four-kinds.in`]).out);
    const [only] = found['cases'] as [{ moves: { line: number | null; loss: string }[]; play: { line: number | null; final: string }[] }];
    assert.deepEqual(
      only.moves.map(({ loss }) => loss),
      ['0', '2', '3', '5', '5'],
    );
    assert.deepEqual(only.moves[0]?.line, 2);
    assert.deepEqual(
      only.play.map(({ final }) => final),
      Array(9).fill('3'),
    );
  });

  test('long text is cut and says so; --all gives it whole', () => {
    const stacks = Array.from({ length: 100 }, (_, i) => `${i} ${i} 0 0`);
    const input = `100\n${stacks.join('\n')}\n`;
    assert.match(run(['explain', '-'], input).out, /more\n/);
    assert.doesNotMatch(run(['explain', '--all', '-'], input).out, / more\n/);
  });
});
