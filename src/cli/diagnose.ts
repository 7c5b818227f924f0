import { finish } from '../engines/steps.ts';
import { studies } from '../games/studies.ts';
import { diagnose } from '../testCases/diagnose.ts';
import type { Diagnosis } from '../testCases/diagnosis.ts';
import { fittingOf } from '../testCases/fitting.ts';
import { charactersOf } from '../testCases/readText.ts';
import type { FileText } from '../testCases/readText.ts';
import { verdictSentence } from '../words/diagnose.ts';
import { diagnosisText } from '../words/diagnoseText.ts';
import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { printObject, printUnreadable, unreadableSentence } from './output.ts';
import { printProblems } from './problems.ts';
import { print } from './print.ts';
import { gameOfName } from './files.ts';
import { bytesOf } from './readInput.ts';
import { memoryIn } from './memoryLimit.ts';
import type { Call, Command } from './usage.ts';
import { UsageError, choiceIn, gameIn, isOn, readOnce, sharedOptions } from './usage.ts';

/**
 * Which wrong strategies print what a program printed for an input. Exit code 0 where that is right, 1 where it is wrong or
 * cannot be compared, 2 where a file cannot be read. Of a fingerprint alone the input is printed, to be given to a program.
 */
export const diagnoseCommand: Command = {
  name: 'diagnose',
  takes: 'FILE --printed VALUE...',
  about: (l10n) => l10n.t('which wrong strategies print what your program printed (exit code 0: it is right; - is standard input)'),
  options: {
    game: sharedOptions.game,
    json: sharedOptions.json,
    memory: sharedOptions.memory,
    fingerprint: {
      type: 'string',
      shown: '--fingerprint family-photos|gems-fight',
      about: (l10n) => l10n.t('instead of FILE the input that tells the mistakes of a game apart; without --printed it is written'),
    },
  },
  tail: '--printed',
  run: async (call, l10n) => {
    const fingerprint = choiceIn(call, 'fingerprint', ['family-photos', 'gems-fight'], l10n);
    if (fingerprint !== null && call.words.length === 0 && call.tail === null) {
      print(studies[fingerprint].fingerprint);
      return 0;
    }
    const [file, ...more] = call.words;
    if ((file === undefined) === (fingerprint === null) || more.length > 0) {
      throw new UsageError(l10n.t('Name one file, or --fingerprint and no file.'));
    }
    if (call.tail === null || call.tail.length === 0)
      throw new UsageError(l10n.t('Say what your program printed: --printed and the values, or - for standard input.'));
    readOnce([file ?? '', call.tail.join(' ')], l10n);
    const limit = memoryIn(call, l10n);
    const game = fingerprint ?? gameIn(call, l10n) ?? gameOfName(file);
    const input = fingerprint === null ? await textOf(file, isOn(call, 'json'), l10n) : studies[fingerprint].fingerprint;
    const printed = call.tail.join(' ') === '-' ? await textOf('-', isOn(call, 'json'), l10n) : call.tail.join(' ');
    if (input === null || printed === null) return 2;
    return tell(call, file ?? 'fingerprint', finish(diagnose(input, charactersOf(printed), { game, limit })), l10n);
  },
};

/** Null where the file cannot be read, which is said. */
async function textOf(file: string, json: boolean, l10n: Translator): Promise<FileText | null> {
  const bytes = await bytesOf(file);
  if (bytes instanceof Uint8Array) return bytes;
  printUnreadable(file, unreadableSentence(file, bytes.code, l10n), json);
  return null;
}

function tell(call: Call, file: string, diagnosis: Diagnosis, l10n: Translator): number {
  const { game, problems, outcome, right, printed } = diagnosis;
  if (isOn(call, 'json')) {
    const { fits = [], near = [], unknown = [] } = fittingOf([diagnosis]) ?? {};
    printObject({
      schemaVersion,
      file,
      game,
      problems: problems.map((problem) => problemJson(problem, l10n)),
      outcome,
      sentence: verdictSentence(l10n, diagnosis),
      right,
      printed,
      fits,
      near,
      unknown,
    });
  } else if (right.length === 0) printProblems(file, problems, false, l10n);
  else print(diagnosisText(l10n, diagnosis, game === null ? [] : studies[game].wrongStrategies));
  return outcome === 'right' ? 0 : 1;
}
