/**
 * What these builds say on every start and what means nothing here: their native modules (log files, watchdog,
 * terminal) are not compiled, and some files of the product are not in the package.
 */
const known: readonly RegExp[] = [
  /Could not locate the bindings file\. Tried:/,
  /^\s*→ \S*\.node$/,
  /^\s*'\S*\.node',?$/,
  /^\s*tries: \[$/,
  /^\s*\]$/,
  /^\s*\}$/,
  /^\s*at .*(node:internal|node_modules[/\\]bindings|spdlog|server-main\.js|native-watchdog|extensionHostProcess\.js)/i,
  /Cannot find module '\.\/build\/Release\/(watchdog|pty)/,
  /^Require stack:$/,
  /^- \S*(native-watchdog|extensionHostProcess|node-pty)\S*$/,
  /File not found: \S*vsda/,
  /reconnection-grace-time/,
  /\[?AgentHost(Channel|:)/,
  /\[AccountPolicyGate\]/,
  /^(Resolving|Resolved) connection token|^Creating a socket/,
  /additional builtin (extensions|location)/,
  /authentication provider 'github'|getaddrinfo (ENOTFOUND|EAI_AGAIN)/,
  /^(ENOPRO|Loading development extension|Ignoring the error while validating|vscode-test-web-support)/,
  /^Failed to get installed servers|^Unable to read file 'vscode-test-web:/,
  /^(Canceled|CodeExpectedError)$/,
  /\[(Management|ExtensionHost)Connection\]/,
  /default profile extensions in extensions installation folder/,
  /Failed to register a ServiceWorker|\[Service Worker\]/,
  /Failed to load resource|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
  /^\s*code: 'MODULE_NOT_FOUND'|^\s*requireStack: \[/,
  /^(\[\d+:\d+:\d+\])?\s*$/,
];

/** Whether a message, of one or more lines, is one of those. */
export function isKnownComplaint(message: string): boolean {
  const end = message.indexOf('\n');
  const first = end < 0 ? message : message.slice(0, end);
  return known.some((complaint) => complaint.test(first));
}

/** A log without the lines that these builds always print. */
export function withoutKnownComplaints(log: string): string {
  return log
    .split(/\r?\n/)
    .filter((line) => !isKnownComplaint(line))
    .join('\n');
}
