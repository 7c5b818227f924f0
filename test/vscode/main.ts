import './mochaGlobals.ts';
import 'mocha/mocha.js';
import { workspace } from 'vscode';

declare const mocha: {
  setup(options: { ui: 'bdd'; timeout: number; reporter: () => void }): void;
  run(ended: (failures: number) => void): { on(event: 'pass' | 'fail', heard: (test: Mocha.Test, error?: Error) => void): void };
};

/** Mocha's own reporters write to a page; what happened is logged line by line instead. */
function noReporter(): void {}

/** Runs every test in this VS Code, logs them and their counts, and rejects where one fails. */
export async function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', timeout: 60_000, reporter: noReporter });
  // Suites register themselves once Mocha's words are there. All of them run where the folder is trusted.
  await (workspace.isTrusted ? import('./suites.ts') : import('./suitesRestricted.ts'));
  let passed = 0;
  let failed = 0;
  await new Promise<void>((resolve) => {
    const runner = mocha.run(() => resolve());
    runner.on('pass', (test) => {
      passed++;
      console.log(`ok ${test.fullTitle()} (${test.duration ?? 0} ms)`);
    });
    runner.on('fail', (test, error) => {
      failed++;
      console.log(`not ok ${test.fullTitle()}\n${error?.stack ?? String(error)}`);
    });
  });
  console.log(JSON.stringify({ optimalPlayTests: { passed, failed } }));
  if (failed > 0) throw new Error(`${failed} tests failed`);
}
