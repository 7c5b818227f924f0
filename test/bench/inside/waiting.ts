export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Looks every so many milliseconds whether something has come about, and throws where it has not within ten seconds. */
export async function until(what: string, interval: number, isSo: () => boolean): Promise<void> {
  for (const start = performance.now(); !isSo();) {
    if (performance.now() - start > 10_000) throw new Error(`Waited in vain for ${what}.`);
    await pause(interval);
  }
}
