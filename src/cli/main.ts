import { assessCommand } from './assess.ts';
import { checkCommand } from './check.ts';
import { diagnoseCommand } from './diagnose.ts';
import { explainCommand } from './explain.ts';
import { generateCommand } from './generate.ts';
import { helpText } from './help.ts';
import { translatorFor } from './language.ts';
import { solveCommand } from './solve.ts';
import { UsageError, parseCall } from './usage.ts';
import type { Command } from './usage.ts';
import { version } from './version.ts';

const l10n = translatorFor(process.env);

/** In the order of the help. */
const commands: readonly Command[] = [solveCommand, explainCommand, checkCommand, assessCommand, diagnoseCommand, generateCommand];

async function main(words: readonly string[]): Promise<number> {
  const asked = parseCall(words, commands, l10n);
  if (asked === 'help') {
    process.stdout.write(helpText(commands, l10n));
    return 0;
  }
  if (asked === 'version') {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  return asked.command.run(asked.call, l10n);
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
    process.stderr.write(`${error.message}\n\n${helpText(commands, l10n)}`);
    process.exitCode = 2;
  }
}

void run();
