import { mostMegabytes } from '../words/memory.ts';

/** Every command that package.json contributes, by what the code calls it. */
export const commands = {
  solve: 'optimalPlay.solve',
  solveFile: 'optimalPlay.solveFile',
  explain: 'optimalPlay.explain',
  exportExplanation: 'optimalPlay.exportExplanation',
  copySummary: 'optimalPlay.copySummary',
  showPlainText: 'optimalPlay.showPlainText',
  play: 'optimalPlay.play',
  verify: 'optimalPlay.verify',
  selectGame: 'optimalPlay.selectGame',
  cancel: 'optimalPlay.cancel',
  showPanel: 'optimalPlay.showPanel',
  showLog: 'optimalPlay.showLog',
  checkTestCases: 'optimalPlay.checkTestCases',
  addTestCase: 'optimalPlay.addTestCase',
  useComputed: 'optimalPlay.useComputed',
  newTestCase: 'optimalPlay.newTestCase',
  importTestCases: 'optimalPlay.importTestCases',
  exportTestCases: 'optimalPlay.exportTestCases',
  openTestCase: 'optimalPlay.openTestCase',
  explainTestCase: 'optimalPlay.explainTestCase',
  mendExpected: 'optimalPlay.mendExpected',
  generateInput: 'optimalPlay.generateInput',
  diagnose: 'optimalPlay.diagnose',
  saveExactPack: 'optimalPlay.saveExactPack',
  assess: 'optimalPlay.assess',
} as const;

/** Every setting that package.json contributes: its key below `optimalPlay.`, and its default. */
export const settings = {
  diagnosticsEnabled: { key: 'diagnostics.enabled', fallback: true },
  codeLens: { key: 'codeLens', fallback: true },
  predictFirst: { key: 'predictFirst', fallback: false },
  memoryLimit: { key: 'memoryLimit', fallback: 1024 },
  testCasesInclude: { key: 'testCases.include', fallback: ['**'] },
  testCasesStrict: { key: 'testCases.strict', fallback: false },
} as const;

/** Megabytes that may stand in the setting. */
export const memoryLimits = { least: 64, most: mostMegabytes } as const;

/** Every context key that the `when` clauses of package.json ask for. */
export const contextKeys = {
  /** Paths of the documents that hold an input of a game. */
  knownPaths: 'optimalPlay.knownPaths',
  /** An input was met in the workspace. */
  hasInputs: 'optimalPlay.hasInputs',
  /** A solve is running on the document that commands act on. */
  solving: 'optimalPlay.solving',
} as const;

/** The webview type of the panel. */
export const panelType = 'optimalPlay.strategy';
/** The webview types of the other pages. */
export const diagnoseType = 'optimalPlay.diagnose';
export const assessmentType = 'optimalPlay.assessment';
