import { SealBroken } from "./place-key.ts";

/** The bytes of a submission (`application.ts`) before it is sealed: the length of its JSON in four bytes, the JSON, the file. */
export function packSubmission(content: object, file?: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(content));
  const packed = new Uint8Array(4 + json.length + (file?.length ?? 0));
  new DataView(packed.buffer).setUint32(0, json.length);
  packed.set(json, 4);
  if (file) packed.set(file, 4 + json.length);
  return packed;
}

/** Takes the bytes apart. @throws {SealBroken} if they have another form */
export function splitSubmission(packed: Uint8Array): { content: unknown; file: Uint8Array<ArrayBuffer> } {
  try {
    const length = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0);
    if (length > packed.length - 4) throw new RangeError("The JSON is longer than the bytes");
    const json = new TextDecoder("utf-8", { fatal: true }).decode(packed.subarray(4, 4 + length));
    return { content: JSON.parse(json), file: packed.slice(4 + length) };
  } catch (cause) {
    throw new SealBroken("No submission", { cause });
  }
}
