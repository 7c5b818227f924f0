import type { PositionRef } from '../../games/game.ts';
import type { Problem } from '../../games/problems.ts';
import type { Failure, Reply, RunProgress, UnreadableFile } from '../../worker/api.ts';
import type { CallGuards } from './envelope.ts';
import { caseSummary } from './factGuards.ts';
import type { PanelFile, PanelState, PanelViewApi, ReadyCases, ShownProblem } from './panelApi.ts';
import { boolean, count, finite, isRecord, list, nullable, oneOf, optional, shape, string, tagged, tuple, type Guard } from './shape.ts';

const namedFile = shape<Omit<PanelFile, 'pinned'>>({
  uri: string,
  name: string,
  game: nullable(oneOf('family-photos', 'gems-fight')),
  version: count,
});
const file: Guard<PanelFile> = (value): value is PanelFile => isRecord(value) && optional(boolean)(value['pinned']) && namedFile(value);
const position = shape<PositionRef>({ turn: count, branch: list(count) });

export const failure: Guard<Failure> = tagged<Failure>('code', {
  'not-mirrored': isRecord,
  outdated: isRecord,
  cancelled: isRecord,
  'input-errors': isRecord,
  'unknown-game': isRecord,
  'too-large': shape<{ caseNumber: number; megabytes: number; limit: number }>({ caseNumber: count, megabytes: finite, limit: finite }),
  'worker-died': shape<{ replaced: boolean }>({ replaced: boolean }),
  'out-of-memory': shape<{ caseNumber: number; megabytes: number }>({ caseNumber: count, megabytes: finite }),
  'unreadable-file': shape<{ reason: UnreadableFile }>({ reason: oneOf('unreadable', 'not-text', 'utf-16', 'too-large') }),
  unexpected: shape<{ message: string }>({ message: string }),
});

const argument: Guard<string | number | boolean> = (value): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const args = (value: unknown): value is Readonly<Record<string, string | number | boolean>> =>
  isRecord(value) && Object.values(value).every(argument);
const fix = shape<{ code: string; args: unknown }>({ code: string, args });
const problem = shape<{ severity: string; code: string; args: unknown; range: object }>({
  severity: oneOf('error', 'warning', 'information'),
  code: string,
  args,
  range: shape<{ line: number; start: number; end: number }>({ line: count, start: count, end: count }),
});

export const anyProblem: Guard<Problem> = (value): value is Problem =>
  problem(value) && (!('fix' in value) || value.fix === undefined || fix(value.fix));

const shownProblem: Guard<ShownProblem> = (value): value is ShownProblem =>
  isRecord(value) &&
  anyProblem(value['problem']) &&
  nullable(shape<{ text: string; start: number; end: number }>({ text: string, start: count, end: count }))(value['excerpt']);

const progress = shape<RunProgress>({ run: count, solved: count, cases: count, share: finite, finished: list(caseSummary) });
const ready = shape<ReadyCases>({ count, first: list(caseSummary) });

type StateOf<Kind extends PanelState['kind']> = Extract<PanelState, { readonly kind: Kind }>;

export const panelState: Guard<PanelState> = tagged<PanelState>('kind', {
  empty: isRecord,
  'unknown-game': shape<Omit<StateOf<'unknown-game'>, 'kind'>>({ file, numbers: count }),
  solving: shape<Omit<StateOf<'solving'>, 'kind'>>({ file, progress: nullable(progress), ready }),
  cancelled: shape<Omit<StateOf<'cancelled'>, 'kind'>>({ file, cases: count, ready }),
  errors: shape<Omit<StateOf<'errors'>, 'kind'>>({ file, problems: list(shownProblem) }),
  failure: shape<Omit<StateOf<'failure'>, 'kind'>>({ file, failure }),
  answer: shape<Omit<StateOf<'answer'>, 'kind'>>({
    file,
    cases: list(caseSummary),
    problems: list(shownProblem),
    outdated: nullable(shape<{ editedLine: number | null }>({ editedLine: nullable(count) })),
    restarted: boolean,
  }),
});

/** Arguments of every call that the extension may make, for the panel to check. */
export const viewCalls: CallGuards<PanelViewApi> = {
  setState: tuple(panelState),
  setCurrentLine: tuple(nullable(count)),
  setVerifyProgress: tuple(finite),
  look: tuple(count, position),
  setPredictFirst: tuple(boolean),
  play: tuple<[]>(),
  verify: tuple<[]>(),
  sendChart: tuple<[]>(),
};

/** Whether an answer to one of the panel's questions has the right shape. */
export function isReply<Value>(value: unknown, guard: Guard<Value>): value is Reply<Value> {
  if (!isRecord(value)) return false;
  return value['ok'] === true ? guard(value['value']) : value['ok'] === false && failure(value['failure']);
}
