import { assessCommand } from './assess.ts';
import { checkCommand } from './check.ts';
import { diagnoseCommand } from './diagnose.ts';
import { explainCommand } from './explain.ts';
import { generateCommand } from './generate.ts';
import { commandHelp, helpText } from './help.ts';
import { translatorFor } from './language.ts';
import { complain, print, tellUnwritable } from './print.ts';
import { solveCommand } from './solve.ts';
import { UsageError, parseCall } from './usage.ts';
import type { Command } from './usage.ts';
import { version } from './version.ts';

/** In the order of the help. */
const commands: readonly Command[] = [solveCommand, explainCommand, checkCommand, assessCommand, diagnoseCommand, generateCommand];

/** Does what the words of a call ask for; the first `done` of its files are done already. Returns the exit code. */
export async function runCall(words: readonly string[], done: number): Promise<number> {
  const l10n = translatorFor(process.env);
  try {
    const asked = parseCall(words, commands, l10n);
    if (asked !== 'version' && 'call' in asked) {
      return await asked.command.run({ ...asked.call, words: asked.call.words.slice(done) }, l10n);
    }
    print(asked === 'version' ? `${version}\n` : asked.help === null ? helpText(commands, l10n) : commandHelp(asked.help, l10n));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) return tellUnwritable(error, l10n);
    complain(`${error.message}\n${l10n.t('optimal-play --help shows all options.')}\n`);
    return 2;
  }
}
