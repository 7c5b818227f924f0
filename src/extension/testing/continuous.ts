import type { CancellationToken, TestRunRequest } from 'vscode';
import type { Log } from '../log.ts';
import { DisposableStore } from '../disposables.ts';
import { Debouncer } from '../timing.ts';
import type { Changes } from './changes.ts';
import type { Runner } from './runner.ts';
import type { TestCase } from './testCase.ts';

/** Files saved within this time are checked together. */
const quietMilliseconds = 150;

interface ContinuousOptions {
  readonly runner: Runner;
  readonly changes: Changes;
  /** The cases that a request is about, as they are now. */
  readonly chosen: (request: TestRunRequest) => readonly TestCase[];
  readonly log: Log;
}

/** Checks cases of a request again whenever their files change, until the token says no more. */
export function continuous({ runner, changes, chosen, log }: ContinuousOptions, request: TestRunRequest, token: CancellationToken): void {
  const store = new DisposableStore();
  const debouncer = store.add(new Debouncer(quietMilliseconds));
  const waiting = new Set<string>();
  store.add(
    changes.onDidChangeFiles(({ id }) => {
      waiting.add(id);
      debouncer.schedule('', () => {
        const cases = chosen(request).filter((one) => waiting.has(one.id));
        waiting.clear();
        if (cases.length > 0) log.background(runner.run(request, cases, token));
      });
    }),
  );
  token.onCancellationRequested(() => store.dispose());
}
