import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileStore } from "#server/files/file-store.ts";
import { log } from "#server/log.ts";
import { enqueueErasureNotices, findExpiredApplications } from "#server/store/applications.ts";
import { deleteUnusedFiles, findFile } from "#server/store/files.ts";
import { eraseMessages } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { deleteTokens } from "#server/store/tokens.ts";
import type { EraseEverything } from "#server/submissions/erase-application.ts";

/** What arrived before this has been kept for twelve months, as the privacy policy promises. */
export function twelveMonthsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Mails that were written as files quote the messages: they go with them. */
function eraseMailFiles(folder: string, before: number): void {
  // Where mails go through a server there is none.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    if (/\.eml(\.part)?$/.test(name) && statSync(file).mtimeMs < before) rmSync(file);
  }
}

const hour = 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

type Parts = { store: Store; files: FileStore; eraseEverything: EraseEverything; mailFolder: string };

/** A process that was killed leaves what it was writing; an upload takes minutes. */
function eraseIncompleteUploads(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (mtimeMs < now - hour) rmSync(file, { force: true });
  }
}

/** Erases files that belong to nothing any more. */
async function sweepFiles({ store, files }: Parts, now: number): Promise<void> {
  eraseIncompleteUploads(files.temporaryFolder, now);
  for (const hash of await deleteUnusedFiles(store, now)) {
    // Somebody may have begun to send the same bytes.
    if (!(await findFile(store, hash))) await files.remove(hash);
  }
}

/**
 * Erases what has been kept for its time: messages with everything owed, sent or written about them, applications a
 * week after their notice, files of forms that were never sent.
 */
export async function eraseExpired(parts: Parts, now = new Date()): Promise<void> {
  const { store, eraseEverything, mailFolder } = parts;
  const before = twelveMonthsBefore(now).getTime();
  const messages = await eraseMessages(store, before);
  eraseMailFiles(mailFolder, before);
  if (messages > 0) log("info", "messages-erased", { messages });

  await enqueueErasureNotices(store, now.getTime() + week, now.getTime());
  for (const id of await findExpiredApplications(store, now.getTime())) await eraseEverything(id);
  await sweepFiles(parts, now.getTime());
  await deleteTokens(store, before);
}
