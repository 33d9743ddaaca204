import { z } from "zod";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadMegabytes, type UploadedFile } from "#domain/upload.ts";
import type { FileProblem } from "./form-fields.ts";

/** The submitted value of a file field. */
export type ReadFile =
  | { kind: "NONE" }
  | { kind: "UPLOADED"; id: string; file: UploadedFile }
  | { kind: "REFUSED"; problem: FileProblem }
  /** The store was not reachable. */
  | { kind: "UNKNOWN"; id: string };

export type FileWords = Record<FileProblem, string>;

/** Returns the upload; undefined if no file was submitted. */
export function fileSchema(words: FileWords) {
  return z.custom<ReadFile>().transform((read, context) => {
    if (read.kind === "UPLOADED") return read.file;
    if (read.kind === "REFUSED")
      context.addIssue(fillTemplate(words[read.problem], { max: maxUploadMegabytes }));
    return undefined;
  });
}
