import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import busboy from "busboy";
import type { SavedUpload } from "#domain/upload.ts";
import { uploadField } from "#domain/upload.ts";

/** A form with files has at most so many parts; its text is bounded as that of other forms is. */
const limits = { files: 6, fields: 120, parts: 126, fieldSize: 64 * 1024, headerPairs: 50 };
/** Bytes of all fields that are text. */
const maxTextBytes = 256 * 1024;
/** What comes after a file that is too large is thrown away up to here, so that the browser gets its answer. */
const maxDrainBytes = 64 * 1024 * 1024;

/** The form ended before the file did. */
class BrokenOff extends Error {
  override name = "BrokenOff";
}

export type ReadForm =
  | { kind: "READ"; fields: URLSearchParams }
  | { kind: "TOO_LARGE" }
  | { kind: "UNREADABLE" };

/**
 * Reads a form with files. Each file is saved while it comes and stands among the fields as `uploadField` says it; an
 * input without a file is no field.
 */
export function readForm(
  request: IncomingMessage,
  save: (bytes: Readable, name: string) => Promise<SavedUpload>,
): Promise<ReadForm> {
  if (Number(request.headers["content-length"] ?? 0) > maxDrainBytes)
    return Promise.resolve({ kind: "TOO_LARGE" });
  let parser: busboy.Busboy;
  try {
    parser = busboy({ headers: request.headers, limits, defParamCharset: "utf8" });
  } catch {
    return Promise.resolve({ kind: "UNREADABLE" });
  }
  return new Promise((resolve) => {
    const fields = new URLSearchParams();
    const saves: Promise<void>[] = [];
    const copies: PassThrough[] = [];
    let [text, seen] = [0, 0];

    const end = (result: ReadForm) => {
      request.unpipe(parser);
      request.off("data", count);
      // A file that broke off is not waited for: it would stay half written, and open.
      if (result.kind !== "READ") for (const copy of copies) copy.destroy(new BrokenOff());
      resolve(result);
    };
    const tooLarge = () => end({ kind: "TOO_LARGE" });
    const count = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxDrainBytes) tooLarge();
    };
    parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
      // So the parser says that it does not know a part's charset, whatever its types say.
      if (typeof value !== "string") {
        end({ kind: "UNREADABLE" });
        return;
      }
      text += name.length + value.length;
      if (valueTruncated || nameTruncated || text > maxTextBytes) tooLarge();
      else fields.append(name, value);
    });
    parser.on("file", (name, bytes, { filename }) => {
      if (!filename) {
        bytes.resume();
        return;
      }
      // What cannot be written is still read to its end: the parser waits for it.
      const copy = bytes.pipe(new PassThrough());
      copies.push(copy);
      const saved = save(copy, filename).then((upload: SavedUpload) => {
        bytes.unpipe(copy);
        bytes.resume();
        fields.append(name, uploadField(upload));
      });
      saves.push(saved);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, tooLarge);
    parser.on("error", () => end({ kind: "UNREADABLE" }));
    parser.on("close", () => {
      Promise.all(saves).then(
        () => end({ kind: "READ", fields }),
        () => end({ kind: "UNREADABLE" }),
      );
    });
    request.on("aborted", () => end({ kind: "UNREADABLE" }));
    request.on("data", count);
    request.pipe(parser);
  });
}
