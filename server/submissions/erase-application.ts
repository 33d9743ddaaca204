import { rm } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#server/log.ts";
import { eraseApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { taskIdsFor } from "#server/store/outbox-table.ts";

export type EraseParts = {
  store: Store;
  /** Folder of mails written as files, without a mail server. */
  mailFolder: string;
  /** Called before anything is erased. Durable once it resolves: a restored backup is erased again. */
  logErasure: (id: string) => Promise<void>;
};

/** Erases an application with all its data and mail files. The next sweep erases its file. */
export function createApplicationEraser({ store, mailFolder, logErasure }: EraseParts) {
  return async (id: string): Promise<void> => {
    await logErasure(id);
    const mails = await taskIdsFor(store, id);
    await eraseApplication(store, id);
    for (const mail of mails) await rm(join(mailFolder, `${mail}.eml`), { force: true });
    log("info", "application-erased", { id });
  };
}

export type EraseEverything = ReturnType<typeof createApplicationEraser>;
