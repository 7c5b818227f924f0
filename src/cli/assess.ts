import { finish } from '../engines/steps.ts';
import { studies } from '../games/studies.ts';
import { assessInput } from '../testCases/assess.ts';
import type { InputAssessment } from '../testCases/assessment.ts';
import type { FileText } from '../testCases/readText.ts';
import { suiteOf } from '../testCases/suite.ts';
import type { GameSuite } from '../testCases/suite.ts';
import { suiteText } from '../words/assessText.ts';
import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { noCaseSentence, printObject, unreadableSentence } from './output.ts';
import { printProblems } from './problems.ts';
import { complain, print } from './print.ts';
import { gameOfName, systemCode } from './files.ts';
import { memoryIn } from './memoryLimit.ts';
import { testFilesAt } from './testFiles.ts';
import { gameIn, isOn, pathsOf, sharedOptions } from './usage.ts';
import type { Command } from './usage.ts';

interface Assessed {
  readonly file: string;
  readonly assessment: InputAssessment;
}

/**
 * Says which wrong strategies a suite of inputs fails to catch, and which features no input has, each with a minimal
 * input. Exit code 1 where a strategy is not caught or a file has an error, 2 where a file cannot be read or a path holds no case.
 */
export const assessCommand: Command = {
  name: 'assess',
  takes: 'PATH...',
  about: (l10n) => l10n.t('which wrong strategies the test cases of files and folders do not catch (exit code 1: there are some)'),
  options: {
    game: sharedOptions.game,
    json: { ...sharedOptions.json, about: (l10n) => l10n.t('one object for all files') },
    memory: sharedOptions.memory,
    matrix: { type: 'boolean', shown: '--matrix', about: (l10n) => l10n.t('also which file catches which strategy') },
  },
  run: async (call, l10n) => {
    const paths = pathsOf(call, l10n);
    const limit = memoryIn(call, l10n);
    let exitCode = 0;
    const game = gameIn(call, l10n);
    const files: Assessed[] = [];
    const unreadable = (file: string, reason: string): void => {
      exitCode = 2;
      complain(`${unreadableSentence(file, reason, l10n)}\n`);
    };
    const found = testFilesAt(paths);
    for (const { file, reason } of found.unreadable) unreadable(file, reason);
    for (const one of found.cases) {
      const { name } = one;
      let input: FileText;
      try {
        ({ input } = one.read());
      } catch (error) {
        unreadable(name, systemCode(error));
        continue;
      }
      const assessment = finish(assessInput(input, { game: game ?? gameOfName(name), limit }));
      // What lies about in a folder may belong to any problem.
      if (assessment.game !== null || one.named) files.push({ file: name, assessment });
    }
    for (const file of files.length === 0 && exitCode === 0 ? paths : found.withoutCases) {
      exitCode = 2;
      complain(`${noCaseSentence(file, l10n)}\n`);
    }
    if (files.length === 0) return 2;
    const games = suiteOf(
      files.map(({ assessment }) => assessment),
      studies,
    );
    if (isOn(call, 'json')) printObject(suiteJson(files, games, l10n));
    else {
      for (const { file, assessment } of files) if (!assessment.usable) printProblems(file, assessment.problems, false, l10n);
      const names = files.map(({ file }) => file);
      print(games.map((suite) => suiteText(l10n, suite, names, isOn(call, 'matrix'))).join('\n'));
    }
    const gaps = games.some(({ strategies }) => strategies.some(({ caught }) => caught === 0));
    return exitCode || (gaps || files.some(({ assessment }) => !assessment.usable) ? 1 : 0);
  },
};

/** The whole report as one object; files are named as they were found. */
function suiteJson(files: readonly Assessed[], games: readonly GameSuite[], l10n: Translator): object {
  return {
    schemaVersion,
    files: files.map(({ file, assessment: { problems, ...found } }) => ({
      file,
      ...found,
      problems: problems.map((problem) => problemJson(problem, l10n)),
    })),
    games: games.map(({ game, files: own, strategies, features, redundant }) => ({
      game,
      files: own.length,
      strategies,
      features,
      redundant: redundant.map((index) => files[index].file),
    })),
  };
}
