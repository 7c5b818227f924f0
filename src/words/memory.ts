import type { GameProblems } from '../games/problems.ts';
import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Megabytes for one case that can be allowed at most. */
export const mostMegabytes = 16_384;

/** Why a case is not solved that takes more memory than is allowed, and what to do that helps. */
export function tooLargeSentence(l10n: Translator, { caseNumber, megabytes, limit }: GameProblems['too-large']): string {
  const args = [caseNumber, megabytes, limit].map(grouped);
  return megabytes > mostMegabytes
    ? l10n.t('Case {0} would take {1} MB of memory, more than can be allowed. Solve a smaller one.', ...args)
    : l10n.t(
        'Case {0} would take {1} MB of memory; {2} MB are allowed. Solve a smaller one, or allow more: in VS Code with the setting optimalPlay.memoryLimit, on the command line with --memory.',
        ...args,
      );
}
