/*
 * Everything that the engine uses of its host: part of every browser, worker and Node. Anything else, such as
 * the network, the page, the disk or timers, is a compile error.
 */

declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean });
  decode(bytes?: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare function atob(base64: string): string;
