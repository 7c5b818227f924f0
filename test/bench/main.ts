// Measures the solvers, the command line and the worker against the C++ baselines:
// node test/bench/main.ts [--check] [--json FILE] [SUITE ...]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judged, tableOf, unmeasured } from './report.ts';
import type { Figure } from './report.ts';

/** Each is loaded when it runs: what one leaves in memory does not slow another's start. */
const suites: Readonly<Record<string, () => Promise<{ readonly measure: () => AsyncIterable<Figure> }>>> = {
  gems: () => import('./suites/gems.ts'),
  photos: () => import('./suites/photos.ts'),
  questions: () => import('./suites/questions.ts'),
  worker: () => import('./suites/worker.ts'),
  commandLine: () => import('./suites/commandLine.ts'),
  vscode: () => import('./suites/vscode.ts'),
};

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' }, json: { type: 'string' } }, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(suites);
const unknown = wanted.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const name of wanted) {
  console.error(`measuring ${name} ...`);
  const { measure } = await suites[name]();
  for await (const figure of measure()) figures.push(figure);
}
const rows = figures.map(judged);
console.log(tableOf(rows));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
if (values.check) {
  const missed = rows.filter(({ met }) => met === false);
  console.log(`\n${rows.filter(({ met }) => met === true).length} goals met, ${missed.length} missed`);
  for (const { what, goal } of missed) console.log(`missed: ${what} (${goal})`);
  const open = unmeasured(figures);
  if (open.length > 0) console.log(`not measured: ${open.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}
