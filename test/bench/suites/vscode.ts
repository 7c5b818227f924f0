import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Frame } from 'playwright-core';
import { repository } from '../../hosts/paths.ts';
import { runInVscode } from '../../hosts/runInVscode.ts';
import { Session } from '../../ui/support/session.ts';
import { cacheFolder } from '../baselines.ts';
import { gemsFile, photosFile } from '../inputs.ts';
import { figureOf } from '../inside/figures.ts';
import { timesOf } from '../measure.ts';
import type { Figure } from '../report.ts';

/** The extension as it ships, in a folder of its own. */
function builtExtension(): string {
  const extension = path.join(cacheFolder, 'extension');
  rmSync(extension, { recursive: true, force: true });
  mkdirSync(extension, { recursive: true });
  for (const name of ['package.json', 'package.nls.json']) copyFileSync(path.join(repository, name), path.join(extension, name));
  for (const name of ['media', 'l10n']) cpSync(path.join(repository, name), path.join(extension, name), { recursive: true });
  const out = path.join(extension, 'dist');
  execFileSync(process.execPath, ['esbuild.mjs', '--production', `--out=${out}`], { cwd: repository, stdio: 'inherit' });
  return extension;
}

/** What runs in the extension host beside the extension, as one script. */
async function builtInside(): Promise<string> {
  const outfile = path.join(cacheFolder, 'inside.js');
  await build({
    entryPoints: [path.join(repository, 'test/bench/inside/main.ts')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external: ['vscode'],
    outfile,
    logLevel: 'warning',
  });
  return outfile;
}

/** Seconds in which the measurements inside VS Code, and those of the panel, come to an end, or are given up. */
const insideSeconds = 180;
const panelSeconds = 90;

/** The server build of VS Code with the extension as it ships. */
export async function* measure(): AsyncGenerator<Figure> {
  const extension = builtExtension();
  const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-bench-'));
  const figures: Figure[] = [];
  try {
    await runInVscode({
      host: 'server',
      extension,
      tests: await builtInside(),
      folder,
      timeoutSeconds: insideSeconds,
      onLine: (line) => {
        const figure = figureOf(line);
        if (figure === undefined) console.error(line);
        else figures.push(figure);
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  yield* figures;
  yield* panelFigures(extension);
}

/** The panel in its own page: from the message with an answer to the paint, and a what-if step. */
async function* panelFigures(extension: string): AsyncGenerator<Figure> {
  const session = await Session.start({ extension });
  // What waits in the window fails when it is closed.
  const timer = setTimeout(() => {
    console.error(`The panel was not measured within ${panelSeconds} s.`);
    void session.workbench.close();
  }, panelSeconds * 1000);
  try {
    for (const { name, file, id, what } of [
      { name: 'large.photos', file: photosFile(100_000), id: 'answer-to-paint', what: '1e5 stacks' },
      { name: 'large.gems', file: gemsFile(1, 21), id: 'answer-to-paint-gems', what: '21 bags' },
    ]) {
      writeFileSync(path.join(session.folder, name), readFileSync(file));
      const panel = await session.solve(name);
      await panel.locator('.answer h1').first().waitFor();
      const paints = await watchPaints(panel);
      for (let run = 1; run <= 7; run++) {
        await session.workbench.runCommand('Optimal Play: Solve');
        while ((await panel.evaluate<number>('globalThis.paintTimes.length')) < run) await panel.waitForTimeout(100);
        // What the panel asks for once an answer is there has come.
        await panel.waitForTimeout(500);
      }
      const { median, p99 } = timesOf(await paints());
      yield { id, what: `panel, ${what}: answer to paint`, unit: 'ms', value: median, p99 };
      yield { id: `${id}-what-if`, what: `panel, ${what}: what-if step to paint`, unit: 'ms', value: await whatIfStep(panel) };
      const heap = await panel.evaluate<number>('performance.memory.usedJSHeapSize');
      yield { id: `${id}-memory`, what: `panel, ${what}: memory of its scripts`, unit: 'MB', value: heap / 2 ** 20 };
      await session.workbench.closeEditors();
    }
  } finally {
    clearTimeout(timer);
    await session.stop();
  }
}

/** Milliseconds from each message that brings an answer to the paint after it. */
async function watchPaints(panel: Frame): Promise<() => Promise<number[]>> {
  await panel.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { paintTimes: times });
    addEventListener(
      'message',
      (event: MessageEvent<{ readonly m?: string; readonly a?: readonly { readonly kind?: string }[] }>) => {
        if (event.data.m !== 'setState' || event.data.a?.[0]?.kind !== 'answer') return;
        const start = performance.now();
        // Two frames: the first is where the state is drawn, the second begins after it was painted.
        requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - start)));
      },
      true,
    );
  });
  return () => panel.evaluate<number[]>('globalThis.paintTimes.splice(0)');
}

/** Milliseconds from taking another move than the best to the new position in view. */
async function whatIfStep(panel: Frame): Promise<number> {
  const move = panel.locator('.moves [data-row="1"]').or(panel.locator('.moves tbody:nth-of-type(2) button.link'));
  const element = await move.first().elementHandle({ timeout: 10_000 });
  return panel.evaluate(async (taken) => {
    const start = performance.now();
    (taken as HTMLElement).click();
    while (document.querySelector('.branch') === null && performance.now() - start < 10_000) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return performance.now() - start;
  }, element);
}
