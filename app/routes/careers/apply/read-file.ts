import { z } from "zod";
import { submittedValues } from "#app/form/read-fields.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadMegabytes } from "#domain/upload.ts";
import type { UploadedFile } from "#server/submissions/application-access.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { type FileProblem, fileProblems, removedFilesField } from "./application-fields.ts";

/** Rejects if the store does not answer. */
export type FindUpload = (id: string) => Promise<UploadedFile | undefined>;

export type ReadFile =
  | { kind: "NONE" }
  | { kind: "UPLOADED"; id: string; file: UploadedFile }
  | { kind: "REFUSED"; problem: FileProblem }
  /** The store did not answer. */
  | { kind: "UNKNOWN"; id: string };

/** Finds the upload of a field. */
export async function readFile(form: FormData, name: string, findUpload: FindUpload): Promise<ReadFile> {
  const removed = submittedValues(form, removedFilesField);
  // The upload of an earlier attempt comes first, the new one last.
  const value = submittedValues(form, name).findLast((id) => !removed.includes(id));
  if (value === undefined) return { kind: "NONE" };
  const [, reason] = /^refused:(\w+)$/.exec(value) ?? [];
  if (reason !== undefined)
    return { kind: "REFUSED", problem: fileProblems.find((problem) => problem === reason) ?? "GONE" };
  const id = value.slice(0, 60);
  try {
    const file = await findUpload(id);
    return file ? { kind: "UPLOADED", id, file } : { kind: "REFUSED", problem: "GONE" };
  } catch {
    return { kind: "UNKNOWN", id };
  }
}

/** Yields the upload, if there is one. */
export function fileSchema(words: ApplicationFormWords["file"]) {
  return z.custom<ReadFile>().transform((read, context) => {
    if (read.kind === "UPLOADED") return read.file;
    if (read.kind === "REFUSED")
      context.addIssue(fillTemplate(words[read.problem], { max: maxUploadMegabytes }));
    return undefined;
  });
}
