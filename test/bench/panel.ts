// Measures the panel inside VS Code: node test/bench/panel.ts
// Large inputs of both games, opened in the server build: message to paint, a what-if step, memory.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { Session } from '../ui/support/session.ts';

interface Input {
  readonly name: string;
  readonly text: () => string;
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const inputs: readonly Input[] = [
  {
    name: 'photos-100000.photos',
    text: () => {
      const next = random(7);
      const stack = (): string => `${next(1e9)} ${next(1e9)} ${next(1e9)} ${next(1e9)}`;
      return ['100000', ...Array.from({ length: 100_000 }, stack), ''].join('\n');
    },
  },
  {
    name: 'gems-21.gems',
    text: () => {
      const next = random(7);
      const bag = (): string => {
        const gems = Array.from({ length: 1 + next(10) }, () => 1 + next(8));
        return `${gems.length} ${gems.join(' ')}`;
      };
      return ['8 21 5', ...Array.from({ length: 21 }, bag), '0 0 0', ''].join('\n');
    },
  },
];

/** Milliseconds from each message that changes the panel's state to the paint after it. */
async function watchPaints(panel: Frame): Promise<() => Promise<number[]>> {
  await panel.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { paintTimes: times });
    addEventListener(
      'message',
      (event: MessageEvent<{ readonly m?: string }>) => {
        if (event.data.m !== 'setState') return;
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

const rounded = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(', ');

const session = await Session.start();
try {
  for (const { name, text } of inputs) {
    writeFileSync(path.join(session.folder, name), text());
    const started = performance.now();
    const panel = await session.solve(name);
    await panel.getByRole('heading', { level: 1 }).waitFor();
    console.log(`${name}: open, command and answer by hand ${(performance.now() - started).toFixed(0)} ms`);
    const paints = await watchPaints(panel);
    for (let run = 0; run < 5; run++) {
      await session.workbench.runCommand('Optimal Play: Solve');
      await panel.waitForTimeout(1500);
    }
    console.log(`  state to paint, ms: ${rounded(await paints())}`);
    console.log(`  what-if step to paint, ms: ${rounded([await whatIfStep(panel)])}`);
    const heap = await panel.evaluate<number>('performance.memory.usedJSHeapSize');
    console.log(`  memory of the webview's scripts: ${(heap / 2 ** 20).toFixed(1)} MB`);
    await session.workbench.closeEditors();
  }
} finally {
  await session.stop();
}
