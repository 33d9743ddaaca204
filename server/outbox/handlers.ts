import type { EraseEverything } from "../erase-application.ts";
import type { FileStore } from "../files/file-store.ts";
import { contactReceipt } from "../mail/contact-receipt.ts";
import { contactReceived } from "../mail/contact-received.ts";
import type { Mail, Mailbox, MailWords } from "../mail/mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { findMessage } from "../store/messages.ts";
import type { Store } from "../store/open-store.ts";
import type { MessageRow } from "../store/tables.ts";
import { eraseExpired } from "./erase-expired.ts";
import { mailCandidates } from "./mail-candidates.ts";
import type { Handler, Handlers } from "./outbox.ts";

const day = 24 * 60 * 60 * 1000;

type Parts = {
  store: Store;
  mailer: Mailer;
  contactTo: Mailbox;
  words: MailWords;
  mailFolder: string;
  siteUrl: string;
  files: FileStore;
  eraseEverything: EraseEverything;
};

/** Everything the outbox can do, by what it is called in the table. */
export function createHandlers(parts: Parts): Handlers {
  const { store, mailer, contactTo, words, siteUrl } = parts;
  const mailAbout = (compose: (row: MessageRow, company: Mailbox, words: MailWords) => Mail): Handler => ({
    async run({ id, subject }) {
      const message = await findMessage(store, subject);
      // Erased meanwhile: there is nothing left to say.
      if (message) await mailer.send(id, compose(message, contactTo, words));
    },
  });
  return {
    "contact-received": mailAbout(contactReceived),
    "contact-receipt": mailAbout(contactReceipt),
    "erase-expired": { run: () => eraseExpired(parts), every: day },
    ...mailCandidates({ store, mailer, replyTo: contactTo, words, siteUrl }),
  };
}
