import type { Detected, GameRoom } from '../../../src/worker/readings.ts';
import type { Steps } from '../../../src/engines/steps.ts';
import type { CaseSummary, Game, GameId, MoveValue, PositionSummary, Reading, SolvedCase, Verified } from '../../../src/games/game.ts';
import type { Problem } from '../../../src/games/problems.ts';
import type { TextSource } from '../../../src/text/source.ts';

/**
 * A case of the toy game, one a line of the text:
 * `STEPS [BYTES]` takes that many steps and holds that many bytes; `crash` throws while it is solved, `huge` takes more
 * memory than there is; `error` is an error of the input.
 */
export interface ToyCase {
  readonly line: number;
  readonly steps: number;
  readonly bytes: number;
  readonly crash: boolean;
  readonly huge: boolean;
}

/** What the toy games did, in order: 'read', 'solve LINE', 'step LINE', 'closed LINE'. */
export type Log = string[];

const error: Problem = { severity: 'error', code: 'not-a-number', args: { token: 'error' }, range: { line: 0, start: 0, end: 1 } };

/** A game whose solving takes as long, and as much memory, as its input says. `step` is called in every step. */
export function toyGame(id: GameId, log: Log, step: () => void): Game<ToyCase> {
  return {
    id,
    *read(text: TextSource): Steps<Reading<ToyCase>> {
      log.push('read');
      step();
      yield 0.5;
      const lines = [...text.chunks()].join('').split('\n');
      if (lines.includes('error')) return { problems: [error], cases: [] };
      const cases = lines
        .map((content, line) => ({ content, line }))
        .filter(({ content }) => content !== '')
        .map(({ content, line }) => {
          const [steps, bytes] = content.split(' ').map(Number);
          return { line, steps, bytes: bytes ?? 0, crash: content === 'crash', huge: content === 'huge' };
        });
      return { problems: [], cases };
    },
    estimate: ({ bytes }) => bytes,
    *solve({ line, steps, bytes, crash, huge }: ToyCase): Steps<SolvedCase> {
      log.push(`solve ${line}`);
      try {
        for (let done = 0; done < steps; done++) {
          step();
          log.push(`step ${line}`);
          yield done / steps;
        }
        if (huge) log.push(`${new Float64Array(2 ** 50).length}`);
        if (crash) throw new Error('the toy broke');
        return solvedToy(summaryOf(line, steps), bytes, log, step);
      } finally {
        log.push(`closed ${line}`);
      }
    },
  };
}

export function summaryOf(line: number, steps: number): CaseSummary {
  return { line, margin: String(steps), firstTotal: String(steps), secondTotal: '0', turns: steps, moves: 1 };
}

export const toyPosition: PositionSummary = { player: 0, over: false, banked: '0', final: '0', turns: 0, moves: 0 };

/** Its exhaustive play takes as many steps as its solving; positions after turn 1 are too large for it. */
function solvedToy(summary: CaseSummary, bytes: number, log: Log, step: () => void): SolvedCase {
  const prepared = new Set<string>();
  return {
    summary,
    bytes,
    stacks: null,
    *prepare(): Steps<void> {
      if (prepared.has('')) return;
      log.push(`prepare ${summary.line}`);
      step();
      yield 0;
      prepared.add('');
    },
    *prepareAll({ turn }): Steps<void> {
      if (prepared.has(`${turn}`)) return;
      log.push(`prepare all ${turn}`);
      yield 0;
      prepared.add(`${turn}`);
    },
    ledger: () => ({ game: 'family-photos', parts: [{ kind: 'dead', stacks: 0, margin: summary.margin }] }),
    members: () => [],
    position: ({ turn }) => {
      if (turn > summary.turns) throw new RangeError('no such turn');
      return toyPosition;
    },
    line: () => [],
    moves: () => [],
    moveCount: () => 0,
    moveOf: () => toyMove,
    rowOf: () => 0,
    series: () => ({ turns: 0, final: 0, points: [] }),
    explainPosition: () => ({ reasons: [], runs: [], allEqual: true }),
    explainMoves: (_, moves) => moves.map(() => ({ reasons: [], reply: [] })),
    positionsToVerify: ({ turn }) => (turn > 1 ? null : summary.turns),
    *verify(): Steps<Verified> {
      try {
        for (let done = 0; done < summary.turns; done++) {
          step();
          yield done / summary.turns;
        }
        return { margin: summary.margin, positions: summary.turns };
      } finally {
        log.push(`verified ${summary.line}`);
      }
    },
  };
}

const toyMove: MoveValue = { game: 'family-photos', stack: 0, line: null, kind: 'pass', photo: null, final: '0', loss: '0' };

/** Both games are toys; the content is 'gems-fight' unless its first line is `?`: then it is of no game. */
export function toyRoom(log: Log, step: () => void): GameRoom {
  const games = { 'family-photos': toyGame('family-photos', log, step), 'gems-fight': toyGame('gems-fight', log, step) };
  return {
    games,
    *accepts(beginning: string, whole: boolean): Steps<boolean> {
      yield 0;
      return whole && !beginning.startsWith('?');
    },
    *detect(text: TextSource): Steps<Detected> {
      const unknown = [...text.chunks()].join('').startsWith('?');
      if (unknown) return { game: null, problems: [], cases: [] };
      const { problems, cases } = yield* games['gems-fight'].read(text);
      return { game: 'gems-fight', problems, cases };
    },
  };
}
