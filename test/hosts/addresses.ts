import { pathToFileURL } from 'node:url';

/** What a page of the server build opens with. */
export interface PageOptions {
  /** Absolute path of the folder to open; none: an empty window. */
  readonly folder?: string;
  /** Absolute path of an extension under development. */
  readonly extension?: string;
  /** Absolute path of a bundle that exports `run()`; it is run at once. */
  readonly tests?: string;
  /** Absolute path of a file to show. */
  readonly file?: string;
}

/**
 * The address of a page of the server build.
 * @param origin such as `http://127.0.0.1:9100`
 * @param token the connection token of the server
 */
export function pageAddress(origin: string, token: string, { folder, extension, tests, file }: PageOptions): string {
  const url = new URL(origin);
  const remote = (path: string): string => `vscode-remote://${url.host}${pathToFileURL(path).pathname}`;
  const payload: [string, string][] = [['skipWelcome', 'true']];
  if (extension !== undefined) payload.push(['extensionDevelopmentPath', remote(extension)]);
  if (tests !== undefined) payload.push(['extensionTestsPath', remote(tests)]);
  if (file !== undefined) payload.push(['openFile', remote(file)]);
  url.searchParams.set('tkn', token);
  if (folder === undefined) url.searchParams.set('ew', 'true');
  else url.searchParams.set('folder', decodeURIComponent(pathToFileURL(folder).pathname));
  url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}
