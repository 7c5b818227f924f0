// Compiles the kernels that are written in AssemblyScript (src/engines/kernels/NAME.as.ts) and writes each, as text, into a
// module next to it (NAMEWasm.ts). The modules are kept in the repository: whatever runs the sources needs no build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMemoryStream, main as compileAssemblyScript } from 'assemblyscript/asc';

const folder = new URL('src/engines/kernels/', import.meta.url);
const source = '.as.ts';
const options = ['-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert', '--importMemory', '--zeroFilledMemory'];

/** The modules of all kernels as they should be: by file, the text. */
export async function kernelModules() {
  const modules = [];
  for (const file of readdirSync(folder).filter((file) => file.endsWith(source))) {
    const name = file.slice(0, -source.length);
    const base64 = (await compile(file)).toString('base64');
    const text = `/** ${file}, compiled by kernels.mjs. */\nexport const ${name}Wasm =\n  '${base64}';\n`;
    modules.push({ file: fileURLToPath(new URL(`${name}Wasm.ts`, folder)), text });
  }
  return modules;
}

/** Writes the modules that are not as they should be. */
export async function buildKernels() {
  for (const { file, text } of await kernelModules()) {
    if (read(file) !== text) writeFileSync(file, text);
  }
}

async function compile(file) {
  let binary;
  const messages = createMemoryStream();
  const { error } = await compileAssemblyScript([file, '--outFile', 'out.wasm', ...options], {
    readFile: (name) => read(new URL(name, folder)),
    writeFile: (name, contents) => {
      if (name === 'out.wasm') binary = Buffer.from(contents);
    },
    listFiles: () => [],
    stderr: messages,
  });
  if (error) throw new Error(`${file} does not compile.\n${messages.toString()}`, { cause: error });
  return binary;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
