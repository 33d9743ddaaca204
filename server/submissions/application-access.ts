import type { UploadedFile } from "#domain/upload.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { errorCode, log } from "#server/log.ts";
import { findApplicationByReference } from "#server/store/applications.ts";
import { findUpload } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { createConfirmation } from "./confirm-address.ts";
import type { Eraser } from "./erase-application.ts";
import { createOwnApplication } from "./own-application.ts";
import { createLinkRequests } from "./request-links.ts";
import { createWithdrawal } from "./withdraw-application.ts";

export type { MyApplicationData } from "./own-application.ts";
export { minAnswerMs } from "./request-links.ts";

type Parts = {
  store: Store;
  files: FileStore;
  eraser: Eraser;
  /** Whether files are scanned. If so, only clean ones are served. */
  isScanning: boolean;
  wakeOutbox: () => void;
};

/** Operations of candidates on their own applications. The token from a mail is the only credential. */
export function createApplicationAccess({ store, files, eraser, isScanning, wakeOutbox }: Parts) {
  return {
    async findReceipt(reference: string) {
      const row = await findApplicationByReference(store, reference);
      return row && { reference, arrivedAt: row.arrived_at };
    },

    /** @throws {Error} if the store is unavailable: the upload may exist */
    async findUpload(id: string): Promise<UploadedFile | undefined> {
      try {
        return await findUpload(store, id);
      } catch (error) {
        log("error", "upload-lookup-failed", { failure: errorCode(error) });
        throw error;
      }
    },

    ...createConfirmation({ store, wakeOutbox }),
    ...createOwnApplication({ store, files, isScanning }),
    ...createWithdrawal({ store, eraser, wakeOutbox }),
    ...createLinkRequests({ store, wakeOutbox }),
  };
}

export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;
