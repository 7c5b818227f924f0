import type { GameId } from '../../games/game.ts';
import type { TemplateId } from '../../words/makingFiles.ts';

/** An input to begin with; official samples are numbered from 1. */
interface Template {
  readonly id: TemplateId;
  readonly sample: number;
  readonly input: string;
}

function template(id: TemplateId, ...lines: readonly string[]): Template {
  return { id, sample: 0, input: `${lines.join('\n')}\n` };
}

function sample(number: number, ...lines: readonly string[]): Template {
  return { ...template('sample', ...lines), sample: number };
}

/** The official samples are those of Codeforces 725F and HDU 4778. */
export const templates: Readonly<Record<GameId, readonly Template[]>> = {
  'family-photos': [
    template('smallest', '1', '0 0 0 0'),
    sample(1, '2', '12 3 4 7', '1 15 9 1'),
    sample(2, '2', '5 4 8 8', '4 12 14 0'),
    sample(3, '1', '0 10 0 10'),
    template('all-four-kinds', '4', '6 4 3 2', '5 1 6 2', '1 6 2 7', '1 2 5 6'),
    template('threat-too-small', '2', '50 50 0 0', '3 0 5 2'),
    template('bonnies-free-gain', '1', '0 1 0 2'),
  ],
  'gems-fight': [
    template('smallest', '1 1 1', '1 1', '0 0 0'),
    sample(1, '3 4 3', '2 2 3', '2 1 3', '2 1 2', '3 2 3 1', '3 2 2', '3 2 3 1', '3 1 2 3', '0 0 0'),
    template('declining-a-stone', '5 4 2', '3 1 1 2', '1 2', '3 3 4 5', '3 3 4 5', '0 0 0'),
    template('smaller-bite-first', '2 4 3', '1 1', '3 1 1 2', '7 1 1 1 2 2 2 2', '5 1 1 1 2 2', '0 0 0'),
    template('a-turn-per-stone', '1 3 2', '1 1', '1 1', '4 1 1 1 1', '0 0 0'),
  ],
};
