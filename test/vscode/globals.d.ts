/** What Node and the web worker both offer: the tests run in either. */
declare function setTimeout(run: () => void, milliseconds: number): number;
declare const console: { log(...values: readonly unknown[]): void };
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare const performance: { now(): number };
