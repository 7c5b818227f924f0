import { explain } from './explain.ts';
import { translatorFor } from './language.ts';
import { solve } from './solve.ts';
import { UsageError, helpText, parseCall } from './usage.ts';
import { version } from './version.ts';

const l10n = translatorFor(process.env);

async function main(words: readonly string[]): Promise<number> {
  const call = parseCall(words, l10n);
  switch (call.command) {
    case 'help':
      process.stdout.write(helpText(l10n));
      return 0;
    case 'version':
      process.stdout.write(`${version}\n`);
      return 0;
    case 'solve':
      return solve(call, l10n);
    case 'explain':
      return explain(call, l10n);
  }
}

// A reader that closes early (as in `| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

async function run(): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${helpText(l10n)}`);
    process.exitCode = 2;
  }
}

void run();
