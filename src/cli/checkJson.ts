import type { CheckReport, Difference } from '../testCases/verdict.ts';
import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { differenceSentence } from '../words/verdicts.ts';
import type { TestFile } from './testFiles.ts';

/** A checked test case as an object; lines and columns from 1. `foreign`: no game was recognised, it is not checked. */
export function checkJson(file: TestFile, report: CheckReport, foreign: boolean, l10n: Translator): object {
  const { game, outcome, problems, cases, beyond, layoutNote } = report;
  return {
    schemaVersion,
    file: file.name,
    expectedFile: file.expectedName,
    game,
    outcome: foreign ? 'not-checked' : outcome,
    problems: problems.map((problem) => problemJson(problem, l10n)),
    cases: cases.map(({ line, margin, verdict, difference, alsoFits }, index) => ({
      case: index + 1,
      line: line + 1,
      verdict,
      computed: margin,
      difference: difference === null ? null : differenceJson(difference, l10n),
      alsoFits,
    })),
    beyond: beyond === null ? null : differenceJson(beyond, l10n),
    layoutNote,
  };
}

function differenceJson(difference: Difference, l10n: Translator): object {
  const { text, line, start, end } = difference.code === 'value-missing' ? difference.at : difference.expected;
  return {
    code: difference.code,
    message: differenceSentence(l10n, difference),
    expected: text,
    line: line + 1,
    startColumn: start + 1,
    endColumn: end + 1,
    ...(difference.code === 'not-a-number' ? { hidden: difference.hidden } : {}),
  };
}
