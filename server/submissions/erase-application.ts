import { rm } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#server/log.ts";
import { eraseApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { taskIdsFor } from "#server/store/outbox-table.ts";

export type EraseParts = {
  store: Store;
  /** Where mails are written as files while there is no mail server. */
  mailFolder: string;
  /** Called before anything is erased, and durable when it has answered: no backup brings it back. */
  noteErasure: (id: string) => Promise<void>;
};

/** Erases an application with everything that was made of it. Its file goes with the next sweep. */
export function createApplicationEraser({ store, mailFolder, noteErasure }: EraseParts) {
  return async (id: string): Promise<void> => {
    await noteErasure(id);
    const mails = await taskIdsFor(store, id);
    await eraseApplication(store, id);
    for (const mail of mails) await rm(join(mailFolder, `${mail}.eml`), { force: true });
    log("info", "application-erased", { id });
  };
}

export type EraseEverything = ReturnType<typeof createApplicationEraser>;
