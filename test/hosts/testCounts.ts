/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the one line by which tests inside VS Code say how they ended: `{"optimalPlayTests":{"passed":12,"failed":0}}`.
 * @returns undefined for every other line
 */
export function parseCounts(line: string): Counts | undefined {
  const found = /\{"optimalPlayTests":\{"passed":(\d+),"failed":(\d+)\}\}/.exec(line);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined;
}
