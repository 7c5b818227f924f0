// Builds everything that ships, and with --tests what runs inside VS Code to test it.
// node esbuild.mjs [--production] [--tests] [--only=NAME[,NAME]] [--out=FOLDER]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildKernels } from './kernels.mjs';

const { values } = parseArgs({
  options: {
    production: { type: 'boolean' },
    tests: { type: 'boolean' },
    only: { type: 'string' },
    out: { type: 'string', default: 'dist' },
  },
});
const only = values.only?.split(',');

const common = {
  bundle: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  minify: values.production === true,
  sourcemap: values.production ? false : 'linked',
  target: 'es2023',
};
const forNode = { ...common, platform: 'node', target: 'node20' };
// The browser platform makes every import of a Node module an error of the build.
const forWeb = { ...common, platform: 'browser', conditions: ['browser'] };

/** What an entry for Node imports of these modules is in the web's script, which ships anyway: it is loaded from there. */
const shared = (script, ...modules) => ({
  name: 'shared',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\.\/\w+\.ts$/ }, ({ path, kind }) =>
      kind === 'import-statement' && modules.includes(path) ? { path: script, external: true } : undefined,
    );
  },
});

/**
 * What is imported when it is needed travels packed, and is compiled only then: an engine looks through every function of a
 * script, also of those that are never called.
 */
const deferred = (module, exported, options) => ({
  name: 'deferred',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/\w+\.ts$/ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' && path === module ? { path: `${resolveDir}/${path}`, namespace: 'deferred' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'deferred' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, sourcemap: false, entryPoints: [path], write: false });
      return {
        contents: `const { brotliDecompressSync } = require('node:zlib');
const module = { exports: {} };
const script = brotliDecompressSync(Buffer.from('${brotliCompressSync(outputFiles[0].contents).toString('base64')}', 'base64'));
new Function('module', 'require', script.toString())(module, require);
export const { ${exported} } = module.exports;`,
      };
    });
  },
});

/** Strings alone are written in one-byte characters by `charset: 'ascii'`; what is left stands in regular expressions. */
const asciiPatterns = {
  name: 'asciiPatterns',
  setup: ({ initialOptions, onEnd }) => {
    onEnd(({ errors }) => {
      if (errors.length > 0) return;
      const text = readFileSync(initialOptions.outfile, 'utf8');
      const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      writeFileSync(initialOptions.outfile, text.replace(/[^\0-\x7f]/g, escaped));
    });
  },
};

const bundles = {
  extension: {
    ...forNode,
    format: 'cjs',
    external: ['vscode'],
    plugins: [shared('./web/extension.js', '../activate.ts')],
    entryPoints: ['src/extension/node/extension.ts'],
    outfile: `${values.out}/extension.cjs`,
  },
  worker: {
    ...forNode,
    format: 'cjs',
    plugins: [shared('./web/worker.js', '../serve.ts', '../gameRoom.ts', '../warming.ts')],
    entryPoints: ['src/worker/node/entry.ts'],
    outfile: `${values.out}/worker.cjs`,
  },
  webExtension: {
    ...forWeb,
    format: 'cjs',
    external: ['vscode'],
    entryPoints: ['src/extension/web/extension.ts'],
    outfile: `${values.out}/web/extension.js`,
  },
  webWorker: {
    ...forWeb,
    format: 'iife',
    globalName: 'optimalPlayWorker',
    // A classic script has no exports; Node reads them of the same file.
    footer: { js: "if (typeof module === 'object') module.exports = optimalPlayWorker;" },
    entryPoints: ['src/worker/web/entry.ts'],
    outfile: `${values.out}/web/worker.js`,
  },
  panel: { ...forWeb, format: 'iife', entryPoints: ['src/panel/main.ts'], outfile: `${values.out}/panel.js` },
  cli: {
    ...forNode,
    format: 'cjs',
    // All of one byte a character, which an engine reads faster.
    charset: 'ascii',
    // `solve` does not wait for the other commands.
    plugins: [deferred('./commands.ts', 'runCall', { ...forNode, format: 'cjs' }), asciiPatterns],
    entryPoints: ['src/cli/main.ts'],
    outfile: `${values.out}/cli.js`,
  },
};
const testBundles = {
  // The same bundle runs in the extension host of Node and of the browser.
  vscodeTests: {
    ...forWeb,
    format: 'cjs',
    external: ['vscode'],
    // Mocha's browser build names Node's globals.
    define: { global: 'globalThis' },
    // Names the export for Node, which imports the bundle.
    footer: { js: '0 && (module.exports = { run });' },
    entryPoints: ['test/vscode/main.ts'],
    outfile: `${values.out}/test/vscode.js`,
  },
};

const chosen = Object.entries({ ...bundles, ...(values.tests && testBundles) }).filter(([name]) => !only || only.includes(name));
if (!only) rmSync(values.out, { recursive: true, force: true });
await buildKernels();
try {
  await Promise.all(chosen.map(([, options]) => build(options)));
} catch {
  // esbuild has printed what is wrong.
  process.exitCode = 1;
}
