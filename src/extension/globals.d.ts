/**
 * What Node and the web worker both offer beside the language itself. The room is typed without the libraries of
 * either, so that nothing of only one host is used by mistake.
 */
declare function setTimeout(run: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number): void;
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };
declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare const performance: { now(): number };
