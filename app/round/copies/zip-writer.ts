import type { Zip as FflateZip } from "fflate";

/** Bytes that are turned into a blob, which the browser may keep outside the page's memory. */
const maxLooseBytes = 4 * 1024 * 1024;
/** Packed per step, so that the page can answer in between. */
const packStep = 128 * 1024;
/** Without the 64-bit extension, which some programs do not read. */
export const maxZipBytes = 0xffff_ffff - 64 * 1024 * 1024;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export type ZipWriter = {
  /** Adds a file unchanged: documents are packed already. */
  store: (path: string, bytes: Uint8Array) => void;
  /** Adds a file, packed. Leaves the page time to answer. */
  pack: (path: string, bytes: Uint8Array) => Promise<void>;
  bytesWritten: () => number;
  finish: () => Blob;
};

/** Writes a ZIP piece by piece, so that neither the files nor the ZIP need to fit into the page's memory. */
export async function createZipWriter(): Promise<ZipWriter> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const blobs: Blob[] = [];
  let loose: Uint8Array<ArrayBuffer>[] = [];
  let looseBytes = 0;
  let total = 0;
  let failure: Error | undefined;
  const settle = () => {
    if (loose.length > 0) blobs.push(new Blob(loose));
    loose = [];
    looseBytes = 0;
  };
  const zip: FflateZip = new Zip((error, chunk) => {
    if (error) {
      failure ??= error;
      return;
    }
    total += chunk.length;
    looseBytes += chunk.length;
    loose.push(chunk as Uint8Array<ArrayBuffer>);
    if (looseBytes > maxLooseBytes) settle();
  });
  return {
    store(path, bytes) {
      const entry = new ZipPassThrough(path);
      zip.add(entry);
      entry.push(bytes, true);
    },
    async pack(path, bytes) {
      const entry = new ZipDeflate(path, { level: 6 });
      zip.add(entry);
      for (let offset = 0; offset < bytes.length || offset === 0; offset += packStep) {
        entry.push(bytes.subarray(offset, offset + packStep), offset + packStep >= bytes.length);
        if (bytes.length > packStep) await pause();
      }
    },
    bytesWritten: () => total,
    finish() {
      zip.end();
      if (failure) throw failure;
      settle();
      return new Blob(blobs, { type: "application/zip" });
    },
  };
}
