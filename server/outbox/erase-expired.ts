import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { log } from "../log.ts";
import { eraseMessages } from "../store/messages.ts";
import type { Store } from "../store/open-store.ts";

/** What arrived before this has been kept for twelve months, as the privacy policy promises. */
export function twelveMonthsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Mails that were written as files quote the messages: they go with them. */
function eraseMailFiles(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/\.eml(\.part)?$/.test(name) && statSync(file).mtimeMs < before) rmSync(file);
  }
}

/** Erases messages whose time is up, with everything owed, sent or written about them. */
export async function eraseExpired(store: Store, mailFolder?: string, now = new Date()): Promise<void> {
  const before = twelveMonthsBefore(now).getTime();
  const messages = await eraseMessages(store, before);
  if (mailFolder !== undefined) eraseMailFiles(mailFolder, before);
  if (messages > 0) log("info", "messages-erased", { messages });
}
