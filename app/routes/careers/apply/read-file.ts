import { submittedValues } from "#app/form/read-fields.ts";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { fileProblems } from "#domain/applications/form-fields.ts";
import type { UploadedFile } from "#domain/upload.ts";
import { removedFilesField } from "./application-fields.ts";

/** Rejects if the store fails. */
export type FindUpload = (id: string) => Promise<UploadedFile | undefined>;

/** Looks up the upload of a field. */
export async function readFile(form: FormData, name: string, findUpload: FindUpload): Promise<ReadFile> {
  const removed = submittedValues(form, removedFilesField);
  // The field may have several values: earlier uploads first, the newest last.
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
