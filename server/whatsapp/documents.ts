import type { MatchReport } from "resume-match";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import type { FileProblem } from "#domain/applications/form-fields.ts";
import { documentFields } from "#domain/chat/document-fields.ts";
import type { NumberWords } from "#domain/chat/number.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadBytes, maxUploadMegabytes } from "#domain/upload.ts";
import type { FileStore } from "#server/files/file-store.ts";
import type { SaveUpload } from "#server/files/uploads.ts";
import { PermanentError, RetryableError } from "#server/outbox/errors.ts";
import type { Score } from "#server/scoring/scorer.ts";
import { findUpload } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import type { GraphApi } from "./graph-api.ts";
import type { ReadDocument } from "./take-messages.ts";

type Parts = {
  store: Store;
  files: FileStore;
  api: GraphApi;
  saveUpload: SaveUpload;
  read: Score;
};

type Document = { media: string; name: string; sender: string };
type Reasons = { words: NumberWords; postingText: string; today: string };

/** Loads documents from Meta and stores them as uploads. */
export function createDocuments({ store, files, api, saveUpload, read }: Parts) {
  /** Stores a document. Problems are those of the form; GONE if Meta does not have it. */
  async function save({ media, name, sender }: Document): Promise<ReadFile> {
    try {
      const { size, bytes } = await api.loadMedia(media);
      if (size > maxUploadBytes) return { kind: "REFUSED", problem: "TOO_LARGE" };
      const saved = await saveUpload(await bytes(), name, sender);
      if (saved.kind === "REFUSED") {
        if (saved.reason === "UNAVAILABLE") throw new RetryableError("upload-unavailable");
        return { kind: "REFUSED", problem: saved.reason };
      }
      const file = await findUpload(store, saved.id);
      if (!file) throw new RetryableError("upload-gone");
      return { kind: "UPLOADED", id: file.id, file };
    } catch (error) {
      if (error instanceof PermanentError) return { kind: "REFUSED", problem: "GONE" };
      throw error;
    }
  }

  return {
    save,

    /** Finds an upload that was stored before, if a form could still use it. */
    async find({ id }: { id: string }): Promise<ReadFile> {
      const file = await findUpload(store, id);
      return file ? { kind: "UPLOADED", id, file } : { kind: "REFUSED", problem: "GONE" };
    },

    /** Stores a document and reads it in the scoring process. */
    async read(document: Document, { words, postingText, today }: Reasons): Promise<ReadDocument> {
      const { notRead, wrongKind, tooLarge } = words.document;
      const refused = (reason: string): ReadDocument => ({
        kind: "REFUSED",
        reason: fillTemplate(reason, { file: document.name, max: maxUploadMegabytes }),
      });
      const saved = await save(document);
      if (saved.kind === "REFUSED") {
        const reasons: Partial<Record<FileProblem, string>> = { TOO_LARGE: tooLarge, WRONG_TYPE: wrongKind };
        return refused(reasons[saved.problem] ?? notRead);
      }
      if (saved.kind !== "UPLOADED") return refused(notRead);
      const { hash, name } = saved.file;
      const outcome = await read(postingText, await files.read(hash), { isUrgent: true });
      if (outcome.kind === "FAILED") return refused(notRead);
      const { resume } = JSON.parse(outcome.report) as MatchReport;
      return { kind: "READ", fields: documentFields(resume, today), file: hash, name };
    },
  };
}
export type Documents = ReturnType<typeof createDocuments>;
