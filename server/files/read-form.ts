import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import busboy from "busboy";
import { type UploadAnswer, uploadField } from "#domain/upload.ts";
import { BrokenOff } from "#server/http/read-body.ts";

/** Limits of a form with files. The maximum length of a field is the same as in other forms. */
const limits = { files: 6, fields: 120, parts: 126, fieldSize: 64 * 1024, headerPairs: 50 };
/** All text fields in total. */
const maxTextBytes = 256 * 1024;
/** An oversized body is read and discarded up to this size, so that the browser receives the response. */
const maxDrainBytes = 64 * 1024 * 1024;

/** The form ended in the middle of a file. */
class IncompleteForm extends BrokenOff {
  override name = "IncompleteForm";
}

export type ReadForm =
  | { kind: "READ"; fields: URLSearchParams }
  | { kind: "TOO_LARGE" }
  | { kind: "UNREADABLE" };

/**
 * Reads a form with files. Each file is saved while it arrives, and its field gets the value of
 * `uploadField`. Empty file inputs are omitted.
 */
export function readForm(
  request: IncomingMessage,
  save: (bytes: Readable, name: string) => Promise<UploadAnswer>,
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
    let textLength = 0;
    let bodyBytes = 0;

    const end = (result: ReadForm) => {
      request.unpipe(parser);
      request.off("data", count);
      // Incomplete copies would otherwise stay open, half written.
      if (result.kind !== "READ") for (const copy of copies) copy.destroy(new IncompleteForm());
      resolve(result);
    };
    const tooLarge = () => end({ kind: "TOO_LARGE" });
    const count = (chunk: Buffer) => {
      bodyBytes += chunk.length;
      if (bodyBytes > maxDrainBytes) tooLarge();
    };
    parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
      // The parser passes undefined for an unknown charset, although its types exclude that.
      if (typeof value !== "string") {
        end({ kind: "UNREADABLE" });
        return;
      }
      textLength += name.length + value.length;
      if (valueTruncated || nameTruncated || textLength > maxTextBytes) tooLarge();
      else fields.append(name, value);
    });
    parser.on("file", (name, bytes, { filename }) => {
      // If the form is cut off within a file, the parser also emits an error on the file.
      bytes.on("error", () => {});
      if (!filename) {
        bytes.resume();
        return;
      }
      // Consumes the file even if it cannot be saved, because the parser waits for its end.
      const copy = bytes.pipe(new PassThrough());
      // After a failed save, nothing else handles errors of its stream.
      copy.on("error", () => {});
      copies.push(copy);
      const refused: UploadAnswer = { kind: "REFUSED", reason: "UNAVAILABLE", name: filename };
      const saved = save(copy, filename)
        .catch(() => refused)
        .then((upload) => {
          bytes.unpipe(copy);
          bytes.resume();
          fields.append(name, uploadField(upload));
        });
      saves.push(saved);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, tooLarge);
    parser.on("error", () => end({ kind: "UNREADABLE" }));
    parser.on("close", () => {
      void Promise.all(saves).then(() => end({ kind: "READ", fields }));
    });
    request.on("aborted", () => end({ kind: "UNREADABLE" }));
    request.on("data", count);
    request.pipe(parser);
  });
}
