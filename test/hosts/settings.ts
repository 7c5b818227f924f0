/** User settings of VS Code by their names. */
export type Settings = Readonly<Record<string, unknown>>;

/** What makes VS Code quiet and the same at every start: no welcome page, no assistants, no updates, no motion. */
const quiet: Settings = {
  'chat.disableAIFeatures': true,
  'editor.accessibilitySupport': 'off',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.confirmBeforeClose': 'never',
  'workbench.colorTheme': 'Default Dark Modern',
  // Above 10 MB this host asks a question instead of opening an editor.
  'workbench.editorLargeFileConfirmation': 1024,
  'workbench.enableExperiments': false,
  'workbench.reduceMotion': 'on',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/**
 * The user settings of a host.
 * @param restricted whether every folder is to be untrusted, without a question
 * @param more settings that win over the usual ones
 */
export function userSettings(restricted: boolean, more: Settings = {}): Settings {
  const trust: Settings = restricted
    ? { 'security.workspace.trust.startupPrompt': 'never', 'security.workspace.trust.banner': 'never' }
    : { 'security.workspace.trust.enabled': false };
  return { ...quiet, ...trust, ...more };
}
