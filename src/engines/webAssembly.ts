/** The part of WebAssembly that kernels need: the engines are compiled without the types of a browser or of Node. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** Throws RangeError where there is no room for so many pages more. */
  grow(pages: number): number;
}

export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

interface WasmApi {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => WasmMemory;
}

declare const WebAssembly: WasmApi | undefined;
declare function atob(base64: string): string;

export const wasmPage = 2 ** 16;
const mostPages = 2 ** 16;

/** Compiles a module; null where there is no WebAssembly, where it lacks what the module uses, or where a page's policy forbids it. */
export function compileWasm(base64: string): WasmModule | null {
  if (typeof WebAssembly === 'undefined') return null;
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    return null;
  }
}

/** Memory of so many bytes, and the exports of the module over it. Errors: RangeError where there is no room. */
export function instantiateWasm(module: WasmModule, bytes: number): { memory: WasmMemory; exports: Readonly<Record<string, unknown>> } {
  if (typeof WebAssembly === 'undefined') throw new Error('There is no WebAssembly.');
  const memory = new WebAssembly.Memory({ initial: pagesFor(bytes), maximum: mostPages });
  return { memory, exports: new WebAssembly.Instance(module, { env: { memory } }).exports };
}

/** Makes the memory hold so many bytes, if it does not; its buffer is then another one. Errors: RangeError as above. */
export function growWasm(memory: WasmMemory, bytes: number): void {
  const missing = pagesFor(bytes) - memory.buffer.byteLength / wasmPage;
  if (missing > 0) memory.grow(missing);
}

function pagesFor(bytes: number): number {
  return Math.ceil(bytes / wasmPage);
}
