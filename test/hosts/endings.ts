/** What must still happen when this process ends, however it ends (short of being killed outright). */
const endings = new Set<() => void>();

/**
 * Registers synchronous work for the end of this process, also when Ctrl+C or a termination signal ends it.
 * Returns the function that takes it off the list again.
 */
export function atEnd(ending: () => void): () => void {
  if (endings.size === 0) listen();
  endings.add(ending);
  return () => endings.delete(ending);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  process.once('exit', () => {
    for (const ending of endings) ending();
  });
  // By default these signals end Node without an `exit` event.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGHUP', () => process.exit(129));
}
