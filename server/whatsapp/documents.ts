import type { MatchReport } from "resume-match";
import { documentFields } from "#domain/chat/document-fields.ts";
import type { NumberWords } from "#domain/chat/number.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadBytes, maxUploadMegabytes } from "#domain/upload.ts";
import type { FileStore } from "#server/files/file-store.ts";
import type { SaveUpload } from "#server/files/uploads.ts";
import { PermanentError, RetryableError } from "#server/outbox/errors.ts";
import type { scoreResume } from "#server/scoring/score-resume.ts";
import { findUpload } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import type { GraphApi } from "./graph-api.ts";
import type { ReadDocument } from "./take-messages.ts";

type Parts = {
  store: Store;
  files: FileStore;
  api: GraphApi;
  saveUpload: SaveUpload;
  read: typeof scoreResume;
};

/** Loads documents from Meta, stores them as uploads of forms, and reads them in the process that reads résumés. */
export function createDocumentReader({ store, files, api, saveUpload, read }: Parts) {
  return async (
    { media, name, sender }: { media: string; name: string; sender: string },
    { words, postingText, today }: { words: NumberWords; postingText: string; today: string },
  ): Promise<ReadDocument> => {
    const refused = (reason: string, values = {}): ReadDocument => ({
      kind: "REFUSED",
      reason: fillTemplate(reason, { file: name, max: maxUploadMegabytes, ...values }),
    });
    const { notRead, wrongKind, tooLarge } = words.document;
    try {
      const { size, bytes } = await api.loadMedia(media);
      if (size > maxUploadBytes) return refused(tooLarge);
      const saved = await saveUpload(await bytes(), name, sender);
      if (saved.kind === "REFUSED") {
        if (saved.reason === "UNAVAILABLE") throw new RetryableError("upload-unavailable");
        const reasons = { TOO_LARGE: tooLarge, WRONG_TYPE: wrongKind, EMPTY: notRead, TOO_MANY: notRead };
        return refused(reasons[saved.reason]);
      }
      const upload = await findUpload(store, saved.id);
      if (!upload) throw new RetryableError("upload-gone");
      const outcome = await read(postingText, await files.read(upload.hash));
      if (outcome.kind === "FAILED") return refused(notRead);
      const { resume } = JSON.parse(outcome.report) as MatchReport;
      const fields = documentFields(resume, today);
      return { kind: "READ", fields, file: upload.hash, name: upload.name };
    } catch (error) {
      // Meta has deleted it, or never had it.
      if (error instanceof PermanentError) return refused(notRead);
      throw error;
    }
  };
}
