import path from 'node:path';

/** The folder of this repository: the extension under development. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Where VS Code builds and the browser are kept between runs; git-ignored, safe to delete. */
export const cacheDirectory = path.join(repository, '.vscode-test');
