import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { removeOrphans } from "#server/files/remove-files.ts";
import { log } from "#server/log.ts";
import { contactReceipt } from "#server/mail/contact-receipt.ts";
import { contactReceived } from "#server/mail/contact-received.ts";
import { linkReported } from "#server/mail/link-reported.ts";
import type { Mail, Mailbox, MailWords } from "#server/mail/mail.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { TaskHandler, TaskHandlers } from "#server/outbox/outbox.ts";
import { eraseUnconsentedChats } from "#server/store/erase-chats.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { parseReport, reportTask } from "#server/store/round-reports.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { indexUnindexed } from "#server/store/words.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import { eraseExpired } from "./erase-expired.ts";
import { mailCandidates, mailLane } from "./mail-candidates.ts";
import { tidyTasks } from "./tidy-tasks.ts";

type Parts = {
  store: Store;
  mailer: Mailer;
  contactTo: Mailbox;
  words: MailWords;
  mailFolder: string;
  siteUrl: string;
  files: FileStore;
  eraser: Eraser;
};

/** Handlers of mails and expiry, by the kind of their tasks. */
export function createTaskHandlers(parts: Parts): TaskHandlers {
  const { store, mailer, contactTo, words, siteUrl } = parts;
  const mailAbout = (
    compose: (row: MessageRow, company: Mailbox, words: MailWords) => Mail,
  ): TaskHandler => ({
    lane: mailLane,
    async run({ id, subject }) {
      const message = await findMessage(store, subject);
      // Skips messages that have been erased meanwhile.
      if (message) await mailer.send(id, compose(message, contactTo, words));
    },
  });
  return {
    "contact-received": mailAbout(contactReceived),
    "contact-receipt": mailAbout(contactReceipt),
    [reportTask]: {
      lane: mailLane,
      run: ({ id, subject }) => mailer.send(id, linkReported(parseReport(subject), contactTo, words)),
    },
    // People were told that their files are being removed, so a failure is never a day's delay.
    "erase-expired": {
      run: () => eraseExpired(parts),
      repeatEveryMs: dayMs,
      retryDelay: () => minuteMs,
    },
    // Each hour, as the question for consent promises erasure within a day.
    "erase-chats": {
      async run() {
        const chats = await eraseUnconsentedChats(store, Date.now());
        if (chats > 0) log("info", "chats-erased", { chats });
      },
      repeatEveryMs: hourMs,
    },
    "tidy-tasks": { run: () => tidyTasks(parts), repeatEveryMs: dayMs },
    // For applications that a process of an earlier release stores during a rolling deploy.
    "index-applications": {
      async run() {
        const applications = await indexUnindexed(store);
        if (applications > 0) log("info", "applications-indexed", { applications });
      },
      repeatEveryMs: 10 * minuteMs,
    },
    "remove-orphans": { run: () => removeOrphans(parts), repeatEveryMs: 7 * dayMs },
    ...mailCandidates({ store, mailer, replyTo: contactTo, words, siteUrl }),
  };
}
