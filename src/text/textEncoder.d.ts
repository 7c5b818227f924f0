/** What every host of this room has of the Encoding standard; the library without DOM does not declare it. */
declare class TextEncoder {
  encodeInto(text: string, target: Uint8Array): { readonly read: number; readonly written: number };
}
