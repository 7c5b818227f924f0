import { mostMegabytes } from '../words/memory.ts';
import type { Translator } from '../words/translator.ts';
import { type Call, numberIn } from './usage.ts';

/** Bytes that the solver of one case may take where nothing else is said; beyond, the case is refused. */
export const memoryLimit = 4 * 2 ** 30;

/** The same as a call says it. Errors: UsageError. */
export function memoryIn(call: Call, l10n: Translator): number {
  const megabytes = numberIn(call, 'memory', 1, l10n, mostMegabytes);
  return megabytes === null ? memoryLimit : megabytes * 2 ** 20;
}
