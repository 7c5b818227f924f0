// Builds what ships and packs it into an extension file: node package.mjs [FILE]
// vsce packs it as the editor wants it; then each file in it is compressed again, which saves a twentieth.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import zopfli from '@gfx/zopfli';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';

const file = process.argv[2] ?? 'dist/optimal-play.vsix';
const vsce = 'node_modules/@vscode/vsce/vsce';
const deflated = 8;
const deflate = promisify(zopfli.deflate);

for (const words of [
  ['esbuild.mjs', '--production'],
  [vsce, 'package', '--no-dependencies', '--no-rewrite-relative-links', '--readme-path', 'docs/extension.md', '--out', file],
]) {
  execFileSync(process.execPath, words, { stdio: 'inherit' });
}
writeFileSync(file, await compressedAgain(readFileSync(file)));

async function compressedAgain(archive) {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(archive)));
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false, dataDescriptor: false });
  for (const entry of await reader.getEntries()) {
    const { filename, signature, lastModDate } = entry;
    const contents = await entry.getData(new Uint8ArrayWriter());
    const compressed = await deflate(contents, { numiterations: 5 });
    const smaller = compressed.length < contents.length;
    await writer.add(filename, new Uint8ArrayReader(smaller ? compressed : contents), {
      passThrough: true,
      compressionMethod: smaller ? deflated : 0,
      uncompressedSize: contents.length,
      signature,
      lastModDate,
    });
  }
  return writer.close();
}
