/** What every host of this room has of the Encoding standard; the library without DOM does not declare it. */
declare class TextDecoder {
  constructor(label: string, options: { readonly ignoreBOM: boolean });
  decode(input?: Uint8Array, options?: { readonly stream: boolean }): string;
}
