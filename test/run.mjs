// Everything that `npm test` checks, one stage after the other, and one total at the end.
// node test/run.mjs [STAGE ...]
import { spawn } from 'node:child_process';
import './hosts/requireNode24.mjs';

const node = process.execPath;
const bin = (name) => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;

/**
 * A stage is a command. `count` reads the tests passed and failed out of what it printed;
 * a stage without it is one check that passes when the command succeeds.
 */
const stages = [
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'build', command: [node, 'esbuild.mjs', '--tests'] },
  { name: 'unit', command: [node, '--test', 'test/unit/**/*.test.ts'], count: nodeTestCounts },
  { name: 'vscode', command: [node, 'test/hosts/testInVscode.ts', 'server'], count: totalLine },
  { name: 'restricted', command: [node, 'test/hosts/testInVscode.ts', 'server', '--restricted'], count: totalLine },
  { name: 'web', command: [node, 'test/hosts/testInVscode.ts', 'web'], count: totalLine },
  { name: 'ui', command: [node, '--test', '--test-concurrency=1', 'test/ui/*.test.ts'], count: nodeTestCounts },
  { name: 'package', command: [node, '--test', 'test/package/*.test.ts'], count: nodeTestCounts },
];

function nodeTestCounts(output) {
  const number = (word) => Number(output.findLast((line) => new RegExp(`^\\S? ?${word} \\d+$`).test(line))?.match(/\d+$/)?.[0] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}

function totalLine(output) {
  const found = output.findLast((line) => /^\d+ passed, \d+ failed$/.test(line))?.match(/\d+/g);
  return { passed: Number(found?.[0] ?? 0), failed: Number(found?.[1] ?? 0) };
}

/** Runs a command, shows what it prints, and returns its lines and exit code. */
function run([file, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: file.endsWith('.cmd'),
      env: { ...process.env, NO_COLOR: '1' },
    });
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      process.stdout.write(data);
    });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('error', (error) => resolve({ lines: [String(error)], code: 1 }));
    child.on('close', (code) => resolve({ lines: text.split(/\r?\n/), code: code ?? 1 }));
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
  process.exit(2);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
// The real VS Codes come over the network while the processor is at other stages; a stage whose host is not there yet fails
// or waits by itself, so that nothing is said of it here.
const fetching = ['unit', 'vscode'].every(isWanted)
  ? new Promise((resolve) => {
      spawn(node, ['test/hosts/provision.ts'], { stdio: 'ignore' }).on('error', resolve).on('close', resolve);
    })
  : null;
const total = { passed: 0, failed: 0 };
for (const { name, command, count } of stages) {
  if (!isWanted(name)) continue;
  if (name === 'vscode') await fetching;
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { lines, code } = await run(command);
  const { passed, failed } = count ? count(lines) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A command that fails, or that ran no test, without a failed test of its own is a failure all the same.
  const unexplained = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  total.passed += passed;
  total.failed += failed + unexplained;
  console.log(`== ${name}: ${passed} passed, ${failed + unexplained} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
