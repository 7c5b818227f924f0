import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds serious or critical in a frame, one line each: rule, and the first element concerned. */
export async function seriousFindings(frame: Frame): Promise<string[]> {
  // Evaluated, not added as a script: the panel's policy forbids foreign scripts.
  await frame.evaluate(`${source}; 0`);
  const violations = await frame.evaluate<Violation[]>('axe.run(document).then((results) => results.violations)');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length}) ${nodes[0]?.failureSummary ?? ''}`);
}

/** Starts to listen for what the content security policy of a frame refuses; the result gives what was refused so far. */
export async function watchPolicy(frame: Frame): Promise<() => Promise<string[]>> {
  await frame.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { refusedByPolicy: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective}: ${event.sample || event.blockedURI}`),
    );
  });
  return () => frame.evaluate<string[]>('globalThis.refusedByPolicy');
}
