import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { dayMs, hourMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { log } from "#server/log.ts";
import { enqueueErasureNotices, findExpiredApplications } from "#server/store/applications.ts";
import { deleteUnusedFiles, findFile } from "#server/store/files.ts";
import { eraseMessages } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { deleteTokens } from "#server/store/tokens.ts";
import type { EraseEverything } from "#server/submissions/erase-application.ts";

/** Messages are erased after twelve months, as the privacy policy promises. */
export function twelveMonthsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Mail files quote messages, so they expire with them. */
function eraseMailFiles(folder: string, before: number): void {
  // Without the file mailer there is no folder.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    if (/\.eml(\.part)?$/.test(name) && statSync(file).mtimeMs < before) rmSync(file);
  }
}

/** Candidates get a notice this long before their application is erased. */
const noticeMs = 7 * dayMs;

type Parts = { store: Store; files: FileStore; eraseEverything: EraseEverything; mailFolder: string };

/** Erases the temporary files of killed processes: an upload takes minutes, not an hour. */
function eraseIncompleteUploads(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (mtimeMs < now - hourMs) rmSync(file, { force: true });
  }
}

/** Erases files that nothing refers to any more. */
async function sweepFiles({ store, files }: Parts, now: number): Promise<void> {
  eraseIncompleteUploads(files.temporaryFolder, now);
  for (const hash of await deleteUnusedFiles(store, now)) {
    // The same bytes may have been sent again meanwhile.
    if (!(await findFile(store, hash))) await files.remove(hash);
  }
}

/**
 * Erases expired data: messages with their tasks and mail files, applications a week after their notice, and files of
 * forms that were never sent.
 */
export async function eraseExpired(parts: Parts, now = new Date()): Promise<void> {
  const { store, eraseEverything, mailFolder } = parts;
  const before = twelveMonthsBefore(now).getTime();
  const messages = await eraseMessages(store, before);
  eraseMailFiles(mailFolder, before);
  if (messages > 0) log("info", "messages-erased", { messages });

  await enqueueErasureNotices(store, now.getTime() + noticeMs, now.getTime());
  for (const id of await findExpiredApplications(store, now.getTime())) await eraseEverything(id);
  await sweepFiles(parts, now.getTime());
  await deleteTokens(store, before);
}
