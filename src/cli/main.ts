import { english } from '../words/translator.ts';
import { explain } from './explain.ts';
import { solve } from './solve.ts';
import { UsageError, help, parseCall } from './usage.ts';
import { version } from './version.ts';

async function main(words: readonly string[]): Promise<number> {
  const call = parseCall(words);
  switch (call.command) {
    case 'help':
      process.stdout.write(help);
      return 0;
    case 'version':
      process.stdout.write(`${version}\n`);
      return 0;
    case 'solve':
      return solve(call, english);
    case 'explain':
      return explain(call, english);
  }
}

// A reader that closes early (as in `| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  },
);
