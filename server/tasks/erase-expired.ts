import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { dayMs, hourMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import { countExpired, enqueueErasureNotices, findExpiredApplications } from "#server/store/applications.ts";
import { eraseExpiredChats } from "#server/store/erase-chats.ts";
import { countFilesToRemove, markUnusedFiles, noteFilesLeft } from "#server/store/files.ts";
import { findReleasedRequests } from "#server/store/holds.ts";
import { findExpiredMessages } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { findErasedTasks } from "#server/store/outbox-table.ts";
import { findExpiredRounds, forgetErasedRounds } from "#server/store/rounds.ts";
import { deleteTokens } from "#server/store/tokens.ts";
import { type Eraser, removeTraces } from "#server/submissions/erase-application.ts";
import { type MachineClock, machineClock, mayErase, recordErasure } from "./check-clock.ts";

/** Messages are erased after twelve months, as the privacy policy promises. */
export function twelveMonthsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Mails per query. */
const batchSize = 500;

/** Erases mail files of erased tasks: one may have been written while its application was erased. */
async function eraseMailFiles(store: Store, folder: string): Promise<void> {
  // The folder exists only if mails are written as files.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.eml(\.part)?$/.test(name)) : [];
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize);
    const idOf = (name: string) => name.replace(/\..*$/, "");
    const erased = new Set(await findErasedTasks(store, batch.map(idOf)));
    for (const name of batch) if (erased.has(idOf(name))) rmSync(join(folder, name), { force: true });
    await setImmediate();
  }
}

/** Candidates are notified this long before their application is erased, or up to a day earlier. */
const noticeMs = 7 * dayMs;

type Parts = { store: Store; files: FileStore; eraser: Eraser; mailFolder: string; clock?: MachineClock };

/** Erases temporary files of killed processes: an upload takes minutes, not an hour. */
function eraseIncompleteUploads(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (mtimeMs < now - hourMs) rmSync(file, { force: true });
  }
}

/**
 * Erases expired data: messages with their tasks and mails, applications a week after their notice, rounds, and files
 * of forms that were never sent. Then removes what erased rows left behind.
 * @throws {RetryableError} while files are left to remove, after everything else is done
 */
export async function eraseExpired(parts: Parts, now = new Date()): Promise<void> {
  const { store, files, eraser, mailFolder, clock = machineClock } = parts;
  const time = now.getTime();
  const before = twelveMonthsBefore(now).getTime();
  const counts = await countExpired(store, { applications: time, messages: before });
  if (await mayErase(store, { ...counts, now: time, clock: clock() })) {
    const messages = await findExpiredMessages(store, before);
    // SQLite works in this thread: requests come between two erasures.
    for (const id of messages) await eraser.eraseExpiredMessage(id).then(() => setImmediate());
    if (messages.length > 0) log("info", "messages-erased", { messages: messages.length });
    await enqueueErasureNotices(store, time, noticeMs);
    for (const id of await findExpiredApplications(store, time))
      await eraser.eraseExpiredApplication(id).then(() => setImmediate());
    for (const id of await findExpiredRounds(store, time))
      await eraser.eraseExpiredRound(id).then(() => setImmediate());
    await forgetErasedRounds(store, time);
    const chats = await eraseExpiredChats(store, time);
    if (chats > 0) log("info", "chats-erased", { chats });
    eraseIncompleteUploads(files.temporaryFolder, time);
    await markUnusedFiles(store, time);
    await deleteTokens(store, before);
    await recordErasure(store, time);
  }
  for (const id of await findReleasedRequests(store)) await eraser.eraseForCandidate(id);
  await eraseMailFiles(store, mailFolder);
  const failure = await removeTraces({ store, files }).catch((error: unknown) => error);
  const left = await countFilesToRemove(store);
  await noteFilesLeft(store, left > 0, time);
  if (failure !== undefined) throw failure;
  // Another process is removing them, or was killed while it did.
  if (left > 0) throw new RetryableError("files-left");
}
